"""What whoever is asked sees on the map at a glance: what it is like to be somewhere, and what trophies would bring."""

from functools import lru_cache
from typing import Final

from rumpus.games.zombies_doom.board import CAMP, Map
from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.common import Common, a_step_from, within_two_steps
from rumpus.games.zombies_doom.rules.tasks import has_all
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import KINDS
from rumpus.learning.features import Row

SPOT: Final = ("prey", "more-prey", "tokens-next", "tokens-near", "tokens-farther", "task-next", "useful-pile", "camp")


@lru_cache(maxsize=1024)
def within_three_steps(map_: Map, place: int) -> int:
    found = within_two_steps(map_, place)
    for there in map_.ways[place]:
        found |= within_two_steps(map_, there)
    return found & ~(0xFF << 8 * place)


class Glance:
    """The table as a question finds it, for the seat that is asked."""

    __slots__ = ("_spots", "cards", "common", "first", "s", "seat", "trophies")

    def __init__(self, s: ZombiesState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.common = Common(s)
        self.cards = s.hand(seat)
        self.first = seat * KINDS
        self.trophies = bytes(s.trophies[self.first : self.first + KINDS])
        self._spots: dict[tuple[int, int], Row] = {}

    def beaten(self, cards: list[int]) -> int:
        """The mask of what these weapons beat; no monster needs none."""
        found, beats = 1, self.s.setting.beats
        for card in cards:
            found |= beats[card]
        return found

    def task_on(self, place: int) -> bool:
        return self.common.spots.completes_on(place)

    def spot(self, place: int, beaten: int) -> Row:
        """What it is like to be somewhere with weapons that beat so much."""
        found = self._spots.get((place, beaten))
        if found is None:
            found = self._spots[place, beaten] = self._spot(place, beaten)
        return found

    def _spot(self, place: int, beaten: int) -> Row:
        s, map_ = self.s, self.s.map
        monsters, tokens = s.monsters, s.tokens
        prey, task, wanted = 0, False, 0
        for there in map_.ways[place]:
            monster = monsters[there]
            if beaten >> monster & 1:
                if there != map_.castle:
                    prey += tokens[there]
                task = task or self.task_on(there)
            elif tokens[there] or self.task_on(there):
                wanted |= 1 << monster
        useful = any(wanted >> pile & 1 for pile in map_.piles[place]) if wanted else False
        lying = self.common.tokens
        return (
            float(prey > 0),
            float(max(0, prey - 1)),
            float((lying & a_step_from(map_, place)).bit_count()),
            float((lying & within_two_steps(map_, place)).bit_count()),
            float((lying & within_three_steps(map_, place)).bit_count()),
            float(task),
            float(useful),
            float(map_.kinds[place] == CAMP),
        )

    def with_trophies(self, *monsters: int) -> tuple[float, float]:
        """How many open tasks these bring, and how many they bring within one of being done."""
        return self.tasks_with(with_more(self.trophies, monsters))

    def tasks_with(self, trophies: bytes) -> tuple[float, float]:
        s = self.s
        tasks = s.setting.box.tasks
        done = sum([tasks[task].pattern is Pattern.TROPHIES and has_all(tasks[task], trophies) for task in s.row])
        begun = (s.setting.tasks_begun(trophies) & self.common.tasks.mask).bit_count()
        return float(done), float(begun)


def with_more(trophies: bytes, monsters: tuple[int, ...]) -> bytes:
    counts = bytearray(trophies)
    for monster in monsters:
        counts[monster] += 1
    return bytes(counts)
