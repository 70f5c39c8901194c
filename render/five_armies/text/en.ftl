### Words in the pictures and in their alt text

short-goblin-point-east = Goblin Muster
short-goblin-point-west = Goblin Muster
short-pass-east = Morning Pass
short-pass-west = Evening Pass
short-eagles-eyrie = Eagles' Eyrie

## Letters that stand for a figure

letter-bard = B
letter-dain = D
letter-gandalf = G
letter-thranduil = T
letter-bilbo = Bi
letter-thorin = Th
letter-lord-of-the-eagles = L
letter-beorn = Be
letter-bolg = Bo
letter-dwarven-soldiers = S
letter-dwarven-veterans = V
letter-elven-archers = A
letter-elven-spearmen = P
letter-men-of-the-lake = M
letter-orcs = O
letter-great-orcs = G
letter-wargs = W
letter-goblins = g
letter-eagles = E
letter-bats = B

## Header and tray

turn = Turn
points-short = points
cards-held =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
to-act = { $side } to act
both-to-act = Both to act
nobody-to-act = Nobody to act
has-won = { $side } won
generals-ring =
    { $ring ->
        [0] Generals
       *[other] Generals · Ring { $ring }
    }
generals-concentration =
    { $ring ->
        [0] Generals · Concentration
       *[other] Generals · Ring { $ring } · Concentration
    }
bodyguard-count =
    { $n ->
        [0] Bolg
       *[other] Bolg · Bodyguard { $n }
    }
supply = In supply
cards-in-play = Cards in play
no-cards = none
more-cards = and { $n } more
card-counters = { $card } ({ $n })

## Fate

fate-drawn = Drawn
fate-pool = In the pool: { $n }

## Hand and battle

hand-empty = No cards in hand
hand-title = { $side }: your hand
deck-event = Event
deck-free = Story of the Free Peoples
deck-shadow = Story of the Shadow
deck-fate = Fate
battle-title = Battle for { $place }
battle-round = Round { $n }
attacker = Attacker
defender = Defender
battle-target = hits on { $n }+
battle-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
battle-dealt =
    { $n ->
        [0] no damage dealt
       *[other] { $n } damage dealt
    }
battle-damage = Damage { $n }
battle-leadership = Leadership { $n }
battle-maneuver = Maneuver
battle-used = Played before
battle-no-dice = not rolled yet
card-locked = locked in
card-choosing = is choosing
step-maneuver = Choosing maneuvers
step-roll = Combat roll
step-reroll = Leader re-roll
step-damage = Damage
step-end = End of round
step-begin = Before the maneuvers
step-reveal = Maneuvers revealed
step-again = Re-roll by a card
step-retreat = Retreat or rout
step-advance = Advance

## Replay and chart

caption-turn = Turn { $turn } · { $phase }
chart-title = The course of the battle
chart-points = Victory points of the Shadow
chart-fate = Fate marker
chart-units-free = Units of the Free Peoples
chart-units-shadow = Units of the Shadow
chart-turn = Turn

## Alt text

alt-head = The board in turn { $turn }, phase: { $phase }. The Shadow has { $points } victory points.
alt-acts = The { $side } must act.
alt-both-act = Both sides must act.
alt-won = The { $side } won.
alt-fate = The Fate marker stands on { $marker } of { $last }.
alt-dice = Dice of the { $side }: { $dice }; cards in hand: { $cards }.
alt-times = { $n } × { $name }
alt-moved = Last move ({ $side }): from { $start } to { $goal }.
alt-retreated = The { $side } retreated from { $start } to { $goal }.
alt-advanced = The { $side } advanced from { $start } to { $goal }.
alt-recruited = The { $side } recruited { $units } in { $place }.
alt-battle = The { $side } attacked { $place }.
alt-took = The { $side } took control of { $place }.
alt-army = { $place } ({ $side }): { $what }.
alt-leaders =
    { $n ->
        [one] 1 leadership token
       *[other] { $n } leadership tokens
    }
alt-damage = { $n } damage
alt-beorn = Beorn with { $n } Wrath
alt-control = Under Shadow control: { $places }.
alt-fort = Fortification of { $place }: { $value }, damage { $damage }.
alt-token =
    { $n ->
        [one] 1 recruitment token ({ $group }) in { $place }.
       *[other] { $n } recruitment tokens ({ $group }) in { $place }.
    }
alt-bats =
    { $n ->
        [one] 1 Great Bat: { $place }.
       *[other] { $n } Great Bats: { $place }.
    }
alt-eagles =
    { $n ->
        [one] 1 Eagle: { $place }.
       *[other] { $n } Eagles: { $place }.
    }
alt-at = { $who }: { $place }.
alt-pass-open = { $place } is open.
alt-pass-closed = { $place } is closed.
alt-waiting = Waiting: { $who }.
alt-ready = Ready to enter: { $who }.
alt-eliminated = Eliminated: { $who }.
alt-activated = Activated generals: { $who }.
alt-card = Card in play: { $card }.
alt-card-on = Card in play: { $card } on { $place }.
alt-supply = In supply: { $units }.
alt-tokens = Ring tokens: { $ring }. Bodyguard tokens: { $bodyguard }.
alt-focus = Close view of { $place }.
alt-drawn = Drawn: { $tiles }.
alt-pool = In the pool: { $tiles }.
alt-waits = Waiting on space { $space }: { $who }.
alt-hand =
    { $n ->
        [one] Your hand: 1 card.
       *[other] Your hand: { $n } cards.
    }
alt-hand-card = { $card } ({ $type }): { $text }
alt-battle-head = Battle for { $place }, round { $round }. Attacker: { $side }.
alt-battle-side = { $side }: { $units }, damage { $damage }, Leadership { $leadership }.
alt-battle-card = Maneuver: { $card }.
alt-battle-dice = Hits on { $target } or more. Dice: { $dice }. Hits: { $hits }, damage dealt: { $damage }.
alt-battle-rolled = Hits on { $target } or more. Dice: { $dice }. Hits: { $hits }.
alt-battle-step = Step: { $step }.
alt-die =
    { $hit ->
        [yes] { $colour } { $face } (hit)
       *[no] { $colour } { $face }
    }
colour-white = white
colour-black = black
alt-replay =
    { $n ->
        [one] Replay with 1 picture.
       *[other] Replay with { $n } pictures.
    }
alt-chart = Chart of the match, turn by turn.
alt-chart-turn = Turn { $turn }: { $points } victory points, Fate { $fate }, { $free } units of the Free Peoples, { $shadow } of the Shadow.
