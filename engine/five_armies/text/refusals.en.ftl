## Why not: rules that an answer breaks (see also play.en.ftl)

illegal-no-army-there = You have no army there: { $place } (p. 21).
illegal-needs-leadership = That needs an army with Leadership (a token, or a character with Leadership): { $place } has none (p. 21, 22).
illegal-needs-units = That needs an army with at least one of these units: { $units }; { $place } has none (p. 22).
illegal-no-way = This army cannot do that now: { $place }. It has nowhere to go, nobody to attack, or has moved already (p. 22).
illegal-recruit-elsewhere = You have turned up a token there already: { $place }. The second one must lie in another region (p. 24).
illegal-no-token-there = None of your recruitment tokens lies there: { $place } (p. 24).
illegal-recruit-barred = Nobody can be recruited there now: { $place } (p. 24, 33).
illegal-rally-elsewhere = This army has rallied already: { $place }. The second one must be another (p. 25).
illegal-not-damaged = This army has no damage to recover from: { $place } (p. 25).
illegal-maneuver-used = You have played this card already: { $card }. It comes back to your hand with Regroup (p. 27).
illegal-story-in-combat = Story cards have no combat effect: { $card } (p. 14).
illegal-maneuver-not-here = No such unit of yours takes part in this battle: { $card } (p. 26).
illegal-retreat-needs-regroup = Retreat only in a round in which you played Regroup; otherwise you can only rout (p. 29).
illegal-rout-not-needed = You may retreat this round, so you need not rout; Beorn never does (p. 29, 33).
illegal-substitute-group = Only units of the token's group that are still in the supply can take its place: { $unit } is none (p. 24).
illegal-token-home = Such a token cannot be laid there: { $place }. It needs a settlement you control (or a mustering region of the Shadow) without an enemy army (p. 24).
illegal-no-entry-there = { character-first } cannot enter play there: { $place } (p. 18).
illegal-too-far = { character-first } moves at most { $steps } regions: { $place } is too far (p. 19).

## What is asked, and by which rule: said with every refusal that has no reason of its own

# The turn
rule-discard = Whoever holds more than 6 cards discards down to 6, and a card may ask for more; each card that you hold once (p. 15).
rule-generals = You activate up to 3 different generals who are in play (p. 11, 19).
rule-leaders = There is one leadership token for each activated general, and each goes to a different army of yours (p. 11, 20).
rule-fate = The Shadow applies the last tile drawn, or draws another while fewer are drawn than generals were activated (p. 16).
rule-leadership = Leadership tokens and Great Bats are together as many as the Shadow has dice: one token for each army, 6 bats at most, in any territories (p. 11, 34).
rule-act = On your turn you use one of your dice for an action that it shows; before that one activated general may use his ability (p. 12, 13, 19).
rule-action = A die allows the actions of its symbol, as far as there is something to do, and may lapse unused (p. 12, 13).
rule-card = You play a card of your hand whose condition is met, with an Event die or one of the card's type (p. 15).

# Moving
rule-move-from = You move armies of yours that have an open way; the die or card says which and how many, and any move may be left out (p. 22).
rule-move-who = An army moves as a whole or in part, with at least one unit; neither part may have more damage tokens than units (p. 22).
rule-move-to = An army moves to an adjacent region without an enemy army (p. 22).
rule-march-on = A march may go on to an adjacent region without an enemy army, or stop; next to an enemy it ends (p. 23).
rule-reduce = No more than 5 units may stand in a region: those beyond are removed, after a move with up to 2 damage tokens each (p. 21, 23, 25).
rule-character = You move any of your characters on the board, each once (p. 19).
rule-character-to = A character moves up to as many regions as his card says, across open borders and fords; enemies do not stop him (p. 9, 19).
rule-quiet = Bilbo's card: a Ring token may be discarded for a longer move (p. 19).

# Recruiting and rallying
rule-recruit = You turn up one of your recruitment tokens in each of so many different regions as the die or card says (p. 24).
rule-which-token = You turn up one of your own tokens that lie there (p. 24).
rule-substitute = If no such figure is left, another unit of the same group may come, as far as the box has one (p. 24).
rule-token-group = You lay a token of a group that is yours and has tokens left (p. 24).
rule-token-place = Tokens are laid in a settlement you control (Free Peoples) or a Mustering region (Shadow), without an enemy army; a card may narrow this (p. 24).
rule-goblin-points = A Goblin comes to each of the two Goblin Mustering Points, or to one of them, while figures are left (p. 12, 24).
rule-rally = Damaged armies of yours rally, each once (p. 25).

# Characters, generals, Eagles, bats, Beorn
rule-enter = A character who is ready may enter, with a die that his card names, if his region is free (p. 18).
rule-enter-where = A character enters in a region that his card names, without enemy units or enemy control (p. 18).
rule-bard = Bard lays a token of Dwarves and Men, or takes a leadership token from an adjacent Shadow army, where either can be done (p. 19).
rule-strip = It must be a Shadow army next to Bard with a leadership token (p. 19).
rule-gandalf = Gandalf strikes a Shadow army in range, or concentrates if he does not yet (p. 19, 20).
rule-blast = It must be a Shadow army in range of Gandalf (p. 20).
rule-spend-concentration = The Concentration token is discarded or kept, as you like (p. 19, 20).
rule-archery = It must be a Shadow army in range of your archers, who shoot from hills, plain and mountain (p. 20).
rule-lord-of-the-eagles = The Lord of the Eagles flies out with the Eagles of the Eyrie, or musters Eagles while the box has any (p. 32).
rule-fly-out = Eagles of the Eyrie fly to any territories (p. 32).
rule-lord-flies = The Lord of the Eagles flies to any territory or stays in the Eyrie (p. 32).
rule-eagles-which = At least one Eagle attacks, each in its own territory and each a different Shadow army there (p. 32).
rule-eagle-targets = Each Eagle attacks a different Shadow army of its territory (p. 32).
rule-bat-cloud = The territory needs a Great Bat and an army of yours that can move (p. 34).
rule-beorn-to = Beorn moves up to 3 regions, never into or through a Shadow army, and ends in no region with army units (p. 33).
rule-beorn-advance = When the enemy is gone Beorn may advance, or stay (p. 30, 33).

# Battle
rule-attack-from = An army of yours may move, attack, or both, as far as the die or card allows it and it has a way or a target (p. 13, 26).
rule-attack-or-move = The army attacks from where it stands, moves first, or does neither, as far as it can (p. 12, 13).
rule-attack-target = You attack an enemy army in an adjacent region, or nobody (p. 12, 26).
rule-assault-target = A combined attack goes against a region with an enemy army next to your armies; those in passes take no part (p. 25, 30).
rule-fighter = In each round you name one of the attacking armies that are left (p. 30).
rule-maneuver = You play one card: of a unit type in this battle, an Event, a special maneuver or Regroup; a card once played comes back with Regroup (p. 26, 27).
rule-reroll = You roll missed dice again, each once and as many as your Leadership or the attack allows; or none (p. 25, 28, 32).
rule-luck = Bilbo's card: for a Ring token up to 2 missed dice of his army are rolled again (p. 19).
rule-ability-use = If a black die has hit, the ability of the unit card may be used, or not (p. 27).
rule-vampire = If the Shadow's army has dealt damage, one Great Bat of the territory may go for 1 more (p. 34).
rule-bodyguard = A Bodyguard token may be discarded against all damage to Bolg's army in this round or effect (p. 34).
rule-casualties = You may remove units to discard damage, up to 2 damage tokens for each (p. 28).
rule-losses = Units must go until the army has no more damage tokens than units (in a rout, at most 1); each takes up to 2 with it (p. 28, 30).
rule-how-many-lost = You say how many units go, at least as many as must, and up to 2 damage tokens for each (p. 28).
rule-pick-casualties = You pick just as many of the enemy's units as he loses (p. 28; { ev-m07 }).
rule-ring = Bilbo's card: a Ring token may save him when his army is destroyed (p. 19, 28).
rule-press-on = After each round the attacker fights on or breaks off (p. 29).
rule-hold = If the attacker fights on, the defender holds, retreats after Regroup, or else routs, if there is a region to go to (p. 29, 30).
rule-retreat-to = An army retreats to an adjacent region without enemies in or next to it, not across a ford; an own army or settlement lifts that (p. 29).
rule-drive-to = Where no retreat is legal the attacker picks an adjacent region without his army or settlement (p. 30).
rule-advance-with = One of the attacking armies that are left may advance, or none (p. 30).
rule-advance = Any part of the army may advance; neither part may have more damage tokens than units (p. 30).

# Several cards
rule-leaders-to = The card gives a leadership token to different armies of yours that it allows, while tokens are left (p. 15, 20).
rule-shoot-from = It must be an army of yours that the card allows, next to an enemy army that it could attack (p. 15).
rule-shoot-at = It must be an enemy army next to yours that it could attack (p. 15, 26).
rule-call-from = The units come from an army of yours in an adjacent region, as long as there is room (p. 15, 21).
rule-call-in = No more come than have room and than the card allows, and neither army may have more damage tokens than units (p. 15, 21, 22).
rule-repair = The card takes up to so many damage tokens off this fortification (p. 15, 28).

# One card: its text
rule-parting-aid = { ev-a05 }: { ev-a05.combat } (p. 27)
rule-heal = { ev-a05 }: { ev-a05.order } (p. 15)
rule-ambush = { ev-a09 }: { ev-a09.order } (p. 15)
rule-regroup = { ev-a10 }: { ev-a10.order } (p. 15)
rule-regroup-with = { ev-a10 }: { ev-a10.order } (p. 15)
rule-redistribute = { ev-a10 }: { ev-a10.order } (p. 15)
rule-second-maneuver = { ev-c01 }: { ev-c01.combat } (p. 27)
rule-draw-from = { ev-c01 }: { ev-c01.order } (p. 15)
rule-discard-theirs = { ev-c03 }: { ev-c03.order } (p. 15)
rule-set-aside = { ev-c06 }: { ev-c06.combat } (p. 27)
rule-close-ranks = { ev-c06 }: { ev-c06.order } (p. 15)
rule-turn-dice = { ev-c07 }: { ev-c07.order } (p. 15)
rule-turn-to = { ev-c07 }: { ev-c07.order } (p. 15)
rule-use-die = { ev-c07 }: { ev-c07.order } (p. 15)
rule-force-reroll = { ev-c08 }: { ev-c08.combat } (p. 27)
rule-cross-orders = { ev-c08 }: { ev-c08.order } (p. 15)
rule-surgeons = { ev-c09 }: { ev-c09.order } (p. 15)
rule-break-off = { ev-c10 }: { ev-c10.combat } (p. 27)
rule-break-off-to = { ev-c10 }: { ev-c10.combat } (p. 27)
rule-return-unit = { ev-m05 }: { ev-m05.combat } (p. 27)
rule-fill = { ev-m05 }: { ev-m05.order } (p. 15)
rule-fill-with = { ev-m05 }: { ev-m05.order } (p. 15)
rule-walls = { ev-m06 }: { ev-m06.order } (p. 15)
rule-which-walls = { ev-m06 }: { ev-m06.order } (p. 15)
rule-raid = { ev-m07 }: { ev-m07.order } (p. 15)
rule-raid-which = { ev-m07 }: { ev-m07.order } (p. 15)
rule-reinforce = { ev-m08 }: { ev-m08.combat } (p. 27)
rule-muster-roll = { ev-m08 }: { ev-m08.order } (p. 15)
rule-turn-up = { ev-m08 }: { ev-m08.order } (p. 15)
rule-armoury = { ev-m09 }: { ev-m09.order } (p. 15)
rule-replace = { ev-m09 }: { ev-m09.order } (p. 15)
rule-replace-by = { ev-m09 }: { ev-m09.order } (p. 15)
rule-send-in = { ev-m10 }: { ev-m10.combat } (p. 27)
rule-last-reserves = { ev-m10 }: { ev-m10.order } (p. 15)
rule-eagle-stays = { fa-e3 }: { fa-e3.text } (p. 17)
rule-old-friends = { fa-t1 }: { fa-t1.text } (p. 17)
rule-lucky-number = { fp-01 }: { fp-01.text } (p. 15)
rule-talons = { fp-04 }: { fp-04.text } (p. 15)
rule-rooted = { fp-05 }: { fp-05.text } (p. 15)
rule-masons = { fp-06 }: { fp-06.text } (p. 15)
rule-volunteers = { fp-09 }: { fp-09.text } (p. 15)
rule-keep-tile = { fp-11 }: { fp-11.text } (p. 15)
rule-sally = { fp-14 }: { fp-14.text } (p. 15)
rule-sally-back = { fp-14 }: { fp-14.text } (p. 15)
rule-activate = { fp-15 }: { fp-15.text } (p. 15)
rule-flood = { fp-16 }: { fp-16.text } (p. 15)
rule-healing-where = { fp-17 }: { fp-17.text } (p. 15)
rule-healing = { fp-17 }: { fp-17.text } (p. 15)
rule-steal = { fp-18 }: { fp-18.text } (p. 15)
rule-whisper = { fp-19 }: { fp-19.text } (p. 15)
rule-leader-to = { fp-19 }: { fp-19.text } (p. 15)
rule-common-cause = { fp-20 }: { fp-20.text } (p. 15)
rule-great-leader = { sh-02 }: { sh-02.text } (p. 15)
rule-move-or-attack = { sh-02 }: { sh-02.text } (p. 15)
rule-dark-holes = { sh-03 }: { sh-03.text } (p. 15)
rule-hidden-stair = { sh-04 }: { sh-04.text } (p. 15)
rule-leathern-wings = { sh-07 }: { sh-07.text } (p. 15)
rule-how-many-bats = { sh-07 }: { sh-07.text } (p. 15)
rule-torch = { sh-08 }: { sh-08.text } (p. 15)
rule-burn = { sh-08 }: { sh-08.text } (p. 15)
rule-rams-against = { sh-09 }: { sh-09.text } (p. 15)
rule-rams-with = { sh-09 }: { sh-09.text } (p. 15)
rule-storm = { sh-09 }: { sh-09.text } (p. 15)
rule-offer = { sh-10 }: { sh-10.text } (p. 15)
rule-whip = { sh-11 }: { sh-11.text } (p. 15)
rule-dusk = { sh-13 }: { sh-13.text } (p. 15)
rule-deactivate = { sh-15 }: { sh-15.text } (p. 15)
rule-grudge = { sh-15 }: { sh-15.text } (p. 15)
rule-own-dead = { sh-16 }: { sh-16.text } (p. 15)
rule-give-unit = { sh-16 }: { sh-16.text } (p. 15)
rule-axes = { sh-18 }: { sh-18.text } (p. 15)
rule-horns = { sh-19 }: { sh-19.text } (p. 15)
rule-forward-camp = { sh-20 }: { sh-20.text } (p. 15)
