"""A box: the folder of files a game is played with, read as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rumpus.games.zombies_doom.board import NORMAL, OTHERS, kind_of, rocks_of
from rumpus.games.zombies_doom.cards.card import Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.task_file import read_tasks
from rumpus.games.zombies_doom.cards.tile_file import read_tiles
from rumpus.games.zombies_doom.cards.weapon_file import read_piles
from rumpus.games.zombies_doom.things import MONSTER_NAMES, OPEN_TASKS, SPELL_NAMES
from rumpus.kernel.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on
from rumpus.kernel.message import Message
from rumpus.kernel.outline import Entry, Page, read_entries, read_number

BOX_FILE: Final = "box.txt"
TILE_FILE: Final = "tiles.txt"
WEAPON_FILE: Final = "weapons.txt"
TASK_FILE: Final = "tasks.txt"
FILES: Final = (BOX_FILE, TILE_FILE, WEAPON_FILE, TASK_FILE)
STANDARD: Final = Path(__file__).parent.parent / "box" / "standard"

TARGETS: Final = ("2 players", "3 players", "4 players")
MOST: Final = 99
CASTLE_TOKENS: Final = 2  # Z4.6
MOST_ROCKY: Final = 0.4  # of the tiles: with more rock, tiles could hardly be turned so that all are reachable (Z5.2)


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a game is played with. Tables by monster or spell begin with none."""

    name: str
    about: str
    digest: str
    tiles: tuple[TileCard, ...]
    weapons: tuple[Weapon, ...]
    tasks: tuple[Task, ...]
    spells: tuple[int, ...]  # how many of each
    monsters: tuple[int, ...]  # how many tokens of each
    targets: dict[int, int]  # by number of players
    tile_index: dict[str, int] = field(init=False, repr=False, compare=False)
    weapon_index: dict[str, int] = field(init=False, repr=False, compare=False)
    task_index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tile_index", index_by_id(self.tiles))
        object.__setattr__(self, "weapon_index", index_by_id(self.weapons))
        object.__setattr__(self, "task_index", index_by_id(self.tasks))


def read_box(files: Mapping[str, bytes]) -> tuple[Box, list[Message]]:
    """The box made of these files and everything wrong with it; with anything wrong, the box is not to be used."""
    pages = open_pages(files, FILES)
    about = _read_about(pages[BOX_FILE]) if BOX_FILE in files else {}
    targets = _read_numbers(pages[BOX_FILE], about.get("targets"), TARGETS)
    tiles = read_tiles(pages[TILE_FILE])
    weapons = read_piles(pages[WEAPON_FILE]) if WEAPON_FILE in files else []
    tasks = read_tasks(pages[TASK_FILE])
    check_ids(pages[TILE_FILE], tiles, {})
    check_ids(pages[TASK_FILE], tasks, {})
    box = Box(
        name=about["name"].value if "name" in about else "",
        about=about["about"].value if "about" in about else "",
        digest=digest_of(pages[file] for file in sorted(pages)),
        tiles=tuple(tile for _, tile in tiles),
        weapons=tuple(weapons),
        tasks=tuple(task for _, task in tasks),
        spells=(0, *_read_numbers(pages[BOX_FILE], about.get("spells"), SPELL_NAMES[1:])),
        monsters=(0, *_read_numbers(pages[BOX_FILE], about.get("monsters"), MONSTER_NAMES[1:])),
        targets={players: targets[players - 2] for players in (2, 3, 4)},
    )
    _check_counts(box, pages)
    return box, problems_on(pages.values())


def _read_about(page: Page) -> dict[str, Entry]:
    blocks = ("spells", "monsters", "targets")
    return read_entries(page, 0, page.nodes, required=("name", *blocks), optional=("about",), blocks=blocks)


def _read_numbers(page: Page, entry: Entry | None, names: tuple[str, ...]) -> tuple[int, ...]:
    """A block with a number for each of these names."""
    if entry is None:
        return (1,) * len(names)
    found = read_entries(page, entry.line, entry.inside, required=names)
    return tuple(
        read_number(page, found[name].line, found[name].value, MOST) if name in found and found[name].value else 1
        for name in names
    )


def _check_counts(box: Box, pages: Mapping[str, Page]) -> None:
    """Whether there is enough of everything; it can only be said of files that were understood."""
    if not pages[TASK_FILE].problems and len(box.tasks) < OPEN_TASKS:
        pages[TASK_FILE].wrong(0, "box-too-few-tasks", found=len(box.tasks), needed=OPEN_TASKS)
    if pages[TILE_FILE].problems:
        return
    tiles = sum(tile.copies for tile in box.tiles)
    if tiles < len(OTHERS):
        pages[TILE_FILE].wrong(0, "box-too-few-tiles", found=tiles, needed=len(OTHERS))
        return
    rocky = sum(tile.copies for tile in box.tiles if rocks_of(tile.tile))
    if rocky > tiles * MOST_ROCKY:
        pages[TILE_FILE].wrong(0, "box-too-rocky", found=rocky, most=int(tiles * MOST_ROCKY))
    if not pages[BOX_FILE].problems:
        _check_targets(box, pages[BOX_FILE], tiles - len(OTHERS))


def _check_targets(box: Box, page: Page, left_over: int) -> None:
    """While nobody has won there must be a token left to win: tokens never come back (Z7.3)."""
    normal = sum(tile.copies for tile in box.tiles if kind_of(tile.tile) == NORMAL)
    tokens = normal - left_over + CASTLE_TOKENS
    for players, target in box.targets.items():
        if players * (target - 1) >= tokens:
            page.wrong(0, "box-target-too-high", players=players, target=target, tokens=tokens)


SHELF: Final = Shelf({"standard": STANDARD}, FILES, read_box)
