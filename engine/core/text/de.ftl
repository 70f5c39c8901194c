# Wörter, die alle Spiele teilen.
list-none = nichts
list-more = { $a }, { $b }
list-last = { $a } und { $b }
yes = Ja
no = Nein
done = Fertig

event-locked = { $seat } – die Wahl steht fest.
event-revised = Du hast deine Wahl geändert.
event-retracted = { $seat } – es wird neu gewählt.
event-moved-on = { $seat } – entschieden.
event-standing = Eine deiner Dauerantworten wurde gegeben.
event-standing-cancelled = Eine deiner Dauerantworten passt nicht mehr und wurde gelöscht.
event-won = Sieg: { $seat }.

# Was gesagt wird, wenn eine Antwort aus einem allgemeinen Grund nicht geht, und worum es in der Frage geht.
refusal-and-rule = { $refusal } { $rule }

illegal-over = Diese Partie ist zu Ende.
illegal-not-asked = Diese Seite ist gerade nicht gefragt.
illegal-stale = Diese Frage ist schon erledigt.
illegal-locked = Diese Seite hat schon gewählt. Nimm die Wahl erst zurück, um sie zu ändern.
illegal-not-locked = Es gibt keine Wahl, die sich zurücknehmen ließe.
illegal-malformed = Das ist keine Antwort auf diese Frage.
illegal-not-offered = „{ $value }“ gehört nicht zu den erlaubten Möglichkeiten.
illegal-amount = { $item }: höchstens { $most } vorhanden.
illegal-too-few = Es müssen mindestens { $least } gewählt werden.
illegal-too-many = Es dürfen höchstens { $most } gewählt werden.
illegal-no-standing = Für diese Frage gibt es keine Dauerantwort.
illegal-nothing-given = Es wurde keine Antwort gegeben.

amounts-all = alle
amounts-default = wie vorgeschlagen
amounts-none = keine
illegal-unknown-option = Dieser Befehl hat keine Option { $option }.
illegal-unknown-item = „{ $value }“ steht hier nicht zur Wahl.
illegal-which-of =
    { $options_n ->
        [2] Sag, was davon: { $options_first } oder { $options_last }.
       *[other] Sag, was du meinst. Möglich sind: { $options }.
    }
illegal-not-now = `/{ $command }` ist gerade nicht möglich.
illegal-not-asked-for = Die Option { $option } passt hier nicht; es wurde nichts getan.
