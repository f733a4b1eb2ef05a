"""The site's Python plays as CPython does, byte for byte."""

import pytest

from tests.helpers import played_alike
from tests.helpers.page.site import ROOT, run_in_site

pytestmark = pytest.mark.slow


def check_alike(records: int, depth: int, games: int) -> None:
    here = list(played_alike.lines(ROOT, records, depth, games))
    assert len(here) > 2 * games
    assert run_in_site(played_alike.__file__, ROOT, records, depth, games) == here


def test_some_games_are_the_same_in_the_site() -> None:
    check_alike(records=2, depth=2, games=4)


@pytest.mark.soak
def test_every_stored_game_every_tree_and_a_thousand_games_are_the_same_in_the_site() -> None:
    check_alike(records=1000, depth=9, games=500)
