"""Map tiles, on whatever grid."""

from collections.abc import Hashable, Sequence


def different_turns(looks: Sequence[Hashable]) -> tuple[int, ...]:
    """By how many steps a tile can be turned so that it looks different each time; given how it looks after each."""
    return tuple([turns for turns, look in enumerate(looks) if looks.index(look) == turns])
