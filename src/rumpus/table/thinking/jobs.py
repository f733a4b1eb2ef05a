"""Jobs for worker processes: whatever takes long to think about.

All that a job is given is a glimpse, so nothing that comes back can tell more than the seat may know.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Protocol, TypeVar

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.registry import find_game
from rumpus.thinking.bot import Glimpse, Hint, Limit, place_in
from rumpus.thinking.odds import SECONDS, Odds, odds_of
from rumpus.thinking.registry import find_adviser, find_bot

Found = TypeVar("Found", covariant=True)


class Job(Protocol[Found]):
    def run(self, limit: Limit) -> object:
        """What was found, which may be anything if a bot is not what it should be."""

    def accept(self, found: object) -> Found:
        """The same, if it is of the kind that was asked for; TypeError or IndexError if not."""


@dataclass
class Choose:
    """Which option a bot takes: its place."""

    level: str
    glimpse: Glimpse
    seed: int

    def run(self, limit: Limit) -> object:
        unpack_box(self.glimpse)
        return find_bot(self.level)(self.glimpse, Random(self.seed), limit)

    def accept(self, found: object) -> int:
        return place_in(self.glimpse, found)


@dataclass
class Weigh:
    """How likely it is what, should the option at this place be taken."""

    place: int
    glimpse: Glimpse
    seed: int

    def run(self, limit: Limit) -> object:
        unpack_box(self.glimpse)
        game = find_game(self.glimpse.game)
        state = game.load(game.setting(self.glimpse.seats, self.glimpse.header), self.glimpse.imagined)
        if limit.simulations is None:
            limit = replace(limit, seconds=SECONDS)
        return odds_of(game, state, state.asked().options[self.place], SeededChance(str(self.seed)), limit)

    def accept(self, found: object) -> Odds:
        if not isinstance(found, Odds):
            raise TypeError
        return found


@dataclass
class Advise:
    """What a bot of that level would answer, and why."""

    level: str
    glimpse: Glimpse
    seed: int

    def run(self, limit: Limit) -> object:
        unpack_box(self.glimpse)
        return find_adviser(self.level)(self.glimpse, Random(self.seed), limit)

    def accept(self, found: object) -> Hint:
        if not isinstance(found, Hint):
            raise TypeError
        place_in(self.glimpse, found.place)
        return found


def unpack_box(glimpse: Glimpse) -> None:
    """A box that the table has only kept by its content is in no folder where a worker could find it."""
    boxes = Boxes.of(find_game(glimpse.game))
    if glimpse.box is not None and boxes.brought(glimpse.header[BOX]) is None:
        boxes.bring(glimpse.box, glimpse.header[BOX].partition("@")[2])
