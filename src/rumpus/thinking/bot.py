"""What a bot is given, and what it is: bots are found through entry points, as games are."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.chance import Chance
from rumpus.kernel.game import AnyGame, View
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.thinking.determinization import Determinization

# From the simplest on.
LEVELS: Final = ("random", "beginner", "easy", "casual", "regular", "quick", "fair", "good", "strong")


@dataclass(frozen=True)
class Glimpse:
    """What a bot is given: what the seat that is asked may know, and nothing else."""

    game: str  #: its id
    seats: int  #: how many play
    header: dict[str, str]  #: the options agreed on
    seat: int  #: who is asked, counted from 0
    view: View  #: what everybody may know (`Match.view`)
    own: View  #: what only this seat knows besides (`Match.own`)
    kind: str  #: of the question
    options: tuple[str, ...]  #: what may be answered, as it is written
    imagined: dict[str, Any]  #: a state that the seat cannot tell from the real one: everything hidden dealt anew
    box: Mapping[str, bytes] | None = None  #: its files, where whoever thinks elsewhere may not find it by its name


def glimpse_of(game: AnyGame, setting: Setting, state: State, chance: Chance) -> Glimpse:
    """What whoever is asked may know. The hidden cards in it come from chance, which must not know the real ones."""
    question = state.asked()
    header = setting.header()
    return Glimpse(
        game=game.id,
        seats=setting.seats,
        header=header,
        seat=question.seat,
        view=game.open_view(state),
        own=game.own_view(state, question.seat),
        kind=question.kind,
        options=tuple(state.write(question, option) for option in question.options),
        imagined=Determinization.of(game).determinize(state, question.seat, chance).to_json(),
        box=Boxes.of(game).brought(header.get(BOX, "")),
    )


def place_in(glimpse: Glimpse, found: object) -> int:
    """What a bot has answered, if it is the place of an option; TypeError or IndexError if not."""
    if type(found) is not int:
        raise TypeError(f"a bot answers with the place of an option, an int, not with {found!r}")
    if not 0 <= found < len(glimpse.options):
        raise IndexError(f"a bot answered {found}, but the places go from 0 to {len(glimpse.options) - 1}")
    return found


STOPPED_EVERY: Final = 16  # simulations


def never() -> bool:
    return False


@dataclass(frozen=True)
class Limit:
    """How long a bot may think: so many seconds, or so many simulations, whose outcome depends on nothing but the seed.
    With neither, as long as its level usually does."""

    seconds: float | None = None  #: for an answer
    simulations: int | None = None  #: for an answer, however long they take
    stopped: Callable[[], bool] = never  #: whether somebody wants the best answer so far, now
    slower: float = 1.0  #: how many times the usual seconds are allowed, where Python is so much slower

    def start(self, usual_seconds: float) -> "Budget":
        """What it leaves from now on."""
        if self.simulations is not None:
            return Budget(self.stopped, self.simulations, float("inf"))
        return Budget(self.stopped, float("inf"), self.slower * usual_seconds if self.seconds is None else self.seconds)


class Budget:
    """What a limit leaves to somebody who has begun to think."""

    def __init__(self, stopped: Callable[[], bool], simulations: float, seconds: float) -> None:
        self.stopped = stopped
        self.simulations = simulations
        self.began = time.monotonic()
        self.ends = self.began + seconds

    def goes_on(self, done: int) -> bool:
        """Whether there may be another simulation after so many. Whether somebody wants the answer is asked now and
        then only: asking may take as long as a simulation."""
        if done >= self.simulations or (done % STOPPED_EVERY == 0 and self.stopped()):
            return False
        return self.ends == float("inf") or time.monotonic() < self.ends

    def left(self, done: int) -> float:
        """About how many more there may be, if they go on taking as long as they did."""
        if self.ends == float("inf"):
            return self.simulations - done
        now = time.monotonic()
        return done * (self.ends - now) / (now - self.began)


@dataclass(frozen=True)
class Hint:
    """What is worth answering, and why."""

    place: int  # of the option
    reasons: tuple[Message, ...]


#: A function of what its seat may know, of random numbers that are its own, and of how long it may think, that returns
#: the place of the option it takes: `options[place]`.
Bot: TypeAlias = Callable[[Glimpse, Random, Limit], int]
Adviser: TypeAlias = Callable[[Glimpse, Random, Limit], Hint]
Analyst: TypeAlias = Callable[[Match, int, str], dict[str, Any]]  # simulations for every answer, and a seed
