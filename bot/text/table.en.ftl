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
table-channel-taken = There is a match in this channel already, one at a time. `/match status` shows it.
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
table-own-seat = You cannot give a seat to yourself: you would see its hidden cards. Another moderator can do that for you.
table-reason-needed = Please give a reason of up to 500 characters; it is shown in the channel.
table-not-archived = This match is not in the archive.
table-expired = This match was archived more than { $days } days ago and can no longer be restored.
table-closing = The bot is restarting. Please press again in a minute; nothing is lost.
table-store-failed = { $what ->
    [full] The bot's disk is full. Your answer was not saved and nothing has changed; please tell the bot's owner this number: `{ $id }`
    [read-only] The bot cannot write its database. Your answer was not saved and nothing has changed; please tell the bot's owner this number: `{ $id }`
    [busy] The bot's database is busy. Nothing has changed; please try again.
    [disk] The bot's disk has failed. Your answer was not saved; please tell the bot's owner this number: `{ $id }`
   *[other] The bot cannot use its database. Nothing has changed; please tell the bot's owner this number: `{ $id }`
}

# The same for who runs the bot, in the log and on the terminal.

table-store-trouble = { $what ->
    [full] The disk is full, and this was not saved: { $detail }
    [read-only] The database cannot be written: { $detail }
    [busy] The database is busy: { $detail }
    [disk] The disk has failed, and this was not saved: { $detail }
    [corrupt] The database is damaged: { $detail }
    [missing] The database cannot be opened: { $detail }
    [newer] The database was written by a newer version of this program: { $detail }
   *[foreign] This file is not a database of this program: { $detail }
}
table-asked-first = Your opponent has asked to take something back. Answer that first: the request stands in the channel.
