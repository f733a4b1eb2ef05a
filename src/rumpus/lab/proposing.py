"""Which boxes are tried next. The optimiser, Optuna, is an extra."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, Final

from rumpus.kernel.message import Refused
from rumpus.lab.goals import Goals, Move, Value, Values

EXTRA: Final = "rumpus[tune]"
REPEATED: Final = 3  # proposals of boxes that were tried already, before one is drawn by lot
PATIENCE: Final = 1000  # drawn by lot and tried already, before there seem to be no others
MOST_ALONE: Final = 4  # values of one thing that are tried with everything else as it is

Score = tuple[float, float]  # by how much the goals are missed, and how much is changed for it: both are to be small


class Proposals:
    """First everything by itself, so that it is seen what each does; then what the optimiser makes of that. The same
    goals and scores give the same proposals."""

    def __init__(self, goals: Goals) -> None:
        self.optuna = find_optuna()
        self.goals = goals
        self.alone = list(changes_alone(goals))
        self.random = Random(goals.seed)
        self.asked: dict[Values, Any] = {}
        sampler = self.optuna.samplers.TPESampler(seed=number_of(goals.seed))
        self.study = self.optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
        self.ranges = {move.name: self.range_of(move) for move in goals.moves}

    def range_of(self, move: Move) -> Any:
        """Values by their places: numbers in their order, texts in none."""
        kinds, last = self.optuna.distributions, len(move.values) - 1
        if all(isinstance(value, int) for value in move.values):
            return kinds.IntDistribution(0, last)
        return kinds.CategoricalDistribution(tuple(range(last + 1)))

    def fresh(self, known: Collection[Values]) -> Iterator[Values]:
        """Boxes that were not tried yet, each once."""
        given = set(known)
        while self.alone:
            if (values := self.alone.pop(0)) not in given:
                given.add(values)
                yield values
        while (proposed := self.ask(given) or self.at_random(given)) is not None:
            given.add(proposed)
            yield proposed

    def ask(self, given: Collection[Values]) -> Values | None:
        """What the optimiser would try, unless it has fallen in love with what is known."""
        for _ in range(REPEATED):
            trial = self.study.ask(self.ranges)
            values = tuple(move.values[trial.params[move.name]] for move in self.goals.moves)
            if values not in given:
                self.asked[values] = trial
                return values
            self.study.tell(trial, state=self.optuna.trial.TrialState.FAIL)
        return None

    def at_random(self, given: Collection[Values]) -> Values | None:
        for _ in range(PATIENCE):
            values = tuple(self.random.choice(move.values) for move in self.goals.moves)
            if values not in given:
                return values
        return None

    def tell(self, values: Values, score: Score | None) -> None:
        """What came of it; nothing, if the game refuses the box."""
        failed = self.optuna.trial.TrialState.FAIL
        if trial := self.asked.pop(values, None):
            self.study.tell(trial, score, state=None if score else failed)
        elif score:
            places = {move.name: move.values.index(value) for move, value in zip(self.goals.moves, values, strict=True)}
            self.study.add_trial(self.optuna.create_trial(params=places, distributions=self.ranges, values=list(score)))


def changes_alone(goals: Goals) -> Iterator[Values]:
    """One thing changed, the nearest and the farthest values of each."""
    for place, move in enumerate(goals.moves):
        for value in telling_values(move):
            yield (*goals.base[:place], value, *goals.base[place + 1 :])


def telling_values(move: Move) -> list[Value]:
    others = sorted((value for value in move.values if value != move.now), key=move.cost)
    if len(others) <= MOST_ALONE:
        return others
    half = MOST_ALONE // 2
    return [*others[:half], *others[-half:]]


def number_of(seed: str) -> int:
    """The optimiser wants a number."""
    return int.from_bytes(seed.encode()[:64], "little") % 2**32


def find_optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise Refused("lab-no-optuna", extra=EXTRA) from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna
