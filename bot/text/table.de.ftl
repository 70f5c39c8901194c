# Was der Tisch antwortet, wenn etwas nicht geht. Dann hat sich nichts geändert.

table-error = Das ging nicht, und es hat sich nichts geändert.
table-no-match = Hier gibt es keine solche Partie.
table-not-your-seat = Das ist in dieser Partie nicht deine Seite.
table-stale = { $done ->
    [yes] Das hast du schon beantwortet; deine Antwort gilt.
   *[no] Das ist überholt: Die Partie ist weitergegangen. Hier ist, was jetzt gefragt ist.
}
table-paused = Die Moderation hat diese Partie angehalten: { $reason }
table-not-begun = Diese Partie hat noch nicht begonnen: Ein Platz ist noch frei.
table-over = Diese Partie ist zu Ende.
table-not-over = Das kann erst nach dem Ende der Partie gezeigt werden: Es würde Geheimes verraten.
table-channel-taken = In diesem Kanal läuft schon eine Partie, immer nur eine. `/match status` zeigt sie.
table-seat-taken = Dieser Platz ist vergeben.
table-nothing-to-undo = { $why ->
    [chance] Das kannst du nicht allein zurücknehmen: Es wurde gewürfelt oder gezogen. Du kannst deinen Gegner fragen.
    [reveal] Das kannst du nicht allein zurücknehmen: Verborgenes wurde bekannt. Du kannst deinen Gegner fragen.
    [seat] Das kannst du nicht allein zurücknehmen: Inzwischen hat jemand anders geantwortet. Du kannst deinen Gegner fragen.
   *[start] Von dir gibt es nichts zurückzunehmen.
}
table-nothing-asked = Niemand möchte etwas zurücknehmen, oder die Partie ist inzwischen weitergegangen.
table-unreachable = Die Regeln wurden inzwischen berichtigt, und dieser Punkt lässt sich nicht wiederherstellen. Wähle einen der aufbewahrten Punkte.
table-plays-here = Du spielst in dieser Partie mit, darum kannst du sie nicht leiten.
table-own-seat = Dir selbst kannst du keinen Platz geben: Du sähest seine verdeckten Karten. Das kann jemand anders aus der Moderation für dich tun.
table-reason-needed = Bitte gib einen Grund an (höchstens 500 Zeichen); er wird im Kanal gezeigt.
table-not-archived = Diese Partie ist nicht im Archiv.
table-expired = Diese Partie wurde vor mehr als { $days } Tagen abgelegt und lässt sich nicht mehr zurückholen.
table-closing = Der Bot startet neu. Bitte drücke in einer Minute noch einmal; nichts geht verloren.
table-store-failed = { $what ->
    [full] Der Datenträger des Bots ist voll. Deine Antwort wurde nicht gespeichert und nichts hat sich geändert; bitte sag dem Betreiber diese Nummer: `{ $id }`
    [read-only] Der Bot kann seine Datenbank nicht beschreiben. Deine Antwort wurde nicht gespeichert und nichts hat sich geändert; bitte sag dem Betreiber diese Nummer: `{ $id }`
    [busy] Die Datenbank des Bots ist beschäftigt. Nichts hat sich geändert; bitte versuch es noch einmal.
    [disk] Der Datenträger des Bots ist gestört. Deine Antwort wurde nicht gespeichert; bitte sag dem Betreiber diese Nummer: `{ $id }`
   *[other] Der Bot kann seine Datenbank nicht benutzen. Nichts hat sich geändert; bitte sag dem Betreiber diese Nummer: `{ $id }`
}

# Dasselbe für den Betreiber, im Protokoll und im Terminal.

table-store-trouble = { $what ->
    [full] Der Datenträger ist voll, und dies wurde nicht gespeichert: { $detail }
    [read-only] Die Datenbank lässt sich nicht beschreiben: { $detail }
    [busy] Die Datenbank ist beschäftigt: { $detail }
    [disk] Der Datenträger ist gestört, und dies wurde nicht gespeichert: { $detail }
    [corrupt] Die Datenbank ist beschädigt: { $detail }
    [missing] Die Datenbank lässt sich nicht öffnen: { $detail }
    [newer] Die Datenbank stammt von einer neueren Version dieses Programms: { $detail }
   *[foreign] Diese Datei ist keine Datenbank dieses Programms: { $detail }
}
table-asked-first = Dein Gegner möchte etwas zurücknehmen. Beantworte erst das: Die Bitte steht im Kanal.
