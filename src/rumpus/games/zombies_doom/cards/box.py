"""A box: the folder of files a game is played with, read as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from rumpus.boxes.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on
from rumpus.boxes.deriving import BOX_FILE, Derivation
from rumpus.boxes.names import Names, names_on
from rumpus.boxes.outline import OutlineEntry, Page, key_of, read_entries, read_number
from rumpus.boxes.variants import RULES, BoxVariant, read_variants, without_variants
from rumpus.games.zombies_doom.board import CAMP, NORMAL, NOWHERE, Board, called_of, kind_of, tile_of
from rumpus.games.zombies_doom.cards.card import NO_SPELL, Pattern, Spell, Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.enough import CountLines, check_enough
from rumpus.games.zombies_doom.cards.map_block import check_map, read_map
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
from rumpus.games.zombies_doom.cards.tile_file import COPIES, SIGN, read_tiles
from rumpus.games.zombies_doom.cards.weapon_file import read_piles, without_spells
from rumpus.games.zombies_doom.things import MONSTER_NAMES
from rumpus.kernel.message import Message

TILE_FILE: Final = "tiles.txt"
SPELL_FILE: Final = "spells.txt"
WEAPON_FILE: Final = "weapons.txt"
TASK_FILE: Final = "tasks.txt"
FILES: Final = (BOX_FILE, TILE_FILE, SPELL_FILE, WEAPON_FILE, TASK_FILE)
DONE_WITHOUT: Final = (SPELL_FILE, TASK_FILE)  # a box without the file has nothing of the kind
VARIANTS_OF_THE_GAME: Final = ("printed-spells",)  # Z9.1
STANDARD: Final = Path(__file__).parent.parent / "box" / "standard"
OWN: Final = {"standard": STANDARD, "fairer": STANDARD.with_name("fairer")}  # the usual one first

MOST_MONSTERS: Final = 99


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a game is played with. Tables by monster or spell begin with none."""

    name: str
    about: str
    digest: str
    names: Names
    tiles: tuple[TileCard, ...]  # that are laid at random
    fixed_tiles: tuple[TileCard, ...]  # that lie where the map has their signs
    weapons: tuple[Weapon, ...]
    tasks: tuple[Task, ...]
    spells: tuple[Spell, ...]
    called: tuple[str, ...]  # the tiles that have a name or that a task names, after none
    monsters: tuple[int, ...]  # how many tokens of each
    numbers: Numbers
    board: Board
    variants: tuple[BoxVariant, ...]
    tile_index: dict[str, int] = field(init=False, repr=False, compare=False)
    weapon_index: dict[str, int] = field(init=False, repr=False, compare=False)
    spell_index: dict[str, int] = field(init=False, repr=False, compare=False)
    task_index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tile_index", index_by_id((*self.tiles, *self.fixed_tiles)))
        object.__setattr__(self, "weapon_index", index_by_id(self.weapons))
        object.__setattr__(
            self, "spell_index", {spell.id: number for number, spell in enumerate(self.spells) if number}
        )
        object.__setattr__(self, "task_index", index_by_id(self.tasks))

    def count_tiles(self, kind: int) -> int:
        return sum(tile.copies for tile in self.tiles if kind_of(tile.tile) == kind)

    def may_have(self, task: Task) -> bool:
        """Whether the tile that the task names may be on the map."""

        def is_it(tile: int) -> bool:
            return called_of(tile) == task.called if task.called else kind_of(tile) == task.tile

        at_random = self.board.others and any(tile.copies and is_it(tile.tile) for tile in self.tiles)
        return bool(at_random) or any(map(is_it, self.board.fixed.values()))

    def has_spell(self, spell: int) -> bool:
        """On a card of its own, or printed on a weapon."""
        return spell > 0 and (self.spells[spell].copies > 0 or any(card.spell == spell for card in self.weapons))

    def left_over(self) -> int:
        """Z5.1: the tiles that are not laid."""
        return sum(tile.copies for tile in self.tiles) - len(self.board.others)

    def sure_tokens(self) -> int:
        """Z7.3: the victory tokens of the map, which never come back; those left over may be normal tiles."""
        in_castle = 0 if self.board.castle == NOWHERE else self.numbers.castle_tokens
        fixed = list(self.board.fixed_kinds.values()).count(NORMAL)
        return max(self.count_tiles(NORMAL) - self.left_over(), 0) + fixed + in_castle

    def sure_tasks(self, players: int) -> int:
        """Z3.3: the tasks about trophies that can be completed whatever the map and whatever the others keep. They come
        to lie open if others can be thrown away in a camp (Z4.5), or if there are too few others to fill the row."""
        sure = sum(self.is_sure(task, players) for task in self.tasks)
        open_ = self.numbers.open_tasks
        camps = self.count_tiles(CAMP) > self.left_over() or CAMP in self.board.fixed_kinds.values()
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
    pages = open_pages({**dict.fromkeys(DONE_WITHOUT, b""), **files}, FILES)
    about = _read_about(pages[BOX_FILE]) if BOX_FILE in files else {}
    numbers = _read_rules(pages[BOX_FILE], about, variant, has_tasks=bool(pages[TASK_FILE].nodes))
    tiles = read_tiles(pages[TILE_FILE])
    spells = read_spells(pages[SPELL_FILE])
    table_of_spells = (NO_SPELL, *(spell for _, spell in spells))
    weapons = read_piles(pages[WEAPON_FILE], table_of_spells, numbers.hand_size) if WEAPON_FILE in files else []
    tasks = read_tasks(pages[TASK_FILE], numbers.trophies_kept, {tile.id: tile for _, tile in tiles})
    called = _call(tiles, tasks)
    tiles = [(line, _as_called(tile, called)) for line, tile in tiles]
    tasks = [(line, replace(task, called=called.index(task.tile_id))) for line, task in tasks]
    check_ids(pages[TILE_FILE], tiles, {})
    ids: dict[str, str] = {}  # what can be practised has an id of its own
    check_ids(pages[SPELL_FILE], spells, ids)
    check_ids(pages[TASK_FILE], tasks, ids)
    check_ids(
        pages[TILE_FILE], [(line, tile) for line, tile in tiles if tile.id in called], ids
    )  # so has what is named
    if not (pages[WEAPON_FILE].problems or pages[SPELL_FILE].problems):
        check_used(pages[SPELL_FILE], spells, weapons)
    board = _read_board(pages, about.get("map"), tiles)
    box = Box(
        name=about["name"].value if "name" in about else "",
        about=about["about"].value if "about" in about else "",
        digest=digest_of([pages[file] for file in sorted(pages)], files),
        names=names_on(pages.values()),
        tiles=tuple(tile for _, tile in tiles if not tile.sign),
        fixed_tiles=tuple(replace(tile, copies=board.signs.count(tile.sign)) for _, tile in tiles if tile.sign),
        weapons=tuple(weapons),
        tasks=tuple(task for _, task in tasks),
        spells=table_of_spells,
        called=called,
        monsters=(0, *_read_monsters(pages[BOX_FILE], about.get("monsters"))),
        numbers=numbers,
        board=board,
        variants=read_variants(
            pages[BOX_FILE], {RULES: read_changes, "targets": read_other_targets}, VARIANTS_OF_THE_GAME
        ),
    )
    if not problems_on(pages.values()):
        lines = _lines(about, tasks, variant)
        check_enough(box, pages[BOX_FILE], pages[TILE_FILE], pages[TASK_FILE], lines)
    return box, pages


def _call(tiles: list[tuple[int, TileCard]], tasks: list[tuple[int, Task]]) -> tuple[str, ...]:
    """The tiles that have a name, or that a task names, after none: only these are told apart on the map."""
    named = {task.tile_id for _, task in tasks}
    return ("", *(tile.id for _, tile in tiles if tile.name or tile.id in named))


def _as_called(card: TileCard, called: tuple[str, ...]) -> TileCard:
    return replace(card, tile=card.tile | tile_of(0, called=called.index(card.id))) if card.id in called else card


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


def _read_rules(
    page: Page, about: Mapping[str, OutlineEntry], variant: BoxVariant | None, *, has_tasks: bool
) -> Numbers:
    """What the box says otherwise than the document, and its targets. Without tasks none lies open."""
    usual = {} if has_tasks else {"open_tasks": 0}
    said = read_changes(page, about[RULES]) if RULES in about else {}
    targets = read_targets(page, about["targets"]) if "targets" in about else {}
    numbers = Numbers(**{**usual, **said, **targets, **(variant.changes if variant else {})})
    if not page.problems:
        line = variant.line if variant else about[RULES].line if RULES in about else 0
        check_numbers(page, line, numbers)
    return numbers


def _read_board(pages: Mapping[str, Page], block: OutlineEntry | None, tiles: list[tuple[int, TileCard]]) -> Board:
    """The map, and on it the tiles of the box that have a sign."""
    with_sign = [(line, tile) for line, tile in tiles if tile.sign]
    board = read_map(pages[BOX_FILE], block, {tile.sign: tile.tile for _, tile in with_sign})
    if not (pages[BOX_FILE].problems or pages[TILE_FILE].problems):
        page, line = (pages[BOX_FILE], block.line) if block else (pages[TILE_FILE], with_sign[0][0] if with_sign else 0)
        check_map(page, line, board)
        for line, tile in with_sign:
            if tile.sign not in board.signs:
                pages[TILE_FILE].wrong(line, "box-sign-not-on-map", name=tile.id, sign=tile.sign)
    return board


def _lines(about: Mapping[str, OutlineEntry], tasks: list[tuple[int, Task]], variant: BoxVariant | None) -> CountLines:
    """Of a variant that changes targets, where it begins."""
    targets = {key_of(node.text): node.line for node in about["targets"].inside}
    changed = {key: variant.line for key, field in TARGETS.items() if variant and field in variant.changes}
    return CountLines(about["monsters"].line, targets | changed, {task.id: line for line, task in tasks})


def _read_monsters(page: Page, entry: OutlineEntry | None) -> tuple[int, ...]:
    """How many tokens of each."""
    names = MONSTER_NAMES[1:]
    found = read_entries(page, entry.line, entry.inside, required=names) if entry else {}
    given = {name: line for name, line in found.items() if line.value}
    return tuple(
        read_number(page, given[name].line, given[name].value, MOST_MONSTERS, least=0) if name in given else 0
        for name in names
    )


ALTERNATIVES: Final = (frozenset(PATTERNS), frozenset({COPIES, SIGN}))
SHELF: Final = Shelf(OWN, FILES, read_box, Derivation(alternatives=ALTERNATIVES, without=without_spells))
