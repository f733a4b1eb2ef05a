"""A box: the folder of files a game is played with, read as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on
from rumpus.boxes.deriving import BOX_FILE, Derivation
from rumpus.boxes.names import Names, names_on
from rumpus.boxes.outline import OutlineEntry, Page, key_of, read_entries, read_number
from rumpus.boxes.variants import RULES, BoxVariant, read_variants, without_variants
from rumpus.games.zombies_doom.board import CAMP, KIND_NAMES, NORMAL, NOWHERE, Board, kind_of, rocks_of
from rumpus.games.zombies_doom.cards.card import NO_SPELL, Pattern, Spell, Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.map_block import read_map
from rumpus.games.zombies_doom.cards.numbers import (
    TARGETS,
    Numbers,
    check_numbers,
    read_changes,
    read_other_targets,
    read_targets,
)
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

MOST_MONSTERS: Final = 99
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
    box, pages = _read_box(files, None)
    if not problems_on(pages.values()):
        for variant in box.variants:
            _, with_it = _read_box(files, variant)
            for why in problems_on(with_it.values())[:1]:
                pages[BOX_FILE].wrong(variant.line, "box-variant-wrong", name=variant.id, why=why)
    return box, problems_on(pages.values())


def _read_box(files: Mapping[str, bytes], variant: BoxVariant | None) -> tuple[Box, dict[str, Page]]:
    """With what a variant changes of the rules, if it is to be seen whether the rest goes with it."""
    pages = open_pages(files, FILES)
    about = _read_about(pages[BOX_FILE]) if BOX_FILE in files else {}
    numbers = _read_rules(pages[BOX_FILE], about, variant)
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
        monsters=(0, *_read_monsters(pages[BOX_FILE], about.get("monsters"))),
        numbers=numbers,
        board=read_map(pages[BOX_FILE], about.get("map")),
        variants=read_variants(
            pages[BOX_FILE], {RULES: read_changes, "targets": read_other_targets}, VARIANTS_OF_THE_GAME
        ),
    )
    _check_counts(box, pages, _target_lines(about, variant))
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


def _read_rules(page: Page, about: Mapping[str, OutlineEntry], variant: BoxVariant | None) -> Numbers:
    """What the box says otherwise than the document, and its targets."""
    said = read_changes(page, about[RULES]) if RULES in about else {}
    targets = read_targets(page, about["targets"]) if "targets" in about else {}
    numbers = Numbers(**{**said, **targets, **(variant.changes if variant else {})})
    if not page.problems:
        line = variant.line if variant else about[RULES].line if RULES in about else 0
        check_numbers(page, line, numbers)
    return numbers


def _target_lines(about: Mapping[str, OutlineEntry], variant: BoxVariant | None) -> dict[str, int]:
    """Where the target for each number of players is written."""
    written = about["targets"].inside if "targets" in about else ()
    lines = {TARGETS[key]: node.line for node in written if (key := key_of(node.text)) in TARGETS}
    return lines | {field: variant.line for field in lines if variant and field in variant.changes}


def _read_monsters(page: Page, entry: OutlineEntry | None) -> tuple[int, ...]:
    """How many tokens of each."""
    names = MONSTER_NAMES[1:]
    found = read_entries(page, entry.line, entry.inside, required=names) if entry else {}
    given = {name: line for name, line in found.items() if line.value}
    return tuple(
        read_number(page, given[name].line, given[name].value, MOST_MONSTERS, least=0) if name in given else 0
        for name in names
    )


def _check_counts(box: Box, pages: Mapping[str, Page], target_lines: Mapping[str, int]) -> None:
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
        _check_targets(box, pages[BOX_FILE], target_lines)


def _check_targets(box: Box, page: Page, lines: Mapping[str, int]) -> None:
    """Z10: while nobody has won there must be something left to win, and it must be sure that it can be won."""
    for players, field in enumerate(TARGETS.values(), start=2):
        target = box.numbers.target(players)
        tokens, tasks = box.sure_tokens(), box.sure_tasks(players)
        before_a_win = players * (target - 1)
        if before_a_win >= tokens + tasks:
            page.wrong(
                lines[field],
                "box-target-too-high",
                players=players,
                target=target,
                each=target - 1,
                together=before_a_win,
                tokens=tokens,
                tasks=tasks,
                sure=tokens + tasks,
            )


SHELF: Final = Shelf({"standard": STANDARD}, FILES, read_box, Derivation(alternatives=(frozenset(PATTERNS),)))
