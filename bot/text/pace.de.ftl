# Erinnerungen, Ruhezeiten, Abwesenheit und Uhren. Nichts hiervon verrät Verborgenes.

pace-reminder = Du bist noch am Zug: { $game }, { $channel }. Du wurdest { $since } gefragt.{ $locked ->
    [yes] {" "}Die andere Seite hat ihre Wahl festgelegt.
   *[no] {""}
}{ $last ->
    [yes] {" "}Das ist die letzte Erinnerung an diesen Zug.
   *[no] {""}
}
pace-reminder-public = { $who }: Du bist noch am Zug. Du wurdest { $since } gefragt.{ $locked ->
    [yes] {" "}Die andere Seite hat ihre Wahl festgelegt.
   *[no] {""}
}{ $last ->
    [yes] {" "}Das ist die letzte Erinnerung an diesen Zug.
   *[no] {""}
}
pace-reminders-ended = { $others }: { $who } wurde { $since } gefragt, hat nicht geantwortet und wird nicht weiter erinnert. Du kannst warten, nachfragen oder die Moderation bitten, die Seite neu zu vergeben oder die Partie zu schließen.

pace-clock-relaxed = Gemütliche Uhr: { $cap } Stunden, und { $increment } dazu für jeden Zug
pace-clock-standard = Normale Uhr: { $cap } Stunden, und { $increment } dazu für jeden Zug
pace-clock-fallen = { $others }: Die Uhr von { $who } ist abgelaufen. Du kannst die Partie für dich beanspruchen oder mehr Zeit geben; bis dahin geht sie weiter.
pace-clock-extended = { $who }: { $by } gibt dir noch { $hours } Stunden.
pace-button-claim = Partie beanspruchen
pace-button-extend = Mehr Zeit geben
pace-over-time = Sieg: { $winner } – die Uhr von { $loser } ist abgelaufen.

pace-standing-waiting = Am Zug: { $who }, gefragt { $since }
pace-standing-reminded = { $count ->
    [one] einmal erinnert
   *[other] { $count }-mal erinnert
}
pace-standing-ended = keine weiteren Erinnerungen
pace-standing-away = { $who } ist abwesend bis { $until }
pace-standing-clock = { $who }: noch { $left } auf der Uhr
pace-standing-running = { $who }: Die Uhr läuft { $falls } ab
pace-standing-fallen = { $who }: Die Uhr ist abgelaufen

pace-unknown-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Schreib sie wie { $close }, oder wähl eine aus der Liste.
pace-bad-hour = „{ $hour }“ ist keine Uhrzeit. Schreib sie wie 22:30, oder `-` für keine Ruhezeit.
pace-half-quiet = Eine Ruhezeit braucht Anfang und Ende, zum Beispiel: ruhe_von:22:30 ruhe_bis:8:00
pace-bad-date = „{ $date }“ ist kein Datum. Schreib es wie 24.12.2026.
pace-dates-passed = Diese Tage sind schon vorbei, oder sie enden, bevor sie beginnen.
pace-away-too-long = Deine Partien können bis zu { $days } Tage warten. Bitte für länger die Moderation, deine Seite neu zu vergeben oder die Partie zu schließen.
pace-bad-interval = Bitte gib eine Zahl von Stunden zwischen { $least } und { $most } an.
pace-no-clock = Diese Partie wird ohne Uhr gespielt.
pace-not-fallen = Die Uhr ist nicht abgelaufen, oder der Zug wurde inzwischen gemacht.
pace-fallen-too = Deine eigene Uhr ist auch abgelaufen, und du schuldest noch eine Antwort.
