"""Playing through Discord alone: a seeded chance chooses the answers, people press, select, fill in or type them."""

from typing import Any

from bot.controls import ids
from bot.presenter.amounts import SINGLES, fields
from engine import Match, Pick, Question, Split
from engine.core.chance import ScriptError, Stream
from engine.core.vocabulary import Command, spell_out
from tests.bot.stage import Stage, controls, menus, raw, walk


class Driver:
    """Plays both sides of a match. `lang` is the language in which things are typed."""

    def __init__(self, stage: Stage, match_id: int, people: dict[str, Any], seed: int, langs: dict[str, str]) -> None:
        self.stage, self.match_id, self.people, self.langs = stage, match_id, people, langs
        self.rng = Stream(seed)
        self.used: dict[str, int] = {}  # verbs and commands
        self.refused: list[str] = []
        self.shown: dict[str, Any] = {}  # the newest private answer, by seat
        self.misjudged: list[str] = []  # questions where a confirmation was wanted in vain, or not wanted
        self.form = False  # the newest answer was submitted in a form

    async def match(self) -> Match[Any]:
        match = (await self.stage.bot.table.look(self.match_id)).match
        assert match is not None
        return match

    async def over(self) -> bool:
        return (await self.stage.bot.table.look(self.match_id)).info.status != "active"

    def pick_question(self, match: Match[Any]) -> Question:
        asked = list(match.questions().values())
        return asked[self.rng.randrange(len(asked))]

    def count(self, what: str) -> None:
        self.used[what] = self.used.get(what, 0) + 1

    # --- by buttons, selects and modals -------------------------------------------------------------------------------

    async def press_one(self) -> None:
        """One answer by controls."""
        match = await self.match()
        question = self.pick_question(match)
        who, seat = self.people[question.seat], question.seat
        shown = self.shown.get(seat)
        if shown is None or not self._current(shown, question):
            shown = await self.stage.press(who, self.stage.panel(), "act")
        assert self._current(shown, question), "the dialogue asks something else"
        answer = question.sample(self.rng)
        self.form = False
        answering = self._pick if isinstance(question, Pick) else self._split
        pressed = await answering(who, shown.response, question, answer)
        result = await self.stage.sure(who, pressed)
        self.shown[seat] = result
        after = (await self.stage.bot.table.look(self.match_id)).info
        (given,) = await self.stage.bot.table.events(self.match_id, after.place - 1, after.place)
        final, confirmed = bool(given.barrier) or after.status == "over", result is not pressed
        self.count("confirmed" if confirmed else "at once")
        if confirmed != (final and not self.form):
            self.misjudged.append(question.kind)
        moved = after.number != question.number or seat not in after.owing
        assert moved, f"{question.kind} {answer} was not taken: {raw(result.response)}"
        await self.stage.deliver()

    def _current(self, shown: Any, question: Question) -> bool:
        if shown.response is None:
            return False
        return any(
            key.number == question.number and key.verb in ("pick", "take") for _, key in controls(shown.response)
        )

    async def _pick(self, who: Any, message: Any, question: Pick, answer: str) -> Any:
        wanted = ids.token(answer)
        for custom_id, values in menus(message):
            if ids.read(custom_id).verb == "pick" and wanted in values:
                self.count("select")
                return await who.select(message, [wanted], custom_id=custom_id)
        self.count("button")
        return await self.stage.press(who, message, "pick", wanted)

    async def _split(self, who: Any, message: Any, question: Split, answer: dict[str, int]) -> Any:
        answer = {item: count for item, count in answer.items() if count}
        verbs = {key.verb: custom_id for custom_id, key in controls(message)}
        if answer == {item: count for item, count in question.default.items() if count}:
            self.count("take")
            return await who.click(message, custom_id=verbs["take"])
        if not answer and "none" in verbs:
            self.count("none")
            return await who.click(message, custom_id=verbs["none"])
        if "some" in verbs and answer:
            self.count("some")
            return await who.select(message, [ids.token(item) for item in answer], custom_id=verbs["some"])
        if "much" in verbs:
            self.count("much")
            shown = await who.click(message, custom_id=verbs["much"])
            return await self._fill(who, shown, answer)
        if "which" in verbs and answer and fields(question, list(answer)) <= 5:
            self.count("which")
            shown = await who.select(message, [ids.token(item) for item in answer], custom_id=verbs["which"])
            return await self._fill(who, shown, answer) if shown.modal else shown
        self.count("type")
        shown = await who.click(message, custom_id=verbs["type"])
        match = await self.match()
        line = spell_out(match.game, question, answer, self.langs[question.seat])
        return await self._submit(who, shown, {"line": line})

    async def _fill(self, who: Any, shown: Any, answer: dict[str, int]) -> Any:
        values: dict[str, Any] = {}
        for field in walk_modal(shown.modal):
            if field["custom_id"] == SINGLES:
                offered = [one["value"] for one in field["options"]]
                values[SINGLES] = [token for token in map(ids.token, answer) if token in offered]
                continue
            count = next((n for item, n in answer.items() if ids.token(item) == field["custom_id"]), 0)
            values[field["custom_id"]] = [str(count)] if field["type"] == 3 else str(count)
        return await self._submit(who, shown, values)

    async def _submit(self, who: Any, shown: Any, values: dict[str, Any]) -> Any:
        self.form = True
        return await who.submit_modal(shown, values)

    # --- by slash commands --------------------------------------------------------------------------------------------

    async def type_one(self) -> None:
        """One slash command: the game's own where it has one for what comes next, else /choose."""
        match = await self.match()
        question = self.pick_question(match)
        who, lang = self.people[question.seat], self.langs[question.seat]
        line = self._foresee(match, question)
        before = (await self.stage.bot.table.look(self.match_id)).info
        found = self._command(match, line, lang)
        if found is not None:
            name, given = found
            self.count(name)
            await who.slash(self.stage.channel, name, **given)
            after = (await self.stage.bot.table.look(self.match_id)).info
            if (after.place, after.status) != (before.place, before.status):
                await self.stage.deliver()
                return
            self.refused.append(f"/{name} {given}")
        self.count("choose")
        _, first, value = line[0]
        typed = value if isinstance(value, str) else spell_out(match.game, first, value, lang)
        result = await who.slash(self.stage.channel, "choose", answer=typed)
        after = (await self.stage.bot.table.look(self.match_id)).info
        assert (after.place, after.status) != (before.place, before.status), raw(result.response)
        await self.stage.deliver()

    def _foresee(self, match: Match[Any], question: Question) -> list[tuple[str, Question, Any]]:
        """What this seat will be asked and answers, as far as nothing is left to chance or to the other."""
        copy, seat, line = match.copy(), question.seat, []
        current: Question | None = question
        while current is not None and len(line) < 8:
            value = current.sample(self.rng)
            line.append((current.kind, current, value))
            try:
                events = copy.answer(seat, value)
            except ScriptError:
                break
            if any(event.barrier in ("chance", "reveal") for event in events) or seat in copy.locked:
                break
            current = copy.questions().get(seat)
        return line

    def _command(
        self, match: Match[Any], line: list[tuple[str, Question, Any]], lang: str
    ) -> tuple[str, dict[str, str]] | None:
        for command in match.game.commands:
            given = self._fits(match, command, line, lang)
            if given is not None:
                return command.name, given
        return None

    def _fits(
        self, match: Match[Any], command: Command, line: list[tuple[str, Question, Any]], lang: str
    ) -> dict[str, str] | None:
        """The options for what comes next, if the command covers it."""
        given: dict[str, str] = {}
        said = dict(command.said)
        covered = 0
        if said and line[0][0] not in (*said, *(command.options[0].kinds if command.options else ())):
            return None  # its die comes first, and something else is asked now
        for kind, question, value in line:
            option = next((one for one in command.options if kind in one.kinds and one.name not in given), None)
            if command.said and covered and option in command.options[:1]:
                break  # the die of the next action
            if kind in command.said:
                if command.said[kind] != value:
                    break
                said.pop(kind, None)
            elif option is not None:
                typed = value if isinstance(value, str) else spell_out(match.game, question, value, lang)
                if not isinstance(value, str) and not any(value.values()):
                    typed = match.game.texts.format(lang, "amounts-none")
                given[option.name] = typed
            elif implied := next((one for one in command.implied if one.kind == kind), None):
                wanted = command.option(implied.option).kinds
                ahead = any(later in wanted for later, _, _ in line[covered + 1 :])
                if value != (implied.filled if ahead else implied.empty):
                    return None
            else:
                break
            covered += 1
        return given if covered and not said else None


def walk_modal(modal: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for row in modal["components"]:
        if row.get("component"):
            found.append(row["component"])
        found += [one for one in walk(row.get("components") or []) if one.get("custom_id")]
    return found
