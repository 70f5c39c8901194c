# The page of `ravenpost try`.

try-messages = Direct messages
try-moderator = moderator
try-seats = Seats
try-hint = Press Act under the board, or type / in the channel. The dot says whose move it is. Only a seat's own side sees its cards.
try-gone = Ravenpost has stopped. Start it again, and reload this page.
