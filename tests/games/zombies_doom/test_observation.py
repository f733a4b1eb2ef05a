"""Whatever a seat sees of a game of Zombies Doom is in its row, and nothing else is."""

import pytest

from rumpus.contract.random_play import match_at
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.observation import ZombiesObservation
from rumpus.games.zombies_doom.state import ZombiesState
from tests.helpers.edits import mistakes


def can_be(s: ZombiesState) -> bool:
    """Weapons that are not in play lie nowhere."""
    cards = zip(s.setting.weapon_copies, s.bag, s.discards, strict=True)
    return all(copies or not (left or discarded) for copies, left, discarded in cards)


@pytest.mark.unmeasured
def test_every_number_of_a_state_is_in_a_row_if_it_is_seen() -> None:
    state = match_at(GAME, GAME.setting(2, {"variants": "printed-spells"}), seed=1, answers=60).state
    assert mistakes(GAME, state, can_be=can_be) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_how_many_points_win_is_in_a_row(seats: int) -> None:
    setting = GAME.setting(seats, {})
    observation = ZombiesObservation(setting)
    row = observation.row(GAME.start(setting), 0)
    assert list(row[observation.layout.within("agreed.target")]) == pytest.approx(
        [setting.target / (setting.target + 4)]
    )
