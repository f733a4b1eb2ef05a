"""A box: the folder of files a game is played with, read as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rumpus.boxes.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on
from rumpus.boxes.outline import OutlineEntry, Page, read_entries, read_number
from rumpus.games.zombies_doom.board import CAMP, NORMAL, OTHERS, kind_of, rocks_of
from rumpus.games.zombies_doom.cards.card import Pattern, Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.task_file import read_tasks
from rumpus.games.zombies_doom.cards.tile_file import read_tiles
from rumpus.games.zombies_doom.cards.weapon_file import read_piles
from rumpus.games.zombies_doom.things import MONSTER_NAMES, OPEN_TASKS, SPELL_NAMES, TROPHIES_KEPT
from rumpus.kernel.message import Message

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

    def count_tiles(self, kind: int) -> int:
        return sum(tile.copies for tile in self.tiles if kind_of(tile.tile) == kind)

    def has_spell(self, spell: int) -> bool:
        """On a card of its own, or printed on a weapon."""
        return self.spells[spell] > 0 or any(card.spell == spell for card in self.weapons)

    def left_over(self) -> int:
        """Z5.1: the tiles that are not laid."""
        return sum(tile.copies for tile in self.tiles) - len(OTHERS)

    def sure_tokens(self) -> int:
        """Z7.3: the victory tokens of the map, which never come back; those left over may be normal tiles."""
        return self.count_tiles(NORMAL) - self.left_over() + CASTLE_TOKENS

    def sure_tasks(self, players: int) -> int:
        """Z3.3: the tasks about trophies that can be completed whatever the map and whatever the others keep. They come
        to lie open if others can be thrown away in a camp (Z4.5), or if there are too few others to fill the row."""
        sure = sum(self.is_sure(task, players) for task in self.tasks)
        opens = self.count_tiles(CAMP) > self.left_over() or len(self.tasks) - sure < OPEN_TASKS
        return sure if opens else 0

    def is_sure(self, task: Task, players: int) -> bool:
        """Monsters come back again and again, as long as the others cannot keep them all as trophies (Z8.1)."""
        kept = TROPHIES_KEPT * (players - 1)
        return task.pattern is Pattern.TROPHIES and all(
            self.monsters[monster] >= kept + needed for monster, needed in task.counts
        )


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
        spells=(0, *_read_numbers(pages[BOX_FILE], about.get("spells"), SPELL_NAMES[1:], least=0)),
        monsters=(0, *_read_numbers(pages[BOX_FILE], about.get("monsters"), MONSTER_NAMES[1:])),
        targets={players: targets[players - 2] for players in (2, 3, 4)},
    )
    _check_counts(box, pages)
    return box, problems_on(pages.values())


def _read_about(page: Page) -> dict[str, OutlineEntry]:
    blocks = ("spells", "monsters", "targets")
    return read_entries(page, 0, page.nodes, required=("name", *blocks), optional=("about",), blocks=blocks)


def _read_numbers(page: Page, entry: OutlineEntry | None, names: tuple[str, ...], *, least: int = 1) -> tuple[int, ...]:
    """A block with a number for each of these names."""
    if entry is None:
        return (least,) * len(names)
    found = read_entries(page, entry.line, entry.inside, required=names)
    given = {name: line for name, line in found.items() if line.value}
    return tuple(
        read_number(page, given[name].line, given[name].value, MOST, least=least) if name in given else least
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
    if not (pages[BOX_FILE].problems or pages[TASK_FILE].problems):
        _check_targets(box, pages[BOX_FILE])


def _check_targets(box: Box, page: Page) -> None:
    """Z10: while nobody has won there must be something left to win, and it must be sure that it can be won."""
    for players, target in box.targets.items():
        tokens, tasks = box.sure_tokens(), box.sure_tasks(players)
        before_a_win = players * (target - 1)
        if before_a_win >= tokens + tasks:
            page.wrong(
                0,
                "box-target-too-high",
                players=players,
                target=target,
                each=target - 1,
                together=before_a_win,
                tokens=tokens,
                tasks=tasks,
                sure=tokens + tasks,
            )


SHELF: Final = Shelf({"standard": STANDARD}, FILES, read_box)
