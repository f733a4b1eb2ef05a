"""English sentences for the messages of cards and boxes, and the box all tests read."""

import pytest

from rumpus.games.worms.cards.box import SHELF, STANDARD, Box
from rumpus.kernel.message import Say
from rumpus.text.words import words


@pytest.fixture(scope="session")
def say() -> Say:
    """A message as an English sentence; fails if a word or an argument is missing."""
    return words("en", "worms").say


@pytest.fixture(scope="session")
def box() -> Box:
    return SHELF.find("standard")


@pytest.fixture(scope="session")
def standard_files() -> dict[str, bytes]:
    return SHELF.contents(STANDARD)
