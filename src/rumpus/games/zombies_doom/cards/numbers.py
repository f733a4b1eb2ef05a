"""The numbers of the rules that a box may say: how many of what, from when on, and for whom."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from rumpus.boxes.keys import Key, read_keys
from rumpus.boxes.outline import OutlineEntry, Page, read_entries, read_number

MOST_PLAYERS: Final = 4
# Answers, observations and the tables of a state have room for so much.
MOST_IN_HAND: Final = 5
MOST_TROPHIES: Final = 5
MOST_TASKS: Final = 9
MOST_SPELLS: Final = 9
MOST_TOKENS: Final = 8
MOST_PLACES: Final = 63
MOST_TARGET: Final = 99


@dataclass(frozen=True, slots=True)
class Numbers:
    """As the document has them, unless the box says otherwise. A variant is this with some of them replaced."""

    hand_size: int = 2  # weapons (Z8.1)
    trophies_kept: int = 3  # Z8.1
    open_tasks: int = 3  # Z3.1
    starting_spells: tuple[int, ...] = (1,)  # by place in the order of play, the last for everybody after (Z5.4)
    starting_weapons: tuple[int, ...] = ()  # likewise; without any, a full hand
    finish_the_round: bool = False  # Z8.3
    castle_tokens: int = 2  # Z4.6
    castle_monsters: int = 2
    monsters_rest: bool = True  # Z7.1
    target_of_2: int = 10  # players: tokens and tasks together that win (Z8.3)
    target_of_3: int = 8
    target_of_4: int = 7

    def target(self, players: int) -> int:
        return (self.target_of_2, self.target_of_3, self.target_of_4)[players - 2]

    def spells_at_start(self, place: int) -> int:
        """How many whoever is first, second, … in the order of play begins with."""
        return by_place(self.starting_spells, place, 0)

    def weapons_at_start(self, place: int) -> int:
        return by_place(self.starting_weapons, place, self.hand_size)


def by_place(numbers: tuple[int, ...], place: int, otherwise: int) -> int:
    return numbers[min(place, len(numbers) - 1)] if numbers else otherwise


_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "hand size": (1, MOST_IN_HAND),
    "trophies kept": (0, MOST_TROPHIES),
    "open tasks": (0, MOST_TASKS),
    "starting spells": (0, MOST_SPELLS),
    "starting weapons": (0, MOST_IN_HAND),
    "finish the round": (0, 1),
    "castle tokens": (0, MOST_TOKENS),
    "castle monsters": (0, 2),
    "monsters rest": (0, 1),
}
_DEFAULTS: Final[Mapping[str, Any]] = {field.name: field.default for field in fields(Numbers)}
#: What the block `rules:` of box.txt may say. Each is optional.
KEYS: Final = tuple(
    [
        Key(name, least, most, _DEFAULTS[name.replace(" ", "_")], f"box-key-{name.replace(' ', '-')}")
        for name, (least, most) in _RANGES.items()
    ]
)


def read_changes(page: Page, block: OutlineEntry) -> Mapping[str, Any]:
    """What a block says otherwise, by the names of `Numbers`."""
    return read_keys(page, block, KEYS, MOST_PLAYERS)


#: What the block `targets:` says, and the field of `Numbers` that it is.
TARGETS: Final[Mapping[str, str]] = {
    "2 players": "target_of_2",
    "3 players": "target_of_3",
    "4 players": "target_of_4",
}


def read_targets(page: Page, block: OutlineEntry) -> Mapping[str, Any]:
    """What a box says: a target for each number of players."""
    return _targets(page, read_entries(page, block.line, block.inside, required=tuple(TARGETS)))


def read_other_targets(page: Page, block: OutlineEntry) -> Mapping[str, Any]:
    """What a variant says: a target for some of them."""
    return _targets(page, read_entries(page, block.line, block.inside, required=(), optional=tuple(TARGETS)))


def _targets(page: Page, entries: Mapping[str, OutlineEntry]) -> Mapping[str, Any]:
    given = {TARGETS[key]: entry for key, entry in entries.items() if entry.value}
    return {field: read_number(page, entry.line, entry.value, MOST_TARGET) for field, entry in given.items()}


def check_numbers(page: Page, line: int, numbers: Numbers) -> None:
    """What can be said of them alone."""
    if numbers.castle_monsters > numbers.hand_size:
        page.wrong(line, "box-castle-too-strong", monsters=numbers.castle_monsters, hand=numbers.hand_size)
    if max(numbers.starting_weapons, default=0) > numbers.hand_size:
        most = max(numbers.starting_weapons)
        page.wrong(line, "box-hand-too-full", weapons=most, hand=numbers.hand_size)
