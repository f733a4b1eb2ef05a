"""What can be said of an option at a glance, in numbers: what a policy is learnt from, and plays by.

Options are of several sorts, such as going to a tile or dying; those of one sort have the same features, each with a
name. They are read off the state itself, because they are asked for thousands of times a second, and only off what the
seat that is asked may know: the contract suite checks that.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeAlias

from rumpus.kernel.capability import Capability
from rumpus.kernel.game import AnyGame
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.learning.observation import Observation, Observations
from rumpus.records.vocabulary import Vocabularies

Row: TypeAlias = tuple[float, ...]  # the features of an option, in the order of their names
Look: TypeAlias = tuple[str, Row]  # the sort of an option, and its features
Agreed: TypeAlias = tuple[int, tuple[tuple[str, str], ...]]  # seats and options: what a setting is made of
ALWAYS: Final = "always"  # the feature that is 1 for every option of its sort


class Features(Capability):
    """Without: every answer is a sort of its own, by how it is written, and its features are the numbers of the
    observation, where it has one."""

    sorts: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # every sort of options, and the names of its features
    in_words: ClassVar[frozenset[str]] = frozenset()  # messages: why having a feature, or not having it, may be good
    usual_turns: ClassVar[int] = 80  # few games take longer; those that do are stuck if everybody goes by a glance

    def names(self, setting: Any, sort: str) -> tuple[str, ...] | None:
        """Of the features that options of this sort have; nothing if there is no such sort."""
        return self.sorts.get(sort) if self.sorts else observed_names(self, setting)

    def features(self, state: Any) -> list[Look]:
        """For each option of a player's open question."""
        return look_at_observation(self, state)


def look_at_observation(features: Features, state: State) -> list[Look]:
    question = state.asked()
    observation = observation_of(features.game, *agreed(state.setting))
    row: Row = (1.0,) if observation is None else (1.0, *observation.observe(state, question.seat))
    return [(f"{question.kind}: {state.write(question, option)}", row) for option in question.options]


def agreed(setting: Setting) -> Agreed:
    return setting.seats, tuple(setting.header().items())


@lru_cache(maxsize=16)
def observation_of(game: AnyGame, seats: int, header: tuple[tuple[str, str], ...]) -> Observation[Any] | None:
    """Nothing, where the game does not say what may ever be asked."""
    setting = game.setting(seats, dict(header))
    if Vocabularies.of(game).vocabulary(setting) is None:
        return None
    return Observations.of(game).observation(setting)


def observed_names(features: Features, setting: Setting) -> tuple[str, ...]:
    observation = observation_of(features.game, *agreed(setting))
    pieces = {} if observation is None else observation.layout.pieces
    return (ALWAYS, *(f"{name} {at}" for name, where in pieces.items() for at in range(where.stop - where.start)))
