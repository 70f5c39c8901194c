## Event cards: what they ask, what they do, and what they forbid

dice = dice
    .one = die
    .count =
        { $n ->
            [one] 1 die
           *[other] { $n } dice
        }

## Questions: armies

ask-shoot-from = Which of your armies strikes at a neighbour?
    .none = None
ask-shoot-at = Which adjacent enemy army do you strike?
    .none = None
ask-heal =
    { $count ->
        [one] Which army removes damage tokens? You may choose none.
       *[other] Which armies remove damage tokens, up to { $count }?
    }
ask-surgeons =
    { $count ->
        [one] Remove 1 damage token from this army?
       *[other] From which armies do you remove damage tokens, and how many? 2 armies at most.
    }
ask-leaders-to =
    { $count ->
        [one] Which army gets a leadership token?
       *[other] Which armies get a leadership token each, up to { $count }?
    }
ask-ambush = Which of your armies lies in ambush?
ask-regroup = Which army changes places with a neighbour?
ask-regroup-with = Which adjacent army shares its forces with it?
ask-redistribute = Who is to stand at { $place }? All others will stand at { $other }.
ask-close-ranks = Which army with Leadership closes its ranks and rallies?
ask-call-from = From which adjacent army do units come?
    .none = Nobody else
ask-call-in =
    { $count ->
        [0] { $place }: who goes to { $goal }? There is no room for units.
        [one] { $place }: who goes to { $goal }? There is room for 1 unit.
       *[other] { $place }: who goes to { $goal }? There is room for { $count } units.
    }

## Questions: cards and dice

ask-draw-from =
    { $left ->
        [one] From which deck do you draw? This is the last card.
       *[other] From which deck do you draw? { $left } cards in all are left to draw.
    }
    .event = Event deck
    .story = Your Story deck
ask-discard-theirs = You see the other hand. Which Event card do you discard from it?
ask-turn-dice =
    { $count ->
        [one] Do you turn your unused die? You will take an action with it at once.
       *[other] Which of your unused dice do you turn, up to { $count }? You will take an action with one of them at once.
    }
ask-turn-to = To which face do you turn this die: { $die }?
ask-use-die = With which of these dice do you take your action now?
ask-cross-orders =
    { $count ->
        [one] Does the opponent re-roll his unused die?
       *[other] Which unused dice does the opponent re-roll, up to { $count }?
    }

## Questions: recruiting, walls

ask-raid = Where do you remove an enemy recruitment token?
ask-raid-which = { $place }: from which group do you remove a token?
ask-fill =
    { $count ->
        [one] Which small army gets 1 more unit? You may choose none.
       *[other] Which small armies get 1 more unit each, up to { $count }?
    }
ask-fill-with = { $place }: which unit do you recruit?
ask-walls = What do your masons do?
    .repair = Repair an own fortification
    .undermine = Undermine an adjacent fortification
ask-which-walls = Which fortification?
ask-repair =
    { $count ->
        [one] { $place }: remove 1 damage token from the fortification?
       *[other] { $place }: how many damage tokens do you remove from the fortification, up to { $count }?
    }
ask-muster-roll = Where do you look at your recruitment tokens?
ask-turn-up =
    { $left ->
        [one] { $place }: which token do you turn up? 1 more is allowed.
       *[other] { $place }: which token do you turn up? { $left } are allowed.
    }
    .none = No further token
ask-armoury = In which army do you replace a unit?
    .none = No further unit
ask-replace = { $place }: which unit do you replace?
ask-replace-by = { $unit }: what takes the place of one of them?
ask-last-reserves = Where do the last reserves come in?

## Questions: in battle

ask-second-maneuver = Battle for { $region }: which unit card do you play as well? It is your maneuver this round.
ask-set-aside =
    { $count ->
        [one] Do you set 1 of your dice aside? It cancels 1 damage this round.
       *[other] How many of your dice do you set aside, up to { $count }? Each cancels 1 damage this round.
    }
ask-force-reroll = Battle for { $region }: which hits must the enemy roll again, up to { $count }? The new results stand.
    .black-1 = black die showing 1
    .black-2 = black die showing 2
    .black-3 = black die showing 3
    .black-4 = black die showing 4
    .black-5 = black die showing 5
    .black-6 = black die showing 6
    .white-1 = white die showing 1
    .white-2 = white die showing 2
    .white-3 = white die showing 3
    .white-4 = white die showing 4
    .white-5 = white die showing 5
    .white-6 = white die showing 6
ask-break-off = Battle for { $region }: do you break off now? Your army moves to an adjacent region; it is no retreat and no rout.
    .yes = Break off
    .no = Fight on
ask-return-unit = { $place }: which of the units lost this round comes back?
ask-reinforce = In which region do you turn up a token? Its units join your fighting army.
ask-send-in = Battle for { $region }: remove one of your units at { $place }, without its damage, for 2 more damage to the enemy?
    .none = Remove nothing

## Events

event-repaired =
    { $amount ->
        [one] The fortification of { $place } was repaired by 1.
       *[other] The fortification of { $place } was repaired by { $amount }.
    }
event-hand-seen = { side-acts } looked at the other hand.
    .own = You looked at the other hand: { $cards }.
event-tokens-seen =
    { $count ->
        [one] { side-acts } looked at a recruitment token: { $place }.
       *[other] { side-acts } looked at { $count } recruitment tokens: { $place }.
    }
    .own = You looked at your tokens ({ $place }): { $faces }.
event-called-in = { side-acts } moved { $units } from { $path_first } to { $path_last }.
event-regrouped = { side-acts } regrouped: { $places }.
event-die-turned = { side-acts } turned a die from { $die } to { $face }.
event-dice-rerolled = Dice of the { $side } were rolled again: { $dice } became { $faces }.
event-replaced = { side-acts } replaced a unit at { $place }: { $unit } became { $by }.
event-card-cancelled = { $card } has no effect.
event-second-maneuver = { side-acts } also played { $unit }.
event-set-aside =
    { $count ->
        [one] { side-acts } set 1 die aside.
       *[other] { side-acts } set { $count } dice aside.
    }
event-broke-off = { side-acts } broke off the battle and went from { $path_first } to { $path_last }.

## Refusals

illegal-stack-limit = { $place }: at most { $most } units may stand or come there (p. 21).
illegal-leaders-alone = { $place }: leadership tokens cannot stay where no army is (p. 20).
