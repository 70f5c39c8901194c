"""Players made of code, and the arena they meet in."""

import pytest

import engine
import tests.skirmish  # noqa: F401  (registers the small game)
from engine.core.chance import Stream
from engine.opponents import LazyView, UnknownPlayer, player, players
from engine.opponents.arena import play

GAME = engine.game("skirmish")


class Curious:
    """Looks at everything it is given, and takes the first thing offered."""

    def __init__(self) -> None:
        self.seen = []

    def choose(self, view, question, rng):
        self.seen.append(dict(view))
        return question.options[0] if hasattr(question, "options") else question.default


def seated(*kinds):
    return dict(zip(GAME.seats, kinds, strict=True))


def test_an_unknown_player_names_the_known_ones():
    with pytest.raises(UnknownPlayer, match=r"no player 'deep thought'; the players are: .*random"):
        player("deep thought", "skirmish")
    assert "random" in players("skirmish")


def test_a_view_is_built_when_looked_at_and_once():
    built = []
    view = LazyView(lambda: built.append(1) or {"a": 1, "b": 2})
    assert built == []
    assert (view["a"], len(view), sorted(view), dict(view)) == (1, 2, ["a", "b"], {"a": 1, "b": 2})
    assert built == [1]


def test_the_same_seed_plays_the_same_game():
    one, two = (play(GAME, 3, 11, seated(player("random", GAME.id), player("random", GAME.id))) for _ in range(2))
    assert one == two
    assert play(GAME, 4, 11, seated(player("random", GAME.id), player("random", GAME.id))) != one
    assert play(GAME, 3, 12, seated(player("random", GAME.id), player("random", GAME.id))) != one


def test_every_game_of_a_series_has_its_own_seed():
    seeds = {
        play(GAME, index, 1, seated(player("random", GAME.id), player("random", GAME.id))).seed for index in range(20)
    }
    assert len(seeds) == 20


def test_a_player_sees_its_own_view_and_no_more():
    red, blue = Curious(), Curious()
    played = play(GAME, 0, 1, seated(red, blue))
    assert played.trouble is None
    assert {view["seat"] for view in red.seen} == {"red"}
    assert {view["seat"] for view in blue.seen} == {"blue"}
    assert len(red.seen) + len(blue.seen) == played.decisions


def test_checks_do_not_change_the_game():
    kinds = seated(player("random", GAME.id), player("random", GAME.id))
    assert play(GAME, 5, 1, kinds, check=True) == play(GAME, 5, 1, kinds)


def test_trouble_is_reported_with_what_reproduces_it():
    class Nonsense:
        def choose(self, view, question, rng):
            return "nonsense" if question.kind == "shield" else question.sample(rng)

    trouble = play(GAME, 0, 1, seated(Nonsense(), Nonsense())).trouble
    assert trouble.error.startswith("Illegal")
    assert trouble.answers[-1][1] == "nonsense"
    names = {"engine": engine}
    with pytest.raises(engine.Illegal):
        exec(trouble.reproduce, names)
    assert names["match"].questions()[trouble.answers[-1][0]].kind == "shield"


def test_a_game_without_end_is_trouble(monkeypatch):
    monkeypatch.setattr("engine.opponents.arena.MOST_DECISIONS", 3)
    played = play(GAME, 0, 1, seated(player("random", GAME.id), player("random", GAME.id)))
    assert "no end after 3 decisions" in played.trouble.error


def test_a_random_player_needs_no_view():
    question = GAME.new(seed=bytes(32)).questions()["red"]
    assert question.allows(player("random", GAME.id).choose(LazyView(lambda: 1 / 0), question, Stream(1)))
