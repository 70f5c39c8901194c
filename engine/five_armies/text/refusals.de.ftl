## Warum nicht: Regeln, gegen die eine Antwort verstößt (siehe auch play.de.ftl)

illegal-no-army-there = Dort steht keine deiner Armeen: { $place } (S. 21).
illegal-needs-leadership = Das geht nur mit einer Armee mit Führung (Führungsmarker oder Charakter mit Führung); ohne: { $place } (S. 21, 22).
illegal-needs-units = Das geht nur mit einer Armee mit mindestens einer dieser Einheiten: { $units }; ohne: { $place } (S. 22).
illegal-no-way = Das kann diese Armee jetzt nicht: { $place }. Sie hat kein Ziel oder ist schon bewegt worden (S. 22).
illegal-recruit-elsewhere = Dort hast du schon einen Marker aufgedeckt: { $place }. Der zweite muss in einer anderen Region liegen (S. 24).
illegal-no-token-there = Dort liegt keiner deiner Rekrutierungsmarker: { $place } (S. 24).
illegal-recruit-barred = Dort kann jetzt niemand rekrutiert werden: { $place } (S. 24, 33).
illegal-rally-elsewhere = Diese Armee hat sich schon erholt: { $place }. Die zweite muss eine andere sein (S. 25).
illegal-not-damaged = Diese Armee hat keinen Schaden, von dem sie sich erholen könnte: { $place } (S. 25).
illegal-maneuver-used = Diese Karte hast du schon gespielt: { $card }. Mit „Sammeln“ kommt sie zurück auf die Hand (S. 27).
illegal-story-in-combat = Geschichtenkarten haben keinen Kampfeffekt: { $card } (S. 14).
illegal-maneuver-not-here = An diesem Kampf ist keine solche Einheit von dir beteiligt: { $card } (S. 26).
illegal-retreat-needs-regroup = Zurückziehen kannst du dich nur in einer Kampfrunde, in der du „Sammeln“ gespielt hast; sonst bleibt nur die Flucht (S. 29).
illegal-rout-not-needed = In dieser Kampfrunde kannst du dich zurückziehen und musst nicht fliehen; Beorn flieht nie (S. 29, 33).
illegal-substitute-group = Nur Einheiten derselben Gruppe aus dem Vorrat können einspringen, nicht: { $unit } (S. 24).
illegal-token-home = Dorthin kann so ein Marker nicht gelegt werden: { $place }. Nötig ist eine Siedlung unter deiner Kontrolle (beim Schatten eine Musterungsregion) ohne gegnerische Armee (S. 24).
illegal-no-entry-there = { character-first } kann dort nicht ins Spiel kommen: { $place } (S. 18).
illegal-too-far = { character-first } bewegt sich höchstens { $steps } Regionen weit; zu weit entfernt: { $place } (S. 19).

## Was gefragt ist, und nach welcher Regel: wird bei jeder Ablehnung gesagt, die keinen eigenen Grund nennt

# Der Zug
rule-discard = Wer mehr als 6 Karten hat, wirft auf 6 ab, und eine Karte kann mehr verlangen; jede Handkarte nur einmal (S. 15).
rule-generals = Du aktivierst bis zu 3 verschiedene Generäle, die im Spiel sind (S. 11, 19).
rule-leaders = Für jeden aktivierten General gibt es einen Führungsmarker, und jeder kommt zu einer anderen eigenen Armee (S. 11, 20).
rule-fate = Der Schatten wendet das zuletzt gezogene Plättchen an oder zieht weiter, solange er weniger gezogen hat, als Generäle aktiviert wurden (S. 16).
rule-leadership = Führungsmarker und Große Fledermäuse sind zusammen so viele, wie der Schatten Würfel hat: je Armee ein Marker, höchstens 6 Fledermäuse, in beliebigen Territorien (S. 11, 34).
rule-act = Wenn du an der Reihe bist, setzt du einen deiner Würfel für eine Aktion ein, die er zeigt; davor darf ein aktivierter General seine Fähigkeit nutzen (S. 12, 13, 19).
rule-action = Ein Würfel erlaubt die Aktionen seines Symbols, soweit es etwas zu tun gibt, und darf verfallen (S. 12, 13).
rule-card = Du spielst eine Handkarte, deren Bedingung erfüllt ist, mit einem Ereigniswürfel oder einem vom Typ der Karte (S. 15).

# Bewegung
rule-move-from = Du bewegst eigene Armeen, die einen Weg haben; welche und wie viele, sagt der Würfel oder die Karte, und jede Bewegung darf entfallen (S. 22).
rule-move-who = Eine Armee zieht ganz oder zum Teil, mit mindestens einer Einheit; kein Teil darf mehr Schadensmarker als Einheiten haben (S. 22).
rule-move-to = Eine Armee zieht in eine Nachbarregion ohne gegnerische Armee (S. 22).
rule-march-on = Ein Marsch geht weiter in eine Nachbarregion ohne gegnerische Armee oder endet; neben einem Gegner ist er zu Ende (S. 23).
rule-reduce = In einer Region dürfen höchstens 5 Einheiten stehen: Überzählige werden entfernt, nach einer Bewegung mit je bis zu 2 Schadensmarkern (S. 21, 23, 25).
rule-character = Du bewegst beliebige eigene Charaktere auf dem Plan, jeden einmal (S. 19).
rule-character-to = Ein Charakter zieht so viele Regionen weit, wie seine Karte sagt, über offene Grenzen und Furten; Gegner halten ihn nicht auf (S. 9, 19).
rule-quiet = Bilbos Karte: Für eine weitere Bewegung darf ein Ringmarker abgeworfen werden (S. 19).

# Rekrutieren und Erholen
rule-recruit = Du deckst in so vielen verschiedenen Regionen, wie der Würfel oder die Karte sagt, je einen eigenen Rekrutierungsmarker auf (S. 24).
rule-which-token = Du deckst einen deiner Marker auf, die dort liegen (S. 24).
rule-substitute = Fehlt die Figur, darf eine andere Einheit derselben Gruppe kommen, soweit die Schachtel eine hat (S. 24).
rule-token-group = Du legst einen Marker einer eigenen Gruppe, von der noch welche übrig sind (S. 24).
rule-token-place = Marker kommen in eine Siedlung unter eigener Kontrolle (Freie Völker) oder eine Musterungsregion (Schatten), ohne gegnerische Armee; eine Karte kann das einschränken (S. 24).
rule-goblin-points = Auf jeden der beiden Goblin-Musterungsplätze oder nur auf einen kommt ein Goblin, solange Figuren da sind (S. 12, 24).
rule-rally = Eigene Armeen mit Schaden erholen sich, jede einmal (S. 25).

# Charaktere, Generäle, Adler, Fledermäuse, Beorn
rule-enter = Ein Charakter, der bereit ist, kommt mit einem Würfel, den seine Karte nennt, ins Spiel, wenn seine Region frei ist (S. 18).
rule-enter-where = Ein Charakter kommt in einer Region ins Spiel, die seine Karte nennt, ohne gegnerische Einheiten oder Kontrolle (S. 18).
rule-bard = Bard legt einen Marker der Zwerge und Menschen oder nimmt einer benachbarten Armee des Schattens einen Führungsmarker, wo es geht (S. 19).
rule-strip = Es muss eine Armee des Schattens neben Bard mit einem Führungsmarker sein (S. 19).
rule-gandalf = Gandalf trifft eine Armee des Schattens in Reichweite oder konzentriert sich, wenn er es noch nicht tut (S. 19, 20).
rule-blast = Es muss eine Armee des Schattens in Gandalfs Reichweite sein (S. 20).
rule-spend-concentration = Der Konzentrationsmarker wird abgeworfen oder behalten, wie du willst (S. 19, 20).
rule-archery = Es muss eine Armee des Schattens in Reichweite deiner Bogenschützen sein, die von Hügel, Ebene und Berg schießen (S. 20).
rule-lord-of-the-eagles = Der Fürst der Adler fliegt mit den Adlern des Horsts aus oder rekrutiert Adler, solange die Schachtel welche hat (S. 32).
rule-fly-out = Adler des Horsts fliegen in beliebige Territorien (S. 32).
rule-lord-flies = Der Fürst der Adler fliegt in ein beliebiges Territorium oder bleibt im Horst (S. 32).
rule-eagles-which = Mindestens ein Adler greift an, jeder in seinem Territorium und jeder eine andere Armee des Schattens dort (S. 32).
rule-eagle-targets = Jeder Adler greift eine andere Armee des Schattens in seinem Territorium an (S. 32).
rule-bat-cloud = Das Territorium braucht eine Große Fledermaus und eine eigene Armee, die sich bewegen kann (S. 34).
rule-beorn-to = Beorn zieht bis zu 3 Regionen weit, nie in oder durch Armeen des Schattens, und endet in keiner Region mit Armeeeinheiten (S. 33).
rule-beorn-advance = Ist der Gegner fort, darf Beorn vorrücken oder bleiben (S. 30, 33).

# Kampf
rule-attack-from = Eine eigene Armee darf ziehen, angreifen oder beides, soweit der Würfel oder die Karte es erlaubt und sie einen Weg oder ein Ziel hat (S. 13, 26).
rule-attack-or-move = Die Armee greift von hier an, zieht erst oder tut keines von beiden, soweit sie kann (S. 12, 13).
rule-attack-target = Du greifst eine gegnerische Armee in einer Nachbarregion an oder niemanden (S. 12, 26).
rule-assault-target = Ein gemeinsamer Angriff gilt einer Region mit gegnerischer Armee neben deinen Armeen; wer auf einem Pass steht, nimmt nicht teil (S. 25, 30).
rule-fighter = In jeder Kampfrunde benennst du eine der angreifenden Armeen, die noch da sind (S. 30).
rule-maneuver = Du spielst eine Karte: eines Einheitentyps in diesem Kampf, ein Ereignis, ein besonderes Manöver oder „Sammeln“; Gespieltes kommt mit „Sammeln“ zurück (S. 26, 27).
rule-reroll = Du wirfst Fehlwürfe neu, jeden einmal und so viele, wie die Führung oder der Angriff erlaubt; oder keinen (S. 25, 28, 32).
rule-luck = Bilbos Karte: Für einen Ringmarker werden bis zu 2 Fehlwürfe seiner Armee neu geworfen (S. 19).
rule-ability-use = Hat ein schwarzer Würfel getroffen, darf die Fähigkeit der Einheitenkarte genutzt werden oder nicht (S. 27).
rule-vampire = Hat die Armee des Schattens Schaden zugefügt, darf eine Große Fledermaus des Territoriums für 1 weiteren weichen (S. 34).
rule-bodyguard = Ein Leibwachemarker darf gegen allen Schaden an Bolgs Armee in dieser Kampfrunde oder Wirkung abgeworfen werden (S. 34).
rule-casualties = Du darfst Einheiten entfernen, um Schaden abzuwerfen, je Einheit bis zu 2 Schadensmarker (S. 28).
rule-losses = Einheiten müssen weichen, bis die Armee nicht mehr Schadensmarker als Einheiten hat (auf der Flucht höchstens 1); jede nimmt bis zu 2 mit (S. 28, 30).
rule-how-many-lost = Du sagst, wie viele Einheiten weichen, mindestens so viele wie nötig, und je Einheit bis zu 2 Schadensmarker (S. 28).
rule-pick-casualties = Du wählst genau so viele gegnerische Einheiten, wie der Gegner verliert (S. 28; { ev-m07 }).
rule-ring = Bilbos Karte: Ein Ringmarker darf ihn retten, wenn seine Armee vernichtet wird (S. 19, 28).
rule-press-on = Nach jeder Kampfrunde kämpft der Angreifer weiter oder bricht ab (S. 29).
rule-hold = Kämpft der Angreifer weiter, hält der Verteidiger stand, zieht sich nach „Sammeln“ zurück oder flieht sonst, wenn es eine Region dafür gibt (S. 29, 30).
rule-retreat-to = Eine Armee zieht sich in eine Nachbarregion zurück, in und neben der kein Gegner steht, nicht über eine Furt; eigene Armee oder Siedlung hebt das auf (S. 29).
rule-drive-to = Ist kein Rückzug erlaubt, wählt der Angreifer eine Nachbarregion ohne eigene Armee oder Siedlung (S. 30).
rule-advance-with = Eine der angreifenden Armeen, die noch da sind, darf vorrücken oder keine (S. 30).
rule-advance = Ein beliebiger Teil der Armee darf vorrücken; kein Teil darf mehr Schadensmarker als Einheiten haben (S. 30).

# Mehrere Karten
rule-leaders-to = Die Karte gibt verschiedenen eigenen Armeen, die sie zulässt, je einen Führungsmarker, solange es welche gibt (S. 15, 20).
rule-shoot-from = Es muss eine eigene Armee sein, die die Karte zulässt, neben einer gegnerischen, die sie angreifen könnte (S. 15).
rule-shoot-at = Es muss eine gegnerische Armee neben deiner sein, die sie angreifen könnte (S. 15, 26).
rule-call-from = Die Einheiten kommen aus einer eigenen Armee in einer Nachbarregion, solange Platz ist (S. 15, 21).
rule-call-in = Es kommen nicht mehr, als Platz haben und die Karte erlaubt, und keine Armee darf mehr Schadensmarker als Einheiten haben (S. 15, 21, 22).
rule-repair = Die Karte nimmt bis zu so viele Schadensmarker von dieser Wehranlage (S. 15, 28).

# Eine Karte: ihr Text
rule-parting-aid = { ev-a05 }: { ev-a05.combat } (S. 27)
rule-heal = { ev-a05 }: { ev-a05.order } (S. 15)
rule-ambush = { ev-a09 }: { ev-a09.order } (S. 15)
rule-regroup = { ev-a10 }: { ev-a10.order } (S. 15)
rule-regroup-with = { ev-a10 }: { ev-a10.order } (S. 15)
rule-redistribute = { ev-a10 }: { ev-a10.order } (S. 15)
rule-second-maneuver = { ev-c01 }: { ev-c01.combat } (S. 27)
rule-draw-from = { ev-c01 }: { ev-c01.order } (S. 15)
rule-discard-theirs = { ev-c03 }: { ev-c03.order } (S. 15)
rule-set-aside = { ev-c06 }: { ev-c06.combat } (S. 27)
rule-close-ranks = { ev-c06 }: { ev-c06.order } (S. 15)
rule-turn-dice = { ev-c07 }: { ev-c07.order } (S. 15)
rule-turn-to = { ev-c07 }: { ev-c07.order } (S. 15)
rule-use-die = { ev-c07 }: { ev-c07.order } (S. 15)
rule-force-reroll = { ev-c08 }: { ev-c08.combat } (S. 27)
rule-cross-orders = { ev-c08 }: { ev-c08.order } (S. 15)
rule-surgeons = { ev-c09 }: { ev-c09.order } (S. 15)
rule-break-off = { ev-c10 }: { ev-c10.combat } (S. 27)
rule-break-off-to = { ev-c10 }: { ev-c10.combat } (S. 27)
rule-return-unit = { ev-m05 }: { ev-m05.combat } (S. 27)
rule-fill = { ev-m05 }: { ev-m05.order } (S. 15)
rule-fill-with = { ev-m05 }: { ev-m05.order } (S. 15)
rule-walls = { ev-m06 }: { ev-m06.order } (S. 15)
rule-which-walls = { ev-m06 }: { ev-m06.order } (S. 15)
rule-raid = { ev-m07 }: { ev-m07.order } (S. 15)
rule-raid-which = { ev-m07 }: { ev-m07.order } (S. 15)
rule-reinforce = { ev-m08 }: { ev-m08.combat } (S. 27)
rule-muster-roll = { ev-m08 }: { ev-m08.order } (S. 15)
rule-turn-up = { ev-m08 }: { ev-m08.order } (S. 15)
rule-armoury = { ev-m09 }: { ev-m09.order } (S. 15)
rule-replace = { ev-m09 }: { ev-m09.order } (S. 15)
rule-replace-by = { ev-m09 }: { ev-m09.order } (S. 15)
rule-send-in = { ev-m10 }: { ev-m10.combat } (S. 27)
rule-last-reserves = { ev-m10 }: { ev-m10.order } (S. 15)
rule-eagle-stays = { fa-e3 }: { fa-e3.text } (S. 17)
rule-old-friends = { fa-t1 }: { fa-t1.text } (S. 17)
rule-lucky-number = { fp-01 }: { fp-01.text } (S. 15)
rule-talons = { fp-04 }: { fp-04.text } (S. 15)
rule-rooted = { fp-05 }: { fp-05.text } (S. 15)
rule-masons = { fp-06 }: { fp-06.text } (S. 15)
rule-volunteers = { fp-09 }: { fp-09.text } (S. 15)
rule-keep-tile = { fp-11 }: { fp-11.text } (S. 15)
rule-sally = { fp-14 }: { fp-14.text } (S. 15)
rule-sally-back = { fp-14 }: { fp-14.text } (S. 15)
rule-activate = { fp-15 }: { fp-15.text } (S. 15)
rule-flood = { fp-16 }: { fp-16.text } (S. 15)
rule-healing-where = { fp-17 }: { fp-17.text } (S. 15)
rule-healing = { fp-17 }: { fp-17.text } (S. 15)
rule-steal = { fp-18 }: { fp-18.text } (S. 15)
rule-whisper = { fp-19 }: { fp-19.text } (S. 15)
rule-leader-to = { fp-19 }: { fp-19.text } (S. 15)
rule-common-cause = { fp-20 }: { fp-20.text } (S. 15)
rule-great-leader = { sh-02 }: { sh-02.text } (S. 15)
rule-move-or-attack = { sh-02 }: { sh-02.text } (S. 15)
rule-dark-holes = { sh-03 }: { sh-03.text } (S. 15)
rule-hidden-stair = { sh-04 }: { sh-04.text } (S. 15)
rule-leathern-wings = { sh-07 }: { sh-07.text } (S. 15)
rule-how-many-bats = { sh-07 }: { sh-07.text } (S. 15)
rule-torch = { sh-08 }: { sh-08.text } (S. 15)
rule-burn = { sh-08 }: { sh-08.text } (S. 15)
rule-rams-against = { sh-09 }: { sh-09.text } (S. 15)
rule-rams-with = { sh-09 }: { sh-09.text } (S. 15)
rule-storm = { sh-09 }: { sh-09.text } (S. 15)
rule-offer = { sh-10 }: { sh-10.text } (S. 15)
rule-whip = { sh-11 }: { sh-11.text } (S. 15)
rule-dusk = { sh-13 }: { sh-13.text } (S. 15)
rule-deactivate = { sh-15 }: { sh-15.text } (S. 15)
rule-grudge = { sh-15 }: { sh-15.text } (S. 15)
rule-own-dead = { sh-16 }: { sh-16.text } (S. 15)
rule-give-unit = { sh-16 }: { sh-16.text } (S. 15)
rule-axes = { sh-18 }: { sh-18.text } (S. 15)
rule-horns = { sh-19 }: { sh-19.text } (S. 15)
rule-forward-camp = { sh-20 }: { sh-20.text } (S. 15)
