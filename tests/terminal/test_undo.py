"""How far one can go back: to one's own last answer, and never across anybody else's."""

from pathlib import Path

import pytest

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.records.undo import take_back

GAME = find_game("worms")


def first_game(**options: str) -> Match:
    return Match(GAME, GAME.setting(2, {"setup": "first-game", **options}), SeededChance("7"))


def assert_nothing_to_take_back(match: Match) -> None:
    before = match.state.digest()
    with pytest.raises(Refused, match="undo-not-possible"):
        take_back(match)
    assert match.state.digest() == before


def test_ones_own_answer_is_taken_back() -> None:
    match = first_game()
    before = match.state.digest()
    match.say("blue", "activate A")
    after = match.state.digest()
    match.say("blue", "stay")
    match = take_back(match)
    assert match.state.digest() == after
    assert take_back(match).state.digest() == before


def test_nothing_was_answered_yet() -> None:
    assert_nothing_to_take_back(Match(GAME, GAME.setting(2, {"setup": "full"})))


def test_a_die_stands() -> None:
    match = first_game()
    match.say("blue", "activate A")
    match.say("blue", "jump -1,0")  # a jump scatters
    assert match.answers[-1].speaker == "chance"
    assert_nothing_to_take_back(match)


def test_a_card_that_was_drawn_stands() -> None:
    match = first_game()
    match.say("blue", "activate B")  # opens a crate
    assert_nothing_to_take_back(match)


def test_a_card_stands_even_if_only_that_one_could_be_drawn(own_box: Path) -> None:
    """Such a draw is not in the record, yet it has been seen."""
    match = first_game(box=str(own_box))
    match.say("blue", "activate B")
    assert match.answers[-1].speaker == "blue"
    assert match.events[-1].id == "draws"
    assert_nothing_to_take_back(match)


def test_another_players_answer_stands() -> None:
    match = Match(GAME, GAME.setting(2, {"setup": "full"}), SeededChance("1"))
    first = match.state.asked()
    while match.question is not None and match.question.seat == first.seat:
        match.answer(match.question.options[0])
    assert match.answers[-1].question is not None
    assert match.answers[-1].question.seat == first.seat
    assert_nothing_to_take_back(match)


def test_a_forced_answer_goes_back_with_the_one_that_forced_it() -> None:
    """A girder aimed at a mine takes the mine away: there is nothing else there to choose."""
    match = first_game()
    for answer in ("activate A", "stay", "stay", "play girder"):
        match.say("blue", answer)
    before = match.state.digest()
    match.say("blue", "target 1,0")
    assert match.events[-1].id == "removed"
    assert take_back(match).state.digest() == before


def test_what_the_table_said_stands() -> None:
    match = first_game(variants="timer")
    match.say("blue", "activate A")
    match.say("table", "time is up")
    assert_nothing_to_take_back(match)


def test_when_the_game_is_over_it_stays_so() -> None:
    match = first_game()
    while match.question is not None:
        match.answer(match.question.options[-1])
    assert_nothing_to_take_back(match)
