### Wörter in den Bildern und im Alternativtext

short-goblin-point-east = Goblinplatz
short-goblin-point-west = Goblinplatz
short-pass-east = Morgenpass
short-pass-west = Abendpass
short-eagles-eyrie = Adlerhorst

## Buchstaben für Figuren

letter-bard = B
letter-dain = D
letter-gandalf = G
letter-thranduil = T
letter-bilbo = Bi
letter-thorin = Th
letter-lord-of-the-eagles = F
letter-beorn = Be
letter-bolg = Bo
letter-dwarven-soldiers = S
letter-dwarven-veterans = V
letter-elven-archers = B
letter-elven-spearmen = P
letter-men-of-the-lake = M
letter-orcs = O
letter-great-orcs = G
letter-wargs = W
letter-goblins = g
letter-eagles = A
letter-bats = F

## Kopf und Ablage

turn = Zug
points-short = Punkte
cards-held =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
to-act = Am Zug: { $side }
both-to-act = Beide am Zug
nobody-to-act = Niemand am Zug
has-won = Sieg: { $side }
generals-ring =
    { $ring ->
        [0] Generäle
       *[other] Generäle · Ring { $ring }
    }
generals-concentration =
    { $ring ->
        [0] Generäle · Konzentration
       *[other] Generäle · Ring { $ring } · Konzentration
    }
bodyguard-count =
    { $n ->
        [0] Bolg
       *[other] Bolg · Leibwache { $n }
    }
supply = Im Vorrat
cards-in-play = Karten im Spiel
no-cards = keine
more-cards = und { $n } weitere
card-counters = { $card } ({ $n })

## Schicksal

fate-drawn = Gezogen
fate-pool = Im Vorrat: { $n }

## Hand und Kampf

hand-empty = Keine Karten auf der Hand
hand-title = { $side }: deine Hand
deck-event = Ereignis
deck-free = Geschichte der Freien Völker
deck-shadow = Geschichte des Schattens
deck-fate = Schicksal
battle-title = Kampf: { $place }
battle-round = Kampfrunde { $n }
attacker = Angreifer
defender = Verteidiger
battle-target = trifft ab { $n }
battle-hits =
    { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
battle-dealt =
    { $n ->
        [0] kein Schaden zugefügt
       *[other] { $n } Schaden zugefügt
    }
battle-damage = Schaden { $n }
battle-leadership = Führung { $n }
battle-maneuver = Manöver
battle-used = Schon gespielt
battle-no-dice = noch nicht gewürfelt
card-locked = hat gewählt
card-choosing = wählt noch
step-maneuver = Manöver wählen
step-roll = Kampfwurf
step-reroll = Anführer-Neuwurf
step-damage = Schaden
step-end = Ende der Kampfrunde
step-begin = Vor den Manövern
step-reveal = Manöver aufgedeckt
step-again = Neuwurf durch eine Karte
step-retreat = Rückzug oder Flucht
step-advance = Vormarsch

## Rückschau und Schaubild

caption-turn = Zug { $turn } · { $phase }
chart-title = Der Verlauf der Partie
chart-points = Siegpunkte des Schattens
chart-fate = Schicksalsmarker
chart-units-free = Einheiten der Freien Völker
chart-units-shadow = Einheiten des Schattens
chart-turn = Zug

## Alternativtext

alt-head = Der Spielplan in Zug { $turn }, Phase: { $phase }. Der Schatten hat { $points } Siegpunkte.
alt-acts = Am Zug: { $side }.
alt-both-act = Beide Seiten sind am Zug.
alt-won = Sieg: { $side }.
alt-fate = Der Schicksalsmarker steht auf { $marker } von { $last }.
alt-dice = Würfel ({ $side }): { $dice }; Handkarten: { $cards }.
alt-times = { $n } × { $name }
alt-moved = Letzte Bewegung ({ $side }), Start: { $start }, Ziel: { $goal }.
alt-retreated = Rückzug ({ $side }), Start: { $start }, Ziel: { $goal }.
alt-advanced = Vorgerückt ({ $side }), Start: { $start }, Ziel: { $goal }.
alt-recruited = Rekrutiert ({ $side }), { $place }: { $units }.
alt-battle = Angriff ({ $side }), Ziel: { $place }.
alt-took = Neue Kontrolle ({ $side }): { $place }.
alt-army = { $place } ({ $side }): { $what }.
alt-leaders =
    { $n ->
        [one] 1 Führungsmarker
       *[other] { $n } Führungsmarker
    }
alt-damage = { $n } Schaden
alt-beorn = Beorn mit { $n } Wut
alt-control = Unter Kontrolle des Schattens: { $places }.
alt-fort = Wehranlage ({ $place }): { $value }, Schaden { $damage }.
alt-token =
    { $n ->
        [one] { $place }: 1 Rekrutierungsmarker ({ $group }).
       *[other] { $place }: { $n } Rekrutierungsmarker ({ $group }).
    }
alt-bats =
    { $n ->
        [one] 1 Große Fledermaus: { $place }.
       *[other] { $n } Große Fledermäuse: { $place }.
    }
alt-eagles = { $n } Adler: { $place }.
alt-at = { $who }: { $place }.
alt-pass-open = Offen: { $place }.
alt-pass-closed = Gesperrt: { $place }.
alt-waiting = Warten noch: { $who }.
alt-ready = Bereit: { $who }.
alt-eliminated = Eliminiert: { $who }.
alt-activated = Aktivierte Generäle: { $who }.
alt-card = Karte im Spiel: { $card }.
alt-card-on = Karte im Spiel ({ $place }): { $card }.
alt-supply = Im Vorrat: { $units }.
alt-tokens = Ringmarker: { $ring }. Leibwachemarker: { $bodyguard }.
alt-focus = Nahansicht: { $place }.
alt-drawn = Gezogen: { $tiles }.
alt-pool = Im Vorrat: { $tiles }.
alt-waits = Auf Feld { $space } wartet: { $who }.
alt-hand =
    { $n ->
        [one] Deine Hand: 1 Karte.
       *[other] Deine Hand: { $n } Karten.
    }
alt-hand-card = { $card } ({ $type }): { $text }
alt-battle-head = Kampf ({ $place }), Kampfrunde { $round }. Angreifer: { $side }.
alt-battle-side = { $side }: { $units }, Schaden { $damage }, Führung { $leadership }.
alt-battle-card = Manöver: { $card }.
alt-battle-dice = Treffer ab { $target }. Würfel: { $dice }. Treffer: { $hits }, Schaden zugefügt: { $damage }.
alt-battle-rolled = Treffer ab { $target }. Würfel: { $dice }. Treffer: { $hits }.
alt-battle-step = Schritt: { $step }.
alt-die =
    { $hit ->
        [yes] { $face } { $colour } (Treffer)
       *[no] { $face } { $colour }
    }
colour-white = weiß
colour-black = schwarz
alt-replay =
    { $n ->
        [one] Rückschau mit 1 Bild.
       *[other] Rückschau mit { $n } Bildern.
    }
alt-chart = Schaubild der Partie, Zug für Zug.
alt-chart-turn = Zug { $turn }: { $points } Siegpunkte, Schicksal { $fate }, { $free } Einheiten der Freien Völker, { $shadow } des Schattens.
