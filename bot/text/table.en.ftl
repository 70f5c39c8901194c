# What the table answers when something cannot be done. Nothing has changed then.

table-error = That did not work, and nothing has changed.
table-no-match = There is no such match here.
table-not-your-seat = This is not your seat in this match.
table-stale = { $done ->
    [yes] You have answered this already; your answer counts.
   *[no] This is out of date: play has moved on. Here is what is asked now.
}
table-paused = A moderator has paused this match: { $reason }
table-not-begun = This match has not begun yet: a seat is still free.
table-over = This match is over.
table-not-over = That can only be shown when the match is over: it would give secrets away.
table-channel-taken = There is a match in this channel already. One at a time.
table-seat-taken = That seat is taken.
table-nothing-to-undo = { $why ->
    [chance] You cannot take that back alone: dice were rolled or something was drawn. You can ask your opponent.
    [reveal] You cannot take that back alone: something hidden became known. You can ask your opponent.
    [seat] You cannot take that back alone: another player has answered since. You can ask your opponent.
   *[start] There is nothing of yours to take back.
}
table-nothing-asked = Nobody asks to take anything back, or play has gone on since.
table-unreachable = The rules have been corrected since, and that point cannot be rebuilt. Choose one of the kept points.
table-plays-here = You play in this match, so you cannot moderate it.
table-reason-needed = Please give a reason of up to 500 characters; it is shown in the channel.
table-not-archived = This match is not in the archive.
table-expired = This match was archived more than { $days } days ago and can no longer be restored.
table-closing = The bot is restarting. Please press again in a minute; nothing is lost.
table-bad-file = { $why ->
    [size] This file is too large to be an exported match.
    [form] This file is not an exported match: { $detail }
    [unfinished] This match was exported before its end, so it cannot be replayed.
    [game] This bot does not know the game { $detail }.
    [seed] The seed in this file is not the one that was promised, or it did not give these dice.
    [differs] Replayed under these rules, the match goes another way at entry { $detail }.
    [illegal] Replayed under these rules, the match has an illegal answer: { $detail }
   *[end] The match does not end as the file says.
}
table-store-failed = { $what ->
    [full] The bot's disk is full. Your answer was not saved and nothing has changed; please tell the bot's owner.
    [read-only] The bot cannot write its database. Your answer was not saved and nothing has changed; please tell the bot's owner.
    [busy] The bot's database is busy. Nothing has changed; please try again.
    [disk] The bot's disk has failed. Your answer was not saved; please tell the bot's owner.
    [corrupt] The database is damaged: { $detail }
    [missing] The database cannot be opened: { $detail }
    [newer] The database was written by a newer version of this program: { $detail }
   *[foreign] This file is not a database of this program: { $detail }
}
