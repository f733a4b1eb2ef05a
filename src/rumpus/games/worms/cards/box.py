"""A box: the folder of files a game is played with, read as a whole."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rumpus.games.worms.cards.card import Card, Tile
from rumpus.games.worms.cards.card_file import DROPS, SUDDEN_DEATHS, WEAPONS, read_cards
from rumpus.games.worms.cards.first_game import FirstGame, read_first_game
from rumpus.games.worms.cards.reading import Node, Page, normal_lines, read_entries, read_nodes
from rumpus.games.worms.cards.tile_file import read_tiles
from rumpus.kernel.message import Message, Refused

BOX_FILE: Final = "box.txt"
TILE_FILE: Final = "tiles.txt"
FIRST_GAME_FILE: Final = "first-game.txt"  # the only one a box can do without
CARD_FILES: Final = (WEAPONS, DROPS, SUDDEN_DEATHS)
REQUIRED: Final = (BOX_FILE, *(kind.file for kind in CARD_FILES), TILE_FILE)
FILES: Final = (*REQUIRED, FIRST_GAME_FILE)
STANDARD: Final = Path(__file__).parent.parent / "box" / "standard"

MOST_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a game is played with. Weapons are starters first, then supply, each in the order of the file."""

    name: str
    about: str
    digest: str
    weapons: tuple[Card, ...]
    drops: tuple[Card, ...]
    sudden_deaths: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    first_game: FirstGame | None
    weapon_index: dict[str, int] = field(init=False, repr=False, compare=False)
    drop_index: dict[str, int] = field(init=False, repr=False, compare=False)
    sudden_death_index: dict[str, int] = field(init=False, repr=False, compare=False)
    tile_index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weapon_index", _index(self.weapons))
        object.__setattr__(self, "drop_index", _index(self.drops))
        object.__setattr__(self, "sudden_death_index", _index(self.sudden_deaths))
        object.__setattr__(self, "tile_index", _index(self.tiles))


def _index(items: Iterable[Card | Tile]) -> dict[str, int]:
    return {item.id: index for index, item in enumerate(items)}


def load_box(folder: Path) -> Box:
    """The box in this folder; Refused with the first thing wrong with it."""
    box, problems = read_box(_read_files(folder))
    if problems:
        raise Refused(problems[0].id, **problems[0].args)
    return box


def check_box(folder: Path) -> list[Message]:
    """Everything wrong with the box in this folder, file by file from the top."""
    try:
        return read_box(_read_files(folder))[1]
    except Refused as refused:
        return [refused.message]


def _read_files(folder: Path) -> dict[str, bytes]:
    if not folder.is_dir():
        raise Refused("box-missing-folder", folder=str(folder))
    return {file: (folder / file).read_bytes() for file in FILES if (folder / file).is_file()}


def read_box(files: Mapping[str, bytes]) -> tuple[Box, list[Message]]:
    """The box made of these files and everything wrong with it; with anything wrong, the box is not to be used."""
    pages = {file: Page(file) for file in FILES if file in REQUIRED or file in files}
    nodes: dict[str, list[Node]] = {}
    for file, page in pages.items():
        if file not in files:
            page.wrong(0, "box-missing-file")
        nodes[file] = read_nodes(page, files.get(file, b""))

    about = _read_about(pages[BOX_FILE], nodes[BOX_FILE]) if BOX_FILE in files else {}
    cards = {kind.file: read_cards(pages[kind.file], kind, nodes[kind.file]) for kind in CARD_FILES}
    tiles = read_tiles(pages[TILE_FILE], nodes[TILE_FILE])

    ids: dict[str, str] = {}
    for file, found in cards.items():
        _check_ids(pages[file], found, ids)
    _check_ids(pages[TILE_FILE], tiles, {})
    # Whether there is enough of everything can only be said of a file that was understood.
    understood = {file for file, page in pages.items() if not page.problems}
    if WEAPONS.file in understood:
        _check_starters(pages[WEAPONS.file], cards[WEAPONS.file])
    for kind in (DROPS, SUDDEN_DEATHS):
        if kind.file in understood and not cards[kind.file]:
            pages[kind.file].wrong(0, "box-no-card")
    if TILE_FILE in understood and len(tiles) < MOST_PLAYERS:
        pages[TILE_FILE].wrong(0, "box-too-few-tiles", found=len(tiles), needed=MOST_PLAYERS)

    first_game = None
    if FIRST_GAME_FILE in files and TILE_FILE in understood:
        first_game = _read_first_game(pages[FIRST_GAME_FILE], files[FIRST_GAME_FILE], [tile for _, tile in tiles])

    box = Box(
        name=about.get("name", ""),
        about=about.get("about", ""),
        digest=_digest(nodes),
        weapons=tuple(sorted((card for _, card in cards[WEAPONS.file]), key=lambda card: card.deck != "starter")),
        drops=tuple(card for _, card in cards[DROPS.file]),
        sudden_deaths=tuple(card for _, card in cards[SUDDEN_DEATHS.file]),
        tiles=tuple(tile for _, tile in tiles),
        first_game=first_game,
    )
    problems = [message for page in pages.values() for message in sorted(page.problems, key=_line_of)]
    return box, problems


def _read_about(page: Page, nodes: Iterable[Node]) -> dict[str, str]:
    entries = read_entries(page, 0, nodes, required=("name",), optional=("about",))
    return {key: entry.value for key, entry in entries.items()}


def _read_first_game(page: Page, content: bytes, tiles: Iterable[Tile]) -> FirstGame | None:
    """The fixed map of the first game (W13); its reader stops at the first thing wrong."""
    if page.problems:  # it is not even text
        return None
    try:
        return read_first_game(content.decode("utf-8-sig"), page.file, {tile.id: tile.hexes for tile in tiles})
    except Refused as refused:
        page.problems.append(refused.message)
        return None


def _line_of(message: Message) -> int:
    line = message.args.get("line", 0)
    assert isinstance(line, int)
    return line


def _digest(nodes: Mapping[str, list[Node]]) -> str:
    lines = [line for file in nodes for line in (f"[{file}]", *normal_lines(nodes[file]))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _check_ids(page: Page, found: Iterable[tuple[int, Card | Tile]], ids: dict[str, str]) -> None:
    """Records name cards and tiles by their ids, so one id means one thing."""
    for line, item in found:
        if item.id in ids:
            page.wrong(line, "box-duplicate-id", name=item.id, first=ids[item.id])
        else:
            ids[item.id] = f"{page.file}:{line}"


def _check_starters(page: Page, found: Iterable[tuple[int, Card]]) -> None:
    """Everyone gets one of each card dealt to everyone, and one more of what remains (W2.5)."""
    left = 0
    for line, card in found:
        if card.deck != "starter":
            continue
        left += card.copies
        if card.to_everyone:
            left -= MOST_PLAYERS
            if card.copies < MOST_PLAYERS:
                page.wrong(line, "box-too-few-copies", card=card.id, found=card.copies, needed=MOST_PLAYERS)
    if left < MOST_PLAYERS:
        page.wrong(0, "box-too-few-starters", found=max(left, 0), needed=MOST_PLAYERS)
