"""A tile is named after what a person sees beside it."""

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.board import DIAMOND
from rumpus.games.zombies_doom.relation import beside
from rumpus.games.zombies_doom.state import ZombiesState


@pytest.fixture
def s() -> ZombiesState:
    """The castle is on 5,4."""
    s = ZombiesState(GAME.setting(3, {}))
    s.figure[0], s.figure[1] = DIAMOND.read("2,5"), DIAMOND.read("7,3")
    return s


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("5,3", {"beside": "1 north castle"}),
        ("3,4", {"beside": "2 west castle"}),
        ("5,4", {"beside": "none"}),
        ("2,4", {"beside": "1 north you"}),
        ("6,3", {"beside": "1 west figure", "whose": "player 2"}),
        ("3,3", {"beside": "1 north west-start"}),
        ("7,5", {"beside": "1 south east-start"}),
        ("6,5", {"beside": "4 east you"}),
        ("8,4", {"beside": "1 east east-start"}),
        ("6,6", {"beside": "none"}),
        ("4,2", {"beside": "none"}),
    ],
)
def test_the_castle_then_oneself_then_others_then_a_line(s: ZombiesState, place: str, said: dict[str, str]) -> None:
    assert beside(s, DIAMOND.read(place), 0) == said


def test_whoever_is_told_the_same_as_all_is_not_spoken_to(s: ZombiesState) -> None:
    assert beside(s, DIAMOND.read("2,4")) == {"beside": "1 north figure", "whose": "player 1"}
    assert beside(s, DIAMOND.read("6,5")) == {"beside": "none"}
