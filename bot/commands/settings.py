"""`/settings`: what a person wants for themselves. Without options it shows what is set."""

from typing import Any

from discord import app_commands

from bot.commands.looking import complete_theme
from bot.commands.texts import choice, command, typist
from bot.pace import read_date, zones
from bot.presenter.layout import layout
from bot.presenter.pictures import STYLES
from bot.presenter.words import language as reader_language
from bot.presenter.words import say
from bot.reception import Interaction, Reception, Refusal
from bot.store import Person
from engine.core.words import LANGUAGES

AUTO = "auto"
BACK = "-"


def build() -> app_commands.Command[Any, ..., None]:
    return command(
        "settings", settings, anywhere=True, language=complete_language, theme=complete_theme, zone=complete_zone
    )


async def settings(
    interaction: Interaction,
    language: str | None = None,
    theme: str | None = None,
    messages: bool | None = None,
    reminder: app_commands.Range[int, 0, 168] | None = None,
    quiet_from: str | None = None,
    quiet_to: str | None = None,
    zone: str | None = None,
    away: str | None = None,
    away_from: str | None = None,
    confirm: bool | None = None,
) -> None:
    async with Reception(interaction, "settings") as caller:
        changed: dict[str, Any] = {}
        if language is not None:
            changed["language"] = _one_of(language, (*LANGUAGES, AUTO)).replace(AUTO, "")
        if theme is not None:
            changed["theme"] = _one_of(theme, STYLES)
        if messages is not None:
            changed |= {"dms": messages, "dm_closed": False, "dm_retry": 0}
        if confirm is not None:
            changed["confirm"] = confirm
        if reminder is not None:
            changed["remind_hours"] = reminder
        paced = {"quiet_from": quiet_from, "quiet_to": quiet_to, "zone": zone}
        changed |= {name: value for name, value in paced.items() if value is not None}
        changed |= _away(away, away_from)
        if changed:
            person = await caller.client.pace.change(caller.id, **changed)
        else:
            person = await caller.client.people.get(caller.id)
        lang = reader_language(interaction.locale, person.language)
        await caller.reply(layout(say(lang, "settings-title"), "\n".join(lines(person, lang, caller.client.clock()))))


def lines(person: Person, lang: str, now: float) -> list[str]:
    quiet = f"{person.quiet_from}–{person.quiet_to} ({person.zone})" if person.quiet_from and person.quiet_to else "–"
    chosen = say(person.language, "language-name") if person.language else say(lang, "settings-auto")
    away = f"<t:{int(person.away_until)}:D>" if person.away_until > now else "–"
    return [
        say(lang, "settings-language", value=chosen),
        say(lang, "settings-theme", value=say(lang, f"style-{person.theme or STYLES[0]}")),
        say(lang, "settings-messages", value="closed" if person.dm_closed else "on" if person.dms else "off"),
        say(lang, "settings-reminder", hours=person.remind_hours),
        say(lang, "settings-quiet", value=quiet),
        say(lang, "settings-away", value=away),
        say(lang, "settings-confirm", value="on" if person.confirm else "off"),
    ]


def _away(last: str | None, first: str | None) -> dict[str, Any]:
    """The days away, as they were typed."""
    back = last is not None and last.strip() == BACK
    if first is not None and (last is None or back):
        raise Refusal("settings-away-alone")
    if last is None or back:
        return {"away_from": 0, "away_until": 0} if back else {}
    return {"away": (read_date(last), read_date(first) if first is not None else None)}


def _one_of(value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise Refusal("settings-bad", value=", ".join(allowed))
    return value


async def complete_language(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    auto = (await typist(interaction)).say("settings-auto")
    return [*(choice(say(one, "language-name"), one) for one in LANGUAGES), choice(auto, AUTO)]


async def complete_zone(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [choice(one, one) for one in zones(typed)]
