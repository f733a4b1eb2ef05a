"""Z5.2: every tile must be reachable."""

from collections.abc import Sequence
from heapq import heappop, heappush
from random import Random
from typing import Final

from rumpus.games.zombies_doom.board import (
    CROSSROADS,
    ROCK,
    Board,
    find_beside_roads,
    kind_of,
    open_neighbours,
    rocks_of,
    turned,
    turns_of,
)

Tiles = tuple[int, ...]

MOST_TRIES: Final = 2_000  # far more than a map needs whose guilty tiles can be turned into place at all
CLEAR_LEAD: Final = 6
MOST_TRIAL_MAPS: Final = 30


def unreached(board: Board, tiles: Tiles) -> tuple[int, ...]:
    """The places that nobody comes to from the first start. Whoever enters one crossroads leaves from any (Z4.4); but
    one that nobody can enter by an edge of its own is not reached by that."""
    near = open_neighbours(board, tiles)
    roads = [place for place in range(board.places) if kind_of(tiles[place]) == CROSSROADS]
    reached = bytearray(board.places)
    todo = [board.starts[0]]
    while todo:
        place = todo.pop()
        if not reached[place]:
            reached[place] = 1
            todo += near[place]
            if place in roads:
                todo += find_beside_roads(roads, near)
    return tuple([place for place in range(board.places) if not reached[place] and kind_of(tiles[place]) != ROCK])


def guilty(board: Board, tiles: Tiles, missing: tuple[int, ...]) -> list[int]:
    """The places whose rock separates a tile that is reached from one that is not, in reading order. What always lies
    where it does is never turned."""
    found: set[int] = set()
    for place, way, there, back in board.edges:
        if (place in missing) != (there in missing):
            found.update([place] if rocks_of(tiles[place]) >> way & 1 else [])
            found.update([there] if rocks_of(tiles[there]) >> back & 1 else [])
    return sorted(found.difference(board.fixed))


def open_every_way(board: Board, tiles: Tiles) -> Tiles | None:
    """Z5.2: guilty tiles are turned clockwise until all are reachable. If there are several, what brings most tiles
    into reach is tried first, then what takes fewest quarter turns, then the tile first in reading order.
    None if no turning does it: rarely, tiles whose ways are all narrow meet in a corner of the map."""
    missing = unreached(board, tiles)
    waiting = [(len(missing), 0, 0, tiles, missing)]
    tried = {tiles}
    while waiting and len(tried) < MOST_TRIES:
        _, quarters, _, tiles, missing = heappop(waiting)
        if not missing:
            return tiles
        for place in guilty(board, tiles, missing):
            other = (*tiles[:place], turned(tiles[place], 1), *tiles[place + 1 :])
            if other not in tried:
                left = unreached(board, other)
                heappush(waiting, (len(left), quarters + 1, len(tried), other, left))
                tried.add(other)
    return None


def usually_opens(board: Board, bag: Sequence[int]) -> bool:
    """Whether every way can be opened on most maps of these tiles: trial maps, always the same ones, until the opened
    or the closed are ahead by `CLEAR_LEAD`. A box of which one map in three opens comes through once in 65 times."""
    random = Random(0)
    lead = 0
    for _ in range(MOST_TRIAL_MAPS):
        drawn = random.sample(bag, len(board.others))
        laid = iter([turned(tile, random.choice(turns_of(tile))) for tile in drawn])
        tiles = tuple([board.fixed[place] if place in board.fixed else next(laid) for place in range(board.places)])
        lead += -1 if open_every_way(board, tiles) is None else 1
        if abs(lead) == CLEAR_LEAD:
            break
    return lead > 0
