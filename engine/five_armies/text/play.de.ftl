## What players read while they play: questions (ask-), events (event-), refusals (illegal-) and the words in them.
## Names come without article and case, so units and places stand where the nominative is right: after a colon.

game-name = Die Schlacht der Fünf Heere

# Who did it: subject and auxiliary of a sentence in the perfect tense, and the genitive.
side-acts =
    { $side_id ->
        [free] Die Freien Völker haben
       *[shadow] Der Schatten hat
    }
side-of =
    { $side_id ->
        [free] der Freien Völker
       *[shadow] des Schattens
    }

# A character as the subject, at the beginning of a sentence and within it: one of them has an article.
character-first =
    { $character_id ->
        [lord_of_the_eagles] Der Fürst der Adler
       *[other] { $character }
    }
character-within =
    { $character_id ->
        [lord_of_the_eagles] der Fürst der Adler
       *[other] { $character }
    }

## Things that are counted

damage = Schadensmarker
    .one = Schadensmarker
    .count =
        { $n ->
            [one] 1 Schadensmarker
           *[other] { $n } Schadensmarker
        }
leaders = Führungsmarker
    .one = Führungsmarker
    .count =
        { $n ->
            [one] 1 Führungsmarker
           *[other] { $n } Führungsmarker
        }
units = Einheiten
    .one = Einheit
    .count =
        { $n ->
            [one] 1 Einheit
           *[other] { $n } Einheiten
        }
miss = Fehlwürfe
    .one = Fehlwurf
    .count =
        { $n ->
            [one] 1 Fehlwurf
           *[other] { $n } Fehlwürfe
        }
black = schwarze Würfel
    .one = schwarzer Würfel
    .count =
        { $n ->
            [one] 1 schwarzer Würfel
           *[other] { $n } schwarze Würfel
        }
white = weiße Würfel
    .one = weißer Würfel
    .count =
        { $n ->
            [one] 1 weißer Würfel
           *[other] { $n } weiße Würfel
        }

## Other words

story = Geschichte
points = Siegpunkte
fate = Schicksal
none = Nichts davon
stop = Halt
stay = Bleiben
skip = Verfallen lassen
known-token = { $group }, angesehen: { $units }

## Actions

action-move = Strategische Bewegung
action-march = Schnelle Bewegung
action-attack = Angriff
action-assault = Gemeinsamer Angriff
action-characters = Charakter(e) bewegen
action-draw = Karten ziehen
action-play = Karte spielen
action-recruit = Rekrutierung
action-rally = Erholen
action-goblins = Goblin-Rekrutierung
action-enter = Charakter ins Spiel bringen
action-beorn = Beorn
action-eagles = Angriff der Adler
action-bats = Fledermauswolke
action-skip = verfallen gelassen

## Questions: the turn

ask-discard =
    { $count ->
        [one] Welche Karte wirfst du verdeckt ab?
       *[other] Welche { $count } Karten wirfst du verdeckt ab?
    }
ask-generals = Welche Generäle aktivierst du, höchstens { $count }? Jeder bringt einen Führungsmarker und einmal seine Fähigkeit, doch für jeden darf der Schatten ein Schicksalsplättchen ziehen (mindestens eines).
ask-leaders =
    { $count ->
        [one] Welche Armee bekommt den Führungsmarker?
       *[other] Welche { $count } Armeen bekommen je einen Führungsmarker?
    }
ask-fate = Dein Schicksalsplättchen: { $tile }. Anwenden oder neu ziehen (noch { $left } erlaubt)? Es gilt das zuletzt gezogene.
    .apply-tile = Dieses Plättchen anwenden
    .draw-tile = Ein weiteres ziehen
ask-leadership = Verteile zusammen { $count }: Führungsmarker (je Armee einen) und Große Fledermäuse (höchstens { $bats }, in beliebige Territorien).
    .broken-lands = Große Fledermäuse: Zerklüftetes Land
    .valley = Große Fledermäuse: Tal
    .eastern-bank = Große Fledermäuse: Ostufer
    .southern-spur = Große Fledermäuse: Südlicher Ausläufer
ask-act = Deine Aktion. Deine Würfel: { $dice }. Welchen setzt du ein?
    .pass = Passen
    .bard = Bard: { bowmans-summons }
    .dain = Dáin: { iron-hills-resolve }
    .gandalf = Gandalf: { blast-of-magic }
    .thranduil = Thranduil: { archery }
    .lord-of-the-eagles = Fürst der Adler: { the-eagles-take-wing }
ask-action = Wofür setzt du diesen Würfel ein: { $die }?
    .move = Bis zu 2 Armeen je 1 Region bewegen
    .march = 1 Armee mit Führung bis zu 2 Regionen bewegen
    .attack = 1 Armee bewegen und angreifen
    .assault = Gemeinsamer Angriff
    .characters = Charaktere bewegen
    .draw = 1 Ereignis- und 1 Geschichtenkarte ziehen
    .play = Eine Karte spielen
    .recruit = Rekrutierungsmarker aufdecken
    .rally = Bis zu 2 Armeen sich erholen lassen
    .goblins = Goblins rekrutieren
    .enter = Einen Charakter ins Spiel bringen
    .beorn = Beorn bewegen und angreifen
    .eagles = Mit Adlern angreifen
    .bats = Fledermauswolke: eine Armee bewegen
    .skip = Verfallen lassen
ask-card = Welche Karte spielst du?

## Questions: moving

ask-move-from =
    { $made ->
        [0] Welche Armee bewegst du?
       *[other] Welche weitere Armee bewegst du?
    }
    .done =
        { $made ->
            [0] Keine Bewegung
           *[other] Keine weitere Bewegung
        }
ask-move-who = { $place }: Wer bewegt sich? Der Rest bleibt. Kein Teil darf mehr Schadensmarker als Einheiten haben.
ask-move-to = { $place }: Wohin geht die Armee?
ask-march-on = Die Armee hat diese Region erreicht: { $place }. Geht sie weiter?
    .stop = Hier halten
ask-break-off-to = { $place }: Wohin geht deine Armee, wenn sie den Kampf verlässt?
ask-reduce =
    { $count ->
        [one] { $place }: zu viele Einheiten. Welche entfernst du?
       *[other] { $place }: zu viele Einheiten. Welche { $count } entfernst du?
    }{ $damage ->
        [0] {""}
       *[other] {" "}Du kannst bis zu { $damage } Schadensmarker mit entfernen.
    }
ask-character = Welchen Charakter bewegst du?
    .done = Keinen weiteren
ask-character-to = Wohin geht { character-within }?
    .stay = Hier bleiben
ask-quiet = Einen Ringmarker abwerfen (noch { $left }), damit sich Bilbo um 4 Regionen bewegen darf?
    .yes = Ringmarker abwerfen
    .no = Wie üblich bewegen

## Questions: recruiting and rallying

ask-recruit =
    { $made ->
        [0] In welcher Region deckst du einen Rekrutierungsmarker auf?
       *[other] In welcher anderen Region deckst du noch einen auf?
    }
    .done =
        { $made ->
            [0] Keinen Marker
           *[other] Keinen weiteren Marker
        }
ask-which-token = { $place }: Welchen Marker deckst du auf?
    .elves = Elben, verdeckt
    .dwarves-men = Zwerge und Menschen, verdeckt
    .shadow = Schatten, verdeckt
ask-substitute = { $place }: keine Figur mehr im Vorrat ({ $unit }). Was rekrutierst du stattdessen?
ask-token-group = Aus welcher Gruppe legst du einen Rekrutierungsmarker?
ask-token-place = Wohin legst du den verdeckten Marker ({ $group })?
ask-goblin-points =
    { $count ->
        [one] Nur 1 Goblin ist noch im Vorrat. Auf welchen Goblin-Musterungsplatz kommt er?
       *[other] Auf welche Goblin-Musterungsplätze kommt ein Goblin? Auf jeden einer oder nur auf einen.
    }
ask-rally =
    { $made ->
        [0] Welche Armee erholt sich?
       *[other] Welche weitere Armee erholt sich?
    }
    .done =
        { $made ->
            [0] Keine Armee
           *[other] Keine weitere Armee
        }

## Questions: characters, generals, Eagles, bats, Beorn

ask-enter = Welcher Charakter kommt ins Spiel?
ask-enter-where = Wo kommt { character-within } ins Spiel?
ask-bard = Was tut Bard?
    .lay-token = Marker der Zwerge und Menschen legen
    .strip-leader = Führungsmarker des Schattens entfernen
ask-strip = Welche benachbarte Armee des Schattens verliert einen Führungsmarker?
ask-gandalf = Was tut Gandalf?
    .blast = Magischen Blitzschlag schleudern
    .concentrate = Sich auf einen stärkeren Blitzschlag konzentrieren
ask-blast = Welche Armee des Schattens trifft der Blitzschlag?
ask-spend-concentration = { $place }: Konzentrationsmarker abwerfen? 5 Würfel, die ab 4 treffen, statt 3 Würfel ab 5.
    .yes = Abwerfen: 5 Würfel ab 4
    .no = Behalten: 3 Würfel ab 5
ask-archery = Auf welche Armee des Schattens schießen deine Schützen?
ask-lord-of-the-eagles = Was tut der Fürst der Adler?
    .fly = Über das Schlachtfeld fliegen
    .muster-eagles = 2 Adler auf den Adlerhorst rekrutieren
ask-fly-out =
    { $count ->
        [one] 1 Adler ist auf dem Adlerhorst. In welches Territorium fliegt er?
       *[other] { $count } Adler sind auf dem Adlerhorst. Wie viele fliegen in welches Territorium?
    }
ask-lord-flies = Wohin fliegt der Fürst der Adler?
    .eagles-eyrie = Auf dem Adlerhorst bleiben
ask-eagles-which = Welche Adler greifen an? Jeder trifft eine andere Armee des Schattens in seinem Territorium und fliegt heim.
    .broken-lands = Adler (Zerklüftetes Land)
    .valley = Adler (Tal)
    .eastern-bank = Adler (Ostufer)
    .southern-spur = Adler (Südlicher Ausläufer)
ask-eagle-stays = Einer der Angreifer muss nicht heimfliegen. Welcher bleibt?
    .broken-lands = Ein Adler, Zerklüftetes Land
    .valley = Ein Adler, Tal
    .eastern-bank = Ein Adler, Ostufer
    .southern-spur = Ein Adler, Südlicher Ausläufer
    .none = Alle fliegen heim
ask-eagle-targets =
    { $count ->
        [one] Welche Armee des Schattens greift der Adler an?
       *[other] Welche { $count } Armeen des Schattens greifen die Adler an, jeder eine?
    }
ask-bat-cloud = In welchem Territorium gibst du eine Große Fledermaus her? Eine deiner Armeen dort bewegt sich um 1 Region.
ask-beorn-to = Beorn steht hier: { $place }. Schritte übrig: { $left }. Wohin geht er? Unter Armeeeinheiten darf er nicht enden.
    .stop = Hier halten
ask-beorn-advance = Die Region ist frei: { $region }. Rückt Beorn vor?
    .yes = Vorrücken
    .no = Bleiben

## Questions: battle

ask-attack-from = Welche deiner Armeen setzt du ein?
ask-attack-or-move = { $place }: Was tut diese Armee?
    .attack-here = Von hier aus angreifen
    .move-first = Erst bewegen
    .done = Nichts
ask-attack-target = { $place }: Wen greifst du von hier aus an?
    .done = Kein Angriff
ask-assault-target = Welche Region greifen alle deine benachbarten Armeen gemeinsam an?
ask-fighter = { $region }, Kampfrunde { $round }: Welche deiner Armeen kämpft?
ask-maneuver = { $region }, Kampfrunde { $round }: Welches Manöver spielst du? Beide werden gleichzeitig aufgedeckt.
ask-reroll =
    { $count ->
        [one] { $place }: Du darfst 1 Fehlwurf neu werfen. Das neue Ergebnis gilt.
       *[other] { $place }: Du darfst bis zu { $count } Fehlwürfe neu werfen. Die neuen Ergebnisse gelten.
    }
ask-luck = { $place }: einen Ringmarker abwerfen (noch { $left }), um bis zu 2 Fehlwürfe neu zu werfen? Wähle keine, um ihn zu behalten.
ask-offer = { $region }: eine deiner Einheiten entfernen ({ $place }), damit der Gegner in dieser Kampfrunde 2 Schaden mehr erhält?
    .none = Nichts entfernen
# what the ability in question does
ability-text =
    { $ability_id ->
        [arrow_storm] { arrow-storm.text }
        [wall_of_spears] { wall-of-spears.text }
        [stand_fast] { stand-fast.text }
        [hew_through] { hew-through.text }
        [covering_shots] { covering-shots.text }
        [press_of_numbers] { press-of-numbers.text }
        [breaking_blow] { breaking-blow.text }
        [drag_down] { drag-down.text }
       *[out_of_the_heights] { out-of-the-heights.text }
    }
ask-ability-use = { $region }: Ein schwarzer Würfel hat getroffen. Diese Fähigkeit nutzen: { $ability }? { ability-text }
    .use =
        { $ability_id ->
            [hew_through] 1 Schaden zusätzlich zufügen
           *[other] Nutzen
        }
    .negate = Gegnerische Einheitenfähigkeit aufheben
    .decline = Nicht nutzen
ask-old-friends = { $place }: Thorins Armee würde { $amount } Schaden erhalten. Eine Zählmarke entfernen, um bis zu 2 davon zu verhindern?
    .cancel-1 = Zählmarke entfernen: 1 verhindern
    .cancel-2 = Zählmarke entfernen: 2 verhindern
    .no = Schaden hinnehmen
ask-vampire = { $place }: eine Große Fledermaus hergeben, um zu { $amount } Schaden noch 1 zuzufügen?
    .yes = Fledermaus hergeben
    .no = Behalten
ask-bodyguard = { $place }: Bolgs Armee würde { $amount } Schaden erhalten. Einen Leibwachemarker abwerfen, um alles abzuwehren?
    .yes = Leibwache einsetzen
    .no = Schaden hinnehmen
ask-casualties =
    { $damage ->
        [one] { $place }: 1 Schadensmarker. Verluste hinnehmen? Jede entfernte Einheit nimmt bis zu 2 Schadensmarker mit. Du musst nicht.
       *[other] { $place }: { $damage } Schadensmarker. Verluste hinnehmen? Jede entfernte Einheit nimmt bis zu 2 Schadensmarker mit. Du musst nicht.
    }
ask-losses =
    { $count ->
        [one] { $place }: Schaden { $damage }. Du musst mindestens 1 Einheit entfernen; jede nimmt bis zu 2 Schadensmarker mit. Welche?
       *[other] { $place }: Schaden { $damage }. Du musst mindestens { $count } Einheiten entfernen; jede nimmt bis zu 2 Schadensmarker mit. Welche?
    }
ask-how-many-lost =
    { $count ->
        [0] { $place }: Schaden { $damage }. Wie viele Einheiten gibst du auf (keine ist erlaubt) und wie viele Schadensmarker, bis zu 2 je Einheit? Der Gegner wählt die Einheiten.
       *[other] { $place }: Schaden { $damage }. Wie viele Einheiten gibst du auf (mindestens { $count }) und wie viele Schadensmarker, bis zu 2 je Einheit? Der Gegner wählt die Einheiten.
    }
ask-pick-casualties =
    { $count ->
        [one] { $place }: Welche gegnerische Einheit geht verloren? Du wählst.
       *[other] { $place }: Welche { $count } gegnerischen Einheiten gehen verloren? Du wählst.
    }
ask-ring = { $place }: Bilbos Armee ist vernichtet. Einen Ringmarker abwerfen, um ihn zu retten?
    .yes = Bilbo retten
    .no = Ihn verlieren
ask-press-on = { $region }: Kampfrunde { $round } ist vorbei. Weiterkämpfen oder abbrechen?
    .continue = Weiterkämpfen
    .stop = Kampf abbrechen
ask-hold = { $region }: Der Angreifer kämpft nach Kampfrunde { $round } weiter. Hältst du stand?
    .stay = Standhalten
    .retreat = Rückzug
    .rout = Flucht (Verluste bis auf 1 Schadensmarker)
ask-parting-aid =
    { $count ->
        [one] { $place }: 1 Schadensmarker von deiner Armee entfernen, bevor sie geht?
       *[other] { $place }: Schadensmarker von deiner Armee entfernen, bevor sie geht, bis zu { $count }?
    }
ask-retreat-to = { $place }: Wohin ziehst du dich zurück?
ask-drive-to = { $place }: Dem Gegner bleibt kein freier Weg. Wohin treibst du ihn? Er erhält dabei 1 Schaden.
ask-advance-with = Die Region ist frei: { $region }. Mit welcher Armee rückst du vor?
    .none = Nicht vorrücken
ask-advance = Die Region ist frei: { $region }. Wer rückt vor ({ $place })? Wähle keine, um zu bleiben.

## Events: the turn

event-locked =
    { $seat_id ->
        [free] Die Freien Völker haben verdeckt gewählt.
       *[shadow] Der Schatten hat verdeckt gewählt.
    }
event-retracted =
    { $seat_id ->
        [free] Die Freien Völker haben ihre verdeckte Wahl zurückgenommen.
       *[shadow] Der Schatten hat seine verdeckte Wahl zurückgenommen.
    }
event-moved-on =
    { $seat_id ->
        [free] Die Freien Völker haben entschieden.
       *[shadow] Der Schatten hat entschieden.
    }
event-turn = Zug { $number }.
event-draw =
    { $decks_n ->
        [one] { side-acts } eine Karte gezogen ({ $decks }).
       *[other] { side-acts } { $decks_n } Karten gezogen ({ $decks }).
    }
    .own = Du hast gezogen: { $cards }.
event-buried =
    { $count ->
        [one] { side-acts } 1 Karte verdeckt abgeworfen.
       *[other] { side-acts } { $count } Karten verdeckt abgeworfen.
    }
    .own = Du hast verdeckt abgeworfen: { $cards }.
event-discarded = { side-acts } „{ $card }“ abgeworfen.
event-reshuffled = Die benutzten Ereigniskarten wurden zu einem neuen Stapel gemischt.
event-generals =
    { $characters_n ->
        [0] Die Freien Völker haben keinen General aktiviert.
        [one] Die Freien Völker haben einen General aktiviert: { $characters }.
       *[other] Die Freien Völker haben Generäle aktiviert: { $characters }.
    }
event-leaders-added =
    { $count ->
        [one] { side-acts } einen Führungsmarker gelegt: { $place }.
       *[other] { side-acts } { $count } Führungsmarker gelegt: { $place }.
    }
event-leaders-placed = { side-acts } Führungsmarker gelegt: { $places }.
event-leaders-removed =
    { $count ->
        [one] { side-acts } einen Führungsmarker verloren: { $place }.
       *[other] { side-acts } { $count } Führungsmarker verloren: { $place }.
    }
event-bats-placed =
    { $count ->
        [one] Eine Große Fledermaus ist erschienen: { $territory }.
       *[other] { $count } Große Fledermäuse sind erschienen: { $territory }.
    }
event-tile-drawn = Der Schatten hat ein Schicksalsplättchen gezogen: { $tile }.
event-fate-moves =
    { $steps ->
        [0] Der Schicksalsmarker ist auf Feld { $space } geblieben.
        [one] Der Schicksalsmarker ist um 1 Feld vorgerückt, auf Feld { $space }.
       *[other] Der Schicksalsmarker ist um { $steps } Felder vorgerückt, auf Feld { $space }.
    }
event-fate-card = Die Freien Völker haben eine Schicksalskarte gezogen: { $card }.
event-action-dice = Die Aktionswürfel sind gefallen. Freie Völker: { $free }. Schatten: { $shadow }.
event-action =
    { $action_id ->
        [action_skip] { side-acts } einen Würfel verfallen lassen ({ $die }).
       *[other] { side-acts } einen Würfel eingesetzt ({ $die }): { $action }.
    }
event-passed = { side-acts } gepasst.
event-card-played = { side-acts } „{ $card }“ gespielt.
event-card-stays =
    { $on_n ->
        [0] „{ $card }“ ist im Spiel geblieben.
       *[other] „{ $card }“ ist im Spiel geblieben: { $on }.
    }
event-card-leaves = „{ $card }“ wurde abgelegt.

## Events: moving, control, recruiting

event-moved =
    { $characters_n ->
        [0] Bewegung { side-of }, { $path_first } → { $path_last }: { $units }.
       *[other] Bewegung { side-of }, { $path_first } → { $path_last }: { $units } mit { $characters }.
    }
event-reduced = Überzählige Einheiten { side-of } entfernt, { $place }: { $units }.
event-control =
    { $side_id ->
        [shadow] Der Schatten hat die Kontrolle übernommen: { $place }. Er hat jetzt { $points } Siegpunkte.
       *[free] Die Freien Völker haben die Kontrolle zurückgewonnen: { $place }. Der Schatten hat jetzt { $points } Siegpunkte.
    }
event-pass-open = Ein Gebirgspass ist frei geworden: { $place }.
event-token-laid = Ein Rekrutierungsmarker wurde gelegt ({ $group }): { $place }.
event-token-turned = { side-acts } einen Rekrutierungsmarker aufgedeckt ({ $units }): { $place }.
event-tokens-removed =
    { $count ->
        [one] { side-acts } einen Rekrutierungsmarker verloren, unbesehen: { $place }.
       *[other] { side-acts } { $count } Rekrutierungsmarker verloren, unbesehen: { $place }.
    }
event-recruited = Verstärkung { side-of }, { $place }: { $units }.
event-rally = Erholungswurf { side-of }, { $place }: { $dice }.
event-rally-reroll = { side-acts } neu geworfen: { $dice }.
event-healed =
    { $amount ->
        [0] Eine Armee { side-of } ist keinen Schaden losgeworden: { $place }.
       *[other] Eine Armee { side-of } ist { $amount } Schadensmarker losgeworden: { $place }.
    }

## Events: characters, generals, Eagles, bats, Beorn

event-entered = { character-first } ist ins Spiel gekommen: { $place }.
event-character-moved = { character-first } hat sich bewegt: { $path_first } → { $path_last }.
event-character-eliminated = { character-first } ist gefallen.
event-ability-used = { character-first } hat eine Fähigkeit genutzt: { $ability }.
event-concentration = Gandalf hat seine Kraft gesammelt: Der nächste Magische Blitzschlag kann stärker werden.
event-concentration-spent = Gandalf hat seine Konzentration eingesetzt: 5 Würfel, die ab 4 treffen.
event-concentration-lost = Gandalf hat seine Konzentration verloren.
event-ring =
    { $left ->
        [0] Bilbo hat seinen letzten Ringmarker eingesetzt.
       *[other] Bilbo hat einen Ringmarker eingesetzt (noch { $left }).
    }
event-wrath = Beorn hat { $amount } Wut verloren (noch { $left }).
event-eagles-mustered =
    { $count ->
        [one] Ein Adler ist zum Adlerhorst gekommen.
       *[other] { $count } Adler sind zum Adlerhorst gekommen.
    }
event-eagles-fly =
    { $territories_n ->
        [0] Die Adler sind auf dem Adlerhorst geblieben.
       *[other] Die Adler sind ausgeflogen: { $territories }.
    }
event-lord-flies =
    { $territory_id ->
        [eagles_eyrie] Der Fürst der Adler ist auf dem Adlerhorst geblieben.
       *[other] Der Fürst der Adler ist ausgeflogen: { $territory }.
    }
event-eagles-attack = Die Adler haben angegriffen: { $territories }.
event-bat-cloud = Eine Große Fledermaus wurde für eine Fledermauswolke hergegeben: { $territory }.

## Events: battle

event-battle = { side-acts } angegriffen: { $origins } → { $region }.
event-superiority = { side-acts } Geländeüberlegenheit erlangt ({ $terrain }).
event-maneuvers = { $region }, Kampfrunde { $round }. Freie Völker: { $free }. Schatten: { $shadow }.
event-battle-roll = { $region }, Kampfrunde { $round }. { dice-rolled }
event-battle-reroll = Nach dem Neuwurf. { dice-rolled }
dice-rolled = Freie Völker: { $free }{ $free_black ->
        [0] {""}
       [1] {" "}(erster schwarz)
       *[other] {" "}(erste { $free_black } schwarz)
    } – { $free_hits ->
        [0] kein Treffer
       *[other] { $free_hits } Treffer
    }. Schatten: { $shadow }{ $shadow_black ->
        [0] {""}
       [1] {" "}(erster schwarz)
       *[other] {" "}(erste { $shadow_black } schwarz)
    } – { $shadow_hits ->
        [0] kein Treffer
       *[other] { $shadow_hits } Treffer
    }.
event-ability =
    { $answer_id ->
        [use] { side-acts } eine Fähigkeit genutzt: { $ability } ({ $unit }).
        [negate] { side-acts } die gegnerische Einheitenfähigkeit aufgehoben: { $ability } ({ $unit }).
       *[decline] { side-acts } eine Fähigkeit nicht genutzt: { $ability } ({ $unit }).
    }
event-volley = Angriffswurf { side-of }, { $place }: { $dice } (Treffer ab { $hit }).
event-volley-reroll = { side-acts } neu geworfen: { $dice } (Treffer ab { $hit }).
event-vampire = Eine Große Fledermaus wurde für 1 Schaden zusätzlich hergegeben: { $place }.
event-bodyguard = Bolgs Leibwache hat { $amount } Schaden abgewehrt: { $place }.
event-cancelled = „{ $card }“ hat { $amount } Schaden verhindert: { $place }.
event-fortification =
    { $broken ->
        [yes] Die Wehranlage hat { $amount } Schaden erhalten und ist zerstört: { $place }.
       *[no] Die Wehranlage hat { $amount } Schaden erhalten: { $place }.
    }
event-damage = Eine Armee { side-of } hat { $amount } Schaden erhalten: { $place }.
event-casualties =
    { $damage ->
        [0] Verluste { side-of }, { $place }: { $units }.
       *[other] Verluste { side-of }, { $place }: { $units }, dazu { $damage } Schadensmarker.
    }
event-sacrificed = Geopfert { $side_id ->
        [free] von den Freien Völkern
       *[shadow] vom Schatten
    }, { $place }: { $units }.
event-destroyed = Eine Armee { side-of } ist vernichtet: { $place }.
event-pressed-on = { side-acts } weiter angegriffen: { $region }.
event-stood = { side-acts } standgehalten: { $region }.
event-withdrawn = { side-acts } den Angriff abgebrochen: { $region }.
event-retreated =
    { $beorn ->
        [yes] { retreat-how } Beorns: { $path_first } → { $path_last }.
       *[no] { retreat-how } { side-of }: { $path_first } → { $path_last }.
    }
retreat-how =
    { $forced ->
        [yes] { $rout ->
            [yes] Erzwungene Flucht
           *[no] Erzwungener Rückzug
        }
       *[no] { $rout ->
            [yes] Flucht
           *[no] Rückzug
        }
    }
event-advanced =
    { $units_n ->
        [0] { $characters } ist vorgerückt: { $path_first } → { $path_last }.
       *[other] { $characters_n ->
            [0] Vorrücken { side-of }, { $path_first } → { $path_last }: { $units }.
           *[other] Vorrücken { side-of }, { $path_first } → { $path_last }: { $units } mit { $characters }.
        }
    }
event-battle-over = Der Kampf ist vorüber: { $region }.
event-won =
    { $how_id ->
        [bolg] Die Freien Völker siegen: Bolg ist gefallen.
        [beorn] Die Freien Völker siegen: Beorn ist rechtzeitig gekommen.
        [fate] Die Freien Völker siegen: Das Schicksal hat sich erfüllt.
        [points] Der Schatten siegt: Er hat den Zug mit mindestens 10 Siegpunkten beendet.
        [front_gate] Der Schatten siegt: Er hält das Vordertor und mindestens 10 Siegpunkte.
       *[other] Sieg: { $seat }.
    }

## Refusals

illegal-action-not-possible = Dein Würfel ({ $die }) erlaubt das jetzt nicht: { $action } (S. 13).
illegal-no-such-die = So einen Würfel hast du nicht mehr: { $die } (S. 12).
illegal-pass-fewer-dice = Passen darfst du nur mit weniger ungenutzten Würfeln als der Gegner. Du kannst stattdessen eine Aktion verfallen lassen (S. 12).
illegal-pass-after-ability = Nach einer General-Fähigkeit musst du einen Würfel einsetzen; passen geht nicht mehr (S. 19).
illegal-one-ability = Vor jeder Aktion darf nur ein General seine Fähigkeit nutzen (S. 19).
illegal-ability-not-ready = { character-first } kann jetzt keine Fähigkeit nutzen: Dazu muss er ein aktivierter General sein, und sie muss etwas bewirken können (S. 19).
illegal-bats =
    { $most ->
        [one] Nur noch 1 Große Fledermaus ist im Vorrat (S. 34).
       *[other] Nur noch { $most } Große Fledermäuse sind im Vorrat (S. 34).
    }
illegal-not-in-hand = Diese Karte hast du nicht auf der Hand.
illegal-card-condition = Die Bedingung ist nicht erfüllt: „{ $card }“ (S. 15).
illegal-card-die = „{ $card }“ braucht einen Würfel mit Ereignissymbol oder mit dem Typ der Karte: { $type } (S. 15).
illegal-not-adjacent = Das ist keine Nachbarregion ({ $place }): { $goal }. Über den Fluss führen nur Furten (S. 9).
illegal-foe-in-the-way = Dort steht eine gegnerische Armee: { $place }. Umgehe sie oder greife sie an (S. 22).
illegal-beorn-alone = Diese Region geht nicht: { $place }. Beorn teilt keine Region mit Armeeeinheiten und kommt an Armeen des Schattens nicht vorbei (S. 33).
illegal-same-goal = Ein anderer Teil dieser Armee ist schon dorthin gegangen: { $place }. Wähle eine andere Region (S. 22).
illegal-part-without-units = Mindestens eine Einheit muss gehen; Charaktere und Marker allein sind keine Armee (S. 21).
illegal-part-needs = Mindestens eine dieser Einheiten muss gehen: { $units } (S. 22).
illegal-part-needs-leadership = Mit diesem Würfel muss ein Führungsmarker oder ein Charakter mit Führung mitgehen (S. 22).
illegal-part-damage = Keine Armee darf mehr Schadensmarker als Einheiten haben. Teile sie anders auf (S. 22).
illegal-exactly =
    { $count ->
        [one] Genau 1 Einheit muss gehen (S. 23).
       *[other] Genau { $count } Einheiten müssen gehen (S. 23).
    }
illegal-two-tokens-a-unit = Jede entfernte Einheit nimmt höchstens 2 Schadensmarker mit (S. 28).
illegal-casualty-for-nothing = Über die nötigen Verluste hinaus darfst du eine Einheit nur entfernen, um Schadensmarker mit ihr loszuwerden (S. 28).
illegal-more-casualties =
    { $count ->
        [one] Zu wenige Verluste: Mindestens 1 Einheit muss gehen, mit 2 Schadensmarkern (S. 28).
       *[other] Zu wenige Verluste: Mindestens { $count } Einheiten müssen gehen, mit je 2 Schadensmarkern (S. 28).
    }
illegal-no-target = Dort kann keine gegnerische Armee angegriffen werden ({ $place }): Sie muss in einer Nachbarregion stehen (S. 26).
illegal-eagle-targets = { $territory }: Jeder Adler greift eine andere Armee des Schattens in seinem Territorium an (S. 32).
illegal-retreat-foe-settlement = Dort hat der Gegner die Kontrolle, kein Rückzug dorthin: { $place } (S. 29).
illegal-retreat-ford = Kein Rückzug über eine Furt, außer zu einer eigenen Armee oder Siedlung: { $place } (S. 29).
illegal-retreat-foe-near = Neben dieser Region steht eine gegnerische Armee: { $place }. Zieh dich anderswohin zurück oder zu einer eigenen Armee oder Siedlung (S. 29).

# beside a card or a region: which dice play it, and who or what is there
card-type =
    { $deck ->
        [event] { event } · { $type }
        [fate] { fate } · { $type }
       *[other] { story } · { $type }
    }
fact-fortification =
    { $damage ->
        [0] Wehranlage
       *[other] Wehranlage, Schaden { $damage } von { $value }
    }
fact-control = { $points } Punkte ({ $side })
fact-tokens =
    { $count ->
        [one] 1 Marker ({ $group })
       *[other] { $count } Marker ({ $group })
    }

# beside a card in the choice of cards
card-idle = { $option } (bewirkt jetzt nichts)
