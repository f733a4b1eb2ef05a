"""A game that somebody else has installed, and that nobody has drawn: a plain board and a list of options."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.installed import install_pig
from tests.helpers.page.player import Player, say
from tests.helpers.page.visitors import Table, Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def own_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    site = tmp_path / "site"
    install_pig(site, monkeypatch)
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
    table = Table(tmp_path)
    yield table
    table.close()


def test_it_is_played_from_the_front_page_to_its_end(own_table: Table, ann: Visitor) -> None:
    ann.go()
    card = ann.page.get_by_role("article", name="pig")
    card.get_by_role("button", name=say("front-play-now")).click()
    player = Player(ann, "pig")
    player.wait_until_asked()
    board = ann.page.get_by_role("region", name=say("room-board"))
    assert board.get_by_text("scores").is_visible()
    assert ann.page.get_by_text(say("plain-ask", kind="go-on")).first.is_visible()
    player.play_on()
    assert player.state == "over"
    assert ann.page.locator(".log").get_by_text("held: ").count() > 0
