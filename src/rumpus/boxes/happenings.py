"""How a game goes, in its own words, for whoever measures it: what happens to whom, and where luck comes from."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from rumpus.kernel.capability import Capability


class Happening(NamedTuple):
    """Something that is worth counting: a fight, a death. `by` is what of the box did it, if that is known."""

    name: str
    seat: int  # to whom
    by: str = ""


# Of an event that is just happening, with its arguments in the rules' own numbers.
HappeningsOfEvent: TypeAlias = Callable[[Any, Mapping[str, Any]], tuple[Happening, ...]]


class Happenings(Capability):
    """Without: nothing is counted but what every game has, no turn is called quiet, and luck is told by its streams."""

    by_event: Mapping[str, HappeningsOfEvent] = {}
    eventful: frozenset[str] = frozenset()  # a turn without any of these is a quiet one
    sources: Mapping[str, str] = {}  # of luck, by the kind of the question, where its stream does not say enough
