"""Words: what is missing is an error, ids become names, amounts and lists become phrases."""

import pickle

import pytest

import engine
from engine.core.audit import check_event_words, check_question_words
from engine.core.event import Event
from engine.core.question import Illegal, Pick
from engine.core.words import LANGUAGES, MissingText, Texts, message_id


@pytest.fixture
def game():
    import tests.skirmish  # noqa: F401

    return engine.game("skirmish")


@pytest.fixture
def texts(game) -> Texts:
    return game.texts


def test_a_missing_text_is_an_error(game, texts):
    with pytest.raises(MissingText, match="no_such_thing"):
        texts.format("en", "no_such_thing")
    with pytest.raises(MissingText, match="event-unheard"):
        game.describe(Event("unheard"), None, "de")
    with pytest.raises(MissingText, match=r"red\.gold"):
        texts.format("en", "red", attribute="gold")


def test_a_missing_argument_is_an_error(game):
    with pytest.raises(MissingText, match="seat"):
        game.describe(Event("draw"), None, "en")


def test_an_option_without_a_name_is_an_error(game):
    with pytest.raises(MissingText, match="card_77"):
        check_question_words(game, Pick(seat="red", kind="clash", options=["card_77"]))


def test_an_id_in_place_of_a_name_is_an_error(game):
    with pytest.raises(MissingText, match="card_77"):
        check_event_words(game, [Event("draw", {"seat": "red"}, {"red": {"card": "card_77"}})])
    with pytest.raises(MissingText, match="flank"):
        check_event_words(game, [Event("wounds", {"seat": "red", "bands": {"flank": 2}})])
    check_event_words(game, [Event("won", {"seat": "red", "how": "rout"})])  # not in the text, so it needs no name


def test_ids_become_names_in_the_language(game):
    event = Event("draw", {"seat": "red"}, {"red": {"card": "card_3"}})
    assert game.describe(event, "red", "en") == "You draw Three."
    assert game.describe(event, "red", "de") == "Du ziehst Drei."
    assert game.describe(event, "blue", "en") == game.describe(event, None, "en") == "Red draws a card."
    assert game.name("de") == "Scharmützel"


def test_what_only_one_seat_may_hear_of_is_not_told_to_others(game):
    event = Event("standing", {"question": "shield"}, only="red")
    assert game.describe(event, "red", "en")
    assert game.describe(event, "blue", "en") == game.describe(event, None, "en") == ""


def test_refusals_have_words(game):
    refusal = Illegal("amount", item="rear", most=2)
    assert game.describe(refusal, "red", "en") == "Rear: at most 2."


@pytest.mark.parametrize(
    ("parts", "english", "german"),
    [
        ([], "nothing", "nichts"),
        (["red"], "Red", "Rot"),
        (["red", "blue"], "Red and Blue", "Rot und Blau"),
        (["red", "blue", "rear"], "Red, Blue and Rear", "Rot, Blau und Nachhut"),
    ],
)
def test_lists(texts, parts, english, german):
    assert texts.phrase("en", parts) == english
    assert texts.phrase("de", tuple(parts)) == german


def test_counts(texts):
    assert texts.phrase("en", {"rear": 2, "centre": 0, "vanguard": 1}) == "Rear × 2 and Vanguard"


def test_a_thing_with_its_own_plural(tmp_path, monkeypatch):
    package = tmp_path / "orchard"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    apple = "list-last = { $a } & { $b }\napple = apple\n    .count = { $n ->\n        [one] one apple\n"
    (package / "text" / "en.ftl").write_text(apple + "       *[other] { $n } apples\n    }\npear = pear\n")
    monkeypatch.syspath_prepend(tmp_path)
    texts = Texts("orchard")
    assert texts.phrase("en", {"apple": 3, "pear": 1}) == "3 apples & pear"
    assert texts.phrase("en", {"apple": 1}) == "one apple"


def test_plain_values(texts):
    assert [texts.phrase("en", value) for value in (True, False, None, 7)] == ["yes", "no", "", 7]


def test_an_unknown_language_reads_english(texts):
    assert texts.format("tlh", "red") == "Red"


def test_ids_of_messages():
    assert message_id("EV_Card_1") == "ev-card-1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(game, lang):
    from engine.core.words import sources

    def names(language: str) -> list[str]:
        lines = "\n".join(sources(("engine.core", game.package), language)).splitlines()
        return sorted(line.split("=")[0].strip() for line in lines if "=" in line and not line.startswith("#"))

    assert names(lang) == names("en")


def test_a_refusal_travels_between_processes(game):
    refusal = pickle.loads(pickle.dumps(Illegal("amount", question="share", item="rear", most=2)))
    assert game.describe(refusal, "red", "en") == "Rear: at most 2. Every wound has to be shared out."
