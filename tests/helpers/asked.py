"""Questions that bots are asked in tests: moments of random games, as whoever is asked there may know them."""

from collections.abc import Iterator
from random import Random

from rumpus.contract.random_play import new_match, play_on, some_option
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.thinking.bot import Glimpse, glimpse_of


def moment_of(game: AnyGame, seed: int, answers: int) -> Match | None:
    """A random game after so many answers, if somebody is asked then."""
    match, random = new_match(game, seed, listen=False)
    play_on(match, random, answers)
    return None if match.question is None else match


def glimpse_at(match: Match, seed: object = "imagined") -> Glimpse:
    return glimpse_of(match.game, match.setting, match.state, SeededChance(str(seed)))


def every_question(game: AnyGame, seed: int) -> Iterator[Glimpse]:
    """All that is asked in a random game, with whatever setting and interruptions come up."""
    match, random = new_match(game, seed, listen=False)
    while match.question is not None:
        yield glimpse_at(match, seed)
        play_on(match, random, 1)


def answer_at_random(match: Match, random: Random) -> None:
    match.answer(some_option(match.asked(), random))
