# Die Seite von `ravenpost try`.

try-messages = Direktnachrichten
try-moderator = Moderation
try-seats = Plätze
try-hint = Drücke Handeln unter dem Plan, oder tippe / in den Kanal. Der Punkt zeigt, wer am Zug ist. Die Karten sieht nur, wem sie gehören.
try-gone = Ravenpost läuft nicht mehr. Starte es neu und lade diese Seite neu.
