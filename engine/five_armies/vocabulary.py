"""The commands of this game: each action of the rulebook, said in one breath."""

from engine.core.vocabulary import Command, Implied, Option

DIE = Option("die", ("act",))
FROM = ("move_from",)
WHO = ("move_who",)
TO = ("move_to",)


def action(name: str, *options: Option, implied: tuple[Implied, ...] = ()) -> Command:
    """An action paid with a die; the die may be left out where only one fits."""
    return Command(name, (DIE, *options), {"action": name}, implied)


COMMANDS: tuple[Command, ...] = (
    Command("generals", (Option("who", ("generals",)), Option("leaders", ("leaders",)))),
    Command("fate", (Option("choice", ("fate",)),)),
    Command("leadership", (Option("placing", ("leadership",)),)),
    action(
        "move",
        Option("from", FROM),
        Option("units", WHO),
        Option("to", TO),
        Option("from2", FROM),
        Option("units2", WHO),
        Option("to2", TO),
    ),
    action("march", Option("from", FROM), Option("units", WHO), Option("to", TO), Option("on", ("march_on",))),
    action(
        "attack",
        Option("from", ("attack_from",)),
        Option("to", TO),
        Option("units", WHO),
        Option("target", ("attack_target",)),
        implied=(Implied("attack_or_move", "to", "move_first", "attack_here"),),
    ),
    action("assault", Option("target", ("assault_target",)), Option("army", ("fighter",))),
    action(
        "characters",
        Option("who", ("character",)),
        Option("to", ("character_to",)),
        Option("who2", ("character",)),
        Option("to2", ("character_to",)),
        Option("who3", ("character",)),
        Option("to3", ("character_to",)),
    ),
    action("enter", Option("who", ("enter",)), Option("where", ("enter_where",))),
    action(
        "beorn",
        Option("to", ("beorn_to",)),
        Option("to2", ("beorn_to",)),
        Option("to3", ("beorn_to",)),
        Option("target", ("attack_target",)),
    ),
    action("eagles", Option("which", ("eagles_which",)), Option("targets", ("eagle_targets",))),
    action("bats", Option("territory", ("bat_cloud",)), Option("from", FROM), Option("units", WHO), Option("to", TO)),
    action("goblins", Option("point", ("goblin_points",))),
    action("recruit", Option("where", ("recruit",)), Option("where2", ("recruit",))),
    action("rally", Option("army", ("rally",)), Option("army2", ("rally",))),
    action("draw"),
    action("play", Option("card", ("card",))),
    action("skip"),
    Command("ability", (Option("general", ("act",)), Option("target", ("archery", "blast", "strip", "token_place")))),
    Command("pass", said={"act": "pass"}),
    Command("maneuver", (Option("card", ("maneuver",)),)),
    Command("reroll", (Option("dice", ("reroll", "luck")),)),
    Command("casualties", (Option("units", ("casualties", "losses", "how_many_lost", "pick_casualties", "reduce")),)),
    Command("withdraw", said={"press_on": "stop"}),
    Command("retreat", (Option("how", ("hold",)), Option("to", ("retreat_to", "drive_to")))),
    Command("advance", (Option("army", ("advance_with",)), Option("units", ("advance", "beorn_advance")))),
    Command("discard", (Option("cards", ("discard",)),)),
)
