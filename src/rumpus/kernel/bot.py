"""What a bot is given, and what it is: bots are found through entry points, as games are."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from rumpus.kernel.chance import Chance
from rumpus.kernel.game import AnyGame, Setting
from rumpus.kernel.state import State

LEVELS: Final = ("random", "easy", "fair", "strong")  # from the simplest on


@dataclass(frozen=True)
class Glimpse:
    """What the seat that is asked may know, and nothing else."""

    game: str
    seats: int
    header: dict[str, str]  # the setting's
    seat: int
    view: dict[str, Any]
    kind: str  # of the question
    options: tuple[str, ...]
    imagined: dict[str, Any]  # a state that the seat cannot tell from the real one: everything hidden dealt anew


def glimpse_of(game: AnyGame, setting: Setting, state: State, chance: Chance) -> Glimpse:
    """What whoever is asked may know. The hidden cards in it come from chance, which must not know the real ones."""
    question = state.question
    assert question is not None
    return Glimpse(
        game=game.id,
        seats=setting.seats,
        header=setting.header(),
        seat=question.seat,
        view=game.view(state, question.seat),
        kind=question.kind,
        options=tuple(state.write(question, option) for option in question.options),
        imagined=game.redeal(state, question.seat, chance).to_json(),
    )


STOPPED_EVERY: Final = 16  # simulations


def never() -> bool:
    return False


@dataclass(frozen=True)
class Limit:
    """How long a bot may think: so many seconds, or so many simulations, whose outcome depends on nothing but the seed.
    With neither, as long as its level usually does."""

    seconds: float | None = None
    simulations: int | None = None
    stopped: Callable[[], bool] = never  # whether somebody wants the best answer so far, now

    def start(self, usual_seconds: float) -> Callable[[int], bool]:
        """From now on: whether there may be another simulation after so many."""
        most = self.simulations
        if most is not None:
            return lambda done: done < most and not self.is_stopped(done)
        end = time.monotonic() + (usual_seconds if self.seconds is None else self.seconds)
        return lambda done: time.monotonic() < end and not self.is_stopped(done)

    def is_stopped(self, done: int) -> bool:
        """Asked now and then only: asking may take as long as a simulation."""
        return done % STOPPED_EVERY == 0 and self.stopped()


Bot: TypeAlias = Callable[[Glimpse, Random, Limit], int]  # the place of the chosen option
Adviser: TypeAlias = Callable[[Any, Random, Limit], Any]  # what it is given and says depends on its kind
