# Was der Bot selbst sagt.

language-name = Deutsch

unsaid-question = Was wählst du?
unsaid-event = Etwas ist geschehen.
unsaid-refusal = Das erlauben die Regeln nicht.
alarm = ⚠️ { $count ->
    [one] In dem Bot, den du betreibst, ist etwas schiefgegangen.
   *[other] In dem Bot, den du betreibst, ist { $count }-mal etwas schiefgegangen.
} Genaueres steht im Protokoll:
error = Hier ist etwas schiefgegangen; verloren ist nichts. Bitte versuch es noch einmal. Wenn es wieder geschieht, sag dem Betreiber diese Nummer: `{ $id }`
outdated = Das ist überholt: Die Partie ist weitergegangen.
unknown-control = Diese Nachricht stammt aus einer früheren Version und bewirkt nichts mehr. Nimm die neueste Nachricht der Partie oder `/choose`.
command-outdated = Dieser Befehl hat sich geändert. Bitte warte eine Minute, lade Discord neu und versuch es noch einmal.
command-refused = Eine dieser Angaben kann ich nicht lesen. Bitte wähle aus den Vorschlägen.
too-fast = Einen Augenblick bitte: Das nächste Bild gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.

## Knöpfe

button-act = Handeln
button-choose = Verdeckt wählen
button-hand = Meine Karten
button-board = Spielplan
button-undo = Zurücknehmen
button-help = Hilfe
button-back = Zurück
button-change = Ändern
button-sure = Ausführen
button-same = Antwort beibehalten
button-drop = Nicht mehr: { $kind }
button-suggested = Vorschlag: { $what }
button-none = Keine
button-amounts = Anzahlen wählen
button-type = Eintippen
button-accept = Annehmen
button-join = Mitspielen
button-decline = Ablehnen
button-call-off = Absagen
button-agree = Erlauben
button-refuse = Nicht erlauben
button-ask-undo = Gegner fragen
button-resign = Partie aufgeben
button-earlier = Früher

choose-one = Wähle eins
menu-part = { $menu }: { $first } … { $last }
choose-some = Wähle und schließe die Liste
choose-which = Wähle, wovon; dann sag, wie viele
choose-style = Anderer Stil
choose-focus = Ein Ausschnitt
whole-board = Der ganze Plan
up-to = { $item } (bis zu { $most })
too-many-amounts = Das ist zu viel für ein Formular. Wähle weniger, wovon du mehrere willst, oder tippe es ein.
modal-most = Bis zu { $most }
modal-most-typed = Bis zu { $most }; auch „alle“ geht
no-amount = { $item }: „{ $typed }“ ist keine Zahl, also hat sich nichts geändert. Schreib eine Zahl oder „alle“.
modal-singles = Welche davon?
modal-typed = Deine Wahl
modal-typed-about = Zum Beispiel: 2 hiervon, 1 davon. Auch „alle“ und „keine“ gehen.
mode-swap = -# Du änderst deine verdeckte Wahl.
mode-keep = -# Diese Antwort wird künftig für dich gegeben, ohne dich zu fragen, bis sich die Umstände ändern. Unter „Meine Karten“ kannst du sie löschen.

## Wer am Zug ist

panel-title = ## { $game } · Zug { $turn }
panel-earlier = … Früheres steht in `/log`
to-move = **{ $seat }** am Zug: { $who }
choose-secretly = **Beide wählen verdeckt.**
seat-choosing = { $seat }: wählt noch … { $who }
seat-chosen = { $seat }: steht fest 🔒
seat-line = **{ $seat }**: { $who }
waiting-for = Am Zug: { $who }.
not-your-move = Du bist gerade nicht gefragt.
paused = ⏸️ Die Partie ist angehalten: { $reason }
locked-in = 🔒 Deine Wahl steht fest. Du kannst sie ändern, bis auch die andere Seite gewählt hat.
locked-what = 🔒 Gewählt: **{ $what }**
sure-what = Du hast gewählt: **{ $what }**
sure-why = -# Danach kannst du es allein nicht mehr zurücknehmen. Ob ich nachfrage, steht in deinen `/settings`.
dropped = Diese Antwort wird nicht mehr für dich gegeben.
undone = Zurückgenommen.
turn-number = Zug { $turn }.

## Wer und wo

stranger = Du spielst nicht auf dieser Seite. Den **Spielplan** kann jeder ansehen; mit `/match new` beginnst du eine eigene Partie.
no-match-here = In diesem Kanal gibt es keine Partie. Mit `/match new` beginnst du eine.
no-match-of-yours = Du hast keine laufende Partie. Beginne eine in einem Serverkanal mit `/match new`.
which-match = Du hast mehrere Partien. Nimm den Befehl im Kanal der Partie oder die Knöpfe ihrer Nachrichten. `/match list` zeigt sie.
not-in-this-game = Diesen Befehl gibt es nicht in: { $game }. `/choose` geht immer.

## Beginnen

invited = { $host } fordert { $who } heraus: **{ $game }**.
open-seat = { $host } sucht jemanden für **{ $game }**. Wer spielt mit?
begun = ## { $game } beginnt
promise = -# Die Würfel stehen durch ein Geheimnis fest, dessen Fingerabdruck `{ $hash }` ist. Es wird nach der Partie gezeigt, dann kann jeder jeden Wurf und jede Karte nachprüfen.
new-alone = Die Partie beginnt, und du spielst beide Seiten.
new-invited = Deine Einladung an { $who } ist unterwegs. Du spielst: **{ $seat }**.
new-open = Der freie Platz wird ausgeschrieben. Du spielst: **{ $seat }**.
joined = Willkommen! Du spielst: **{ $seat }**.
invitation-gone = Diese Einladung gilt nicht mehr.
invitation-declined = In Ordnung, die Partie ist abgesagt.
own-invitation = Das ist deine eigene Einladung. Annehmen muss sie dein Gegner.
declined = { $who } hat die Einladung abgelehnt.
called-off = { $who } hat die Einladung zurückgezogen.
no-bots = Bots spielen hier nicht mit.
only-in-a-server = Gespielt wird im Kanal eines Servers. Nimm diesen Befehl dort.
no-such-game = Dieses Spiel kenne ich nicht. Wähle einen der Vorschläge.
no-such-side = Diese Seite gibt es nicht. Zur Wahl stehen: { $sides }.
side-random = Zufall
permissions-missing = In diesem Kanal kann ich noch keine Partie führen. Bitte erlaube mir: { $names }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Stand

status-inviting = Es fehlt noch die Zusage des Gegners.
status-active = Die Partie läuft.
status-over = Die Partie ist zu Ende.
status-archived = Die Partie liegt im Archiv.
list-your-move = ⚔️ **{ $game }** in { $channel }: **du bist am Zug**, seit { $time }
list-waiting = ⏳ **{ $game }** in { $channel }: die andere Seite ist am Zug, seit { $time }
list-inviting = ✉️ **{ $game }** in { $channel }: Einladung, { $time }
list-empty = Du hast keine laufende Partie.

## Das Ende

over-won = 🏆 **{ $how }** { $who }
over-resigned = 🏆 Sieg: **{ $who }** – die andere Seite hat aufgegeben.
over-nobody = Die Partie ist zu Ende, ohne Sieger.
seed-shown = -# Das Geheimnis der Würfel war `{ $seed }`, sein Fingerabdruck `{ $hash }`. `/match verify` prüft die ganze Partie, `/match export` gibt sie dir als Datei.
resign-sure = Willst du wirklich aufgeben? Die andere Seite gewinnt sofort, und das lässt sich nicht zurücknehmen.
claim-sure = Willst du die Partie wirklich beanspruchen? Sie endet sofort, und das lässt sich nicht zurücknehmen.
resign-invitation = Diese Partie hat noch nicht begonnen, darum gibt es nichts aufzugeben. Du kannst die Einladung absagen.
resigned = Du hast aufgegeben. Gut gekämpft.
exported = Die ganze Partie. `ravenpost replay` spielt sie noch einmal und prüft jeden Wurf.
exported-public = Die Partie bis hierher, so wie jeder sie kennt. Würfel und Karten kommen nach dem Ende dazu.
verify-later = Die Partie läuft noch, darum bleibt ihr Geheimnis geheim. Zugesagt ist es mit diesem Fingerabdruck: `{ $hash }`
verified = ✅ Geprüft: Der Schlüssel `{ $seed }` hat den zugesagten Fingerabdruck `{ $hash }`, und alle { $count } Schritte ergeben dasselbe.
verified-older = ✅ Der Schlüssel `{ $seed }` hat den zugesagten Fingerabdruck `{ $hash }`, und die Würfe stammen von ihm. Die Regeln wurden seither berichtigt; darum lässt sich der Verlauf nicht Schritt für Schritt vergleichen.
not-replayed = ❌ NICHT bestätigt: Der Schlüssel `{ $seed }` hat den zugesagten Fingerabdruck `{ $hash }`, und die Würfe stammen von ihm; aber nach derselben Fassung der Regeln noch einmal gespielt, verläuft die Partie bei Schritt { $at } anders. Bitte sag dem Betreiber Bescheid.
not-verified = ❌ NICHT bestätigt: Schlüssel `{ $seed }` und Zusage `{ $hash }` passen nicht zu dem, was geschah. Bitte sag dem Betreiber Bescheid.
replay-title = ## Die letzten Schritte

## Zurücknehmen

undo-asked = { $who } möchte in { $channel } etwas zurücknehmen. { $others }, erlaubst du es? Das fiele weg:
undo-barrier = ⚠️ Seither wurden Würfel oder Karten gesehen. Sie fielen **nicht** wieder genauso.
undo-sent = Dein Gegner wurde gefragt.
undo-declined = In Ordnung, es bleibt alles, wie es ist.
undo-others = Danke. Es muss noch jemand zustimmen.
undo-refused = { $who }, dein Wunsch, etwas zurückzunehmen, wurde nicht erfüllt.
undo-withdrawn = Der Wunsch, etwas zurückzunehmen, wurde zurückgezogen.
rewound = ↩️ Es wurde etwas zurückgenommen ({ $who }).
rewound-moderator = ↩️ Die Moderation hat die Partie zurückgesetzt.

## Briefe

notice-title = **{ $game }** ({ $seat }) in { $channel }
notice-move = ⚔️ **Du bist am Zug.** { $question }
dm-closed = { $who }, das Spiel hat etwas nur für deine Augen, aber ich darf dir keine Direktnachrichten senden. Drücke **Meine Karten**.
channel-lost = In den Kanal deiner Partie **{ $game }** kann ich nicht mehr schreiben. Verloren ist nichts: Die Moderation kann sie mit `/moderate move` in einen anderen Kanal holen.

## Ansehen

hand-title = ## { $game }: deine Karten ({ $seat })
hand-empty = Du hast keine Karten.
board-title = ## { $game } · Zug { $turn }
log-title = ## { $game }: was geschah
log-empty = Noch ist nichts geschehen.
no-such-topic = Dieses Kapitel gibt es nicht. Wähle einen der Vorschläge.
style-parchment = Pergament
style-dark = Dunkel
style-contrast = Hoher Kontrast

help-title = ## Ravenpost
help-start = **Beginnen**: `/match new` in einem Kanal, mit einem Gegner oder mit einem freien Platz. Eine Partie je Kanal; zwischen den Zügen dürfen Tage liegen, verloren geht nichts.
help-play = **Spielen**: Drücke **Handeln** unter dem neuesten Spielplan. Du wirst eins nach dem anderen gefragt. Oder sag es in einem Befehl: Jede Aktion hat ihren eigenen Slash-Befehl, der vorschlägt, was erlaubt ist; `/choose` beantwortet, was immer gerade gefragt ist. **Zurücknehmen** nimmt deine letzte Antwort zurück, bis Würfel, Karten oder die andere Seite ins Spiel kommen.
help-secrets = **Geheimes**: Deine Karten kommen als Direktnachricht, und immer mit **Meine Karten** oder `/hand`, was nur du siehst. Wo beide verdeckt wählen, sieht der Kanal nur, wessen Wahl feststeht.
help-more = **Mehr**: `/board`, `/log`, `/rules`, `/match status`, `/match list`, `/match undo`, `/match resign`, `/settings` (Sprache, Farben, Nachrichten, Erinnerungen). Die Moderation hat `/moderate pause`, `/moderate audit` und mehr; verdeckte Karten sieht sie nicht.

## Einstellungen

settings-title = ## Deine Einstellungen
settings-auto = wie in Discord
settings-language = Sprache: **{ $value }**
settings-theme = Farben: **{ $value }**
settings-messages = Direktnachrichten: { $value ->
    [on] **an**
    [off] **aus**
   *[closed] **für mich geschlossen** (erlaube Direktnachrichten von Mitgliedern dieses Servers)
}
settings-reminder = Erinnerung: { $hours ->
    [0] **nie**
    [one] **nach 1 Stunde**
   *[other] **nach { $hours } Stunden**
}
settings-quiet = Ruhezeit: **{ $value }**
settings-away = Abwesend bis: **{ $value }**
settings-confirm = Nachfragen vor dem, was sich nicht zurücknehmen lässt: { $value ->
    [on] **ja**
   *[off] **nein**
}
settings-away-alone = Bitte nenne auch deinen letzten Tag, zum Beispiel: abwesend_ab:20.12.2026 abwesend:24.12.2026
settings-bad = Das kann ich nicht lesen. Es sieht so aus: { $value }

## Moderation

not-a-moderator = Das ist der Moderation vorbehalten: Es braucht das Recht „Server verwalten“ oder die Rolle der Moderation.
moderated = Erledigt. Es wird im Kanal bekannt gegeben.
no-such-place = „{ $typed }“ gibt es auf diesem Spielplan nicht. Wähle aus der Liste, die beim Tippen erscheint.
no-such-point = Wähle einen der vorgeschlagenen Punkte.
no-such-match = Eine solche Partie gibt es auf diesem Server nicht. Wähle einen der Vorschläge.
no-such-archive = Eine solche Partie liegt nicht im Archiv dieses Kanals.
deed-rewind = 🛡️ { $moderator } setzt die Partie auf Schritt { $step } zurück.
deed-pause = 🛡️ { $moderator } hält die Partie an.
deed-resume = 🛡️ { $moderator } lässt die Partie weitergehen.
deed-close = 🛡️ { $moderator } legt die Partie ins Archiv. 30 Tage lang kann sie zurückgeholt werden.
deed-reset = 🛡️ { $moderator } legt die Partie ins Archiv und beginnt eine neue.
deed-restore = 🛡️ { $moderator } holt die Partie aus dem Archiv zurück.
deed-reassign = 🛡️ { $moderator } vergibt einen Platz neu: { $seat }, bisher { $before }, von nun an { $person }.
deed-move = 🛡️ { $moderator } holt die Partie nach { $channel }.
deed-reason = Grund: { $reason }
audit-title = ## Was die Moderation getan hat
audit-line = { $time } (Partie { $match }) { $deed } – { $reason }
audit-empty = Nichts.
