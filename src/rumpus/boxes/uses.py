"""What of a box comes into play, for whoever counts it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from rumpus.kernel.capability import Capability


class Use(NamedTuple):
    """Something of the box that came into play, and for whom; what chance brings, such as a drop card, is nobody's."""

    kind: str
    id: str
    seat: int | None


# Of an event that is just happening, with its arguments in the rules' own numbers.
UsesOfEvent: TypeAlias = Callable[[Any, Mapping[str, Any]], tuple[Use, ...]]


class Uses(Capability):
    """Without: nothing is counted but what every game has."""

    by_event: Mapping[str, UsesOfEvent] = {}
