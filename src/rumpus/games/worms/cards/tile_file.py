"""The map tiles of a box."""

import re
from typing import Final

from rumpus.boxes.outline import Page, read_entries, read_title
from rumpus.games.worms.cards.card import Tile
from rumpus.parts.hexgrid import FARTHEST_WRITTEN, NOWHERE, ORIGIN, neighbours, pack

MOST_HEXES: Final = 12  # of a tile: four of them fit on the map however they are laid
MOST_ON_MAP: Final = FARTHEST_WRITTEN + 1  # hexes, for then none is farther than that from the first
HEX: Final = re.compile(r"(-?[0-9]),(-?[0-9])")


def read_tiles(page: Page) -> list[tuple[int, Tile]]:
    tiles: list[tuple[int, Tile]] = []
    for node in page.nodes:
        id = read_title(page, node, "tile")
        if id is None:
            continue
        entries = read_entries(page, node.line, node.inside, required=("hexes",), optional=("name",))
        if "hexes" in entries:
            entry = entries["hexes"]
            tiles.append((node.line, Tile(id, _read_hexes(page, entry.line, entry.value))))
    return tiles


def _read_hexes(page: Page, line: int, text: str) -> tuple[int, ...]:
    hexes: list[int] = []
    found = len(page.problems)
    for word in text.split():
        match = HEX.fullmatch(word)
        hex_ = pack(int(match[1]), int(match[2])) if match else NOWHERE
        if not match:
            page.wrong(line, "box-bad-hex", found=word)
        elif hex_ in hexes:
            page.wrong(line, "box-duplicate-hex", found=word)
        else:
            hexes.append(hex_)
    if not hexes or len(page.problems) > found:
        return ()
    if len(hexes) > MOST_HEXES:
        page.wrong(line, "box-tile-too-large", found=len(hexes), most=MOST_HEXES)
    if ORIGIN not in hexes:
        page.wrong(line, "box-tile-without-anchor")
    reached = [hexes[0]]
    for hex_ in reached:
        reached.extend(other for other in neighbours(hex_) if other in hexes and other not in reached)
    if len(reached) < len(hexes):
        page.wrong(line, "box-tile-not-connected")
    return tuple(hexes)
