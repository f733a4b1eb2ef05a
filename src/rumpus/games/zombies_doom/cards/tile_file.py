"""The map tiles of a box."""

from typing import Final

from rumpus.boxes.outline import OutlineEntry, Page, read_choice, read_entries, read_number, read_title
from rumpus.games.zombies_doom.board import (
    CAMP,
    CASTLE,
    CROSSROADS,
    KIND_NAMES,
    KIND_SIGNS,
    NORMAL,
    ROCK,
    START,
    tile_of,
)
from rumpus.games.zombies_doom.cards.card import TileCard
from rumpus.games.zombies_doom.things import BOMB, WEAPON_NAMES
from rumpus.parts.squaregrid import DIRECTION_NAMES

MOST_COPIES: Final = 35
MOST_SYMBOLS: Final = 2  # Z4.7
MOST_ROCKS: Final = 2  # with more, turning tiles could not be relied upon to open every way (Z5.2)
MOST_ROCKS_FIXED: Final = 3  # of a tile that is never turned
LAID: Final = (NORMAL, CAMP, CROSSROADS)  # at random, that is
KINDS: Final = tuple(KIND_NAMES[kind] for kind in (*LAID, START, CASTLE, ROCK))
COPIES: Final = "copies"
SIGN: Final = "sign"


def read_tiles(page: Page) -> list[tuple[int, TileCard]]:
    """Each tile with the line it begins on."""
    tiles: list[tuple[int, TileCard]] = []
    for node in page.nodes:
        id = read_title(page, node, "tile")
        if id is not None:
            entries = read_entries(
                page, node.line, node.inside, required=("kind",), optional=(COPIES, SIGN, "weapons", "rock", "name")
            )
            if (COPIES in entries) == (SIGN in entries):
                page.wrong(node.line, "box-tile-copies-or-sign", name=id)
            tiles.append((node.line, _read_tile(page, id, entries)))
    _check_signs(page, tiles)
    return tiles


def _read_tile(page: Page, id: str, entries: dict[str, OutlineEntry]) -> TileCard:
    kind, copies, sign, symbols, rocks = NORMAL, 1, "", 0, 0
    if given := entries.get(SIGN):
        copies, sign = 0, _read_sign(page, given)
    elif (given := entries.get(COPIES)) and given.value:
        copies = read_number(page, given.line, given.value, MOST_COPIES, least=0)
    if (given := entries.get("kind")) and given.value:
        kind = KIND_NAMES.index(read_choice(page, given.line, given.value, KINDS))
        if COPIES in entries and kind not in LAID:
            page.wrong(given.line, "box-tile-not-laid", kind=KIND_NAMES[kind])
        elif KIND_SIGNS.get(sign, kind) != kind:
            page.wrong(given.line, "box-sign-of-kind", sign=sign, kind=KIND_NAMES[KIND_SIGNS[sign]])
    if given := entries.get("weapons"):
        symbols = _read_set(page, given, WEAPON_NAMES[1:BOMB], MOST_SYMBOLS) << 1
        if kind in (CROSSROADS, ROCK):
            page.wrong(given.line, "box-weapons-where-nobody-stops", kind=KIND_NAMES[kind])
    if given := entries.get("rock"):
        rocks = _read_set(page, given, DIRECTION_NAMES, MOST_ROCKS_FIXED if sign else MOST_ROCKS)
    name = entries["name"].value if "name" in entries else ""
    return TileCard(id, tile_of(kind, symbols, rocks), copies, sign, name)


def _read_sign(page: Page, entry: OutlineEntry) -> str:
    sign = entry.value.upper()
    if entry.value and not (len(sign) == 1 and sign.isascii() and sign.isalnum()):
        page.wrong(entry.line, "box-bad-sign", found=entry.value)
    return sign


def _check_signs(page: Page, tiles: list[tuple[int, TileCard]]) -> None:
    """One tile for a sign."""
    first: dict[str, int] = {}
    for line, tile in tiles:
        if tile.sign and first.setdefault(tile.sign, line) != line:
            page.wrong(line, "box-sign-taken", sign=tile.sign, first=first[tile.sign])


def _read_set(page: Page, entry: OutlineEntry, names: tuple[str, ...], most: int) -> int:
    """`bow, mace` as a mask."""
    words = [word.strip() for word in entry.value.split(",")] if entry.value else []
    mask = 0
    for word in words:
        bit = 1 << names.index(read_choice(page, entry.line, word, names))
        if mask & bit and word.lower() in names:
            page.wrong(entry.line, "box-twice", found=word)
        mask |= bit
    if len(words) > most:
        page.wrong(entry.line, "box-too-many", found=entry.value, most=most)
    return mask
