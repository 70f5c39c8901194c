# The rules in our own words, a chapter a message. `/rules` shows them; the order is that of rules-topics.

rules-topics = goal board turn dice cards fate generals leadership movement recruitment battle casualties retreat special

rules-goal = How to win
    .text =
        The **Shadow** wins at the end of a turn with 10 victory points, or at once with 10 points if the Front Gate is among them. Ravenhill, the Front Gate and the Eastern Spur count 4 each; the Ruins of Dale, the Camp, the Lower Slopes and the Fallen Bridge count 2 each.

        The **Free Peoples** win at once when Bolg falls, when Fate reaches space 15, or when Beorn comes into play while the Shadow has fewer than 6 points.

        Whoever last had an army in a settlement controls it (p. 23, 31).
rules-board = The board
    .text =
        The board has regions in four territories. Regions that share a white border are adjacent. A river and a black line cannot be crossed; a **ford** can, and a **slope** leads up to a mountain. Attacking across a ford or up a slope is harder in the first round.

        Three regions have a **fortification**, which takes damage before the army behind it does. The Shadow's four mustering regions hold any number of units. Goblins gather at the two points inside the mountain and come out through the passes, which open for good once 5 units stand at the point (p. 8–10, 25).
rules-turn = A turn
    .text =
        1. **Recovery**: take your dice, draw an Event and a Story card, discard down to 6.
        2. **Generals**: the Free Peoples activate up to 3 generals and place as many leadership tokens.
        3. **Fate**: the Shadow draws tiles, and the marker moves on.
        4. **Leadership**: the Shadow places leadership tokens and Great Bats, as many in all as it has dice.
        5. **Actions**: both roll; beginning with the Free Peoples they use one die each in turn. With fewer dice left than the other side you may pass.
        6. **End**: victory is checked; leadership tokens and Bats leave the board, Eagles fly home (p. 11).
rules-dice = Action dice
    .text =
        • **Army**: move up to 2 armies; or move one and attack; or a combined attack; or play an Army card.
        • **Character**: move an army with Leadership up to 2 regions, or attack with one; or move characters; or play a Character card.
        • **Muster**: turn up recruitment tokens in up to 2 regions; or let 2 armies recover; or play a Muster card.
        • **Muster/Army**: either of the two. **Event**: draw 2 cards, or play any card.
        • **Will of the West** (Free Peoples): any of these. **Lidless Eye** (Shadow): Goblins are recruited, move or attack.

        The Free Peoples have 5 dice, a sixth with Thorin or Beorn; the Shadow 6, a seventh with two settlements in one territory (p. 12, 13).
rules-cards = Cards
    .text =
        Both sides draw from one Event deck; each has a Story deck of its own. An **Event** card is played with a die for its order, or in battle as your maneuver for its combat effect. A **Story** card is only played with a die. The die must show Event or the card's type.

        If a card names a condition, it must be met. What cannot be done of a card's text is left out. The hand limit is 6; what is too much is discarded face down (p. 14, 15).
rules-fate = Fate
    .text =
        The Shadow may draw as many tiles as generals were activated (at least one), one after the other. Each time it applies the tile or puts it aside and draws again; **the last one drawn counts** and is then out of the game, the others go back. A blue or red tile must be applied.

        The marker moves on by the tile's number. Bilbo, Thorin, the Lord of the Eagles and Beorn are ready when it reaches their space. With a rune on the tile the Free Peoples draw a Fate card, too (p. 16, 17).
rules-generals = Characters and generals
    .text =
        A ready character enters play with the die that its card names. Characters alone ignore enemies; with an army they move, fight and fall with it.

        Bard, Dáin, Gandalf, Thranduil and the Lord of the Eagles are **generals**. An activated general gives a leadership token and, once this turn, his ability: before using a die you may use one of them. Archery and the Blast reach regions within range, not across the mountain's black line (p. 18–20).
rules-leadership = Leadership
    .text =
        An army's **Leadership** is the sum of its characters' ratings and its tokens. It lets an army use Character dice, and in battle re-roll as many missed dice. Only one token may be placed with each army; a token without an army is lost at once, and all leave the board at the end of the turn (p. 20, 21).
rules-movement = Moving armies
    .text =
        An army moves into adjacent regions without enemies. You may move a part of it: then damage is shared out so that no part has more damage than units. Armies that meet become one. A region holds 5 units; what is too much is removed, with up to 2 damage tokens for each unit.

        Moving 2 regions, the army must **stop next to an enemy army**, and may neither split nor merge on the way. An enemy recruitment token in a region that is entered is taken off, unseen (p. 22–24).
rules-recruitment = Recruiting and recovering
    .text =
        Recruitment tokens lie face down; nobody knows what they are. With Muster you turn up one each in up to 2 regions, and the units shown appear there. If there is no such figure left, choose another of the same group.

        • **Recover**: for each of up to 2 armies roll a die for every unit; each 5 or 6 removes a damage token, and as many dice as its Leadership may be rolled again. Then you may take casualties (p. 24, 25).
rules-battle = A battle
    .text =
        Whoever has more units that favour the terrain has terrain superiority and draws an Event card. Then, round by round:
        1. **Maneuver**: both choose a card in secret, and reveal together. Unit cards stay on the table until you play Regroup.
        2. **Roll** as many dice as the army's strength, at most 5. A 5 hits; a 6 is needed against an unbroken fortification, and in the first round across a ford or uphill. A unit card turns as many dice black as there are such units; if a black one hits, its ability may be used.
        3. **Re-roll** up to your Leadership in missed dice.
        4. **Damage** is laid, and casualties are taken.
        5. **End of the round**: the attacker may break off; else the defender may leave.

        In a **combined attack** one of the armies fights each round (p. 26–30).
rules-casualties = Damage and casualties
    .text =
        Each hit is a damage token, first on the fortification, then on the army. For every unit you remove you may take off up to 2 tokens. You **must** remove units while there are more tokens than units; otherwise you may.

        An army without units is destroyed, and its characters with it. Damage by cards and abilities works in the same way (p. 28, 29).
rules-retreat = Leaving a battle
    .text =
        At the end of a round the defender may **retreat** if Regroup was played, or else **rout**: then units are removed until no more than 1 damage token is left.

        It goes to an adjacent region without an enemy army or enemy settlement, not next to an enemy army and not across a ford; to an own army or settlement it may always go. If there is no such region, the attacker chooses one, for 1 more damage; if there is none at all, nobody leaves. Then the attacker may **advance** with any of his units (p. 29, 30).
rules-special = Eagles, Bats, Beorn and Bolg
    .text =
        • **Eagles** wait in their Eyrie. The Lord's ability brings them out; with Muster they strike a different army each in their territory (3 dice, 4 and up hits, misses are rolled again) and fly home.
        • **Great Bats**: with Muster one is given up to move an army of its territory; in battle, Vampire-like gives one for 1 more damage.
        • **Beorn** moves and attacks with Will of the West, or with any die and 1 Wrath. He rolls 4 dice, misses again; damage takes Wrath, and without Wrath he falls. He plays no cards.
        • **Bolg** may come when a Shadow army stands in the Valley. A Bodyguard token wards off all damage to his army at once (p. 32–34).
