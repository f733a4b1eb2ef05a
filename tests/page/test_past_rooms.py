"""Rooms that can no longer be played, as the page shows them: why, how they ended, and their record."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.helpers.page.visitors import Table
from tests.helpers.table.released import ROOMS, put_into
from tests.helpers.waiting import until
from tests.page.conftest import Come


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[Table]:
    """With the rooms of the last release."""
    put_into(f"sqlite:///{tmp_path / 'rooms.db'}")
    table = Table(tmp_path)
    yield table
    table.close()


def play_by_older_rules(table: Table, file: Path) -> str:
    """A game between bots that is over, and after which the rules have changed. Where it can be watched."""
    body = {"game": "worms", "seats": ["random", "random"], "options": {"setup": "first-game"}}
    links = table.post("/api/rooms", **body)
    headers = {"Authorization": f"Bearer {links['watch']}"}
    look = f"/api/rooms/{links['room']}/look"
    until(lambda: table.client.get(look, headers=headers).json()["info"]["stage"] == "over")
    table.stop()
    with sqlite3.connect(file) as db:
        row = db.execute("SELECT row FROM rooms WHERE id = ?", (links["room"],)).fetchone()[0]
        older = row.replace(b'"rules_version":', b'"rules_version":-')
        db.execute("UPDATE rooms SET row = ? WHERE id = ?", (older, links["room"]))
    table.start_and_wait()
    return f"/#/watch/{links['room']}/{links['watch']}"


@pytest.mark.slow
def test_a_game_by_older_rules_is_read_on_the_page(own_table: Table, come: Come, tmp_path: Path) -> None:
    ann = come()
    ann.page.goto(own_table.url + play_by_older_rules(own_table, tmp_path / "rooms.db"))
    past = ann.page.locator("[data-state=past]")
    expect(past.get_by_role("status")).to_contain_text("version -")
    expect(past.locator("section svg").first).to_be_visible()
    expect(past.locator("pre")).to_contain_text("rumpus record 1")
    with ann.page.expect_download() as download:
        past.get_by_role("link", name="Record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("rumpus record 1")
    told = ROOMS["over worms"]  # of which nothing was kept but the log
    ann.page.goto(f"{own_table.url}/#/watch/{told['info']['room']}/{told['links']['watch']}")
    expect(past.locator("pre")).to_contain_text(told["record"].partition("\n\n")[2].splitlines()[-1])
    expect(past).to_contain_text(told["chat"][0]["text"])
