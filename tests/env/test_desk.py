"""Numbers for answers and rows for views, in games as they are agreed on."""

from random import Random

import numpy as np
import pytest

from rumpus.env.desk import Desk
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import game_ids
from tests.random_play import play_on

every_game = pytest.mark.parametrize("game", game_ids())


def match_at(desk: Desk, seed: int, answers: int) -> Match:
    match = Match(desk.game, desk.setting, SeededChance(str(seed)), listen=False)
    play_on(match, Random(seed), answers)
    return match


@every_game
def test_states_that_a_seat_cannot_tell_apart_look_alike(game: str) -> None:
    """Everything hidden is dealt anew: the seat's observation and its mask stay the same, another seat's do not."""
    desk = Desk(game, 3, {})
    others_differ = 0
    for seed in range(12):
        match = match_at(desk, seed, 12)
        if match.question is None:
            continue
        seat = match.question.seat
        redealt = desk.game.redeal(match.state, seat, SeededChance(f"redeal {seed}"))
        assert np.array_equal(desk.observe(match.state, seat), desk.observe(redealt, seat))
        assert redealt.question is not None
        assert list(desk.actions.options(match.question)) == list(desk.actions.options(redealt.question))
        other = (seat + 1) % 3
        others_differ += not np.array_equal(desk.observe(match.state, other), desk.observe(redealt, other))
    assert others_differ > 0


@every_game
def test_an_observation_tells_who_is_asked_counted_from_the_one_who_looks(game: str) -> None:
    desk = Desk(game, 3, {})
    match = match_at(desk, 1, 0)
    assert match.question is not None
    for seat in range(3):
        asked = desk.observe(match.state, seat)[desk.pieces["question.asked"]]
        assert list(np.flatnonzero(asked)) == [(match.question.seat - seat) % 3]


def test_an_action_is_what_is_written() -> None:
    """Whatever worm it is, going there is the same action."""
    desk = Desk("worms", 2, {})
    assert "play bazooka" in desk.actions.texts
    match = match_at(desk, 1, 0)
    question = match.question
    assert question is not None
    options = desk.actions.options(question)
    assert [desk.actions.texts[number] for number in options] == ["activate A", "activate B"]
    assert desk.actions.option(question, next(iter(options))) == question.options[0]


def test_dying_is_one_action_whatever_one_holds() -> None:
    desk = Desk("zombies-doom", 2, {})
    match, random = match_at(desk, 3, 0), Random(3)
    hands = set()
    for _ in range(80):
        question = match.question
        assert question is not None
        if question.kind == "go":
            hands.add(desk.actions.options(question)[desk.actions.numbers["die"]])
        match.answer(random.choice(question.options))
    assert len(hands) > 1


def test_a_number_that_is_not_possible_is_refused() -> None:
    desk = Desk("worms", 2, {})
    question = match_at(desk, 1, 0).question
    assert question is not None
    with pytest.raises(Refused) as refused:
        desk.actions.option(question, desk.actions.numbers["play bazooka"])
    assert refused.value.message.args["possible"] == ("activate A", "activate B")


@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_gains_sum_to_nothing(game: str, seats: int) -> None:
    desk = Desk(game, seats, {})
    for seed in range(5):
        match = match_at(desk, seed, 5_000)
        gains = desk.gains(match.state)
        assert sum(gains) == pytest.approx(0)
        assert match.result is not None
        if len(match.result.winners) == 1:
            assert gains[match.result.winners[0]] == max(gains) == 1
        if not match.result.winners:
            assert gains == [0] * seats
    assert desk.gains(desk.game.start(desk.setting)) == [0] * seats
