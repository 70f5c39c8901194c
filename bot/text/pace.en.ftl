# Reminders, quiet hours, days away and clocks. Nothing here tells a hidden fact.

pace-reminder = You are still to move: { $game }, { $channel }. You were asked { $since }.{ $locked ->
    [yes] {" "}The other side has locked its choice.
   *[no] {""}
}{ $last ->
    [yes] {" "}This is the last reminder for this move.
   *[no] {""}
}
pace-reminder-public = { $who }: you are still to move. You were asked { $since }.{ $locked ->
    [yes] {" "}The other side has locked its choice.
   *[no] {""}
}{ $last ->
    [yes] {" "}This is the last reminder for this move.
   *[no] {""}
}
pace-reminders-ended = { $others }: { $who } was asked { $since }, has not answered, and is not reminded any more. You can wait, talk to them, or ask a moderator to hand the seat over or to close the match.

pace-clock-relaxed = Relaxed clock: { $cap } hours, and { $increment } more for every move
pace-clock-standard = Standard clock: { $cap } hours, and { $increment } more for every move
pace-clock-fallen = { $others }: the clock of { $who } has run out. You can claim the match or give more time; until then play goes on.
pace-clock-extended = { $who }: { $by } gives you { $hours } more hours.
pace-button-claim = Claim the match
pace-button-extend = Give more time
pace-over-time = Victory: { $winner } – the clock of { $loser } ran out.

pace-standing-waiting = To move: { $who }, asked { $since }
pace-standing-reminded = reminded { $count ->
    [one] once
   *[other] { $count } times
}
pace-standing-ended = no more reminders
pace-standing-away = { $who } is away until { $until }
pace-standing-clock = { $who }: { $left } left on the clock
pace-standing-running = { $who }: the clock runs out { $falls }
pace-standing-fallen = { $who }: the clock has run out

pace-unknown-zone = There is no time zone “{ $zone }”. Write it like { $close }, or choose one from the list.
pace-bad-hour = “{ $hour }” is no time of day. Write it like 22:30, or `-` for no quiet hours.
pace-half-quiet = Quiet hours need both a beginning and an end, for example: quiet_from:22:30 quiet_to:8:00
pace-bad-date = “{ $date }” is no date. Write it like 2026-12-24.
pace-dates-passed = These days are over already, or they end before they begin.
pace-away-too-long = Your matches can wait up to { $days } days. For longer, please ask a moderator to hand your seat over or to close the match.
pace-bad-interval = Please give a number of hours from { $least } to { $most }.
pace-no-clock = This match is played without a clock.
pace-not-fallen = The clock has not run out, or the move has been made meanwhile.
pace-fallen-too = Your own clock has run out as well, and you still owe an answer.
