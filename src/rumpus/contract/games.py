"""For which games the contract holds: the `GAMES` of the module that imports it, each test for those it is about; and
which `MODELS` are played beside them, if it has any."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

from rumpus.kernel.capability import Capability

AnyTest = TypeVar("AnyTest", bound=Callable[..., None])
WANTED = "wanted_of_games"  # a test's own: whether it is about a game


def tries(games: int) -> settings:
    """With so many games, however long each takes."""
    return settings(max_examples=games, deadline=None)


def needs(capability: type[Capability]) -> Callable[[AnyTest], AnyTest]:
    """The test is about games that give this."""
    return about(capability.is_given_by)


def lacks(capability: type[Capability]) -> Callable[[AnyTest], AnyTest]:
    """The test is about games that do without."""
    return about(lambda game: not capability.is_given_by(game))


def about(wanted: Callable[[Any], bool]) -> Callable[[AnyTest], AnyTest]:
    def note(test: AnyTest) -> AnyTest:
        setattr(test, WANTED, wanted)
        return test

    return note


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Pytest finds this where the contract is imported."""
    if not metafunc.function.__module__.startswith(__package__ or ""):
        return
    if "model" in metafunc.fixturenames:
        models = getattr(metafunc.module, "MODELS", [])
        metafunc.parametrize("model", models, ids=lambda model: model.game.id)
    if "game" in metafunc.fixturenames:
        wanted = getattr(metafunc.function, WANTED, None)
        games = [game for game in metafunc.module.GAMES if wanted is None or wanted(game)]
        metafunc.parametrize("game", games, ids=lambda game: game.id)
