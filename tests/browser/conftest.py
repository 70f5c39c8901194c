"""A real browser: Debian's chromium, or whichever is found; without one these tests are skipped."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.preview.running import ROOT

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
SHOTS = ROOT / "ci-output"


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="module")  # no longer: its event loop would be in the way of other tests of the same process
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip(f"no browser here: none of {', '.join(NAMES)} is installed, and CHROMIUM names none")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window. What it shows at the end is kept under ci-output/."""
    window = browser.new_page(viewport={"width": 1500, "height": 950})
    window.set_default_timeout(30_000)
    errors: list[str] = []
    window.on("pageerror", lambda error: errors.append(str(error)))
    yield window
    SHOTS.mkdir(exist_ok=True)
    window.screenshot(path=SHOTS / f"{request.node.name}.png")
    window.close()
    assert errors == []
