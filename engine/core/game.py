"""Game: what a game provides to the core, and the registry of games."""

from collections.abc import Callable, Sequence
from functools import cached_property, reduce
from importlib import import_module
from operator import or_ as union
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine.core import position
from engine.core.chance import SEED_BYTES, Keyed, Replayed, Scripted
from engine.core.document import Document
from engine.core.event import Event
from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.play import Play
from engine.core.question import Dice, Illegal, Pick, Question
from engine.core.words import Texts

if TYPE_CHECKING:
    from engine.core.vocabulary import Command

S = TypeVar("S", bound=msgspec.Struct)
Raw = dict[str, Any]
Migration = Callable[[Raw], Raw]


class UnknownGame(LookupError):
    """No game has this id."""


class BadDocument(ValueError):
    """A dump, a position text or a set of options that cannot be read."""


class Game(Generic[S]):
    """One game's rules, as the core needs them. A title subclasses this and registers one instance."""

    id: str
    seats: tuple[str, ...]
    version: int = 1
    state: type[S]
    frames: Sequence[type[Frame]]
    package: str  # where the text/ folder is
    commands: "tuple[Command, ...]" = ()  # its vocabulary: see engine.core.vocabulary
    places: tuple[str, ...] = ()  # the parts of the board that one may want to look at
    draws: dict[str, str] = {}  # kinds of events in which something is drawn openly, and the seat whose draw it is
    players: dict[str, Any] = {}  # opponents made of code that know this game: see engine.opponents
    migrations: dict[int, Migration] = {}  # version -> function that lifts a raw document to the next one

    # --- what a title must write ------------------------------------------------------------------------------------

    def set_up(self, play: Play[S], options: dict[str, Any]) -> Frame:
        """Lay out the game on `play.state` (a fresh `state()`) and return the first frame."""
        raise NotImplementedError

    def show(self, match: Match[S], seat: str | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, as plain data, by allow-list."""
        raise NotImplementedError

    def resample(self, match: Match[S], seat: str | None, rng: Dice) -> None:
        """Change all that this seat cannot know into something else that it could as well be."""
        raise NotImplementedError

    def check(self, match: Match[S]) -> None:
        """Raise AssertionError where an invariant of the game is broken."""

    def write(self, state: S, seat: str | None, whole: bool) -> list[str]:
        """The position as lines of text; `whole`, or only what the seat knows."""
        raise NotImplementedError

    def read(self, lines: list[str]) -> S:
        """The state that `write` has written, or that a person has typed; ValueError where it makes no sense."""
        raise NotImplementedError

    def entry(self, state: S) -> list[Frame]:
        """The stack that a typed position without frames starts with."""
        raise NotImplementedError

    # --- the public face --------------------------------------------------------------------------------------------

    def new(self, seed: bytes | None = None, options: dict[str, Any] | None = None) -> Match[S]:
        seed = token_bytes(SEED_BYTES) if seed is None else seed
        if len(seed) != SEED_BYTES:
            raise BadDocument(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        document = self.document(game=self.id, version=self.version, seed=seed, state=self.state())
        match = Match(self, document, Keyed(seed))
        match.begin(lambda play: self.set_up(play, options or {}))
        return match

    def restore(self, data: bytes, seed: bytes | None = None) -> Match[S]:
        """The match that `Match.dump` has saved, also by an earlier version of the rules.

        A dump without its seed needs it here to be played on; without, it can be looked at, and chance refuses.
        """
        try:
            head = msgspec.json.decode(data, type=Head)
            if head.game != self.id:
                raise BadDocument(f"this is a match of {head.game!r}, not of {self.id!r}")
            document = self._decode.decode(data) if head.version == self.version else self._migrated(data, head.version)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadDocument(f"this is no saved match: {error}") from error
        if seed is not None:
            document.seed = seed
        return Match(self, document, Keyed(document.seed) if document.seed else Replayed([]))

    def _migrated(self, data: bytes, version: int) -> Document:
        if version > self.version:
            raise BadDocument(f"saved by version {version} of the rules, which is newer than {self.version}")
        raw: Raw = msgspec.json.decode(data)
        while version < self.version:
            if version not in self.migrations:
                raise BadDocument(f"no way from version {version} of the rules to {self.version}")
            raw = self.migrations[version](raw)
            version += 1
            raw["version"] = version
        migrated: Document = msgspec.convert(raw, self.document)
        return migrated

    def parse(self, text: str, script: Sequence[tuple[str, Any]] | None = None) -> Match[S]:
        """The position that `Match.text` has written or that a person has typed; `script`: what chance gives next."""
        try:
            document = position.parse(self, text)
        except (ValueError, LookupError, TypeError, RecursionError, msgspec.MsgspecError) as error:
            raise BadDocument(f"this position cannot be read: {error}") from error
        source = Keyed(document.seed) if script is None else Scripted(script)
        match = Match(self, document, source)
        match.begin(None)
        return match

    def name(self, lang: str) -> str:
        return self.texts.format(lang, "game-name")

    def describe(self, thing: Event | Question | Illegal, seat: str | None, lang: str) -> str:
        """What happened, what is asked or why not, in this seat's words; nothing of events it may not hear of."""
        if isinstance(thing, Event):
            if not thing.known_to(seat):
                return ""
            own = bool(seat and thing.secret.get(seat))
            attribute = "own" if own and self.texts.has_attribute(lang, f"event-{thing.kind}", "own") else ""
            return self._say(lang, f"event-{thing.kind}", thing.seen_by(seat), attribute)
        if isinstance(thing, Question):
            return self._say(lang, f"ask-{thing.kind}", thing.data)
        refusal = self._say(lang, f"illegal-{thing.rule}", thing.data)
        if not thing.question:
            return refusal
        rule = self.texts.format(lang, f"rule-{thing.question}")
        return self.texts.format(lang, "refusal-and-rule", {"refusal": refusal, "rule": rule})

    def describe_option(self, question: Question, option: str, lang: str) -> str:
        """An option of a Pick or an item of a Split, in words, with a remark where the question has one."""
        name = self._option_name(question, option, lang)
        remark = question.note(option) if isinstance(question, Pick) and question.note else ""
        return self.texts.format(lang, remark, {"option": name}) if remark else name

    def _option_name(self, question: Question, option: str, lang: str) -> str:
        """The question's own word for an option, or the option's name."""
        own = f"ask-{question.kind}"
        attribute = option.lower().replace("_", "-")
        if self.texts.has_attribute(lang, own, attribute):
            return self.texts.format(lang, own, self.texts.args(lang, question.data), attribute)
        if not self.texts.has(lang, option):
            return self.spell(lang, option)
        return self.texts.word(lang, option)

    def facts(self, view: dict[str, Any], question: Question, option: str, lang: str) -> str:
        """What the view of the seat that is asked says of an option, in short; a title overrides this."""
        return ""

    def spell(self, lang: str, option: str) -> str:
        """Options that are no plain id, in words; a title overrides this where it has such options."""
        return self.texts.format(lang, option)

    def _say(self, lang: str, name: str, data: dict[str, Any], attribute: str = "") -> str:
        return self.texts.format(lang, name, self.texts.args(lang, data), attribute)

    @cached_property
    def texts(self) -> Texts:
        return Texts("engine.core", self.package)

    # --- for Match --------------------------------------------------------------------------------------------------

    @cached_property
    def document(self) -> type[Document]:
        """The type of this game's saved matches: the core's document with this game's state and frames in it."""
        frame: Any = reduce(union, self.frames)
        fields: list[Any] = [("state", self.state), ("stack", list[frame], [])]
        made: Any = msgspec.defstruct(
            f"{self.id}_document", fields, bases=(Document,), kw_only=True, omit_defaults=True
        )
        document: type[Document] = made
        return document

    @cached_property
    def _decode(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.document)

    @cached_property
    def duplicate(self) -> Callable[[bytes], Any]:
        return msgspec.msgpack.Decoder(self.document).decode


class Head(msgspec.Struct):
    game: str
    version: int


_BUILT_IN: dict[str, str] = {}
_GAMES: dict[str, Game[Any]] = {}


def built_in(**modules: str) -> None:
    """Name games by id and the module that registers them; they are loaded when first wanted."""
    _BUILT_IN.update(modules)


def register(game: Game[Any]) -> None:
    if _GAMES.setdefault(game.id, game) is not game:
        raise ValueError(f"two games have the id {game.id!r}")


def games() -> list[str]:
    return sorted({*_BUILT_IN, *_GAMES})


def game(name: str) -> Game[Any]:
    if name not in _GAMES and name in _BUILT_IN:
        import_module(_BUILT_IN[name])
    if name not in _GAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(games())}")
    return _GAMES[name]


__all__ = ["BadDocument", "Game", "Pick", "UnknownGame", "built_in", "game", "games", "register"]
