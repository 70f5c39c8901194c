"""The worked turn of the README can be played as it stands, from its position."""

import re

import engine
from engine.core.vocabulary import interpret, read
from tests.docs.pages import read as page
from tests.docs.pages import slash

ROW = re.compile(r"^\| (free|shadow) \| `(/[^`]+)` \|", re.MULTILINE)


def test_the_worked_turn():
    game = engine.game("five_armies")
    match = game.parse(page("docs/worked-turn.txt"))
    seats = [seat for seat, _ in ROW.findall(page("README.md"))]
    commands = [said for said in slash("README.md") if said.options or said.words == ["withdraw"]]
    assert len(seats) == len(commands) >= 7
    for seat, said in zip(seats, commands, strict=True):
        question = match.questions()[seat]
        if said.words == ["choose"]:
            answers = [read(game, question, said.options["answer"], "en")]
        else:
            command = next(one for one in game.commands if [one.name] == said.words)
            answers = interpret(match, seat, command, said.options, "en")
        for answer in answers:
            match.answer(seat, answer)
    assert [(seat, question.kind) for seat, question in match.questions().items()] == [("free", "act")]
