"""The luck of the tests: each draws from a source seeded with its id, so that it meets the same luck in every run.

`LUCK` in the environment gives all tests other luck and another order: `make test LUCK=new` draws one and prints it,
and `make test LUCK=N` repeats it.
"""

import os
from random import Random

import pytest

from rumpus.kernel import chance
from tests.helpers.places import ROOT

USUAL = "1"
LUCK = os.environ.get("LUCK") or USUAL
VARIABLE = "TEST_LUCK"  # in the environment of the processes that a test starts: from which seed they draw
# Seeds a Python of its own that plays for a test; it does not know the folder of the tests.
IN_ANOTHER_PROCESS = f"""
import os
from random import Random
from rumpus.kernel import chance
drawn = Random(os.environ.get({VARIABLE!r}))
chance.source = lambda: drawn
"""


def seed_of_test(test: pytest.Item) -> str:
    return f"{LUCK} {test.path.relative_to(ROOT)}::{test.name}"


def luck_of_this_test() -> Random:
    """For what the test itself decides by chance; it takes nothing of what the table draws."""
    return Random(f"{os.environ[VARIABLE]}, the test itself")


def seed_luck(seed: str) -> None:
    """Everything in this process that nobody could foresee follows from the seed, and so it is with its children."""
    drawn = Random(seed)
    chance.source = lambda: drawn
    os.environ[VARIABLE] = seed
