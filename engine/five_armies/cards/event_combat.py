"""Combat effects of the Event cards that only change the numbers of the round."""

from engine.core.frame import Frame
from engine.five_armies.abilities import less, more
from engine.five_armies.armies import army_of, neighbours
from engine.five_armies.battle import Battle
from engine.five_armies.board import PASSES, REGIONS
from engine.five_armies.cards.registry import combat
from engine.five_armies.cards.verbs import draw_cards
from engine.five_armies.catalogue import CARDS
from engine.five_armies.combat import REROLL, ROLL
from engine.five_armies.damage import heal
from engine.five_armies.hand import EVENT
from engine.five_armies.state import FOE, State, Table


def dealt_damage(battle: Battle, state: State, side: str) -> bool:
    """'You dealt damage': at least one hit, before anything is cancelled (G12)."""
    return battle.hit_count(state, side) > 0


# --- cards of the type Army ------------------------------------------------------------------------------------------


@combat("EV-A01", "before_roll")
def forced_march(table: Table, battle: Battle, side: str) -> Frame | None:
    """A target number of 5; who has that already rolls better."""
    if battle.base_target(table.state, side) == 5:
        battle.add(side, "roll", 1, ROLL)
    else:
        battle.add(side, "fixed", 5)
    return None


@combat("EV-A02", "before_roll")
def spearhead(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.add(side, "roll", 1, "" if battle.superiority == side else ROLL)
    return None


@combat("EV-A03", "damage")
def pincer(table: Table, battle: Battle, side: str) -> Frame | None:
    if dealt_damage(battle, table.state, side):
        more(battle, side, 2 if beset(battle, table.state, side) else 1)
    return None


def beset(battle: Battle, state: State, side: str) -> bool:
    """Whether a second army of this side stands beside the enemy; nobody stands beside a pass."""
    foe, own = battle.place(FOE[side]), battle.place(side)
    if foe not in REGIONS:
        return False
    near = [*neighbours(state, foe), *(way for way, region in PASSES.items() if region == foe)]
    return any(place != own and army_of(state, side, place) for place in near)


@combat("EV-A04", "after_reroll")
def twin_blows(table: Table, battle: Battle, side: str) -> Frame | None:
    """Natural sixes hit twice, but not more than two of them."""
    sixes = sum(die.face == 6 for die in battle.dice[side])
    battle.bonus_hits[side] = battle.bonus_hits.get(side, 0) + min(2, sixes)
    return None


@combat("EV-A05", "damage")
def ordered_withdrawal(table: Table, battle: Battle, side: str) -> Frame | None:
    less(battle, side, 1)
    battle.add(side, "parting_aid", 2)
    return None


@combat("EV-A07", "before_roll")
def river_fog(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.add(FOE[side], "target", 1)
    return None


@combat("EV-A08", "end_round")
def breakthrough(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.add(FOE[side], "parting_blow", 2)
    battle.add(side, "roll", 1, ROLL, scope="next")
    return None


@combat("EV-A09", "before_roll")
def ambush(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.add(FOE[side], "dice", -3 if battle.round == 1 else -2)
    return None


# --- cards of the type Character -------------------------------------------------------------------------------------


@combat("EV-C02", "before_reroll")
def banners_aloft(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.add(side, "leadership", 3)
    battle.add(side, "roll", 1, REROLL)
    return None


@combat("EV-C03", "reveal")
def eyes_in_the_rocks(table: Table, battle: Battle, side: str) -> Frame | None:
    """The enemy's Event card has no effect."""
    foe = FOE[side]
    if battle.event_card(foe):
        table.emit("card_cancelled", side=foe, card=battle.cards[foe])
        battle.cancelled.append(foe)
    return None


@combat("EV-C03", "end_round")
def eyes_find_nothing(table: Table, battle: Battle, side: str) -> Frame | None:
    """Without an Event card of the enemy to cancel, there is one to draw."""
    return draw_cards(table, side, EVENT) if battle.cards.get(FOE[side]) not in CARDS else None


@combat("EV-C04", "before_roll")
def voice_of_the_horns(table: Table, battle: Battle, side: str) -> Frame | None:
    if battle.present_leadership(table.state, side):
        battle.add(side, "roll", 1)
    return None


@combat("EV-C05", "before_roll")
def challenge(table: Table, battle: Battle, side: str) -> Frame | None:
    """The better leader silences the other; who cannot do that hits better."""
    state, foe = table.state, FOE[side]
    if battle.present_leadership(state, side) > battle.present_leadership(state, foe):
        battle.add(foe, "no_reroll")
        more(battle, side, 1)
    else:
        battle.add(side, "roll", 1, ROLL)
    return None


@combat("EV-C09", "end_round")
def field_surgeons(table: Table, battle: Battle, side: str) -> Frame | None:
    """Three dice, each 4 and more heals."""
    army, place = battle.army(table.state, side), battle.place(side)
    if army and army.damage:
        faces: list[int] = table.roll("surgeons", 3)
        table.emit("rally", side=side, place=place, dice=faces)
        heal(table, place, sum(face >= 4 for face in faces))
    return None


# --- cards of the type Muster ----------------------------------------------------------------------------------------


@combat("EV-M01", "before_roll")
def fresh_companies(table: Table, battle: Battle, side: str) -> Frame | None:
    """Three dice more; those over the limit become re-rolls."""
    battle.add(side, "dice", 3)
    battle.add(side, "overflow")
    return None


@combat("EV-M02", "before_roll")
def general_levy(table: Table, battle: Battle, side: str) -> Frame | None:
    smaller = battle.units(table.state, side) < battle.units(table.state, FOE[side])
    if smaller:
        battle.add(side, "dice", 1)
    battle.add(side, "roll", 1, "" if smaller else ROLL)
    return None


@combat("EV-M03", "damage")
def supply_wagons(table: Table, battle: Battle, side: str) -> Frame | None:
    less(battle, side, 1)
    return None


@combat("EV-M03", "end_round")
def supplies_arrive(table: Table, battle: Battle, side: str) -> Frame | None:
    """Maneuver cards come back as with Regroup, but without its right to retreat."""
    battle.used[side] = []
    return None


@combat("EV-M04", "damage")
def watchfires(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.cap[side] = 1
    return None


@combat("EV-M06", "damage")
def stone_and_mortar(table: Table, battle: Battle, side: str) -> Frame | None:
    amount = 2 if battle.fort_intact else 1
    if side == battle.defender:
        less(battle, side, amount)
    elif dealt_damage(battle, table.state, side):
        more(battle, side, amount)
    return None


@combat("EV-M09", "after_roll")
def opened_armouries(table: Table, battle: Battle, side: str) -> Frame | None:
    """Natural ones of the enemy's combat roll hurt himself."""
    ones = battle.rolled[FOE[side]].count(1)
    more(battle, side, min(2, ones))
    return None
