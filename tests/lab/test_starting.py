"""How much of who wins is settled when the first turn begins."""

from random import Random

import pytest

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.lab.starting import beyond_luck, settled_at_start


def test_the_luck_of_a_few_games_is_taken_off() -> None:
    """Of two games by even players one is won by each, or both by one: on average nothing is settled."""
    assert (beyond_luck([1, 0], 0.5) + beyond_luck([0, 1], 0.5)) / 4 + (
        beyond_luck([1, 1], 0.5) + beyond_luck([0, 0], 0.5)
    ) / 4 == pytest.approx(0)


@pytest.mark.parametrize("game", game_ids())
def test_nothing_more_is_settled_than_can_be_and_a_game_that_is_over_is_settled(game: str) -> None:
    found = find_game(game)
    match = Match(found, found.setting(2, dict(found.at_once)), SeededChance("4"))
    while not match.state.turns:
        match.answer(match.asked().options[0])
    settled = settled_at_start(found, match.state, 2, "seed")
    assert settled == settled_at_start(found, match.state, 2, "seed")  # whenever it is asked
    assert -0.1 < settled < 1
    random = Random(7)
    while match.question is not None:
        match.answer(random.choice(match.asked().options))
    assert match.result is not None
    assert len(match.result.winners) == 1
    assert settled_at_start(found, match.state, 2, "seed") == 1
