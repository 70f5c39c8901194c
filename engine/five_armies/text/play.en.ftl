## What players read while they play: questions (ask-), events (event-), refusals (illegal-) and the words in them.
## An event's data has names in it already; $…_id is the bare id, $…_n how many things a list names (see core/words.py).

game-name = The Battle of Five Armies

# Who did it: the subject of a sentence in the past tense, and "of" that side.
side-acts = The { $side }
side-of = of the { $side }

# A character as the subject, at the beginning of a sentence and within it: one of them has an article.
character-first =
    { $character_id ->
        [lord_of_the_eagles] The Lord of the Eagles
       *[other] { $character }
    }
character-within =
    { $character_id ->
        [lord_of_the_eagles] the Lord of the Eagles
       *[other] { $character }
    }

## Things that are counted

damage = damage tokens
    .one = damage token
    .count =
        { $n ->
            [one] 1 damage token
           *[other] { $n } damage tokens
        }
leaders = leadership tokens
    .one = leadership token
    .count =
        { $n ->
            [one] 1 leadership token
           *[other] { $n } leadership tokens
        }
units = units
    .one = unit
    .count =
        { $n ->
            [one] 1 unit
           *[other] { $n } units
        }
miss = missed dice
    .one = missed die
    .count =
        { $n ->
            [one] 1 missed die
           *[other] { $n } missed dice
        }
black = black dice
    .one = black die
    .count =
        { $n ->
            [one] 1 black die
           *[other] { $n } black dice
        }
white = white dice
    .one = white die
    .count =
        { $n ->
            [one] 1 white die
           *[other] { $n } white dice
        }

## Other words

story = Story
points = Victory points
fate = Fate
none = None
stop = Stop
stay = Stay
skip = Skip
known-token = { $group }, looked at: { $units }

## Actions

action-move = Strategic Movement
action-march = Fast Movement
action-attack = Attack
action-assault = Combined Attack
action-characters = Character Movement
action-draw = Draw Cards
action-play = Play a Card
action-recruit = Recruitment
action-rally = Rally
action-goblins = Goblin Recruitment
action-enter = Bring In a Character
action-beorn = Beorn
action-eagles = Attack of the Eagles
action-bats = Bat Cloud
action-skip = Skipped

## Questions: the turn

ask-discard =
    { $count ->
        [one] Which card do you discard, face down?
       *[other] Which { $count } cards do you discard, face down?
    }
ask-generals = Which generals do you activate, up to { $count }? Each gives a leadership token and one use of his ability, but the Shadow may draw one Fate tile for each (at least one).
ask-leaders =
    { $count ->
        [one] Which army gets the leadership token?
       *[other] Which { $count } armies get a leadership token each?
    }
ask-fate = You drew a Fate tile: { $tile }. Apply it, or draw again ({ $left } more allowed)? The last tile drawn counts.
    .apply-tile = Apply this tile
    .draw-tile = Draw another
ask-leadership = Place { $count } in all: leadership tokens (one for each army) and Great Bats (at most { $bats }, in any territory).
    .broken-lands = Great Bats: Broken Lands
    .valley = Great Bats: Valley
    .eastern-bank = Great Bats: Eastern Bank
    .southern-spur = Great Bats: Southern Spur
ask-act = Your action. Your dice: { $dice }. Which one do you use?
    .pass = Pass
    .bard = Bard: { bowmans-summons }
    .dain = Dáin: { iron-hills-resolve }
    .gandalf = Gandalf: { blast-of-magic }
    .thranduil = Thranduil: { archery }
    .lord-of-the-eagles = Lord of the Eagles: { the-eagles-take-wing }
ask-action = What do you do with this die: { $die }?
    .move = Move up to 2 armies, 1 region each
    .march = Move 1 army with Leadership up to 2 regions
    .attack = Move 1 army and attack
    .assault = Combined attack
    .characters = Move characters
    .draw = Draw 1 Event and 1 Story card
    .play = Play a card
    .recruit = Turn up recruitment tokens
    .rally = Rally up to 2 armies
    .goblins = Recruit Goblins
    .enter = Bring in a character
    .beorn = Move Beorn and attack
    .eagles = Attack with Eagles
    .bats = Bat Cloud: move an army
    .skip = Skip: use the die for nothing
ask-card = Which card do you play?

## Questions: moving

ask-move-from =
    { $made ->
        [0] Which army do you move?
       *[other] Which other army do you move?
    }
    .done =
        { $made ->
            [0] No move
           *[other] No further move
        }
ask-move-who = { $place }: who moves? The rest stays. Neither part may have more damage tokens than units.
ask-move-to = { $place }: where does the army go?
ask-march-on = The army has come to { $place }. Does it go on?
    .stop = Stop here
ask-break-off-to = { $place }: where does your army go as it leaves the battle?
ask-reduce =
    { $count ->
        [one] { $place }: too many units. Which one do you remove?
       *[other] { $place }: too many units. Which { $count } do you remove?
    }{ $damage ->
        [0] {""}
       *[other] {" "}Damage tokens may go with them, up to { $damage }.
    }
ask-character = Which character do you move?
    .done = No further character
ask-character-to = Where does { character-within } go?
    .stay = Stay here
ask-quiet = Discard a Ring token ({ $left } left) so that Bilbo may move 4 regions?
    .yes = Discard a Ring token
    .no = Move as usual

## Questions: recruiting and rallying

ask-recruit =
    { $made ->
        [0] In which region do you turn up a recruitment token?
       *[other] In which other region do you turn up a token?
    }
    .done =
        { $made ->
            [0] No token
           *[other] No further token
        }
ask-which-token = { $place }: which token do you turn up?
    .elves = Elves, face down
    .dwarves-men = Dwarves and Men, face down
    .shadow = Shadow, face down
ask-substitute = { $place }: no figure of { $unit } is left. What do you recruit instead?
ask-token-group = From which group do you lay a recruitment token?
ask-token-place = Where do you lay the face-down token ({ $group })?
ask-goblin-points =
    { $count ->
        [one] Only 1 Goblin is left. On which Goblin Mustering Point does it come?
       *[other] On which Goblin Mustering Points does a Goblin come? One on each, or one in all.
    }
ask-rally =
    { $made ->
        [0] Which army rallies?
       *[other] Which other army rallies?
    }
    .done =
        { $made ->
            [0] No army
           *[other] No further army
        }

## Questions: characters, generals, Eagles, bats, Beorn

ask-enter = Which character comes into play?
ask-enter-where = Where does { character-within } enter?
ask-bard = What does Bard do?
    .lay-token = Lay a token of Dwarves and Men
    .strip-leader = Remove a Shadow leadership token
ask-strip = Which adjacent Shadow army loses a leadership token?
ask-gandalf = What does Gandalf do?
    .blast = Strike with the Blast of Magic
    .concentrate = Concentrate for a stronger Blast
ask-blast = Which Shadow army does the Blast strike?
ask-spend-concentration = { $place }: discard the Concentration token? 5 dice that hit on 4+, instead of 3 dice on 5+.
    .yes = Discard it: 5 dice on 4+
    .no = Keep it: 3 dice on 5+
ask-archery = Which Shadow army do your archers shoot at?
ask-lord-of-the-eagles = What does the Lord of the Eagles do?
    .fly = Fly out over the battlefield
    .muster-eagles = Muster 2 Eagles in the Eyrie
ask-fly-out =
    { $count ->
        [one] 1 Eagle is in the Eyrie. Which territory does it fly to?
       *[other] { $count } Eagles are in the Eyrie. How many fly to which territory?
    }
ask-lord-flies = Where does the Lord of the Eagles fly?
    .eagles-eyrie = Stay in the Eyrie
ask-eagles-which = Which Eagles attack? Each strikes a different Shadow army of its territory and flies home.
    .broken-lands = Eagles (Broken Lands)
    .valley = Eagles (Valley)
    .eastern-bank = Eagles (Eastern Bank)
    .southern-spur = Eagles (Southern Spur)
ask-eagle-stays = One attacker need not fly home. Which one stays?
    .broken-lands = An Eagle, Broken Lands
    .valley = An Eagle, Valley
    .eastern-bank = An Eagle, Eastern Bank
    .southern-spur = An Eagle, Southern Spur
    .none = All fly home
ask-eagle-targets =
    { $count ->
        [one] Which Shadow army does the Eagle attack?
       *[other] Which { $count } Shadow armies do the Eagles attack, one each?
    }
ask-bat-cloud = In which territory do you give up a Great Bat? One of your armies there moves 1 region.
ask-beorn-to = Beorn is at { $place }, steps left: { $left }. Where does he go? He may not end among army units.
    .stop = Stop here
ask-beorn-advance = { $region } is free. Does Beorn advance?
    .yes = Advance
    .no = Stay

## Questions: battle

ask-attack-from = Which of your armies do you use?
ask-attack-or-move = { $place }: what does this army do?
    .attack-here = Attack from here
    .move-first = Move first
    .done = Nothing
ask-attack-target = Whom do you attack from { $place }?
    .done = No attack
ask-assault-target = Which region do all your adjacent armies attack together?
ask-fighter = Battle for { $region }, round { $round }: which of your armies fights?
ask-maneuver = Battle for { $region }, round { $round }: which maneuver do you play? Both are revealed together.
ask-reroll =
    { $count ->
        [one] { $place }: you may re-roll 1 missed die. The new result stands.
       *[other] { $place }: you may re-roll up to { $count } missed dice. The new results stand.
    }
ask-luck = { $place }: discard a Ring token ({ $left } left) to re-roll up to 2 missed dice? Choose none to keep it.
ask-offer = Battle for { $region }: remove one of your units at { $place } for 2 more damage to the enemy this round?
    .none = Remove nothing
# what the ability in question does
ability-text =
    { $ability_id ->
        [arrow_storm] { arrow-storm.text }
        [wall_of_spears] { wall-of-spears.text }
        [stand_fast] { stand-fast.text }
        [hew_through] { hew-through.text }
        [covering_shots] { covering-shots.text }
        [press_of_numbers] { press-of-numbers.text }
        [breaking_blow] { breaking-blow.text }
        [drag_down] { drag-down.text }
       *[out_of_the_heights] { out-of-the-heights.text }
    }
ask-ability-use = Battle for { $region }: a black die hit. Use { $ability }? { ability-text }
    .use =
        { $ability_id ->
            [hew_through] Inflict 1 more damage
           *[other] Use it
        }
    .negate = Cancel the enemy's unit ability
    .decline = Do not use it
ask-old-friends = { $place }: Thorin's army would take { $amount } damage. Remove a counter to cancel up to 2 of it?
    .cancel-1 = Remove a counter: cancel 1
    .cancel-2 = Remove a counter: cancel 2
    .no = Take the damage
ask-vampire = { $place }: give up a Great Bat for 1 damage on top of { $amount }?
    .yes = Give up a Great Bat
    .no = Keep it
ask-bodyguard = { $place }: Bolg's army would take { $amount } damage. Discard a Bodyguard token to cancel all of it?
    .yes = Spend the Bodyguard
    .no = Take the damage
ask-casualties =
    { $damage ->
        [one] { $place }: 1 damage token. Take casualties? Each unit removed takes up to 2 damage tokens with it. You need not.
       *[other] { $place }: { $damage } damage tokens. Take casualties? Each unit removed takes up to 2 damage tokens with it. You need not.
    }
ask-losses =
    { $count ->
        [one] { $place }: damage { $damage }. You must remove at least 1 unit; each takes up to 2 damage tokens with it. Which?
       *[other] { $place }: damage { $damage }. You must remove at least { $count } units; each takes up to 2 damage tokens with it. Which?
    }
ask-how-many-lost =
    { $count ->
        [0] { $place }: damage { $damage }. How many units do you give up, if any, and how many damage tokens, up to 2 for each? The enemy picks the units.
       *[other] { $place }: damage { $damage }. How many units do you give up, at least { $count }, and how many damage tokens, up to 2 for each? The enemy picks the units.
    }
ask-pick-casualties =
    { $count ->
        [one] { $place }: which enemy unit is lost? You pick it.
       *[other] { $place }: which { $count } enemy units are lost? You pick them.
    }
ask-ring = { $place }: Bilbo's army is destroyed. Discard a Ring token to save him?
    .yes = Save Bilbo
    .no = Let him go
ask-press-on = Battle for { $region }: round { $round } is over. Fight on, or break off?
    .continue = Fight on
    .stop = Break off
ask-hold = Battle for { $region }: the attacker fights on after round { $round }. Do you hold?
    .stay = Hold
    .retreat = Retreat
    .rout = Rout (casualties down to 1 damage token)
ask-parting-aid =
    { $count ->
        [one] { $place }: remove 1 damage token from your army before it leaves?
       *[other] { $place }: remove damage tokens from your army before it leaves, up to { $count }?
    }
ask-retreat-to = { $place }: where do you retreat to?
ask-drive-to = { $place }: the enemy has no free way out. Where do you drive him? It costs him 1 damage.
ask-advance-with = { $region } is free. With which army do you advance?
    .none = Do not advance
ask-advance = { $region } is free. Who advances from { $place }? Choose none to stay.

## Events: the turn

event-locked = The { $seat } chose in secret.
event-retracted = The { $seat } took the secret choice back.
event-moved-on = The { $seat } decided.
event-turn = Turn { $number }.
event-draw =
    { $decks_n ->
        [one] { side-acts } drew a card ({ $decks }).
       *[other] { side-acts } drew { $decks_n } cards ({ $decks }).
    }
    .own = You drew { $cards }.
event-buried =
    { $count ->
        [one] { side-acts } discarded 1 card face down.
       *[other] { side-acts } discarded { $count } cards face down.
    }
    .own = You discarded { $cards }, face down.
event-discarded = { side-acts } discarded { $card }.
event-reshuffled = The used Event cards were shuffled into a new deck.
event-generals =
    { $characters_n ->
        [0] The Free Peoples activated no general.
        [one] The Free Peoples activated a general: { $characters }.
       *[other] The Free Peoples activated generals: { $characters }.
    }
event-leaders-added =
    { $count ->
        [one] { side-acts } placed a leadership token: { $place }.
       *[other] { side-acts } placed { $count } leadership tokens: { $place }.
    }
event-leaders-placed = { side-acts } placed leadership tokens: { $places }.
event-leaders-removed =
    { $count ->
        [one] { side-acts } lost a leadership token: { $place }.
       *[other] { side-acts } lost { $count } leadership tokens: { $place }.
    }
event-bats-placed =
    { $count ->
        [one] A Great Bat appeared: { $territory }.
       *[other] { $count } Great Bats appeared: { $territory }.
    }
event-tile-drawn = The Shadow drew a Fate tile: { $tile }.
event-fate-moves =
    { $steps ->
        [0] The Fate marker stayed on space { $space }.
        [one] The Fate marker moved 1 step, to space { $space }.
       *[other] The Fate marker moved { $steps } steps, to space { $space }.
    }
event-fate-card = The Free Peoples drew a Fate card: { $card }.
event-action-dice = Action dice rolled. Free Peoples: { $free }. Shadow: { $shadow }.
event-action =
    { $action_id ->
        [action_skip] { side-acts } let a die go unused ({ $die }).
       *[other] { side-acts } used a die ({ $die }): { $action }.
    }
event-passed = { side-acts } passed.
event-card-played = { side-acts } played { $card }.
event-card-stays =
    { $on_n ->
        [0] { $card } stayed in play.
       *[other] { $card } stayed in play: { $on }.
    }
event-card-leaves = { $card } left play.

## Events: moving, control, recruiting

event-moved =
    { $characters_n ->
        [0] { side-acts } moved { $units }: { $path_first } → { $path_last }.
       *[other] { side-acts } moved { $units } with { $characters }: { $path_first } → { $path_last }.
    }
event-reduced = { side-acts } had too many units in one place ({ $place }) and removed { $units }.
event-control =
    { $side_id ->
        [shadow] The Shadow took { $place } and has { $points } victory points now.
       *[free] The Free Peoples retook { $place }. The Shadow has { $points } victory points now.
    }
event-pass-open = The way over { $place } opened.
event-token-laid = A recruitment token was laid ({ $group }): { $place }.
event-token-turned = { side-acts } turned up a recruitment token ({ $units }): { $place }.
event-tokens-removed =
    { $count ->
        [one] { side-acts } lost a recruitment token, unseen: { $place }.
       *[other] { side-acts } lost { $count } recruitment tokens, unseen: { $place }.
    }
event-recruited = { side-acts } recruited { $units }: { $place }.
event-rally = { side-acts } rolled to rally, { $place }: { $dice }.
event-rally-reroll = { side-acts } re-rolled: { $dice }.
event-healed =
    { $amount ->
        [0] An army { side-of } recovered nothing: { $place }.
       *[other] An army { side-of } recovered from { $amount } damage: { $place }.
    }

## Events: characters, generals, Eagles, bats, Beorn

event-entered = { character-first } entered play: { $place }.
event-character-moved = { character-first } moved: { $path_first } → { $path_last }.
event-character-eliminated = { character-first } fell.
event-ability-used = { character-first } used { $ability }.
event-concentration = Gandalf gathered his power: the next Blast of Magic can be stronger.
event-concentration-spent = Gandalf spent his Concentration: 5 dice that hit on 4+.
event-concentration-lost = Gandalf lost his Concentration.
event-ring =
    { $left ->
        [0] Bilbo used his last Ring token.
       *[other] Bilbo used a Ring token ({ $left } left).
    }
event-wrath = Beorn lost { $amount } Wrath ({ $left } left).
event-eagles-mustered =
    { $count ->
        [one] An Eagle came to the Eyrie.
       *[other] { $count } Eagles came to the Eyrie.
    }
event-eagles-fly =
    { $territories_n ->
        [0] The Eagles stayed in the Eyrie.
       *[other] The Eagles took wing: { $territories }.
    }
event-lord-flies =
    { $territory_id ->
        [eagles_eyrie] The Lord of the Eagles stayed in the Eyrie.
       *[other] The Lord of the Eagles took wing: { $territory }.
    }
event-eagles-attack = The Eagles attacked: { $territories }.
event-bat-cloud = A Great Bat was given up for a Bat Cloud: { $territory }.

## Events: battle

event-battle = { side-acts } attacked { $region } from { $origins }.
event-superiority = { side-acts } had terrain superiority ({ $terrain }).
event-maneuvers = { $region }, round { $round }. Free Peoples: { $free }. Shadow: { $shadow }.
event-battle-roll = { $region }, round { $round }. { dice-rolled }
event-battle-reroll = After the re-roll. { dice-rolled }
dice-rolled = Free Peoples: { $free }{ $free_black ->
        [0] {""}
       [1] {" "}(first one black)
       *[other] {" "}(first { $free_black } black)
    } – { $free_hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $free_hits } hits
    }. Shadow: { $shadow }{ $shadow_black ->
        [0] {""}
       [1] {" "}(first one black)
       *[other] {" "}(first { $shadow_black } black)
    } – { $shadow_hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $shadow_hits } hits
    }.
event-ability =
    { $answer_id ->
        [use] { side-acts } used { $ability } ({ $unit }).
        [negate] { side-acts } used { $ability } ({ $unit }) to cancel the enemy's unit ability.
       *[decline] { side-acts } made no use of { $ability } ({ $unit }).
    }
event-volley = { side-acts } rolled against { $place }: { $dice } (hits on { $hit }+).
event-volley-reroll = { side-acts } re-rolled: { $dice } (hits on { $hit }+).
event-vampire = A Great Bat was given up for 1 more damage: { $place }.
event-bodyguard = Bolg's bodyguard warded off { $amount } damage: { $place }.
event-cancelled = { $card } cancelled { $amount } damage: { $place }.
event-fortification =
    { $broken ->
        [yes] The fortification took { $amount } damage and is broken: { $place }.
       *[no] The fortification took { $amount } damage: { $place }.
    }
event-damage = An army { side-of } took { $amount } damage: { $place }.
event-casualties =
    { $damage ->
        [0] { side-acts } took casualties, { $place }: { $units }.
        [one] { side-acts } took casualties, { $place }: { $units }, with 1 damage token.
       *[other] { side-acts } took casualties, { $place }: { $units }, with { $damage } damage tokens.
    }
event-sacrificed = { side-acts } gave up { $units }: { $place }.
event-destroyed = An army { side-of } was destroyed: { $place }.
event-pressed-on = { side-acts } pressed the attack on { $region }.
event-stood = { side-acts } stood their ground: { $region }.
event-withdrawn = { side-acts } broke off the attack on { $region }.
event-retreated =
    { $beorn ->
        [yes] Beorn { retreat-how }: { $path_first } → { $path_last }.
       *[no] { side-acts } { retreat-how }: { $path_first } → { $path_last }.
    }
retreat-how =
    { $forced ->
        [yes] { $rout ->
            [yes] routed, driven by the enemy
           *[no] retreated, driven by the enemy
        }
       *[no] { $rout ->
            [yes] routed
           *[no] retreated
        }
    }
event-advanced =
    { $units_n ->
        [0] { $characters } advanced: { $path_first } → { $path_last }.
       *[other] { $characters_n ->
            [0] { side-acts } advanced, { $path_first } → { $path_last }: { $units }.
           *[other] { side-acts } advanced, { $path_first } → { $path_last }: { $units } with { $characters }.
        }
    }
event-battle-over = The battle for { $region } ended.
event-won =
    { $how_id ->
        [bolg] The Free Peoples win: Bolg has fallen.
        [beorn] The Free Peoples win: Beorn has come in time.
        [fate] The Free Peoples win: Fate has run its course.
        [points] The Shadow wins: it ended the turn with 10 or more victory points.
        [front_gate] The Shadow wins: it holds Front Gate and at least 10 victory points.
       *[other] Victory for the { $seat }.
    }

## Refusals

illegal-action-not-possible = Your die ({ $die }) does not allow this now: { $action } (p. 13).
illegal-no-such-die = You have no such die left: { $die } (p. 12).
illegal-pass-fewer-dice = You may pass only with fewer unused dice than your opponent. You may skip an action instead (p. 12).
illegal-pass-after-ability = After a general's ability you must use a die; you may not pass any more (p. 19).
illegal-one-ability = Only one general may use his ability before each action (p. 19).
illegal-ability-not-ready = { character-first } cannot use an ability now: he must be an activated general, and it must be able to do something (p. 19).
illegal-bats =
    { $most ->
        [one] Only 1 Great Bat is left to place (p. 34).
       *[other] Only { $most } Great Bats are left to place (p. 34).
    }
illegal-not-in-hand = You do not hold that card.
illegal-card-condition = The condition of { $card } is not met (p. 15).
illegal-card-die = { $card } needs an Event die or one of its own type, { $type } (p. 15).
illegal-not-adjacent = { $goal } is not adjacent to { $place }. Only fords cross the river (p. 9).
illegal-foe-in-the-way = An enemy army is in { $place }. Armies move around it or attack it (p. 22).
illegal-beorn-alone = { $place } is closed: Beorn shares no region with army units and cannot pass the Shadow's armies (p. 33).
illegal-same-goal = Another part of this army has gone to { $place } already. Choose another region (p. 22).
illegal-part-without-units = At least one unit must go; characters and tokens alone are no army (p. 21).
illegal-part-needs = At least one of these units must go: { $units } (p. 22).
illegal-part-needs-leadership = With this die, a leadership token or a character with Leadership must go with the army (p. 22).
illegal-part-damage = No army may have more damage tokens than units. Share them out differently (p. 22).
illegal-exactly =
    { $count ->
        [one] Exactly 1 unit must go (p. 23).
       *[other] Exactly { $count } units must go (p. 23).
    }
illegal-two-tokens-a-unit = Each unit removed takes at most 2 damage tokens with it (p. 28).
illegal-casualty-for-nothing = A unit beyond those that must go may be removed only to take damage tokens with it (p. 28).
illegal-more-casualties =
    { $count ->
        [one] Too few casualties: at least 1 unit must go, with 2 damage tokens (p. 28).
       *[other] Too few casualties: at least { $count } units must go, with 2 damage tokens each (p. 28).
    }
illegal-no-target = No enemy army there can be attacked from { $place }: it must stand in an adjacent region (p. 26).
illegal-eagle-targets = { $territory }: each Eagle attacks a different Shadow army of its territory (p. 32).
illegal-retreat-foe-settlement = { $place } is under enemy control; no army retreats there (p. 29).
illegal-retreat-ford = No army retreats across a ford unless a friendly army or settlement waits there: { $place } (p. 29).
illegal-retreat-foe-near = An enemy army stands next to { $place }; retreat elsewhere or to a friendly army or settlement (p. 29).

# beside a card or a region: which dice play it, and who or what is there
card-type =
    { $deck ->
        [event] { event } · { $type }
        [fate] { fate } · { $type }
       *[other] { story } · { $type }
    }
fact-fortification =
    { $damage ->
        [0] fortification
       *[other] fortification, damage { $damage } of { $value }
    }
fact-control = { $points } points ({ $side })
fact-tokens =
    { $count ->
        [one] 1 token ({ $group })
       *[other] { $count } tokens ({ $group })
    }

# beside a card in the choice of cards
card-idle = { $option } (would do nothing now)
