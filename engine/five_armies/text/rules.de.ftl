# Die Regeln in eigenen Worten, ein Kapitel je Nachricht. `/rules` zeigt sie; die Reihenfolge ist die von rules-topics.

rules-topics = goal board turn dice cards fate generals leadership movement recruitment battle casualties retreat special

rules-goal = Wie man gewinnt
    .text =
        Der **Schatten** gewinnt am Ende eines Zuges mit 10 Siegpunkten, oder sofort mit 10 Punkten, wenn das Vordertor dabei ist. Rabenberg, Vordertor und Östlicher Ausläufer zählen je 4; Ruinen von Thal, Lager, Untere Hänge und Verfallene Brücke je 2.

        Die **Freien Völker** gewinnen sofort, wenn Bolg fällt, wenn das Schicksal Feld 15 erreicht, oder wenn Beorn ins Spiel kommt, solange der Schatten weniger als 6 Punkte hat.

        Eine Siedlung hat unter Kontrolle, wessen Armee zuletzt dort war (S. 23, 31).
rules-board = Der Spielplan
    .text =
        Der Plan hat Regionen in vier Territorien. Regionen mit gemeinsamer weißer Grenze sind benachbart. Fluss und schwarze Linie sind unpassierbar; über eine **Furt** kommt man, und ein **Hang** führt hinauf zum Berg. Angriffe über eine Furt oder hangaufwärts sind in der ersten Kampfrunde schwerer.

        Drei Regionen haben eine **Wehranlage**, die Schaden vor der Armee dahinter nimmt. In den vier Musterungsregionen darf der Schatten beliebig viele Einheiten haben. Goblins sammeln sich an zwei Plätzen im Berg und kommen über die Pässe heraus; ein Pass wird für immer frei, sobald 5 Einheiten am Platz stehen (S. 8–10, 25).
rules-turn = Ein Zug
    .text =
        1. **Vorbereiten**: Würfel nehmen, eine Ereignis- und eine Geschichtenkarte ziehen, auf 6 abwerfen.
        2. **Generäle**: Die Freien Völker aktivieren bis zu 3 Generäle und legen ebenso viele Führungsmarker.
        3. **Schicksal**: Der Schatten zieht Plättchen, und der Marker rückt vor.
        4. **Führung**: Der Schatten setzt Führungsmarker und Große Fledermäuse ein, zusammen so viele, wie er Würfel hat.
        5. **Aktionen**: Beide würfeln; dann setzt man, die Freien Völker zuerst, abwechselnd je einen Würfel ein. Wer weniger Würfel übrig hat, darf passen.
        6. **Ende**: Der Sieg wird geprüft; Führungsmarker und Fledermäuse gehen vom Plan, die Adler fliegen heim (S. 11).
rules-dice = Aktionswürfel
    .text =
        • **Armee**: bis zu 2 Armeen bewegen; oder eine bewegen und angreifen; oder gemeinsamer Angriff; oder eine Armeekarte spielen.
        • **Charakter**: eine Armee mit Führung bis zu 2 Regionen bewegen oder mit einer angreifen; oder Charaktere bewegen; oder eine Charakterkarte spielen.
        • **Musterung**: Rekrutierungsmarker in bis zu 2 Regionen aufdecken; oder 2 Armeen erholen sich; oder eine Musterungskarte spielen.
        • **Musterung/Armee**: eins von beiden. **Ereignis**: 2 Karten ziehen oder eine beliebige Karte spielen.
        • **Wille des Westens** (Freie Völker): jedes davon. **Lidloses Auge** (Schatten): Goblins werden rekrutiert, bewegt oder greifen an.

        Die Freien Völker haben 5 Würfel, mit Thorin oder Beorn 6; der Schatten 6, mit zwei Siedlungen in einem Territorium 7 (S. 12, 13).
rules-cards = Karten
    .text =
        Beide Seiten ziehen vom selben Ereignisstapel; jede hat ihren eigenen Geschichtenstapel. Eine **Ereigniskarte** spielt man mit einem Würfel für ihren Befehl oder im Kampf als Manöver für ihren Kampfeffekt, eine **Geschichtenkarte** nur mit einem Würfel. Er muss Ereignis oder den Typ der Karte zeigen.

        Nennt eine Karte eine Bedingung, muss sie erfüllt sein. Was vom Text nicht geht, entfällt. Das Handlimit ist 6; was zu viel ist, wird verdeckt abgeworfen (S. 14, 15).
rules-fate = Schicksal
    .text =
        Der Schatten darf so viele Plättchen ziehen, wie Generäle aktiviert wurden (mindestens eins), eins nach dem anderen. Jedes Mal wendet er es an oder legt es beiseite und zieht neu; **das zuletzt gezogene zählt** und ist danach aus dem Spiel, die anderen kommen zurück. Ein blaues oder rotes muss angewendet werden.

        Der Marker rückt um die Zahl vor. Bilbo, Thorin, der Fürst der Adler und Beorn sind bereit, wenn er ihr Feld erreicht. Mit Schicksalssymbol ziehen die Freien Völker außerdem eine Schicksalskarte (S. 16, 17).
rules-generals = Charaktere und Generäle
    .text =
        Ein bereiter Charakter kommt mit dem Würfel ins Spiel, den seine Karte nennt. Allein beachten Charaktere keine Feinde; in einer Armee ziehen, kämpfen und fallen sie mit ihr.

        Bard, Dáin, Gandalf, Thranduil und der Fürst der Adler sind **Generäle**. Ein aktivierter General bringt einen Führungsmarker und einmal in diesem Zug seine Fähigkeit: Vor jedem Würfel darf man eine nutzen. Bogenschützen und Blitzschlag reichen in Regionen in Reichweite, aber nicht über die schwarze Linie des Berges (S. 18–20).
rules-leadership = Führung
    .text =
        Die **Führung** einer Armee ist die Summe der Werte ihrer Charaktere und ihrer Marker. Mit Führung kann sie Charakterwürfel nutzen und im Kampf ebenso viele Fehlwürfe wiederholen. Zu jeder Armee kommt nur ein Marker; ein Marker ohne Armee geht sofort verloren, und am Ende des Zuges gehen alle vom Plan (S. 20, 21).
rules-movement = Armeen bewegen
    .text =
        Eine Armee zieht in Nachbarregionen ohne Feinde. Man darf einen Teil bewegen: Dann wird der Schaden so geteilt, dass kein Teil mehr Schaden als Einheiten hat. Armeen, die sich treffen, werden eine. Eine Region fasst 5 Einheiten; was zu viel ist, wird entfernt, je Einheit mit bis zu 2 Schadensmarkern.

        Wer 2 Regionen weit zieht, muss **neben einer feindlichen Armee anhalten** und darf sich unterwegs weder teilen noch vereinigen. Ein feindlicher Rekrutierungsmarker in einer betretenen Region wird unbesehen entfernt (S. 22–24).
rules-recruitment = Rekrutieren und Erholen
    .text =
        Rekrutierungsmarker liegen verdeckt; niemand kennt sie. Mit Musterung deckt man in bis zu 2 Regionen je einen auf, und die gezeigten Einheiten erscheinen dort. Ist keine solche Figur mehr da, wählt man eine andere derselben Gruppe.

        • **Erholen**: Für bis zu 2 Armeen wirft man je Einheit einen Würfel; jede 5 oder 6 entfernt einen Schadensmarker, und so viele Würfel, wie die Führung beträgt, darf man wiederholen. Danach darf man Verluste hinnehmen (S. 24, 25).
rules-battle = Ein Kampf
    .text =
        Wer mehr Einheiten hat, die das Gelände bevorzugen, hat Geländeüberlegenheit und zieht eine Ereigniskarte. Dann in jeder Kampfrunde:
        1. **Manöver**: Beide wählen verdeckt eine Karte und decken gemeinsam auf. Einheitenkarten bleiben liegen, bis man Sammeln spielt.
        2. **Wurf** mit so vielen Würfeln, wie die Kampfstärke beträgt, höchstens 5. Eine 5 trifft; eine 6 braucht man gegen eine heile Wehranlage und in der ersten Kampfrunde über eine Furt oder hangaufwärts. Eine Einheitenkarte macht so viele Würfel schwarz, wie solche Einheiten da sind; trifft ein schwarzer, darf man ihre Fähigkeit nutzen.
        3. **Neuwurf** von Fehlwürfen bis zur Höhe der Führung.
        4. **Schaden** wird gelegt, und Verluste werden hingenommen.
        5. **Ende der Kampfrunde**: Der Angreifer kann abbrechen; sonst kann der Verteidiger weichen.

        Beim **gemeinsamen Angriff** kämpft in jeder Kampfrunde eine der Armeen (S. 26–30).
rules-casualties = Schaden und Verluste
    .text =
        Jeder Treffer ist ein Schadensmarker, zuerst auf der Wehranlage, dann auf der Armee. Für jede Einheit, die man entfernt, darf man bis zu 2 Marker abnehmen. Man **muss** Einheiten entfernen, solange mehr Marker als Einheiten da sind; sonst darf man.

        Eine Armee ohne Einheiten ist vernichtet und ihre Charaktere mit ihr. Schaden durch Karten und Fähigkeiten wirkt genauso (S. 28, 29).
rules-retreat = Einen Kampf verlassen
    .text =
        Am Ende einer Kampfrunde darf sich der Verteidiger **zurückziehen**, wenn er Sammeln gespielt hat, sonst **fliehen**: Dann entfernt er Einheiten, bis höchstens 1 Schadensmarker übrig ist.

        Es geht in eine Nachbarregion ohne feindliche Armee oder Siedlung, nicht neben eine feindliche Armee und nicht über eine Furt; zu einer eigenen Armee oder Siedlung darf man immer. Gibt es keine solche Region, wählt der Angreifer eine, und es kostet 1 Schaden mehr; gibt es gar keine, bleibt man. Danach darf der Angreifer mit beliebigen Einheiten **vorrücken** (S. 29, 30).
rules-special = Adler, Fledermäuse, Beorn und Bolg
    .text =
        • **Adler** warten im Adlerhorst. Die Fähigkeit des Fürsten bringt sie hinaus; mit Musterung trifft jeder eine andere Armee seines Territoriums (3 Würfel, ab 4 ein Treffer, Fehlwürfe noch einmal) und fliegt heim.
        • **Große Fledermäuse**: Mit Musterung gibt man eine ab, um eine Armee ihres Territoriums zu bewegen; im Kampf bringt Vampirgleich für eine 1 Schaden mehr.
        • **Beorn** zieht und greift an mit dem Willen des Westens, oder mit jedem Würfel und 1 Wut. Er wirft 4 Würfel, Fehlwürfe noch einmal; Schaden kostet Wut, ohne Wut fällt er. Karten spielt er nicht.
        • **Bolg** kann kommen, wenn eine Armee des Schattens im Tal steht. Ein Leibwachemarker wehrt allen Schaden seiner Armee auf einmal ab (S. 32–34).
