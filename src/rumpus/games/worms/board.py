"""The ground: which hexes are land (W9), and what can be read off that alone.

A `Ground` never changes. When a hex sinks or rises the state gets another one, so copies of a state
share it, and lists of targets and moves are worked out once.
"""

from functools import lru_cache
from typing import Final

from rumpus.kernel.question import Question
from rumpus.parts.hexgrid import DIRECTIONS, GRID_SIZE, STEP, disk, distance

WATER: Final = 255  # in `Ground.cell`: this hex is not land
TARGET_MARGIN: Final = 3  # W8.7: targets are offered this far from the nearest land

# What a worm may do with a step of movement, as one int: the hex, and how it gets there.
STAY: Final = 0
INCH: Final = GRID_SIZE
JUMP: Final = 2 * GRID_SIZE

GROUNDS_KEPT: Final = 500  # a long run of games would pile them up


@lru_cache(maxsize=16)
def map_of(hexes: tuple[int, ...]) -> "Map":
    """The map with this land. Games on the same map, such as all first games, share it."""
    return Map(hexes)


class Map:
    """All hexes that were land when the map was built; each has a small number, its cell."""

    __slots__ = ("cells", "hexes")

    def __init__(self, hexes: tuple[int, ...]) -> None:
        self.hexes = hexes
        cells = bytearray([WATER]) * GRID_SIZE
        for cell, hex_ in enumerate(hexes):
            cells[hex_] = cell
        self.cells = bytes(cells)

    def all_dry(self) -> "Ground":
        return ground_of(self, b"\1" * len(self.hexes))


@lru_cache(maxsize=GROUNDS_KEPT)
def ground_of(map_: Map, dry: bytes) -> "Ground":
    """The ground on which exactly the cells marked in `dry` are land. A map does not know its grounds: what refers to
    each other in a circle stays in memory until somebody looks for such circles."""
    return Ground(map_, dry)


class Ground:
    __slots__ = ("_direct", "_move_questions", "_reach", "_within", "cell", "dry", "land", "land_cells", "map")

    def __init__(self, map_: Map, dry: bytes) -> None:
        self.map = map_
        self.dry = dry
        self.land = tuple(hex_ for hex_, is_dry in zip(map_.hexes, dry, strict=True) if is_dry)
        cell = bytearray(map_.cells)
        for hex_, is_dry in zip(map_.hexes, dry, strict=True):
            if not is_dry:
                cell[hex_] = WATER
        self.cell = bytes(cell)  # the cell of each land hex, WATER for every other
        self.land_cells = tuple([cell[hex_] for hex_ in self.land])
        self._move_questions: dict[tuple[int, int, bool], Question] = {}
        self._reach: tuple[int, ...] | None = None
        self._direct: dict[tuple[int, int], tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def is_land(self, hex_: int) -> bool:
        return self.cell[hex_] != WATER

    def sunk(self, hex_: int) -> "Ground":
        """The ground after this hex was covered by water."""
        return self._with(hex_, b"\0")

    def raised(self, hex_: int) -> "Ground":
        """The ground after the water was taken off this hex."""
        return self._with(hex_, b"\1")

    def _with(self, hex_: int, dry: bytes) -> "Ground":
        cell = self.map.cells[hex_]
        return ground_of(self.map, self.dry[:cell] + dry + self.dry[cell + 1 :])

    def was_land(self, hex_: int) -> bool:
        """Whether a water tile covers land here."""
        return self.map.cells[hex_] != WATER and self.cell[hex_] == WATER

    def reach(self) -> tuple[int, ...]:
        """Every hex that is offered as a target (W8.7)."""
        if self._reach is None:
            near: set[int] = set()
            for hex_ in self.land:
                near.update(disk(hex_, TARGET_MARGIN))
            self._reach = tuple(sorted(near))
        return self._reach

    def direct(self, hex_: int, within: int) -> tuple[int, ...]:
        """Targets in a straight line from a hex, itself included (W8.7); `within` 0 is any distance."""
        found = self._direct.get((hex_, within))
        if found is None:
            reach = self.reach()
            longest = within or max((distance(hex_, target) for target in reach), default=0)
            line = [hex_ + STEP[way] * steps for way in DIRECTIONS for steps in range(1, longest + 1)]
            found = self._direct[hex_, within] = tuple(sorted({hex_, *line}.intersection({*reach, hex_})))
        return found

    def within(self, hex_: int, radius: int) -> tuple[int, ...]:
        """Targets at that distance or nearer (W8.7)."""
        found = self._within.get((hex_, radius))
        if found is None:
            reach = set(self.reach())
            found = self._within[hex_, radius] = tuple(target for target in disk(hex_, radius) if target in reach)
        return found

    def move_question(self, seat: int, hex_: int, jump_to_land_only: bool) -> Question:
        """Stay, inch or jump from here (W3.4, W4.1, W4.2)."""
        question = self._move_questions.get((seat, hex_, jump_to_land_only))
        if question is None:
            steps = [hex_ + STEP[way] for way in DIRECTIONS]
            inches = [INCH + step for step in steps if self.is_land(step)]
            jumps = [JUMP + to for to in disk(hex_, 2)]
            if jump_to_land_only:
                jumps = [jump for jump in jumps if self.is_land(jump - JUMP)]
            question = Question(seat, "move", (STAY, *inches, *jumps))
            self._move_questions[seat, hex_, jump_to_land_only] = question
        return question
