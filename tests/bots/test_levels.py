"""What holds for every level of bots, in every game."""

from collections.abc import Mapping, Sequence
from itertools import count
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.bots import levels
from rumpus.bots.imagining import Imagination
from rumpus.bots.levels import FAIR, GOOD, STRONG
from rumpus.bots.players import LUCKY, THINKING
from rumpus.bots.search import Search
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.state import State
from rumpus.thinking.bot import LEVELS, Bot, Limit
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.players import bot
from rumpus.thinking.registry import bot_levels, find_bot
from rumpus.thinking.rungs import Effort, Rungs
from tests.helpers.asked import every_question, glimpse_at, moment_of

GAMES = [find_game(id) for id in game_ids()]
FEW = Limit(simulations=6)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_level = pytest.mark.parametrize("level", LEVELS)
seeds = st.integers(0, 10**9)


def test_levels_are_listed_from_the_simplest_on() -> None:
    assert tuple(bot_levels()) == LEVELS


@pytest.mark.slow
@every_game
@settings(max_examples=10)
@given(seed=seeds)
def test_every_level_answers_every_question_of_a_random_game(game: AnyGame, seed: int) -> None:
    """The levels take turns, so that each comes upon every kind of question."""
    for number, glimpse in enumerate(every_question(game, seed), seed):
        level = LEVELS[number % len(LEVELS)]
        assert 0 <= find_bot(level)(glimpse, Random(seed), FEW) < len(glimpse.options)


@every_level
@every_game
@settings(max_examples=8)
@given(seed=seeds, moment=st.integers(0, 80))
def test_the_same_seed_gives_the_same_answer_whatever_is_hidden(
    game: AnyGame, level: str, seed: int, moment: int
) -> None:
    """Whichever of the worlds that its seat cannot tell apart is the real one, a bot does the same."""
    match = moment_of(game, seed, moment)
    if match is None or match.question is None:
        return
    other = match.branch()
    other.state = Determinization.of(game).determinize(match.state, match.question.seat, SeededChance(f"other {seed}"))
    answers = {find_bot(level)(glimpse_at(each, seed), Random(seed), FEW) for each in (match, other, match)}
    assert len(answers) == 1


@every_game
def test_what_a_bot_is_given_does_not_depend_on_what_is_hidden(game: AnyGame) -> None:
    different = 0
    for seed in range(20):
        match = moment_of(game, seed, 40)
        if match is None or match.question is None:
            continue
        other = match.branch()
        other.state = Determinization.of(game).determinize(
            match.state, match.question.seat, SeededChance(f"other {seed}")
        )
        different += other.state.digest() != match.state.digest()
        assert glimpse_at(match, seed) == glimpse_at(other, seed)
    assert different > 3  # there was something to hide


@every_game
def test_a_game_says_what_each_level_takes_below_strong(game: AnyGame) -> None:
    rungs = Rungs.of(game)
    assert sorted(rungs.sharpness) == sorted(LUCKY)
    assert sorted([*rungs.efforts, STRONG.name]) == sorted(THINKING)
    assert rungs.efforts["fair"].simulations <= rungs.efforts["good"].simulations


def test_a_level_that_a_game_does_not_name_is_as_usual() -> None:
    class Few(Rungs):
        sharpness: ClassVar[Mapping[str, float]] = {"casual": 3.0}
        efforts: ClassVar[Mapping[str, Effort]] = {"good": Effort(7)}

    rungs = Few(GAMES[0])
    assert (rungs.sharpness_of("casual"), rungs.sharpness_of("regular")) == (3.0, Rungs.sharpness["regular"])
    assert (rungs.effort_of("good"), rungs.effort_of("fair")) == (Effort(7), Rungs.efforts["fair"])
    assert rungs.effort_of("strong").simulations > 100_000


@every_game
def test_a_level_makes_no_more_simulations_than_the_game_says(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    done, simulate = count(), Search.simulate

    def counted(search: Search) -> tuple[int, State]:
        next(done)
        return simulate(search)

    monkeypatch.setattr(Search, "simulate", counted)
    matches = [match for seed in range(8) if (match := moment_of(game, seed, 40)) is not None]
    state = next(match.state for match in matches if not match.asked().is_forced)
    random = Random(1)
    GOOD.think(Imagination(game, state, random), random, Limit(simulations=10_000))
    assert 1 < next(done) <= Rungs.of(game).efforts[GOOD.name].simulations


def test_a_bot_stops_at_once_when_it_is_told_to() -> None:
    """And has an answer even if it has not begun to think."""
    match = moment_of(GAMES[0], 1, 30)
    assert match is not None
    asked = count()
    for stopped_after in (0, 3):
        limit = Limit(seconds=3600, stopped=lambda after=stopped_after: next(asked) >= after)  # type: ignore[misc]
        glimpse = glimpse_at(match)
        assert 0 <= STRONG.choose(glimpse, Random(1), limit) < len(glimpse.options)


def test_where_nothing_matters_yet_nobody_thinks_for_long() -> None:
    """Before teams are dealt, nobody knows for whom they place worms."""
    game = find_game("worms")
    match = Match(game, game.setting(2, {"setup": "full"}), SeededChance("set-up"), listen=False)
    asked = count()
    STRONG.choose(glimpse_at(match), Random(1), Limit(simulations=100_000, stopped=lambda: next(asked) > 100))
    assert next(asked) < 100


@every_game
def test_a_bot_stops_when_its_mind_cannot_change_any_more(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers what it would have answered with all its simulations, and somewhere it needs fewer."""

    def think(state: State, seed: int) -> tuple[int, int]:
        asked = count()
        random, limit = Random(seed), Limit(simulations=600, stopped=lambda: next(asked) < 0)
        return STRONG.think(Imagination(game, state, random), random, limit), next(asked)

    found = [match for seed in range(8) if (match := moment_of(game, seed, 40)) is not None]
    states = [match.state for match in found if match.question is not None]
    hurried = [think(state, seed) for seed, state in enumerate(states)]
    monkeypatch.setattr(levels, "LOOK_UP", 10**9)
    patient = [think(state, seed) for seed, state in enumerate(states)]
    assert [answer for answer, _ in hurried] == [answer for answer, _ in patient]
    assert sum(asked for _, asked in hurried) < sum(asked for _, asked in patient)


def play(game: AnyGame, players: Sequence[Bot], options: dict[str, str], seed: int) -> tuple[int, ...]:
    match = Match(game, game.setting(len(players), options), SeededChance(str(seed)), listen=False)
    seats = [bot(level, seed=f"{seed}/{seat}", limit=Limit(simulations=60)) for seat, level in enumerate(players)]
    while match.question is not None:
        match.answer(seats[match.question.seat](match))
    assert match.result is not None
    return match.result.winners


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "options"), [("worms", {"setup": "quick"}), ("zombies-doom", {})], ids=["worms", "zombies-doom"]
)
def test_a_fair_bot_beats_a_random_one(id: str, options: dict[str, str]) -> None:
    """How strong the levels are is measured in bench/; this only notices a bot that has lost its wits."""
    game, fair, anything = find_game(id), FAIR.choose, find_bot("random")
    won = [play(game, (fair, anything), options, seed) == (0,) for seed in range(6)]
    won += [play(game, (anything, fair), options, seed) == (1,) for seed in range(6)]
    assert sum(won) >= 9
