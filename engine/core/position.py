"""A position as text, and back.

    five_armies 1 question 412
    chance 6d3f…9a 88
    …lines of the game…
    > actions choose {"side":"free"}
    > battle maneuver {"region":"camp","round":2}
    sealed shadow "regroup"

The game writes its own lines; the core adds the first ones, a line for each frame (outermost first), and what is
sealed. A person may leave out all of the core's lines: then the game says which frames the position starts with.
"""

from sys import intern
from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.chance import SEED_BYTES
from engine.core.frame import Frame

if TYPE_CHECKING:
    from engine.core.document import Document
    from engine.core.game import Game
    from engine.core.match import Match

_encode = msgspec.json.Encoder().encode
_KEPT = ("number", "counter", "last", "winner", "how", "standing", "recent")


def write(game: "Game[Any]", document: "Document") -> str:
    """The whole position, secrets and all."""
    kept = msgspec.to_builtins(document)
    extra = {key: kept[key] for key in _KEPT if key not in ("number", "counter") and key in kept}
    lines = [f"{game.id} {document.version} question {document.number}"]
    lines.append(f"chance {document.seed.hex()} {document.counter}")
    lines += game.write(document.state, None, whole=True)
    lines += [_frame_line(frame) for frame in document.stack]
    lines += [f"sealed {seat} {_encode(value).decode()}" for seat, value in document.sealed.items()]
    if extra:
        lines.append(f"also {_encode(extra).decode()}")
    return "\n".join(lines) + "\n"


def sketch(match: "Match[Any]", seat: str | None) -> str:
    """The position as a seat knows it. It does not parse back: what the seat cannot know is left out."""
    lines = [f"{match.game.id} {match.game.version} question {match.number}"]
    lines += match.game.write(match.state, seat, whole=False)
    for frame in match.stack:
        shown = {name: getattr(frame, name) for name in frame.public}
        lines.append(f"> {_tag(frame)} {frame.at} {_encode(shown).decode()}")
    lines += [f"sealed {other}" for other in match.locked]
    return "\n".join(lines) + "\n"


def parse(game: "Game[Any]", text: str) -> "Document":
    own: list[str] = []
    fields: dict[str, Any] = {"game": game.id, "version": game.version, "seed": bytes(SEED_BYTES)}
    stack: list[dict[str, Any]] = []
    for raw in text.splitlines():
        line = raw.split("#", 1)[0].strip() if raw.lstrip().startswith("#") else raw.strip()
        word, _, rest = line.partition(" ")
        match word:
            case "":
                continue
            case ">":
                stack.append(_frame_fields(rest))
            case "chance":
                seed, _, counter = rest.partition(" ")
                if len(seed) != 2 * SEED_BYTES:
                    raise ValueError(f"a seed has {2 * SEED_BYTES} hexadecimal digits, not {len(seed)}")
                fields |= {"seed": bytes.fromhex(seed), "counter": int(counter)}
            case "sealed":
                seat, _, value = rest.partition(" ")
                fields.setdefault("sealed", {})[seat] = msgspec.json.decode(value)
            case "also":
                fields |= msgspec.json.decode(rest)
            case game.id:
                version, _, number = rest.partition(" question ")
                if version != str(game.version):
                    raise ValueError(f"written by version {version} of the rules, which are now at {game.version}")
                fields["number"] = int(number)
            case _:
                own.append(line)
    state = game.read(own)
    if not stack and not fields.get("winner"):
        stack = msgspec.to_builtins(game.entry(state))
    # the document's own types check the frames; bytes would be taken for base64 text, so the seed goes in afterwards
    seed = fields.pop("seed")
    document: Document = msgspec.convert(
        {**fields, "seed": "", "stack": stack, "state": msgspec.to_builtins(state)}, game.document
    )
    document.seed = seed
    for frame in document.stack:
        if frame.at.startswith("_") or frame.at in vars(Frame) or not callable(getattr(type(frame), frame.at, None)):
            raise ValueError(f"{_tag(frame)} has no step {frame.at!r}")
    return document


def _tag(frame: Any) -> str:
    return str(frame.__struct_config__.tag)


def _frame_line(frame: Any) -> str:
    fields = {key: value for key, value in msgspec.to_builtins(frame).items() if key not in ("frame", "at")}
    return f"> {_tag(frame)} {frame.at} {_encode(fields).decode()}" if fields else f"> {_tag(frame)} {frame.at}"


def _frame_fields(text: str) -> dict[str, Any]:
    tag, _, rest = text.partition(" ")
    at, _, fields = rest.partition(" ")
    return {"frame": tag, "at": intern(at or "start"), **(msgspec.json.decode(fields) if fields else {})}
