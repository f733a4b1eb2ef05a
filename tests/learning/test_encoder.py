"""Numbers for answers and for what seats see, in games as they are agreed on."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from rumpus.contract.random_play import match_at
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import game_ids
from rumpus.learning.encoder import Encoder
from rumpus.thinking.determinization import Determinization

every_game = pytest.mark.parametrize("game", game_ids())


@every_game
def test_states_that_a_seat_cannot_tell_apart_look_alike(game: str) -> None:
    """Everything hidden is dealt anew: the seat's observation and its mask stay the same, another seat's do not."""
    encoder = Encoder(game, 3, {})
    others_differ = 0
    for seed in range(12):
        match = match_at(encoder.game, encoder.setting, seed, 12)
        if match.question is None:
            continue
        seat = match.question.seat
        determinized = Determinization.of(encoder.game).determinize(
            match.state, seat, SeededChance(f"determinize {seed}")
        )
        assert np.array_equal(encoder.observe(match.state, seat), encoder.observe(determinized, seat))
        assert encoder.actions.of(match.question) == encoder.actions.of(determinized.asked())
        other = (seat + 1) % 3
        others_differ += not np.array_equal(encoder.observe(match.state, other), encoder.observe(determinized, other))
    assert others_differ > 0


@every_game
def test_an_observation_tells_who_is_asked_counted_from_the_one_who_looks(game: str) -> None:
    encoder = Encoder(game, 3, {})
    match = match_at(encoder.game, encoder.setting, 1, 0)
    for seat in range(3):
        asked = encoder.observe(match.state, seat)[encoder.layout.within("question.asked")]
        assert list(np.flatnonzero(asked)) == [(match.asked().seat - seat) % 3]


def test_an_action_is_what_is_written() -> None:
    """Whatever worm it is, going there is the same action."""
    encoder = Encoder("worms", 2, {})
    assert "play bazooka" in encoder.actions.texts
    match = match_at(encoder.game, encoder.setting, 1, 0)
    question = match.asked()
    numbers = encoder.actions.of(question)
    assert [encoder.actions.texts[number] for number in numbers] == ["activate A", "activate B"]
    assert encoder.actions.option(question, numbers[1]) == question.options[1]


def test_dying_is_one_action_whatever_one_holds() -> None:
    encoder = Encoder("zombies-doom", 2, {})
    match, random = match_at(encoder.game, encoder.setting, 3, 0), Random(3)
    hands = set()
    for _ in range(80):
        question = match.asked()
        if question.kind == "go":
            hands.add(encoder.actions.option(question, encoder.actions.numbers["die"]))
        match.answer(random.choice(question.options))
    assert len(hands) > 1


def test_a_number_that_is_not_possible_is_refused() -> None:
    encoder = Encoder("worms", 2, {})
    question = match_at(encoder.game, encoder.setting, 1, 0).question
    assert question is not None
    with pytest.raises(Refused) as refused:
        encoder.actions.option(question, encoder.actions.numbers["play bazooka"])
    assert refused.value.message.args["possible"] == ("activate A", "activate B")


@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_gains_sum_to_nothing(game: str, seats: int) -> None:
    encoder = Encoder(game, seats, {})
    for seed in range(5):
        match = match_at(encoder.game, encoder.setting, seed, 5_000)
        gains = encoder.gains(match.state)
        assert sum(gains) == pytest.approx(0)
        assert match.result is not None
        if len(match.result.winners) == 1:
            assert gains[match.result.winners[0]] == max(gains) == 1
        if not match.result.winners:
            assert gains == [0] * seats
    assert encoder.gains(encoder.game.start(encoder.setting)) == [0] * seats


def test_a_game_that_does_not_tell_what_may_be_answered_has_no_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "quiet_pig-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: quiet-pig\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[rumpus.games]\npig = quiet_pig:GAME\n")
    source = "from tests.helpers.pig import Pig\nclass Quiet(Pig):\n    capabilities = ()\nGAME = Quiet()\n"
    (tmp_path / "quiet_pig.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Refused) as refused:
        Encoder("pig", 2, {})
    assert refused.value.message.id == "game-without-vocabulary"
