"""W2.1: how map tiles can be laid."""

from collections.abc import Iterable
from functools import lru_cache

from rumpus.games.worms.cards.box import Box
from rumpus.games.worms.cards.card import Tile
from rumpus.parts.hexgrid import GRID_SIZE, ORIGIN, neighbours, rotate
from rumpus.parts.tiles import different_turns

TURNS_KEPT = 500  # of tiles, whatever boxes they are from
DIAL = ORIGIN  # the wind dial lies in the middle; it is water (W9.1)


@lru_cache(maxsize=TURNS_KEPT)
def turned(tile: Tile, turns: int) -> tuple[int, ...]:
    """The tile's hexes after so many sixths of a turn, its anchor on the origin."""
    return tuple(rotate(hex_, turns) for hex_ in tile.hexes)


def hexes_of(tile: Tile, turns: int, anchor: int) -> list[int]:
    """The land of a tile that lies there."""
    return [hex_ - ORIGIN + anchor for hex_ in turned(tile, turns)]


def laid_hexes(box: Box, laid: Iterable[tuple[int, int, int]]) -> list[int]:
    """All land of the tiles laid so far: tile, turns, anchor."""
    return [hex_ for tile, turns, anchor in laid for hex_ in hexes_of(box.tiles[tile], turns, anchor)]


@lru_cache(maxsize=TURNS_KEPT)
def distinct_turns(tile: Tile) -> tuple[int, ...]:
    """The rotations that look different, however the tile is shifted."""
    lying = [sorted(turned(tile, turns)) for turns in range(6)]
    return different_turns([tuple(hex_ - hexes[0] for hex_ in hexes) for hexes in lying])


def anchors(tile: Tile, turns: int, land: list[int]) -> tuple[int, ...]:
    """W2.1: where the tile can lie so that an edge touches the dial or a tile, on top of neither."""
    taken = bytearray(GRID_SIZE)
    for hex_ in (DIAL, *land):
        taken[hex_] = 1
    edge = {near for hex_ in (DIAL, *land) for near in neighbours(hex_) if not taken[near]}
    offsets = [hex_ - ORIGIN for hex_ in turned(tile, turns)]
    possible = {hex_ - offset for hex_ in edge for offset in offsets}
    return tuple(sorted(anchor for anchor in possible if not any(taken[anchor + offset] for offset in offsets)))
