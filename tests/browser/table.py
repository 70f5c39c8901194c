"""Playing in the browser: what a person would press and type, and wait for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Frame, Locator, Page

from engine.core.chance import Stream
from tests.preview.running import Tried

SETTLED = """(before) => {
  const now = window.simcordPreview;
  return now.ready && !now.pendingAction && now.lastAction && now.lastAction.requestId !== before;
}"""
PRIMARY, GREEN = "button.button-style-1", "button.button-style-3"


@dataclass
class Room:
    """A channel, or somebody's direct messages, in its frame."""

    frame: Frame

    def text(self) -> str:
        return self.frame.locator("#channel-message-list").inner_text()

    def everything(self) -> str:
        """All that the browser has been given, also what cannot be seen."""
        return self.frame.content()

    def press(self, button: Locator) -> None:
        """Press it, and wait until the bot has answered. What goes away in this moment can be pressed once more."""
        for _ in range(3):
            done = self._settled(button.click)
            if done["settlement"] == "settled":
                return
            self.frame.wait_for_timeout(1_000)
        raise AssertionError(done)

    def press_newest(self, label: str) -> None:
        self.press(self.frame.locator(".component-button", has_text=label).last)

    def act(self) -> None:
        """The green button of the newest panel."""
        self.press(self.frame.locator(GREEN).last)

    def newest(self) -> Locator:
        return self.frame.locator(".channel-message").last

    def dialogue(self) -> Locator:
        """The newest message for this person's eyes only."""
        return self.frame.locator(".channel-message", has=self.frame.locator(".message-ephemeral-note")).last

    def run(self, command: str, pick: int | None = None) -> None:
        """Type a slash command; with `pick` take this one of the suggestions for its option."""
        composer = self.frame.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(f"/{command}")
        self.frame.locator(".command-popup [role=option]").first.wait_for()
        composer.press("Enter")
        if pick is not None:
            suggestions = self.frame.locator("#command-suggestion-listbox [role=option]")
            suggestions.first.wait_for()
            suggestions.nth(pick % suggestions.count()).click()
        done = self._settled(self.frame.locator("#send-message").click)
        assert done["settlement"] == "settled", done

    def _settled(self, act: Callable[[], None]) -> dict[str, Any]:
        before = self.frame.evaluate("() => window.simcordPreview.lastAction?.requestId ?? null")
        act()
        self.frame.wait_for_function(SETTLED, arg=before)
        done: dict[str, Any] = self.frame.evaluate("() => window.simcordPreview.lastAction")
        return done


class Table:
    """The try page: tabs for the seats, and in each the channel and the direct messages."""

    def __init__(self, page: Page, tried: Tried) -> None:
        self.page, self.tried = page, tried
        page.goto(tried.address)

    def seat(self, seat: str) -> tuple[Room, ...]:
        """Sit down: the channel, and the direct messages where there are any. A moderator's seat has no name."""
        tab = self.page.locator(f'nav button[data-seat="{seat}"]')
        tab.click()
        section = self.page.locator("section.shown")
        rooms = []
        for handle in section.locator("iframe").element_handles():
            frame = handle.content_frame()
            assert frame is not None
            frame.wait_for_function("() => window.simcordPreview?.ready")
            rooms.append(Room(frame))
        return tuple(rooms)

    def turn(self, room: Room) -> int:
        """The number of the turn that the newest panel tells."""
        heading = room.frame.locator("h2", has_text="· turn ").last.inner_text()
        return int(heading.rpartition(" ")[2])


def answer(room: Room, rng: Stream, spoken: bool) -> str:
    """Answer what is asked: with a slash command, or in the dialogue. What was chosen."""
    if spoken:
        room.run("choose", pick=rng.randrange(25))
        return "/choose"
    dialogue = room.dialogue()
    buttons = dialogue.locator(PRIMARY)
    if count := buttons.count():
        button = buttons.nth(_any(count, rng))
        label = button.inner_text()
        room.press(button)
        return label
    menu = dialogue.locator(".preview-select").first
    options = menu.locator("[role=option]")
    for _ in range(5):  # the list closes when the page moves the focus away
        menu.get_by_role("combobox").click()
        room.frame.wait_for_timeout(300)
        if options.first.is_visible():
            break
    option = options.nth(_any(options.count(), rng))
    label = option.inner_text()
    room.press(option)
    return label


def _any(count: int, rng: Stream) -> int:
    """Any of them; often the last, which mostly is to stop or to pass."""
    return count - 1 if rng.randrange(2) else rng.randrange(count)
