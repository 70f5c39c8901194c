# What the bot itself says.

language-name = English

unsaid-question = What do you choose?
unsaid-event = Something happened.
unsaid-refusal = The rules do not allow that.
alarm = ⚠️ { $count ->
    [one] Something went wrong in the bot that you run.
   *[other] { $count } things went wrong in the bot that you run.
} The log has the whole story:
error = Something went wrong here, and nothing was lost. Please try again; if it happens again, tell the bot's owner this number: `{ $id }`
outdated = That is out of date: play has moved on.
unknown-control = This message is from an earlier version and no longer does anything. Use the newest message of the match, or `/choose`.
command-outdated = This command has changed. Please wait a minute, reload Discord, and try again.
command-refused = I cannot read one of these options. Please choose from the suggestions.
too-fast = One moment, please: you can ask for the next picture in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Buttons

button-act = Act
button-choose = Choose secretly
button-hand = My hand
button-board = Board
button-undo = Undo
button-help = Help
button-back = Back
button-change = Change
button-sure = Do it
button-same = Keep this answer
button-drop = No longer: { $kind }
button-suggested = Suggested: { $what }
button-none = None
button-amounts = Choose amounts
button-type = Type it
button-accept = Accept
button-join = Join
button-decline = Decline
button-call-off = Call off
button-agree = Allow it
button-refuse = Do not allow
button-ask-undo = Ask my opponent
button-resign = Give up the match
button-earlier = Earlier

choose-one = Choose one
menu-part = { $menu }: { $first } … { $last }
choose-some = Choose, and close the list
choose-which = Choose of what; then say how many
choose-style = Another style
choose-focus = A part of the board
whole-board = The whole board
up-to = { $item } (up to { $most })
too-many-amounts = That is too much for one form. Choose fewer of which you want several, or type it.
modal-most = Up to { $most }
modal-most-typed = Up to { $most }; “all” works, too
no-amount = { $item }: “{ $typed }” is no number, so nothing has changed. Write a number or “all”.
modal-singles = Which of these?
modal-typed = Your choice
modal-typed-about = For example: 2 of this, 1 of that. “all” and “none” work, too.
mode-swap = -# You are changing your locked choice.
mode-keep = -# This answer will be given again, without asking you, until the circumstances change. You can cancel it under “My hand”.

## Whose move

panel-title = ## { $game } · turn { $turn }
panel-earlier = … earlier events are in `/log`
to-move = **{ $seat }** to move: { $who }
choose-secretly = **Both choose in secret.**
seat-choosing = { $seat }: choosing … { $who }
seat-chosen = { $seat }: locked 🔒
seat-line = **{ $seat }**: { $who }
waiting-for = Waiting for { $who }.
not-your-move = Nothing is asked of you right now.
paused = ⏸️ The match is paused: { $reason }
locked-in = 🔒 Your choice is locked. You may change it until the other side has locked, too.
locked-what = 🔒 Locked: **{ $what }**
sure-what = You have chosen: **{ $what }**
sure-why = -# Once done, you cannot take this back alone. Whether I ask is one of your `/settings`.
dropped = That answer is no longer given for you.
undone = Taken back.
turn-number = Turn { $turn }.

## Who and where

stranger = You do not play on this side. Everybody can look at the **Board**; to play yourself, begin a match with `/match new`.
no-match-here = There is no match in this channel. Begin one with `/match new`.
no-match-of-yours = You have no match going on. Begin one in a server's channel with `/match new`.
which-match = You have several matches. Use the command in the match's channel, or the buttons of its messages. `/match list` shows them.
not-in-this-game = { $game } has no such command. `/choose` always works.

## Beginning

invited = { $host } challenges { $who } to **{ $game }**.
open-seat = { $host } looks for an opponent for **{ $game }**. Who joins?
begun = ## { $game } begins
promise = -# The dice are fixed by a secret whose fingerprint is `{ $hash }`. It is published when the match is over, so that anybody can check every die and every card.
new-alone = The match begins, and you play both sides.
new-invited = Your invitation to { $who } is on its way. You play: **{ $seat }**.
new-open = The open seat is on its way. You play: **{ $seat }**.
joined = Welcome! You play: **{ $seat }**.
invitation-gone = This invitation is no longer open.
invitation-declined = All right, the match is called off.
own-invitation = This is your own invitation. It is for your opponent to accept.
declined = { $who } has declined the invitation.
called-off = { $who } has called the invitation off.
no-bots = Bots do not play here.
only-in-a-server = A match is played in a channel of a server. Use this command there.
no-such-game = I do not know that game. Choose one of the suggestions.
no-such-side = There is no such side. The sides are: { $sides }.
side-random = Random
permissions-missing = I cannot run a match in this channel yet. Please allow me: { $names }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Status

status-inviting = Waiting for an opponent to accept.
status-active = The match is going on.
status-over = The match is over.
status-archived = The match is in the archive.
list-your-move = ⚔️ **{ $game }** in { $channel }: **your move**, since { $time }
list-waiting = ⏳ **{ $game }** in { $channel }: the other side's move, since { $time }
list-inviting = ✉️ **{ $game }** in { $channel }: invitation, { $time }
list-empty = You have no match going on.

## The end

over-won = 🏆 **{ $how }** { $who }
over-resigned = 🏆 Victory: **{ $who }** – the other side has given up.
over-nobody = The match is over, without a winner.
seed-shown = -# The secret of the dice was `{ $seed }`, its fingerprint `{ $hash }`. `/match verify` checks the whole match, `/match export` gives it to you as a file.
resign-sure = Do you really want to give up? The other side wins at once, and this cannot be taken back.
claim-sure = Do you really want to claim the match? It ends at once, and this cannot be taken back.
resign-invitation = This match has not begun yet, so there is nothing to give up. You can call the invitation off.
resigned = You have given up. Well fought.
exported = The whole match. `ravenpost replay` plays it once more and checks every die.
exported-public = The match so far, as everybody may know it. The dice and cards come with it when the match is over.
verify-later = The match goes on, so its secret stays a secret. It is promised by this fingerprint: `{ $hash }`
verified = ✅ Verified: the seed `{ $seed }` has the promised fingerprint `{ $hash }`, and all { $count } steps come out the same.
verified-older = ✅ The seed `{ $seed }` has the promised fingerprint `{ $hash }` and gave these dice. The rules have been corrected since, so the course cannot be compared step by step.
not-replayed = ❌ NOT verified: the seed `{ $seed }` has the promised fingerprint `{ $hash }` and gave these dice, but played once more under the same version of the rules, the match goes another way at step { $at }. Please tell the bot's owner.
not-verified = ❌ NOT verified: the seed `{ $seed }` and the promise `{ $hash }` do not fit what happened. Please tell the bot's owner.
replay-title = ## The last steps

## Taking back

undo-asked = { $who } asks to take something back in { $channel }. { $others }, do you allow it? This would go:
undo-barrier = ⚠️ Dice or cards have been seen since. They would **not** come out the same again.
undo-sent = Your opponent has been asked.
undo-declined = All right, nothing is taken back.
undo-others = Thank you. Somebody else has to agree, too.
undo-refused = { $who }, your request to take something back was not granted.
undo-withdrawn = The request to take something back was withdrawn.
rewound = ↩️ Something was taken back by { $who }.
rewound-moderator = ↩️ A moderator has rewound the match.

## Letters

notice-title = **{ $game }** ({ $seat }) in { $channel }
notice-move = ⚔️ **Your move.** { $question }
dm-closed = { $who }, the game has something for your eyes only, but your direct messages are closed to me. Press **My hand**.
channel-lost = I can no longer write in the channel of your match of **{ $game }**. Nothing is lost: a moderator can bring it to another channel with `/moderate move`.

## Looking

hand-title = ## { $game }: your hand ({ $seat })
hand-empty = You hold no cards.
board-title = ## { $game } · turn { $turn }
log-title = ## { $game }: what happened
log-empty = Nothing has happened yet.
no-such-topic = There is no such chapter. Choose one of the suggestions.
style-parchment = Parchment
style-dark = Dark
style-contrast = High contrast

help-title = ## Ravenpost
help-start = **Begin**: `/match new` in a channel, with an opponent or with an open seat. One match a channel; days between moves are fine, and nothing gets lost.
help-play = **Play**: press **Act** below the newest board. You are asked one thing at a time. Or say it in one command: each action has its own slash command that completes what is legal, and `/choose` answers whatever is asked. **Undo** takes back your last answer until dice, cards or the other side come in.
help-secrets = **Secrets**: your cards come by direct message, and always with **My hand** or `/hand`, which only you can see. Where both choose in secret, the channel sees only who has locked.
help-more = **More**: `/board`, `/log`, `/rules`, `/match status`, `/match list`, `/match undo`, `/match resign`, `/settings` (language, colours, messages, reminders). Moderators have `/moderate pause`, `/moderate audit` and more, and see no hidden card.

## Settings

settings-title = ## Your settings
settings-auto = as in Discord
settings-language = Language: **{ $value }**
settings-theme = Colours: **{ $value }**
settings-messages = Direct messages: { $value ->
    [on] **on**
    [off] **off**
   *[closed] **closed to me** (allow direct messages from members of this server)
}
settings-reminder = Reminder: { $hours ->
    [0] **never**
    [one] **after 1 hour**
   *[other] **after { $hours } hours**
}
settings-quiet = Quiet hours: **{ $value }**
settings-away = Away until: **{ $value }**
settings-confirm = Ask before what cannot be taken back: { $value ->
    [on] **yes**
   *[off] **no**
}
settings-away-alone = Please say your last day away, too, for example: away_from:2026-12-20 away:2026-12-24
settings-bad = I cannot read that. It looks like this: { $value }

## Moderators

not-a-moderator = This is for moderators: it needs the permission Manage Server, or the moderators' role.
moderated = Done. It is announced in the channel.
no-such-place = There is no “{ $typed }” on this board. Choose from the list that comes up while you type.
no-such-point = Choose one of the suggested points.
no-such-match = This server has no such match. Choose one of the suggestions.
no-such-archive = This channel has no such match in its archive.
deed-rewind = 🛡️ { $moderator } rewinds the match to step { $step }.
deed-pause = 🛡️ { $moderator } pauses the match.
deed-resume = 🛡️ { $moderator } lets the match go on.
deed-close = 🛡️ { $moderator } puts the match into the archive. It can be restored for 30 days.
deed-reset = 🛡️ { $moderator } puts the match into the archive and begins a new one.
deed-restore = 🛡️ { $moderator } brings the match back from the archive.
deed-reassign = 🛡️ { $moderator } gives a seat to somebody else: { $seat }, until now { $before }, from now on { $person }.
deed-move = 🛡️ { $moderator } brings the match to { $channel }.
deed-reason = Reason: { $reason }
audit-title = ## What moderators did
audit-line = { $time } (match { $match }) { $deed } – { $reason }
audit-empty = Nothing.
