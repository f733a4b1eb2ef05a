"""All that the page asks its own table for: games with bots or at one screen, advice, looking back, learning, boxes,
the lab."""

import pytest

from rumpus.kernel.registry import game_ids
from rumpus.thinking.registry import bot_levels
from tests.helpers.page.site import ROOT, run_in_site

pytestmark = pytest.mark.slow
PROGRAM = str(ROOT / "tests/helpers/site_calls.py")
DONE = ("looked back at", "advised", "learnt", "measured")


@pytest.mark.parametrize(
    "levels", [("quick",), pytest.param(tuple(bot_levels()), marks=pytest.mark.soak)], ids=["some", "all"]
)
def test_the_site_does_all_that_a_page_asks(levels: tuple[str, ...]) -> None:
    done = [f"{game} {what}" for game in game_ids() for what in (*levels, *DONE)]
    boxes = [f"{game} mine-{game} Ours" for game in game_ids()]  # kept from one visit to the next
    assert run_in_site(PROGRAM, *levels) == done + boxes
