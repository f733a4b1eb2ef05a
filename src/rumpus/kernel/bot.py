"""What a bot is given, and what it is: bots are found through entry points, as games are."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias


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


Bot: TypeAlias = Callable[[Glimpse, Random], int]  # the place of the chosen option
