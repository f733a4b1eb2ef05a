"""Whatever a seat sees of a game of Worms is in its row, and nothing else is."""

import pytest

from rumpus.contract.random_play import match_at
from rumpus.games.worms import GAME
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import KINDS
from tests.helpers.edits import mistakes

# What is land is seen by what is dry, and of which tile it is makes no difference.
MAP = ("map", "dry", "laid")


def can_be(s: WormsState) -> bool:
    """Every hex knows how many Things are on it, and on water there are none."""
    for cell, (hex_, dry) in enumerate(zip(s.ground.map.hexes, s.ground.dry, strict=True)):
        s.crowd[cell] = sum(s.on[cell * KINDS : cell * KINDS + KINDS]) + s.worm_hex.count(hex_)
        if s.crowd[cell] and not dry:
            return False
    return True


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("options", "answers", "without"),
    [
        ({"setup": "first-game"}, 8, ("pile",)),  # nothing is left to be placed
        ({"setup": "quick", "variants": "sudden-death-draft"}, 6, ("pile",)),
        ({"setup": "full"}, 3, ()),  # a tile is turned
        ({"setup": "full"}, 20, ()),
    ],
)
def test_every_number_of_a_state_is_in_a_row_if_it_is_seen(
    options: dict[str, str], answers: int, without: tuple[str, ...]
) -> None:
    state = match_at(GAME, GAME.setting(2, options), seed=1, answers=answers).state
    assert mistakes(GAME, state, (*MAP, *without), can_be) == []
