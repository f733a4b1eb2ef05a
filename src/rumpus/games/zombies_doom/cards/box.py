"""A box: the folder of files a game is played with, read as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on
from rumpus.boxes.deriving import BOX_FILE, Derivation
from rumpus.boxes.names import Names, names_on
from rumpus.boxes.outline import OutlineEntry, Page, read_entries, read_number
from rumpus.boxes.variants import RULES, BoxVariant, read_variants, without_variants
from rumpus.games.zombies_doom.board import CAMP, KIND_NAMES, NORMAL, NOWHERE, Board, kind_of, rocks_of
from rumpus.games.zombies_doom.cards.card import NO_SPELL, Pattern, Spell, Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.map_block import read_map
from rumpus.games.zombies_doom.cards.numbers import Numbers, check_numbers, read_changes
from rumpus.games.zombies_doom.cards.spell_file import check_used, read_spells
from rumpus.games.zombies_doom.cards.task_file import PATTERNS, read_tasks
from rumpus.games.zombies_doom.cards.tile_file import read_tiles
from rumpus.games.zombies_doom.cards.weapon_file import read_piles
from rumpus.games.zombies_doom.things import MONSTER_NAMES
from rumpus.kernel.message import Message

TILE_FILE: Final = "tiles.txt"
SPELL_FILE: Final = "spells.txt"
WEAPON_FILE: Final = "weapons.txt"
TASK_FILE: Final = "tasks.txt"
FILES: Final = (BOX_FILE, TILE_FILE, SPELL_FILE, WEAPON_FILE, TASK_FILE)
VARIANTS_OF_THE_GAME: Final = ("printed-spells",)  # Z9.1
STANDARD: Final = Path(__file__).parent.parent / "box" / "standard"
OWN: Final = {"standard": STANDARD, "fairer": STANDARD.with_name("fairer")}  # the usual one first

TARGETS: Final = ("2 players", "3 players", "4 players")
MOST: Final = 99
MOST_ROCKY: Final = 0.4  # of the tiles: with more rock, tiles could hardly be turned so that all are reachable (Z5.2)


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a game is played with. Tables by monster or spell begin with none."""

    name: str
    about: str
    digest: str
    names: Names
    tiles: tuple[TileCard, ...]
    weapons: tuple[Weapon, ...]
    tasks: tuple[Task, ...]
    spells: tuple[Spell, ...]
    monsters: tuple[int, ...]  # how many tokens of each
    targets: dict[int, int]  # by number of players
    numbers: Numbers
    board: Board
    variants: tuple[BoxVariant, ...]
    tile_index: dict[str, int] = field(init=False, repr=False, compare=False)
    weapon_index: dict[str, int] = field(init=False, repr=False, compare=False)
    spell_index: dict[str, int] = field(init=False, repr=False, compare=False)
    task_index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tile_index", index_by_id(self.tiles))
        object.__setattr__(self, "weapon_index", index_by_id(self.weapons))
        object.__setattr__(
            self, "spell_index", {spell.id: number for number, spell in enumerate(self.spells) if number}
        )
        object.__setattr__(self, "task_index", index_by_id(self.tasks))

    def count_tiles(self, kind: int) -> int:
        return sum(tile.copies for tile in self.tiles if kind_of(tile.tile) == kind)

    def may_have(self, kind: int) -> bool:
        """Whether there may be such a tile on the map."""
        return kind in self.board.fixed.values() or self.count_tiles(kind) > 0

    def has_spell(self, spell: int) -> bool:
        """On a card of its own, or printed on a weapon."""
        return spell > 0 and (self.spells[spell].copies > 0 or any(card.spell == spell for card in self.weapons))

    def left_over(self) -> int:
        """Z5.1: the tiles that are not laid."""
        return sum(tile.copies for tile in self.tiles) - len(self.board.others)

    def sure_tokens(self) -> int:
        """Z7.3: the victory tokens of the map, which never come back; those left over may be normal tiles."""
        in_castle = 0 if self.board.castle == NOWHERE else self.numbers.castle_tokens
        return max(self.count_tiles(NORMAL) - self.left_over(), 0) + in_castle

    def sure_tasks(self, players: int) -> int:
        """Z3.3: the tasks about trophies that can be completed whatever the map and whatever the others keep. They come
        to lie open if others can be thrown away in a camp (Z4.5), or if there are too few others to fill the row."""
        sure = sum(self.is_sure(task, players) for task in self.tasks)
        open_ = self.numbers.open_tasks
        camps = self.count_tiles(CAMP) > self.left_over() or CAMP in self.board.fixed.values()
        opens = camps or len(self.tasks) - sure < open_
        return sure if open_ and opens and self.numbers.monsters_rest else 0

    def is_sure(self, task: Task, players: int) -> bool:
        """Monsters come back again and again, as long as the others cannot keep them all as trophies (Z8.1)."""
        kept = self.numbers.trophies_kept * (players - 1)
        return task.pattern is Pattern.TROPHIES and all(
            self.monsters[monster] >= kept + needed for monster, needed in task.counts
        )


def read_box(files: Mapping[str, bytes]) -> tuple[Box, list[Message]]:
    """The box made of these files and everything wrong with it; with anything wrong, the box is not to be used."""
    box, pages = _read_box(files, {})
    if not problems_on(pages.values()):
        for variant in box.variants:
            _, with_it = _read_box(files, variant.changes)
            for why in problems_on(with_it.values())[:1]:
                pages[BOX_FILE].wrong(variant.line, "box-variant-wrong", name=variant.id, why=why)
    return box, problems_on(pages.values())


def _read_box(files: Mapping[str, bytes], changes: Mapping[str, Any]) -> tuple[Box, dict[str, Page]]:
    """With what a variant changes of the rules, if it is to be seen whether the rest goes with it."""
    pages = open_pages(files, FILES)
    about = _read_about(pages[BOX_FILE]) if BOX_FILE in files else {}
    targets = _read_numbers(pages[BOX_FILE], about.get("targets"), TARGETS)
    numbers = _read_rules(pages[BOX_FILE], about.get(RULES), changes)
    tiles = read_tiles(pages[TILE_FILE])
    spells = read_spells(pages[SPELL_FILE])
    table_of_spells = (NO_SPELL, *(spell for _, spell in spells))
    weapons = read_piles(pages[WEAPON_FILE], table_of_spells, numbers.hand_size) if WEAPON_FILE in files else []
    tasks = read_tasks(pages[TASK_FILE], numbers.trophies_kept)
    check_ids(pages[TILE_FILE], tiles, {})
    ids: dict[str, str] = {}  # what can be practised has an id of its own
    check_ids(pages[SPELL_FILE], spells, ids)
    check_ids(pages[TASK_FILE], tasks, ids)
    if not pages[WEAPON_FILE].problems:
        check_used(pages[SPELL_FILE], spells, weapons)
    box = Box(
        name=about["name"].value if "name" in about else "",
        about=about["about"].value if "about" in about else "",
        digest=digest_of([pages[file] for file in sorted(pages)], files),
        names=names_on(pages.values()),
        tiles=tuple(tile for _, tile in tiles),
        weapons=tuple(weapons),
        tasks=tuple(task for _, task in tasks),
        spells=table_of_spells,
        monsters=(0, *_read_numbers(pages[BOX_FILE], about.get("monsters"), MONSTER_NAMES[1:], least=0)),
        targets={players: targets[players - 2] for players in (2, 3, 4)},
        numbers=numbers,
        board=read_map(pages[BOX_FILE], about.get("map")),
        variants=read_variants(pages[BOX_FILE], read_changes, VARIANTS_OF_THE_GAME),
    )
    _check_counts(box, pages)
    return box, pages


def _read_about(page: Page) -> dict[str, OutlineEntry]:
    blocks = ("monsters", "targets")
    return read_entries(
        page,
        0,
        without_variants(page),
        required=("name", *blocks),
        optional=("about", RULES, "map"),
        blocks=(*blocks, RULES, "map"),
    )


def _read_rules(page: Page, entry: OutlineEntry | None, changes: Mapping[str, Any]) -> Numbers:
    """What the box says otherwise than the document."""
    said = {} if entry is None else read_changes(page, entry)
    numbers = Numbers(**{**said, **changes})
    if not page.problems:
        check_numbers(page, 0 if entry is None else entry.line, numbers)
    return numbers


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
    needed = box.numbers.open_tasks
    if not (pages[TASK_FILE].problems or pages[BOX_FILE].problems) and len(box.tasks) < needed:
        pages[TASK_FILE].wrong(0, "box-too-few-tasks", found=len(box.tasks), needed=needed)
    if not pages[BOX_FILE].problems and not any(box.monsters):
        pages[BOX_FILE].wrong(0, "box-no-monsters")
    if pages[TILE_FILE].problems:
        return
    for task in box.tasks:
        if task.pattern is Pattern.ON and not box.may_have(task.tile):
            pages[TASK_FILE].wrong(0, "box-task-without-tile", name=task.id, tile=KIND_NAMES[task.tile])
    tiles = sum(tile.copies for tile in box.tiles)
    needed = len(box.board.others)
    if tiles < needed:
        pages[TILE_FILE].wrong(0, "box-too-few-tiles", found=tiles, needed=needed)
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


SHELF: Final = Shelf(OWN, FILES, read_box, Derivation(alternatives=(frozenset(PATTERNS),)))
