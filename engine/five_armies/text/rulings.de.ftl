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
illegal-retreat-needs-regroup = Zurückziehen kannst du dich nur in einer Runde, in der du „Sammeln“ gespielt hast; sonst bleibt nur die Flucht (S. 29).
illegal-rout-not-needed = In dieser Runde kannst du dich zurückziehen und musst nicht fliehen; Beorn flieht nie (S. 29, 33).
illegal-substitute-group = Nur Einheiten derselben Gruppe aus dem Vorrat können einspringen, nicht: { $unit } (S. 24).
illegal-token-home = Dorthin kann so ein Marker nicht gelegt werden: { $place }. Nötig ist eine Siedlung unter deiner Kontrolle (beim Schatten eine Musterungsregion) ohne gegnerische Armee (S. 24).
illegal-no-entry-there = { $character } kann dort nicht ins Spiel kommen: { $place } (S. 18).
illegal-too-far = { $character } bewegt sich höchstens { $steps } Regionen weit; zu weit entfernt: { $place } (S. 19).
