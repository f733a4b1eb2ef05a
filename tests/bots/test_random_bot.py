"""The bot that takes anything."""

from collections import Counter
from random import Random

from rumpus.bots.random_bot import RandomBot
from rumpus.kernel.question import Question

QUESTION = Question(0, "target", (3, 5, 8))


def test_every_option_is_picked_about_as_often() -> None:
    bot = RandomBot(Random(1))
    picked = Counter(bot.pick(QUESTION) for _ in range(3000))
    assert set(picked) == {3, 5, 8}
    assert min(picked.values()) > 900


def test_the_same_generator_picks_the_same() -> None:
    one, other = RandomBot(Random("x")), RandomBot(Random("x"))
    assert [one.pick(QUESTION) for _ in range(20)] == [other.pick(QUESTION) for _ in range(20)]
