"""The try page in a real browser: it opens, a turn is played on it, and a hand stays hidden."""

import re

from playwright.sync_api import Page

from engine.core.chance import Stream
from tests.browser.conftest import SHOTS
from tests.browser.table import PRIMARY, Table, answer
from tests.preview.running import tried

MOST_STEPS = 250


def test_the_page_opens_in_the_thick_of_it(page: Page):
    with tried() as running:
        table = Table(page, running)
        channel, letters = table.seat("free")
        assert table.turn(channel) >= 2
        assert channel.frame.locator("img[alt*='Board']").count() or channel.frame.locator("img").count()
        assert "Your move" in letters.text()
        assert page.locator("nav button.owing").get_attribute("data-seat") == "free"


def test_a_full_turn_by_clicks_and_slash_commands_as_both_seats(page: Page):
    rng = Stream("browser")
    with tried("--fresh") as running:
        table = Table(page, running)
        seats, chosen, spoken = set(), [], 0
        room, sitting = table.seat("free")[0], "free"
        assert table.turn(room) == 1
        for step in range(MOST_STEPS):
            seat = running.owing()[0]
            if seat != sitting or not step:
                room, sitting = table.seat(seat)[0], seat
                room.act()
            says = step % 4 == 3
            chosen.append(answer(room, rng, says))
            seats.add(seat)
            spoken += says
            if table.turn(room) == 2:
                break
        assert table.turn(room) == 2, chosen
        assert seats == {"free", "shadow"}
        assert spoken >= 5
        assert "Do it" in chosen, "what cannot be taken back was confirmed"


def test_a_hand_stays_invisible_to_the_other_seat(page: Page):
    with tried() as running:
        table = Table(page, running)
        channel = table.seat("free")[0]
        channel.press_newest("My hand")
        cards = channel.newest().locator(".text-display strong").all_inner_texts()
        assert len(cards) >= 4
        assert set(cards) <= set(re.findall(r"<strong>([^<]+)</strong>", channel.everything()))
        page.screenshot(path=SHOTS / "hand-own.png")
        for seat in ("shadow", ""):
            for room in table.seat(seat):
                room.frame.wait_for_timeout(1_000)
                given = room.everything()
                for card in cards:
                    assert card not in given, (seat, card)
                assert "Only you can see this" not in room.text()
            page.screenshot(path=SHOTS / f"hand-{seat or 'moderator'}.png")


def test_amounts_are_typed_into_a_form(page: Page):
    with tried("--fresh") as running:
        table = Table(page, running)
        for _ in range(6):
            room = table.seat(running.owing()[0])[0]
            room.act()
            form = room.dialogue().locator(".component-button", has_text=re.compile("Type it|Choose amounts"))
            if form.count():
                break
            room.press(room.dialogue().locator(PRIMARY).first)
        asked = room.dialogue().locator("h3").inner_text()
        room.press(form.first)
        modal = room.frame.locator("#modal-root")
        modal.get_by_role("button", name="Submit").wait_for()
        page.screenshot(path=SHOTS / "form.png")
        room.press(modal.get_by_role("button", name="Submit"))
        assert asked not in room.dialogue().inner_text()
