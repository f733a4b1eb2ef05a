"""Undo, the past, a fork of a game that is over, and records from elsewhere."""

from pathlib import Path

import pytest

from tests.page.player import Player, say
from tests.page.test_play import GAMES, play_now
from tests.page.visitors import Visitor

pytestmark = pytest.mark.slow
RECORDS = Path(__file__).parents[1] / "records"


def test_an_answer_is_taken_back(ann: Visitor) -> None:
    player = play_now(ann, "worms")
    for _ in range(20):
        if not player.wait_until_asked():
            player = play_now(ann, "worms")
        options, before = player.options(), player.moment()
        player.answer_by_a_click()
        player.wait_for("asked", "over")
        undo = player.button("undo")
        if undo.count():
            undo.click()
            player.page.wait_for_function(
                "count => document.querySelectorAll('.log li .line').length <= count", arg=before
            )
            player.wait_until_asked()
            assert player.options() == options
            return
    pytest.fail("nothing could be taken back")
