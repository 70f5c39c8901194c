## What Story and Fate cards ask and do.

## Questions: stories of the Free Peoples

ask-lucky-number = Name Bilbo's lucky number.
    .number-1 = 1
    .number-2 = 2
    .number-3 = 3
    .number-4 = 4
ask-talons = From which territory do you remove all Great Bats?
ask-rooted = Which army stands like stone?
ask-masons = Which fortification do you repair?
ask-volunteers =
    { $count ->
        [one] In which settlement do you recruit Men of the Lake?
       *[other] In which settlements do you recruit Men of the Lake, up to { $count }?
    }
ask-keep-tile = Which of these Fate tiles do you keep face down? The Shadow will draw it first in the next Fate phase.
ask-sally = Which army sallies out of its fortification?
ask-sally-back = { $place }: who goes back to { $goal }? The rest stays.
ask-activate = Which general do you activate?
ask-flood = Which ford is flooded?
ask-healing-where = In which territory do you remove damage tokens?
ask-healing = From which armies do you remove damage tokens? Up to { $count } in all, up to 3 from the same army.
ask-steal = You have seen the Shadow's hand. Which cards do you discard from it, up to 2?
ask-whisper = Which of these Fate cards do you carry out? The other one goes back into the Fate deck.
ask-leader-to = Which army gets the leadership token?
ask-common-cause = Which army of at least 2 peoples makes common cause?

## Questions: stories of the Shadow

ask-great-leader = Which army with Goblins gets the Great Orc and the leadership token?
ask-move-or-attack = { $place }: what does this army do?
    .attack-here = Attack
    .move-first = Move
    .done = Nothing
ask-dark-holes =
    { $count ->
        [one] On which Goblin Mustering Point do you place the Goblin?
       *[other] How do you divide { $count } Goblins between the Goblin Mustering Points?
    }
ask-hidden-stair = From which Goblin Mustering Point do you open the Mountain Pass?
ask-leathern-wings = In which territory do Great Bats gather?
ask-how-many-bats = { $territory }: how many Great Bats do you place?
    .bats-0 = None
    .bats-1 = 1 Great Bat
    .bats-2 = 2 Great Bats
ask-torch = Which region do you put to the torch?
ask-burn =
    { $count ->
        [one] { $place }: remove a recruitment token?
       *[other] { $place }: which recruitment tokens do you remove, up to { $count }?
    }
ask-rams-against = Against which fortification do you bring rams and ladders?
ask-rams-with = Which army brings rams and ladders?
ask-storm = Does your army attack now? { $place } → { $region }
    .yes = Attack
    .no = No attack
ask-whip =
    { $count ->
        [one] Do you drive on this army without Leadership? It takes 1 damage, gets a leadership token and may move.
       *[other] Which armies without Leadership do you drive on, up to { $count }? Each takes 1 damage, gets a leadership token and may move.
    }
ask-dusk = In which territory do you place the Great Bat?
ask-deactivate = Which general loses an Activation token?
ask-grudge = Which army of at least 2 peoples falls out? It loses its leadership tokens and takes 1 damage.
ask-own-dead = From which army do you remove an Orc or Goblin? It loses all its damage tokens.
    .none = No further army
ask-give-unit = { $place }: which unit do you remove?
ask-axes =
    { $count ->
        [one] Which army gets a Great Orc?
       *[other] Which armies get a Great Orc each, up to { $count }?
    }
ask-horns = Which army answers the horns next? They move and attack in this order; a battle costs the army 1 damage.
    .none = No further army
ask-forward-camp = In which settlement do you pitch the forward camp?

## Events

event-lucky-number = Bilbo's lucky number is { $number }.
event-tile-added = A Fate tile was added to the Fate pool: { $tile }.
event-tiles-seen =
    { $count ->
        [one] { side-acts } looked at 1 Fate tile.
       *[other] { side-acts } looked at { $count } Fate tiles.
    }
    .own = You looked at these Fate tiles: { $tiles }.
event-fate-cards-seen = { side-acts } looked at { $count } Fate cards.
    .own = You looked at these Fate cards: { $cards }.
event-general-activated = { character-first } received an Activation token.
event-general-deactivated = { character-first } lost an Activation token.
event-bats-removed =
    { $count ->
        [one] A Great Bat was driven off: { $territory }.
       *[other] { $count } Great Bats were driven off: { $territory }.
    }
event-bodyguard-gained = Bolg gained a Bodyguard token (now { $left }).
event-wrath-gained = Beorn gained { $amount } Wrath (now { $left }).

## Why not

illegal-token-limit = No more than { $most } of these tokens may lie in the same place: { $place } (p. 24).
