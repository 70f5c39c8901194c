# Was der Tisch antwortet, wenn etwas nicht geht. Dann hat sich nichts geändert.

table-error = Das ging nicht, und es hat sich nichts geändert.
table-no-match = Hier gibt es keine solche Partie.
table-not-your-seat = Das ist in dieser Partie nicht deine Seite.
table-stale = { $done ->
    [yes] Das hast du schon beantwortet; deine Antwort gilt.
   *[no] Das ist überholt: Die Partie ist weitergegangen. Hier ist, was jetzt gefragt ist.
}
table-paused = Die Spielleitung hat diese Partie angehalten: { $reason }
table-not-begun = Diese Partie hat noch nicht begonnen: Ein Platz ist noch frei.
table-over = Diese Partie ist zu Ende.
table-not-over = Das kann erst nach dem Ende der Partie gezeigt werden: Es würde Geheimes verraten.
table-channel-taken = In diesem Kanal läuft schon eine Partie. Immer nur eine.
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
table-reason-needed = Bitte gib einen Grund an (höchstens 500 Zeichen); er wird im Kanal gezeigt.
table-not-archived = Diese Partie ist nicht im Archiv.
table-expired = Diese Partie wurde vor mehr als { $days } Tagen abgelegt und lässt sich nicht mehr zurückholen.
table-closing = Der Bot startet neu. Bitte drücke in einer Minute noch einmal; nichts geht verloren.
table-bad-file = { $why ->
    [size] Diese Datei ist zu groß für eine gesicherte Partie.
    [form] Diese Datei ist keine gesicherte Partie: { $detail }
    [unfinished] Diese Partie wurde vor ihrem Ende gesichert und lässt sich nicht nachspielen.
    [game] Das Spiel { $detail } kennt dieser Bot nicht.
    [seed] Der Zufallsschlüssel in dieser Datei ist nicht der zugesagte, oder diese Würfe stammen nicht von ihm.
    [differs] Nach diesen Regeln nachgespielt verläuft die Partie ab Eintrag { $detail } anders.
    [illegal] Nach diesen Regeln nachgespielt enthält die Partie eine unerlaubte Antwort: { $detail }
   *[end] Die Partie endet nicht so, wie die Datei sagt.
}
table-store-failed = { $what ->
    [full] Der Datenträger des Bots ist voll. Deine Antwort wurde nicht gespeichert und nichts hat sich geändert; bitte sag dem Betreiber Bescheid.
    [read-only] Der Bot kann seine Datenbank nicht beschreiben. Deine Antwort wurde nicht gespeichert und nichts hat sich geändert; bitte sag dem Betreiber Bescheid.
    [busy] Die Datenbank des Bots ist beschäftigt. Nichts hat sich geändert; bitte versuch es noch einmal.
    [disk] Der Datenträger des Bots ist gestört. Deine Antwort wurde nicht gespeichert; bitte sag dem Betreiber Bescheid.
    [corrupt] Die Datenbank ist beschädigt: { $detail }
    [missing] Die Datenbank lässt sich nicht öffnen: { $detail }
    [newer] Die Datenbank stammt von einer neueren Version dieses Programms: { $detail }
   *[foreign] Diese Datei ist keine Datenbank dieses Programms: { $detail }
}
