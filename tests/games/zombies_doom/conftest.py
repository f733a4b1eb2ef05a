"""The standard box, English sentences, and positions."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import SHELF, STANDARD, Box
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.conversation import run
from rumpus.kernel.message import Say
from rumpus.records.scenarios import Scenarios
from rumpus.text.words import words_with


@pytest.fixture(scope="session")
def say() -> Say:
    """A message as an English sentence in the terminal; fails if a word or an argument is missing."""
    return words_with("en", GAME, GAME.setting(2, {}), in_notation=True).say


@pytest.fixture(scope="session")
def box() -> Box:
    return SHELF.find("standard")


@pytest.fixture(scope="session")
def standard_files() -> dict[str, bytes]:
    return SHELF.contents(STANDARD)


@pytest.fixture(scope="session")
def place() -> Callable[..., ZombiesState]:
    """A position, run up to its first question."""

    def position(options: dict[str, str] | None = None, **table: Any) -> ZombiesState:
        state: ZombiesState = Scenarios.of(GAME).position(options or {}, table)
        run(state)
        return state

    return position
