"""Positions in which everybody sees what to do, and so must a bot."""

from random import Random
from typing import Any

import pytest

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.scenario import Scenario, find_scenarios, read_scenario, set_table
from rumpus.records.scenarios import Scenarios
from rumpus.thinking.bot import LEVELS, Limit
from rumpus.thinking.registry import find_bot
from tests.helpers.asked import glimpse_at
from tests.helpers.clause_table import SCENARIOS

THINKING = ("fair", "strong")
SOME = Limit(simulations=400)

WORMS = {
    "land": "0,1 0,2 0,3",
    "things": {"0,1": "blue A, blue B", "0,3": "red A lying, red B"},
    "hands": {"blue": "uzi"},
}


def worms(**changes: Any) -> Match:
    game = find_game("worms")
    state = Scenarios.of(game).position({}, {**WORMS, **changes})
    return Match(game, state.setting, SeededChance("sense"), state=state, listen=False)


def answer_of(level: str, match: Match, seed: int) -> str:
    glimpse = glimpse_at(match, seed)
    return glimpse.options[find_bot(level)(glimpse, Random(seed), SOME)]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("level", THINKING)
def test_nobody_walks_into_water(level: str, seed: int) -> None:
    match = worms()
    match.say("blue", "activate A")
    jumps = [option for option in glimpse_at(match).options if option.startswith("jump")]
    wet = [jump for jump in jumps if not jump.startswith("jump 0,")]
    assert wet
    assert answer_of(level, match, seed) not in wet


FINISHING: dict[str, int] = {
    "fair": 14,
    "strong": 20,
}  # of twenty times; fair has few simulations, and misses now and then


@pytest.mark.parametrize("level", THINKING)
def test_who_can_finish_off_a_worm_does(level: str) -> None:
    match = worms()
    for text in ("activate A", "stay", "stay"):
        match.say("blue", text)
    assert sum(answer_of(level, match, seed) == "play uzi" for seed in range(20)) >= FINISHING[level]
    match.say("blue", "play uzi")
    match.say("blue", "stay")
    assert all(answer_of(level, match, seed) == "target 0,3" for seed in range(5))
    match.say("blue", "target 0,3")
    assert all(answer_of(level, match, seed) == "hit red A" for seed in range(5))


def questions_of(scenario: Scenario) -> Match | None:
    """The first question to a player in a scenario's position, which need not have come up in any game."""
    match = set_table(scenario)
    match.state.shows_forced = False
    match.chance = SeededChance(scenario.title)
    match.let_chance_answer()
    return match if match.question is not None else None


def test_every_level_answers_in_the_position_of_every_scenario() -> None:
    positions = 0
    for path in find_scenarios([SCENARIOS]):
        scenario = read_scenario(path)
        if "position" not in scenario.table or "refused" in scenario.table:
            continue
        match = questions_of(scenario)
        if match is None:
            continue
        glimpse = glimpse_at(match)
        positions += 1
        for level in LEVELS:
            assert 0 <= find_bot(level)(glimpse, Random(1), Limit(simulations=4)) < len(glimpse.options)
    assert positions > 100
