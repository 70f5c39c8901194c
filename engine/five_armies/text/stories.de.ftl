## What Story and Fate cards ask and do.

## Questions: stories of the Free Peoples

ask-lucky-number = Nenne Bilbos Glückszahl.
    .number-1 = 1
    .number-2 = 2
    .number-3 = 3
    .number-4 = 4
ask-talons = Aus welchem Territorium entfernst du alle Großen Fledermäuse?
ask-rooted = Welche Armee steht fest wie Fels?
ask-masons = Welche Wehranlage besserst du aus?
ask-volunteers =
    { $count ->
        [one] In welcher Siedlung rekrutierst du Menschen vom See?
       *[other] In welchen Siedlungen rekrutierst du Menschen vom See, höchstens { $count }?
    }
ask-keep-tile = Welches dieser Schicksalsplättchen behältst du verdeckt? Der Schatten zieht es in der nächsten Schicksalsphase als erstes.
ask-sally = Welche Armee macht einen Ausfall aus ihrer Wehranlage?
ask-sally-back = { $place }: Wer kehrt zurück ({ $goal })? Der Rest bleibt.
ask-activate = Welchen General aktivierst du?
ask-flood = Welche Furt wird überflutet?
ask-healing-where = In welchem Territorium entfernst du Schadensmarker?
ask-healing = Von welchen Armeen entfernst du Schadensmarker? Insgesamt höchstens { $count }, höchstens 3 von derselben Armee.
ask-steal = Du hast die Handkarten des Schattens gesehen. Welche wirfst du ab, höchstens 2?
ask-whisper = Welche dieser Schicksalskarten führst du aus? Die andere kommt zurück in den Stapel.
ask-leader-to = Welche Armee erhält den Führungsmarker?
ask-common-cause = Welche Armee aus mindestens 2 Völkern macht gemeinsame Sache?

## Questions: stories of the Shadow

ask-great-leader = Welche Armee mit Goblins erhält den Großen Ork und den Führungsmarker?
ask-move-or-attack = { $place }: Was tut diese Armee?
    .attack-here = Angreifen
    .move-first = Bewegen
    .done = Nichts
ask-dark-holes =
    { $count ->
        [one] Auf welchen Goblin-Musterungsplatz stellst du den Goblin?
       *[other] Wie verteilst du { $count } Goblins auf die Goblin-Musterungsplätze?
    }
ask-hidden-stair = Von welchem Goblin-Musterungsplatz aus öffnest du den Gebirgspass?
ask-leathern-wings = In welchem Territorium sammeln sich Große Fledermäuse?
ask-how-many-bats = { $territory }: Wie viele Große Fledermäuse stellst du auf?
    .bats-0 = Keine
    .bats-1 = 1 Große Fledermaus
    .bats-2 = 2 Große Fledermäuse
ask-torch = Welche Region brandschatzt du?
ask-burn =
    { $count ->
        [one] { $place }: einen Rekrutierungsmarker entfernen?
       *[other] { $place }: Welche Rekrutierungsmarker entfernst du, höchstens { $count }?
    }
ask-rams-against = Gegen welche Wehranlage führst du Rammen und Leitern?
ask-rams-with = Welche Armee bringt Rammen und Leitern?
ask-storm = Greift deine Armee jetzt an? { $place } → { $region }
    .yes = Angreifen
    .no = Kein Angriff
ask-whip =
    { $count ->
        [one] Treibst du diese Armee ohne Führung an? Sie erleidet 1 Schaden, erhält einen Führungsmarker und darf ziehen.
       *[other] Welche Armeen ohne Führung treibst du an, höchstens { $count }? Jede erleidet 1 Schaden, erhält einen Führungsmarker und darf ziehen.
    }
ask-dusk = In welches Territorium stellst du die Große Fledermaus?
ask-deactivate = Welcher General verliert einen Aktivierungsmarker?
ask-grudge = Welche Armee aus mindestens 2 Völkern gerät in Streit? Sie verliert ihre Führungsmarker und erleidet 1 Schaden.
ask-own-dead = Aus welcher Armee entfernst du einen Ork oder Goblin? Sie verliert alle ihre Schadensmarker.
    .none = Keine weitere Armee
ask-give-unit = { $place }: Welche Einheit entfernst du?
ask-axes =
    { $count ->
        [one] Welche Armee erhält einen Großen Ork?
       *[other] Welche Armeen erhalten je einen Großen Ork, höchstens { $count }?
    }
ask-horns = Welche Armee folgt den Hörnern als nächste? Sie ziehen und greifen in dieser Reihenfolge an; ein Kampf kostet die Armee 1 Schaden.
    .none = Keine weitere Armee
ask-forward-camp = In welcher Siedlung schlägst du das vorgeschobene Lager auf?

## Events

event-lucky-number = Bilbos Glückszahl ist { $number }.
event-tile-added = Ein Schicksalsplättchen kam in den Schicksalsvorrat: { $tile }.
event-tiles-seen =
    { $count ->
        [one] { side-acts } sich 1 Schicksalsplättchen angesehen.
       *[other] { side-acts } sich { $count } Schicksalsplättchen angesehen.
    }
    .own = Du hast dir diese Schicksalsplättchen angesehen: { $tiles }.
event-fate-cards-seen = { side-acts } sich { $count } Schicksalskarten angesehen.
    .own = Du hast dir diese Schicksalskarten angesehen: { $cards }.
event-general-activated = { character-first } hat einen Aktivierungsmarker erhalten.
event-general-deactivated = { character-first } hat einen Aktivierungsmarker verloren.
event-bats-removed =
    { $count ->
        [one] Eine Große Fledermaus wurde vertrieben: { $territory }.
       *[other] { $count } Große Fledermäuse wurden vertrieben: { $territory }.
    }
event-bodyguard-gained = Bolg hat einen Leibwachemarker erhalten (jetzt { $left }).
event-wrath-gained = Beorn hat { $amount } Wutmarker erhalten (jetzt { $left }).

## Why not

illegal-token-limit = Höchstens { $most } dieser Marker dürfen am selben Ort liegen: { $place } (S. 24).
