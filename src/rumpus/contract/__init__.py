"""The contract that every game keeps, as tests for whoever writes one. Needs pytest and Hypothesis.

This is a whole file of tests (docs/add-a-game.md):

    from liars_dice import GAME
    from rumpus.contract import *

    GAMES = [GAME]
"""

import pytest

pytest.register_assert_rewrite(
    *(f"{__name__}.{module}" for module in ("numbers", "playing", "showing", "speaking", "telling", "thinking"))
)

from rumpus.contract import beside, numbers, playing, showing, speaking, thinking  # noqa: E402 - after they are to be rewritten
from rumpus.contract.games import pytest_generate_tests  # noqa: E402

TESTS = {
    name: test
    for module in (playing, showing, speaking, thinking, numbers, beside)
    for name, test in vars(module).items()
    if name.startswith("test_")
}
globals().update(TESTS)
__all__ = ["pytest_generate_tests", *TESTS]
