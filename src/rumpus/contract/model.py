"""What a model of a game is: part of its rules once more, slow and plain.

It is written from the rulebook and the notation, and uses nothing of the game's rules. A test gives models in `MODELS`,
and each is played beside its game (`beside.py`).
"""

from collections.abc import Generator, Hashable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from rumpus.kernel.game import AnyGame

NOBODY = "nobody"  # is asked when the game is over


@dataclass(frozen=True)
class ModelQuestion:
    """What is asked in the model, and how things stand there, in the words of the notation."""

    speaker: str
    kind: str
    options: Mapping[str, Hashable]  # each with its likeness: of those alike the game may offer one
    facts: Mapping[str, Any]  # as a scenario expects them; `result` too
    clause: str  # of the rules, under which this is asked
    is_order: bool = False  # an order, for which the game need not ask where it cannot matter
    is_partly_asked: bool = False  # an order, which the game may begin by itself and ask for the rest
    weights: Mapping[str, int] = field(default_factory=dict)  # of chance, if not all options are equally likely

    @property
    def is_silent(self) -> bool:
        """Whether the game may go on without asking."""
        return self.is_order or len(set(self.options.values())) == 1


# Asks and is sent an option, until it asks `NOBODY` or raises `NotModelledError`.
Tale: TypeAlias = Generator[ModelQuestion, str, None]


class NotModelledError(Exception):
    """The model says nothing of what comes now, for the reason given."""


class Position(NamedTuple):
    """Where a story begins, as a scenario says it."""

    options: Mapping[str, str]
    table: Mapping[str, Any]


class Model(Protocol):
    """What a test gives: part of a game's rules, played from positions of its own making."""

    @property
    def game(self) -> AnyGame: ...

    def position(self, random: Random) -> Position:
        """A random one that the game accepts."""

    def tale(self, position: Position) -> Tale:
        """What is asked from there on. The same answers lead to the same questions."""

    def answer(self, asked: ModelQuestion, options: tuple[str, ...], random: Random) -> str:
        """One of the options that the game offers, such as `some_answer`."""


def some_answer(options: tuple[str, ...], random: Random) -> str:
    """One of these, each verb as likely as another: where one may go is not all that one may do."""
    verbs = sorted({option.split()[0] for option in options})
    verb = random.choice(verbs)
    return random.choice([option for option in options if option.split()[0] == verb])
