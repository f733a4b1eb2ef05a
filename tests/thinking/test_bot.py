"""What a bot is given and may answer, how long it may think, and where bots are found."""

import time

import pytest

from rumpus.bots.hint import advise
from rumpus.bots.looking_back import analyse
from rumpus.kernel.message import Refused
from rumpus.thinking.bot import Glimpse, Limit, place_in
from rumpus.thinking.registry import find_adviser, find_analyst, find_bot, simpler_than

GLIMPSE = Glimpse("worms", 2, {}, 0, None, None, "move", ("stay", "inch 1,0"), {})


def test_an_answer_is_the_place_of_an_option() -> None:
    assert place_in(GLIMPSE, 1) == 1


@pytest.mark.parametrize(
    ("found", "error"), [("stay", TypeError), (True, TypeError), (2, IndexError), (-1, IndexError)]
)
def test_anything_else_is_no_answer(found: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        place_in(GLIMPSE, found)


def test_a_limit_of_simulations_leaves_what_is_not_done() -> None:
    budget = Limit(simulations=10).start(usual_seconds=0)
    assert (budget.left(4), budget.goes_on(9), budget.goes_on(10)) == (6, True, False)


def test_a_limit_of_time_leaves_as_many_as_fit_into_the_rest() -> None:
    """An hour of which a second is over, with 10 done, has room for nearly 36,000 more."""
    budget = Limit(seconds=3600).start(usual_seconds=0)
    budget.began, budget.ends = time.monotonic() - 1, time.monotonic() + 3599
    assert budget.goes_on(10)
    assert 10_000 < budget.left(10) < 36_000


def test_those_who_advise_and_look_back_are_found_by_their_level() -> None:
    assert find_adviser("strong") is advise
    assert find_analyst("strong") is analyse


@pytest.mark.parametrize("find", [find_bot, find_adviser, find_analyst])
def test_a_level_that_is_not_there_is_refused(find: object) -> None:
    assert callable(find)
    with pytest.raises(Refused) as refused:
        find("godlike")
    assert refused.value.message.id == "bot-unknown"


def test_who_takes_the_place_of_a_bot_that_fails() -> None:
    assert simpler_than("strong") == ["good", "fair", "quick", "regular", "casual", "easy", "beginner", "random"]
    assert simpler_than("random") == []
