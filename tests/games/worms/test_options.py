"""What is remembered of options is what would be worked out anew."""

from random import Random

from rumpus.contract.random_play import new_match, some_option
from rumpus.games.worms import GAME, options
from rumpus.kernel.about import OptionSeen
from rumpus.kernel.match import Match

GAMES = 12


def compare_all_options(match: Match, random: Random) -> int:
    """Of a whole game; returns how many there were."""
    compared = 0
    while (question := match.question) is not None:
        state = match.state
        assert state.options_seen(question) == [state.option_seen(question, option) for option in question.options]
        compared += len(question.options)
        match.answer(some_option(question, random))
    return compared


def test_what_was_shown_before_is_what_would_be_shown_now() -> None:
    options.REMEMBERED.clear()
    compared = 0
    for seed in range(GAMES):
        match, random = new_match(GAME, seed)
        compared += compare_all_options(match, random)
    assert compared > 2 * len(options.REMEMBERED)  # most of it had been shown before


def test_so_much_is_remembered_and_no_more() -> None:
    most = options.MOST_REMEMBERED
    for number in range(most + 1):
        options.remember(("test", number), OptionSeen(str(number)))
        assert len(options.REMEMBERED) <= most
    assert options.REMEMBERED[("test", most)].text == str(most)
    options.REMEMBERED.clear()
