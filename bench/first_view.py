"""How soon somebody who opens a link sees a running room, beside a page of the table with nothing in it.

make bench-page
"""

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.helpers.page.chromium import launch
from tests.helpers.page.visitors import Table, Visitor

ROUNDS = 7
EMPTY = "/health"


def seconds(browser: Browser, table: Table, path: str, wait_for: str) -> float:
    """From the address to the thing waited for, in a browser that has never been here."""
    visitor = Visitor(browser, table)
    began = time.perf_counter()
    visitor.page.goto(f"{table.url}/{path.lstrip('/')}")
    visitor.page.locator(wait_for).first.wait_for()
    took = time.perf_counter() - began
    visitor.leave()
    return took


def open_room(table: Table, game: str) -> str:
    links = table.post("/api/rooms", game=game, seats=["person", "random"])
    join = f"/api/rooms/{links['room']}/join"
    key = table.post(join, name="Ann", token=links["seats"][0]["token"])["token"]
    return f"#/room/{links['room']}/{key}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        table, browser = Table(Path(folder)), launch(playwright)
        rooms = {game: open_room(table, game) for game in ("worms", "zombies-doom")}
        took: dict[str, list[float]] = {game: [] for game in (EMPTY, *rooms)}
        for _ in range(ROUNDS):
            took[EMPTY].append(seconds(browser, table, EMPTY, "body"))
            for game, path in rooms.items():
                took[game].append(seconds(browser, table, path, "[data-state] svg"))
        browser.close()
        table.close()
    empty = median(took[EMPTY])
    print(f"first view, median of {ROUNDS}, in a browser that has never been here")
    for what, times in took.items():
        usual = median(times)
        print(f"{what:14} {usual:6.2f} s  {usual / empty:5.1f} times the empty page  most {max(times):.2f} s")


if __name__ == "__main__":
    main()
