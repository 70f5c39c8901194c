## Ereigniskarten: was sie fragen, was sie bewirken und was sie verbieten

dice = Würfel
    .one = Würfel
    .count =
        { $n ->
            [one] 1 Würfel
           *[other] { $n } Würfel
        }

## Fragen: Armeen

ask-shoot-from = Welche deiner Armeen trifft eine Nachbarin?
    .none = Keine
ask-shoot-at = Welche benachbarte gegnerische Armee triffst du?
    .none = Keine
ask-heal =
    { $count ->
        [one] Welche Armee entfernt Schadensmarker? Du musst keine wählen.
       *[other] Welche Armeen entfernen Schadensmarker, höchstens { $count }?
    }
ask-surgeons =
    { $count ->
        [one] 1 Schadensmarker von dieser Armee entfernen?
       *[other] Von welchen Armeen entfernst du Schadensmarker, und wie viele? Höchstens 2 Armeen.
    }
ask-leaders-to =
    { $count ->
        [one] Welche Armee erhält einen Führungsmarker?
       *[other] Welche Armeen erhalten je einen Führungsmarker, höchstens { $count }?
    }
ask-ambush = Welche deiner Armeen legt sich in den Hinterhalt?
ask-regroup = Welche Armee wechselt mit einer Nachbarin die Stellung?
ask-regroup-with = Mit welcher benachbarten Armee teilt sie ihre Kräfte neu auf?
ask-redistribute = { $place }: Wer soll hier stehen? Alle anderen stehen dann dort: { $other }.
ask-close-ranks = Welche Armee mit Führung schließt die Reihen und erholt sich?
ask-call-from = Aus welcher benachbarten Armee kommen Einheiten?
    .none = Niemand mehr
ask-call-in =
    { $count ->
        [0] { $place } → { $goal }: Wer geht? Für Einheiten ist kein Platz.
        [one] { $place } → { $goal }: Wer geht? Platz ist für 1 Einheit.
       *[other] { $place } → { $goal }: Wer geht? Platz ist für { $count } Einheiten.
    }

## Fragen: Karten und Würfel

ask-draw-from =
    { $left ->
        [one] Von welchem Stapel ziehst du? Das ist die letzte Karte.
       *[other] Von welchem Stapel ziehst du? Insgesamt sind noch { $left } Karten zu ziehen.
    }
    .event = Ereignisstapel
    .story = Dein Geschichtenstapel
ask-discard-theirs = Du siehst die gegnerischen Handkarten. Welche Ereigniskarte wirfst du daraus ab?
ask-turn-dice =
    { $count ->
        [one] Drehst du deinen nicht eingesetzten Würfel? Du führst sofort eine Aktion mit ihm aus.
       *[other] Welche deiner nicht eingesetzten Würfel drehst du, höchstens { $count }? Mit einem davon führst du sofort eine Aktion aus.
    }
ask-turn-to = Auf welche Seite drehst du diesen Würfel: { $die }?
ask-use-die = Mit welchem dieser Würfel führst du jetzt deine Aktion aus?
ask-cross-orders =
    { $count ->
        [one] Wirft der Gegner seinen nicht eingesetzten Würfel neu?
       *[other] Welche nicht eingesetzten Würfel wirft der Gegner neu, höchstens { $count }?
    }

## Fragen: Rekrutierung, Wehranlagen

ask-raid = Wo entfernst du einen gegnerischen Rekrutierungsmarker?
ask-raid-which = { $place }: Aus welcher Gruppe entfernst du einen Marker?
ask-fill =
    { $count ->
        [one] Welche kleine Armee erhält 1 weitere Einheit? Du musst keine wählen.
       *[other] Welche kleinen Armeen erhalten je 1 weitere Einheit, höchstens { $count }?
    }
ask-fill-with = { $place }: Welche Einheit rekrutierst du?
ask-walls = Was tun deine Steinmetze?
    .repair = Eine eigene Wehranlage ausbessern
    .undermine = Eine benachbarte Wehranlage untergraben
ask-which-walls = Welche Wehranlage?
ask-repair =
    { $count ->
        [one] { $place }: 1 Schadensmarker von der Wehranlage entfernen?
       *[other] { $place }: Wie viele Schadensmarker entfernst du von der Wehranlage, höchstens { $count }?
    }
ask-muster-roll = Wo siehst du dir deine Rekrutierungsmarker an?
ask-turn-up =
    { $left ->
        [one] { $place }: Welchen Marker deckst du auf? 1 ist noch erlaubt.
       *[other] { $place }: Welchen Marker deckst du auf? { $left } sind erlaubt.
    }
    .none = Keinen weiteren Marker
ask-armoury = In welcher Armee ersetzt du eine Einheit?
    .none = Keine weitere Einheit
ask-replace = { $place }: Welche Einheit ersetzt du?
ask-replace-by = { $unit }: Was tritt an die Stelle einer dieser Einheiten?
ask-last-reserves = Wo kommen die letzten Reserven?

## Fragen: im Kampf

ask-second-maneuver = { $region }: Welche Einheitenkarte spielst du zusätzlich? Sie ist in dieser Kampfrunde dein Manöver.
ask-set-aside =
    { $count ->
        [one] Legst du 1 deiner Würfel beiseite? Er verhindert in dieser Kampfrunde 1 Schaden.
       *[other] Wie viele deiner Würfel legst du beiseite, höchstens { $count }? Jeder verhindert in dieser Kampfrunde 1 Schaden.
    }
ask-force-reroll = { $region }: Welche Treffer muss der Gegner neu werfen, höchstens { $count }? Die neuen Ergebnisse gelten.
    .black-1 = schwarzer Würfel mit 1
    .black-2 = schwarzer Würfel mit 2
    .black-3 = schwarzer Würfel mit 3
    .black-4 = schwarzer Würfel mit 4
    .black-5 = schwarzer Würfel mit 5
    .black-6 = schwarzer Würfel mit 6
    .white-1 = weißer Würfel mit 1
    .white-2 = weißer Würfel mit 2
    .white-3 = weißer Würfel mit 3
    .white-4 = weißer Würfel mit 4
    .white-5 = weißer Würfel mit 5
    .white-6 = weißer Würfel mit 6
ask-break-off = { $region }: Löst du dich jetzt vom Gegner? Deine Armee zieht in eine Nachbarregion; das ist kein Rückzug und keine Flucht.
    .yes = Vom Gegner lösen
    .no = Weiterkämpfen
ask-return-unit = { $place }: Welche der in dieser Kampfrunde verlorenen Einheiten kehrt zurück?
ask-reinforce = In welcher Region deckst du einen Marker auf? Seine Einheiten stoßen zu deiner kämpfenden Armee.
ask-send-in = { $region }: Entfernst du 1 deiner Einheiten ({ $place }), ohne Schaden abzulegen, damit der Gegner 2 Schaden mehr erleidet?
    .none = Nichts entfernen

## Ereignisse

event-repaired = { $place }: Wehranlage ausgebessert, { $amount } Schaden weniger.
event-hand-seen = Die gegnerischen Handkarten wurden angesehen ({ $side }).
    .own = Du hast dir die gegnerischen Handkarten angesehen: { $cards }.
event-tokens-seen = { $place }: { $count } Rekrutierungsmarker angesehen ({ $side }).
    .own = Du hast dir deine Rekrutierungsmarker angesehen ({ $place }): { $faces }.
event-called-in = { $units }: { $path_first } → { $path_last } ({ $side }).
event-regrouped = Neu aufgestellt: { $places } ({ $side }).
event-die-turned = Würfel gedreht: { $die } → { $face } ({ $side }).
event-dice-rerolled = Würfel neu geworfen: { $dice } → { $faces } ({ $side }).
event-replaced = { $place }: 1 Einheit ersetzt, { $unit } → { $by } ({ $side }).
event-card-cancelled = „{ $card }“ hat keinen Effekt.
event-second-maneuver = Zusätzlich gespielt: { $unit } ({ $side }).
event-set-aside = { $count } Würfel beiseitegelegt ({ $side }).
event-broke-off = Vom Gegner gelöst: { $path_first } → { $path_last } ({ $side }).

## Ablehnungen

illegal-stack-limit = { $place }: Dort dürfen höchstens { $most } Einheiten stehen oder hinkommen (S. 21).
illegal-leaders-alone = { $place }: Führungsmarker können nicht ohne Armee zurückbleiben (S. 20).
