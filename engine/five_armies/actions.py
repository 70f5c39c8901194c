"""Action dice (ch. V): what each face allows, and the alternation of actions."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question
from engine.five_armies.armies import armies_of, beorn_at, check_guards, leadership, supply
from engine.five_armies.attack import Attack, CombinedAttack, combined_targets
from engine.five_armies.beorn import BeornActs, _open, prey
from engine.five_armies.characters import Enter, MoveCharacters, may_enter, movable_characters
from engine.five_armies.damage import hurt_beorn
from engine.five_armies.eagles import BatCloud, EagleAttack, cloud_territories, eagles_can_attack
from engine.five_armies.figures import DICE
from engine.five_armies.generals import Ability, usable_abilities
from engine.five_armies.hand import EVENT, STORY, HandLimit, can_draw, draw
from engine.five_armies.lasting import lasting
from engine.five_armies.movement import March, Strategic, may_move
from engine.five_armies.play_card import PlayCard, playable_cards
from engine.five_armies.rally import RallyArmies, damaged
from engine.five_armies.recruitment import GoblinRecruitment, Recruit, token_places
from engine.five_armies.state import FOE, FREE, SHADOW, SIDES, State, Table

# a die of this face counts as these (p. 12, 13)
COUNTS_AS = {
    "character": frozenset(("character",)),
    "army": frozenset(("army",)),
    "muster": frozenset(("muster",)),
    "muster_army": frozenset(("muster", "army")),
    "event": frozenset(("event",)),
    "lidless_eye": frozenset(("lidless_eye",)),
    "will_of_the_west": frozenset(("character", "army", "muster", "event", "will_of_the_west")),
}
ACTIONS = (
    "move", "march", "attack", "assault", "characters", "draw", "play", "recruit", "rally", "goblins", "enter", "beorn",
    "eagles", "bats",
)  # fmt: skip
PASS, SKIP = "pass", "skip"
GOBLINS = ["goblins"]


def can_move(state: State, side: str, *, led: bool = False, needs: list[str] | None = None, steps: int = 1) -> bool:
    armies = armies_of(state, side)
    return any(may_move(state, side, place, led=led, needs=needs, steps=steps) for place in armies)


def can_attack(state: State, side: str, led: bool, needs: list[str]) -> bool:
    attack = Attack(side, led=led, needs=needs)
    return any(attack.able(state, place) for place in armies_of(state, side))


def actions(state: State, side: str, face: str) -> list[str]:
    """The actions that a die with this face can be used for now (p. 13)."""
    faces = COUNTS_AS[face]
    eye = "lidless_eye" in faces
    possible = {
        "move": ("army" in faces or eye) and can_move(state, side, needs=GOBLINS if eye else []),
        "march": "character" in faces and can_move(state, side, led=True, steps=2),
        "attack": _may_attack(state, side, faces),
        "assault": "army" in faces and combined_targets(state, side),
        "characters": "character" in faces and movable_characters(state, side),
        "draw": "event" in faces and (can_draw(state, side, EVENT) or can_draw(state, side, STORY)),
        "play": not eye and playable_cards(state, side, faces),
        "recruit": "muster" in faces and token_places(state, side),
        "rally": "muster" in faces and damaged(state, side),
        "goblins": eye and supply(state, "goblins"),
        "enter": may_enter(state, side, faces),
        "beorn": side == FREE and beorn_can_act(state, face),
        "eagles": side == FREE and eagles_can_attack(state) and ("muster" in faces or _keen_sight(state, faces)),
        "bats": side == SHADOW and "muster" in faces and state.bats and cloud_territories(state),
    }
    return [action for action, able in possible.items() if able]


def _may_attack(state: State, side: str, faces: frozenset[str]) -> bool:
    """Any army with an Army die, one with Leadership with a Character die, one with Goblins with the Eye (p. 22)."""
    if "army" in faces:
        return can_attack(state, side, False, [])
    if "character" in faces:
        return any(leadership(state, place) for place in armies_of(state, side)) and can_attack(state, side, True, [])
    return "lidless_eye" in faces and can_attack(state, side, False, GOBLINS)


def _keen_sight(state: State, faces: frozenset[str]) -> bool:
    return "character" in faces and lasting(state, "eagle_die") is not None


def beorn_can_act(state: State, face: str) -> bool:
    """Will of the West moves Beorn; any other die costs him a Wrath token, but not his last (p. 33)."""
    here = beorn_at(state)
    if not here or (face != "will_of_the_west" and state.wrath < 2):
        return False
    return bool(prey(state) or _open(state, here))


class Act(Frame):
    """One die is used for one action."""

    side: str
    face: str
    public = ("side", "face")

    def start(self, table: Table) -> Step:
        self.at = "choose"
        return None

    def ask_choose(self, table: Table) -> Question:
        return Pick(
            seat=self.side,
            kind="action",
            options=[*actions(table.state, self.side, self.face), SKIP],
            data={"die": self.face},
            why=self.why_not,
        )

    def why_not(self, action: str) -> Illegal | None:
        return Illegal("action_not_possible", action=f"action_{action}", die=self.face) if action in ACTIONS else None

    def choose(self, table: Table, action: str) -> Step:
        table.emit("action", side=self.side, die=self.face, action=f"action_{action}")
        step = self.begin(table, action)
        return self.call(step, "over") if step else Done()

    def begin(self, table: Table, action: str) -> Frame | None:
        """The procedure of each action."""
        side, faces = self.side, COUNTS_AS[self.face]
        eye = GOBLINS if "lidless_eye" in faces else []
        match action:
            case "move":
                return Strategic(side, needs=eye)
            case "march":
                return March(side)
            case "attack":
                return Attack(side, led=not eye and "army" not in faces, needs=eye)
            case "assault":
                return CombinedAttack(side)
            case "characters":
                return MoveCharacters(side)
            case "draw":
                draw(table, side, [EVENT, STORY])
                return HandLimit()
            case "play":
                return PlayCard(side, sorted(faces))
            case "recruit":
                return Recruit(side)
            case "rally":
                return RallyArmies(side)
            case "goblins":
                return GoblinRecruitment()
            case "enter":
                return ChooseEntry(side, sorted(faces))
            case "beorn":
                if self.face != "will_of_the_west":
                    hurt_beorn(table, 1)
                return BeornActs()
            case "eagles":
                return EagleAttack()
            case "bats":
                return BatCloud()
        return None  # skipped

    def over(self, table: Table, result: object = None) -> Step:
        return Done()


class ChooseEntry(Frame):
    """Bring a ready character into play."""

    side: str
    faces: list[str]
    public = ("side",)

    def start(self, table: Table) -> Step:
        names = may_enter(table.state, self.side, frozenset(self.faces))
        if len(names) == 1:
            return self.who(table, names[0])
        self.at = "who"
        return None

    def ask_who(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="enter", options=may_enter(table.state, self.side, frozenset(self.faces)))

    def who(self, table: Table, name: str) -> Step:
        return self.call(Enter(name), "over")

    def over(self, table: Table, result: object = None) -> Step:
        return Done()


class ActionPhase(Frame):
    """Phase 5: both roll, then use a die each in turn, the Free Peoples first (p. 11, 12)."""

    ability_used: bool = False
    public = ("ability_used",)

    def start(self, table: Table) -> Step:
        state = table.state
        state.phase, state.active = "actions", FREE
        for side in SIDES:
            faces = DICE[side].faces
            rolled = table.roll(f"action_{side}", state.pool[side], faces)
            state.dice[side] = sorted(rolled, key=faces.index)
        table.emit("action_dice", free=list(state.dice[FREE]), shadow=list(state.dice[SHADOW]))
        return self.to("next")

    def next(self, table: Table, result: object = None) -> Step:
        state = table.state
        check_guards(table)
        if not state.dice[FREE] and not state.dice[SHADOW]:
            return Done()
        if not state.dice[state.active]:
            state.active = FOE[state.active]
        self.at = "act"
        return None

    def may_pass(self, state: State) -> bool:
        """Only with fewer dice than the other (p. 12), and not after an ability (B2)."""
        return len(state.dice[state.active]) < len(state.dice[FOE[state.active]]) and not self.ability_used

    def abilities(self, state: State) -> list[str]:
        return usable_abilities(state) if state.active == FREE and not self.ability_used else []

    def ask_act(self, table: Table) -> Question:
        state = table.state
        dice = list(dict.fromkeys(state.dice[state.active]))
        options = [*dice, *self.abilities(state), *([PASS] if self.may_pass(state) else [])]
        return Pick(
            seat=state.active,
            kind="act",
            options=options,
            data={"dice": state.dice[state.active]},
            why=lambda value: self.why_not(state, value),
        )

    def why_not(self, state: State, value: str) -> Illegal | None:
        if value == PASS:
            return Illegal("pass_after_ability" if self.ability_used else "pass_fewer_dice")
        if value in state.characters:
            return Illegal("one_ability" if self.ability_used else "ability_not_ready", character=value)
        return Illegal("no_such_die", die=value) if value in COUNTS_AS else None

    def act(self, table: Table, answer: str) -> Step:
        state = table.state
        if answer == PASS:
            table.emit("passed", side=state.active)
            return self.done(table)
        if answer in state.characters:
            self.ability_used = True
            return self.call(Ability(answer), "next")
        state.dice[state.active].remove(answer)
        return self.call(Act(state.active, answer), "done")

    def done(self, table: Table, result: object = None) -> Step:
        table.state.active = FOE[table.state.active]
        self.ability_used = False
        return self.to("next")
