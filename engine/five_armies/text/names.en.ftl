## Sides

free = Free Peoples
shadow = Shadow

## Peoples and recruitment groups (the groups Shadow and Goblins share the words of the side and the unit)

elves = Elves
dwarves = Dwarves
men = Men
dwarves-men = Dwarves and Men

## Territories

broken-lands = Broken Lands
valley = Valley
eastern-bank = Eastern Bank
southern-spur = Southern Spur

## Terrains

hills = Hills
mountain = Mountain
plain = Plain
ruins = Ruins
swamp = Swamp

## Regions

front-gate = Front Gate
sentry-ledge = Sentry Ledge
eastern-spur = Eastern Spur
thistle-braes = Thistle Braes
old-causeway = Old Causeway
bellringers-mead = Bellringers' Mead
lark-meadows = Lark Meadows
ruins-of-dale = Ruins of Dale
herons-reach = Heron's Reach
fallow-acres = Fallow Acres
camp = Camp
bramble-terraces = Bramble Terraces
lower-slopes = Lower Slopes
goat-stair = Goat Stair
cairn-ridge = Cairn Ridge
ravenhill = Ravenhill
sunset-screes = Sunset Screes
curlew-moor = Curlew Moor
ravens-steps = Ravens' Steps
alder-flats = Alder Flats
ashen-hollow = Ashen Hollow
howling-gully = Howling Gully
bonefield = Bonefield
warg-wallow = Warg Wallow
splintered-horn = Splintered Horn
rubble-heath = Rubble Heath
cracked-basin = Cracked Basin
thornbank = Thornbank
gnat-mire = Gnat Mire
fallen-bridge = Fallen Bridge
osier-bank = Osier Bank
charred-copse = Charred Copse
scorched-downs = Scorched Downs
raft-landing = Raft Landing
lowwater-fen = Lowwater Fen
stillwind-plain = Stillwind Plain

## Boxes of the Lonely Mountain

goblin-point-east = Goblin Mustering Point (east)
pass-east = Morning Pass
goblin-point-west = Goblin Mustering Point (west)
pass-west = Evening Pass
eagles-eyrie = Eagles' Eyrie

## Fords, the river and the mountain

raft-ford = Raft Ford
bell-ford = Bell Ford
bridge-ford = Bridge Ford
osier-ford = Osier Ford
heron-ford = Heron Ford
thorn-ford = Thorn Ford
river-running = River Running
lonely-mountain = The Lonely Mountain

## Units

elven-archers = Elven Archers
    .one = Elven Archer
    .count =
        { $n ->
            [one] 1 Elven Archer
           *[other] { $n } Elven Archers
        }
elven-spearmen = Elven Spearmen
    .one = Elven Spearman
    .count =
        { $n ->
            [one] 1 Elven Spearman
           *[other] { $n } Elven Spearmen
        }
dwarven-soldiers = Dwarven Soldiers
    .one = Dwarven Soldier
    .count =
        { $n ->
            [one] 1 Dwarven Soldier
           *[other] { $n } Dwarven Soldiers
        }
dwarven-veterans = Dwarven Veterans
    .one = Dwarven Veteran
    .count =
        { $n ->
            [one] 1 Dwarven Veteran
           *[other] { $n } Dwarven Veterans
        }
men-of-the-lake = Men of the Lake
    .one = Man of the Lake
    .count =
        { $n ->
            [one] 1 Man of the Lake
           *[other] { $n } Men of the Lake
        }
orcs = Orcs
    .one = Orc
    .count =
        { $n ->
            [one] 1 Orc
           *[other] { $n } Orcs
        }
great-orcs = Great Orcs
    .one = Great Orc
    .count =
        { $n ->
            [one] 1 Great Orc
           *[other] { $n } Great Orcs
        }
wargs = Wargs
    .one = Warg
    .count =
        { $n ->
            [one] 1 Warg
           *[other] { $n } Wargs
        }
goblins = Goblins
    .one = Goblin
    .count =
        { $n ->
            [one] 1 Goblin
           *[other] { $n } Goblins
        }

## Special units

eagles = Eagles of the Misty Mountains
    .one = Eagle
    .count =
        { $n ->
            [one] 1 Eagle
           *[other] { $n } Eagles
        }
bats = Great Bats
    .one = Great Bat
    .count =
        { $n ->
            [one] 1 Great Bat
           *[other] { $n } Great Bats
        }

## Characters

bard = Bard
    .ability = lays a Dwarves and Men token, or removes a nearby Shadow leadership token
dain = Dáin Ironfoot
    .ability = his army rallies at once
gandalf = Gandalf
    .ability = 3 dice (5+) at a Shadow army in range, or Concentration: 5 dice (4+) later
thranduil = Thranduil
    .ability = all archers in range shoot at one Shadow army: up to 5 dice (5+)
bilbo = Bilbo Baggins
thorin = Thorin Oakenshield
lord-of-the-eagles = Lord of the Eagles
    .ability = the Eagles fly out of the Eyrie, or 2 more Eagles come to it
beorn = Beorn
bolg = Bolg

## Die faces; Army, Character and Muster are the types of cards as well

character = Character
army = Army
muster = Muster
muster-army = Muster/Army
event = Event
will-of-the-west = Will of the West
lidless-eye = Lidless Eye

## Fate tiles

tile-0r = 0 with the Fate icon
tile-1 = 1
tile-1r = 1 with the Fate icon
tile-2 = 2
tile-2r = 2 with the Fate icon
tile-3 = 3
tile-3r = 3 with the Fate icon
tile-blue = blue Fate tile
tile-red = red Fate tile

## Maneuver cards

regroup = Regroup
    .text = Take back all your unit and special maneuver cards played in this combat, and this card. If you are the defender you may retreat at the end of this round without a rout.
vampire-like = Vampire-like
    .text = If your army inflicts at least 1 damage this round you may discard 1 Great Bat from the combat region's territory to inflict 1 additional damage. Take this card back at the end of the round while a Great Bat is left there.
thorins-mighty-strokes = Thorin's Mighty Strokes
    .text = Inflict 1 additional damage; 2 instead if Bolg or at least 1 Great Orc is in the enemy army.

## Maneuver abilities of the units

arrow-storm = Arrow Storm
    .text = Inflict 1 additional damage.
wall-of-spears = Wall of Spears
    .text = Cancel 1 damage dealt to your army (or to its fortification) this round for each black die that hit, at most 2.
stand-fast = Stand Fast
    .text = After this round's damage has been placed on your army and before casualties, remove 1 damage token from your army (not from a fortification).
hew-through = Hew Through
    .text = Choose one: inflict 1 additional damage; or the enemy's unit maneuver ability is not applied this round, even if it was announced already (Event cards and special maneuvers are not affected).
covering-shots = Covering Shots
    .text = Cancel 1 damage dealt to your army (or its fortification). If you are the defender you may retreat at the end of this round as if you had played Regroup (no cards are taken back).
press-of-numbers = Press of Numbers
    .text = If your army has more units than the enemy army before this round's casualties (Beorn counts as 1 unit), inflict 1 additional damage.
breaking-blow = Breaking Blow
    .text = Inflict 1 additional damage; 2 instead if you attack an army in a fortification that is not yet broken.
drag-down = Drag Down
    .text = After damage has been placed the enemy must take 1 casualty: he removes 1 unit of his choice and up to 2 damage tokens. No effect on an army of 1 unit, on a defender in an unbroken fortification, or on Beorn.
out-of-the-heights = Out of the Heights
    .text = If the combat region is a mountain, or you attack out of a mountain region or a mountain pass, inflict 1 additional damage. Otherwise cancel 1 damage dealt to your army (or to its fortification).

## General abilities

bowmans-summons = The Bowman's Summons
    .text = Choose one: place 1 Dwarves and Men recruitment token in a settlement you control; or remove 1 leadership token from a Shadow army adjacent to Bard's region.
iron-hills-resolve = Resolve of the Iron Hills
    .text = Dáin's army rallies at once: 1 die per unit, each 4+ removes 1 damage token, re-rolls by Leadership as usual; afterwards you may take casualties.
blast-of-magic = Blast of Magic
    .text = Choose one: attack one Shadow army in range of Gandalf's region with 3 dice, each 5+ is 1 damage; or put the Concentration token on this card. You may discard the Concentration token with a Blast: roll 5 dice instead, each 4+ is 1 damage. The token is lost if Gandalf changes region or his army receives damage.
archery = Archery
    .text = Choose one Shadow army. Each Elven Archers and Men of the Lake unit whose region is in range of it and is hills, plain or mountain gives 1 die (at most 5). Each 5+ is 1 damage. If Thranduil himself is in range, re-roll up to 1 miss.
the-eagles-take-wing = On Wide Wings
    .text = Choose one: place the Lord and all Eagles from the Eyrie anywhere on the board; or muster 2 Eagles in the Eyrie.

## Abilities of other characters and special units

the-ring = The Ring
    .text = If Bilbo's army is destroyed you may discard 1 Ring token: Bilbo is not eliminated but stays alone in the region.
unlooked-for-luck = Unlooked-for Luck
    .text = After the leader re-roll (or rally re-roll) of Bilbo's army you may discard 1 Ring token to re-roll up to 2 of its missed dice, even dice already re-rolled. Once per round.
small-and-quiet = Small and Quiet
    .text = Discard 1 Ring token when Bilbo moves with a Character Movement action: this time his movement is 4.
bodyguard = Bodyguard
    .text = Discard 1 Bodyguard token to cancel all damage Bolg's army would receive in one combat round or from one effect.
bat-cloud = Bat Cloud
    .text = Remove 1 Great Bat from a territory to move 1 Shadow army of that territory to an adjacent region.
strong-and-noble-hearted = Strong and Noble-hearted
    .text = With a Muster die, move any number of Eagles (and their Lord) from the board to the Eagles' Eyrie. Each of them attacks a different Shadow army in the territory it left: roll 3 dice, each 4+ is 1 damage, each miss may be re-rolled once. Nothing can modify these dice.

## Phases

phase-recovery = Recovery
phase-generals = Generals' Activation
phase-fate = Fate
phase-leadership = Shadow Leadership
phase-actions = Action Round
phase-end = End of Turn
