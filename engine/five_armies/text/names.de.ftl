## Sides

free = Freie Völker
shadow = Schatten

## Peoples and recruitment groups (the groups Shadow and Goblins share the words of the side and the unit)

elves = Elben
dwarves = Zwerge
men = Menschen
dwarves-men = Zwerge und Menschen

## Territories

broken-lands = Zerklüftetes Land
valley = Tal
eastern-bank = Ostufer
southern-spur = Südlicher Ausläufer

## Terrains

hills = Hügel
mountain = Berg
plain = Ebene
ruins = Ruinen
swamp = Sumpf

## Regions

front-gate = Vordertor
sentry-ledge = Wächtersims
eastern-spur = Östlicher Ausläufer
thistle-braes = Distelhänge
old-causeway = Alter Dammweg
bellringers-mead = Glöcknerwiese
lark-meadows = Lerchenwiesen
ruins-of-dale = Ruinen von Thal
herons-reach = Reiherbogen
fallow-acres = Brachäcker
camp = Lager
bramble-terraces = Brombeerterrassen
lower-slopes = Untere Hänge
goat-stair = Ziegenstiege
cairn-ridge = Steinmannsgrat
ravenhill = Rabenberg
sunset-screes = Abendgeröll
curlew-moor = Brachvogelmoor
ravens-steps = Rabenstufen
alder-flats = Erlenau
ashen-hollow = Aschenmulde
howling-gully = Heulschlucht
bonefield = Knochenfeld
warg-wallow = Wargsuhle
splintered-horn = Splitterhorn
rubble-heath = Trümmerheide
cracked-basin = Rissige Senke
thornbank = Dornenufer
gnat-mire = Mückenmoor
fallen-bridge = Verfallene Brücke
osier-bank = Weidenufer
charred-copse = Verkohltes Gehölz
scorched-downs = Versengte Höhen
raft-landing = Floßlände
lowwater-fen = Niederwasserfenn
stillwind-plain = Windstille Ebene

## Boxes of the Lonely Mountain

goblin-point-east = Goblin-Musterungsplatz (Ost)
pass-east = Morgenpass
goblin-point-west = Goblin-Musterungsplatz (West)
pass-west = Abendpass
eagles-eyrie = Adlerhorst

## Fords, the river and the mountain

raft-ford = Floßfurt
bell-ford = Glockenfurt
bridge-ford = Brückenfurt
osier-ford = Weidenfurt
heron-ford = Reiherfurt
thorn-ford = Dornfurt
river-running = Eilend
lonely-mountain = Der Einsame Berg

## Units

elven-archers = Elben-Bogenschützen
    .one = Elben-Bogenschütze
    .count =
        { $n ->
            [one] 1 Elben-Bogenschütze
           *[other] { $n } Elben-Bogenschützen
        }
elven-spearmen = Elben-Speerträger
    .one = Elben-Speerträger
    .count =
        { $n ->
            [one] 1 Elben-Speerträger
           *[other] { $n } Elben-Speerträger
        }
dwarven-soldiers = Zwergensoldaten
    .one = Zwergensoldat
    .count =
        { $n ->
            [one] 1 Zwergensoldat
           *[other] { $n } Zwergensoldaten
        }
dwarven-veterans = Zwergenveteranen
    .one = Zwergenveteran
    .count =
        { $n ->
            [one] 1 Zwergenveteran
           *[other] { $n } Zwergenveteranen
        }
men-of-the-lake = Menschen vom See
    .one = Mensch vom See
    .count =
        { $n ->
            [one] 1 Mensch vom See
           *[other] { $n } Menschen vom See
        }
orcs = Orks
    .one = Ork
    .count =
        { $n ->
            [one] 1 Ork
           *[other] { $n } Orks
        }
great-orcs = Große Orks
    .one = Großer Ork
    .count =
        { $n ->
            [one] 1 Großer Ork
           *[other] { $n } Große Orks
        }
wargs = Warge
    .one = Warg
    .count =
        { $n ->
            [one] 1 Warg
           *[other] { $n } Warge
        }
goblins = Goblins
    .one = Goblin
    .count =
        { $n ->
            [one] 1 Goblin
           *[other] { $n } Goblins
        }

## Special units

eagles = Adler des Nebelgebirges
    .one = Adler
    .count =
        { $n ->
            [one] 1 Adler
           *[other] { $n } Adler
        }
bats = Große Fledermäuse
    .one = Große Fledermaus
    .count =
        { $n ->
            [one] 1 Große Fledermaus
           *[other] { $n } Große Fledermäuse
        }

## Characters

bard = Bard
    .ability = legt 1 Marker (Zwerge und Menschen) oder entfernt nebenan 1 Führungsmarker
dain = Dáin Eisenfuß
    .ability = seine Armee erholt sich sofort
gandalf = Gandalf
    .ability = 3 Würfel (5+) auf eine Armee in Reichweite, oder Konzentration für 5 (4+)
thranduil = Thranduil
    .ability = alle Schützen in Reichweite schießen auf eine Armee: bis zu 5 Würfel (5+)
bilbo = Bilbo Beutlin
thorin = Thorin Eichenschild
lord-of-the-eagles = Fürst der Adler
    .ability = die Adler fliegen vom Adlerhorst aus, oder 2 Adler kommen dorthin
beorn = Beorn
bolg = Bolg

## Die faces; Army, Character and Muster are the types of cards as well

character = Charakter
army = Armee
muster = Musterung
muster-army = Musterung/Armee
event = Ereignis
will-of-the-west = Wille des Westens
lidless-eye = Lidloses Auge

## Fate tiles

tile-0r = 0 mit Schicksalssymbol
tile-1 = 1
tile-1r = 1 mit Schicksalssymbol
tile-2 = 2
tile-2r = 2 mit Schicksalssymbol
tile-3 = 3
tile-3r = 3 mit Schicksalssymbol
tile-blue = blaues Schicksalsplättchen
tile-red = rotes Schicksalsplättchen

## Maneuver cards

regroup = Sammeln
    .text = Nimm alle in diesem Kampf gespielten Einheiten- und besonderen Manöverkarten und diese Karte zurück. Als Verteidiger darfst du dich am Ende dieser Kampfrunde zurückziehen, ohne zu fliehen.
vampire-like = Vampirgleich
    .text = Fügt deine Armee in dieser Kampfrunde mindestens 1 Schaden zu, kannst du 1 Große Fledermaus aus dem Territorium der Kampfregion entfernen, um 1 Schaden zusätzlich zuzufügen. Nimm diese Karte am Ende der Kampfrunde zurück, solange dort noch eine Große Fledermaus ist.
thorins-mighty-strokes = Thorins gewaltige Hiebe
    .text = Füge 1 Schaden zusätzlich zu; stattdessen 2, wenn Bolg oder mindestens 1 Großer Ork in der gegnerischen Armee ist.

## Maneuver abilities of the units

arrow-storm = Pfeilhagel
    .text = Füge 1 Schaden zusätzlich zu.
wall-of-spears = Mauer aus Speeren
    .text = Verhindere für jeden schwarzen Würfel, der getroffen hat, 1 Schaden an deiner Armee (oder an ihrer Wehranlage) in dieser Kampfrunde, höchstens 2.
stand-fast = Standfest
    .text = Nachdem der Schaden dieser Kampfrunde auf deine Armee gelegt ist und bevor Verluste hingenommen werden, entferne 1 Schadensmarker von deiner Armee (nicht von einer Wehranlage).
hew-through = Durchschlagen
    .text = Wähle eins: füge 1 Schaden zusätzlich zu; oder die Manöverfähigkeit der gegnerischen Einheitenkarte wird in dieser Kampfrunde nicht angewendet, auch wenn sie schon angesagt ist (Ereigniskarten und besondere Manöver sind nicht betroffen).
covering-shots = Deckungsschüsse
    .text = Verhindere 1 Schaden an deiner Armee (oder ihrer Wehranlage). Bist du der Verteidiger, darfst du dich am Ende dieser Kampfrunde zurückziehen, als hättest du „Sammeln“ gespielt (du nimmst keine Karten zurück).
press-of-numbers = Erdrückende Masse
    .text = Hat deine Armee vor den Verlusten dieser Kampfrunde mehr Einheiten als die gegnerische Armee (Beorn zählt als 1 Einheit), füge 1 Schaden zusätzlich zu.
breaking-blow = Brechender Schlag
    .text = Füge 1 Schaden zusätzlich zu; stattdessen 2, wenn du eine Armee in einer noch nicht zerstörten Wehranlage angreifst.
drag-down = Niederreißen
    .text = Nachdem Schaden gelegt ist, muss der Gegner 1 Verlust hinnehmen: er entfernt 1 Einheit seiner Wahl und bis zu 2 Schadensmarker. Wirkungslos gegen eine Armee mit 1 Einheit, gegen Verteidiger in einer nicht zerstörten Wehranlage und gegen Beorn.
out-of-the-heights = Aus der Höhe
    .text = Ist die Kampfregion ein Berg oder greifst du aus einer Bergregion oder von einem Gebirgspass an, füge 1 Schaden zusätzlich zu. Andernfalls verhindere 1 Schaden an deiner Armee (oder an ihrer Wehranlage).

## General abilities

bowmans-summons = Aufruf des Bogenschützen
    .text = Wähle eins: lege 1 Rekrutierungsmarker der Zwerge und Menschen in eine Siedlung unter deiner Kontrolle; oder entferne 1 Führungsmarker von einer Armee des Schattens in einer Nachbarregion Bards.
iron-hills-resolve = Trotz der Eisenberge
    .text = Dáins Armee erholt sich sofort: 1 Würfel je Einheit, jede 4+ entfernt 1 Schadensmarker, Neuwürfe nach Führung wie üblich; danach darfst du Verluste hinnehmen.
blast-of-magic = Magischer Blitzschlag
    .text = Wähle eins: greife eine Armee des Schattens in Fernkampfreichweite von Gandalfs Region mit 3 Würfeln an, jede 5+ ist 1 Schaden; oder lege den Konzentrationsmarker auf diese Karte. Du kannst den Konzentrationsmarker bei einem Blitzschlag abwerfen: wirf stattdessen 5 Würfel, jede 4+ ist 1 Schaden. Der Marker geht verloren, wenn Gandalf die Region wechselt oder seine Armee Schaden erhält.
archery = Bogenschützenangriff
    .text = Wähle eine Armee des Schattens. Jede Einheit Elben-Bogenschützen und Menschen vom See, deren Region in Fernkampfreichweite liegt und Hügel, Ebene oder Berg ist, gibt 1 Würfel (höchstens 5). Jede 5+ ist 1 Schaden. Ist Thranduil selbst in Reichweite, wirf bis zu 1 Fehlwurf neu.
the-eagles-take-wing = Auf weiten Schwingen
    .text = Wähle eins: stelle den Fürsten und alle Adler vom Adlerhorst in beliebige Regionen; oder rekrutiere 2 Adler auf den Adlerhorst.

## Abilities of other characters and special units

the-ring = Der Ring
    .text = Wird Bilbos Armee vernichtet, kannst du 1 Ringmarker abwerfen: Bilbo wird nicht eliminiert, sondern bleibt allein in der Region.
unlooked-for-luck = Unverhofftes Glück
    .text = Nach dem Anführer-Neuwurf (oder Neuwurf beim Erholen) von Bilbos Armee kannst du 1 Ringmarker abwerfen, um bis zu 2 Fehlwürfe neu zu werfen, auch schon neu geworfene. Einmal je Kampfrunde.
small-and-quiet = Klein und leise
    .text = Wirf 1 Ringmarker ab, wenn Bilbo sich mit „Charakter(e) bewegen“ bewegt: seine Bewegung ist dieses Mal 4.
bodyguard = Leibwache
    .text = Wirf 1 Leibwachemarker ab, um allen Schaden abzuwehren, den Bolgs Armee in einer Kampfrunde oder durch einen Effekt erhalten würde.
bat-cloud = Fledermauswolke
    .text = Entferne 1 Große Fledermaus aus einem Territorium, um 1 Armee des Schattens dieses Territoriums in eine Nachbarregion zu bewegen.
strong-and-noble-hearted = Stark und edelmütig
    .text = Bewege mit einem Würfel mit Musterungssymbol beliebig viele Adler (auch den Fürsten) vom Spielplan auf den Adlerhorst. Jeder von ihnen greift eine andere Armee des Schattens in dem Territorium an, in dem er stand: 3 Würfel, jede 4+ ist 1 Schaden, jeder Fehlwurf darf einmal neu geworfen werden. Diese Würfel können durch nichts modifiziert werden.

## Phases

phase-recovery = Vorbereiten
phase-generals = Generäle aktivieren
phase-fate = Schicksal
phase-leadership = Führung des Schattens
phase-actions = Aktionen
phase-end = Ende des Zuges
