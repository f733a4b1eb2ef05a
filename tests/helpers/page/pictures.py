"""Takes the pictures of docs/pictures anew: python -m tests.helpers.page.pictures"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.helpers.page.chromium import launch
from tests.helpers.page.states import STATES
from tests.helpers.page.visitors import ColorScheme, Table, Visitor
from tests.helpers.places import ROOT

FOLDER = ROOT / "docs" / "pictures"
SCALES = {"desk": 0.7, "phone": 1}  # so that none is large
# Which state, for whom, in which light.
PICTURES: list[tuple[str, str, ColorScheme]] = [
    ("front", "desk", "light"),
    ("worms", "desk", "light"),
    ("worms", "phone", "light"),
    ("zombies-doom", "desk", "dark"),
    ("zombies-doom", "phone", "light"),
    ("lesson-worms", "desk", "light"),
    ("over", "desk", "light"),
    ("lesson-zombies-doom", "phone", "dark"),
    ("studio-box", "desk", "light"),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        table, browser = Table(Path(folder)), launch(playwright)
        for state, size, scheme in PICTURES:
            visitor = Visitor(browser, table, size, scheme, scale=SCALES[size], taught=[])
            STATES[state](visitor)
            visitor.page.screenshot(path=FOLDER / f"{state}-{size}.png")
            assert visitor.leave() == []
        browser.close()
        table.close()


if __name__ == "__main__":
    main()
