"""A database that stalls while somebody plays on the page: nobody is told “no”, and the page finds out by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rumpus.table.store import steady
from tests.helpers.page.player import LISTED
from tests.helpers.table.served import Served
from tests.page.conftest import Come
from tests.page.test_play import play_now
from tests.table.conftest import postgres, postgres_url
from tests.table.web.test_stalls import writer_stopped

__all__ = ["postgres", "postgres_url"]  # fixtures


@pytest.fixture
def own_table(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(steady, "PATIENCE", 1.0)
    table = Served(tmp_path / "none", store=postgres_url)
    yield table
    table.stop()


@pytest.mark.slow
def test_an_answer_of_which_nobody_knows_is_looked_for(come: Come, own_table: Served) -> None:
    ann = come()
    ann.expect("WebSocket connection")
    player = play_now(ann, "zombies-doom")
    player.wait_until_asked()
    before = player.question
    with writer_stopped(own_table):
        player.click_any(player.page.locator(LISTED))
        expect(player.page.get_by_text(ann.say("outcome-unknown")).first).to_be_visible()
    player.wait_until_it_goes_on(before)
    player.wait_until_asked()
    assert player.question == player.look()["question"]["number"] > before
