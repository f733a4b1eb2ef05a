"""A clock for each turn, where a rule agreed on brings one: Timer in Worms (W11.9)."""

import os
from pathlib import Path

import pytest

from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.terminal import turn_clock
from rumpus.terminal.turn_clock import TurnTimer, within
from tests.helpers.real_terminal import END, read_until, run_in_terminal
from tests.terminal.conftest import Rumpus

TIMER = ("play", "worms", "--seed", "7", "--variants", "timer")


def test_the_rule_brings_a_clock_of_its_own(rumpus: Rumpus) -> None:
    out = rumpus(*TIMER, typed=["activate A", "quit"]).out
    assert out.count("You have 60 seconds for this turn.") == 1


def test_another_length_may_be_chosen_when_a_game_goes_on_too(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    assert "You have 90 seconds" in rumpus(*TIMER, "--turn-clock", "90", "--save", saved, typed=["quit"]).out
    assert "You have 30 seconds" in rumpus("play", "--resume", saved, "--turn-clock", "30", typed=["quit"]).out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((*TIMER, "--turn-clock", "none"), "With “timer” every turn is limited"),
        (("play", "worms", "--turn-clock", "60"), "Nothing that was agreed on limits the time for a turn."),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(rumpus: Rumpus, arguments: tuple[str, ...], why: str) -> None:
    said = rumpus(*arguments)
    assert said.code == 1
    assert why in said.err


def test_no_clock_may_be_wished_for_where_there_is_none(rumpus: Rumpus) -> None:
    out = rumpus("play", "worms", "--seed", "7", "--turn-clock", "none", typed=["quit"]).out
    assert "for this turn" not in out


class Clock:
    """The timer's own, which a test sets."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(turn_clock, "time", clock)
    return clock


@pytest.mark.slow
def test_when_time_is_up_the_turn_goes_on_without_whoever_was_asked(tmp_path: Path) -> None:
    """And half a line that was typed until then is forgotten; it is there before the clock starts."""
    ours, process = run_in_terminal(*TIMER, "--turn-clock", "5", "--save", "game.txt", folder=tmp_path)
    os.write(ours, b"activate ")
    read_until(ours, b"You have 5 seconds for this turn.")
    heard = read_until(ours, b"Time is up for Blue. [W11.9]")
    assert b"Traceback" not in heard
    os.write(ours, b"quit\n")
    assert b"activate quit" not in read_until(ours, END, b"quit\n")
    assert process.wait() == 0
    os.close(ours)
    lines = (tmp_path / "game.txt").read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    assert lines[2] == "table: time is up"  # after the cards that are dealt, before any answer


def test_the_clock_starts_anew_with_a_turn_and_runs_only_until_step_6(clock: Clock) -> None:
    game = find_game("worms")
    match = Match(game, game.setting(2, {"setup": "first-game", "variants": "timer"}))
    timer = TurnTimer(60)
    assert timer.left(match) is None  # cards are being dealt
    for line in ("draw grenade", "draw grenade"):
        match.say("chance", line)
    assert timer.starts(match)
    clock.seconds += 10
    match.say("blue", "activate A")
    assert not timer.starts(match)  # it runs already
    assert timer.left(match) == 50
    clock.seconds += 60
    assert timer.left(match) == 0
    match.interrupt("time is up")
    assert timer.left(match) is None


def test_where_nothing_can_interrupt_us_lateness_is_seen_at_the_end(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    done = []

    def take_too_long() -> None:
        with within(1):
            clock.seconds += 2
            done.append("all")

    with pytest.raises(TimeoutError):
        take_too_long()
    assert done == ["all"]
