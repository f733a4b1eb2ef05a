"""The version of what stores hold. A store tells its own; an older one is brought up step by step, a newer one refused.

1   rooms, entries and days; such a store tells no version
2   boxes by their content, what is kept of games that are over, a probe
"""

from collections.abc import Iterable

from rumpus.boxes.boxes import BOX
from rumpus.kernel.message import Refused
from rumpus.table.store.base import BoxKey, Damaged, read_row

VERSION = 2


def check_version(found: int) -> None:
    """Whoever does not know what a store holds must not write into it."""
    if found > VERSION:
        raise Refused("store-too-new", found=found, ours=VERSION)


def boxes_of(rows: Iterable[bytes]) -> list[BoxKey]:
    """The boxes that rooms were opened with, each once."""
    found: dict[BoxKey, None] = {}
    for data in rows:
        try:
            row = read_row(data)
        except Damaged:
            continue
        if key := box_key(row.game, row.options):
            found[key] = None
    return list(found)


def box_key(game: str, options: dict[str, str]) -> BoxKey | None:
    name, at, digest = options.get(BOX, "").partition("@")
    return BoxKey(game, name, digest) if at else None
