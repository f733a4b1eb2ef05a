"""The tasks of a box, each a pattern and the monsters it wants (Z3)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rumpus.boxes.outline import OutlineEntry, Page, read_choice, read_entries, read_number, read_title, wrong_word
from rumpus.games.zombies_doom.board import CAMP, CASTLE, CROSSROADS, KIND_NAMES, ROCK, START, kind_of
from rumpus.games.zombies_doom.cards.card import ANY_MONSTER, ANY_NAME, Pattern, Task, TileCard
from rumpus.games.zombies_doom.cards.numbers import MOST_TROPHIES
from rumpus.games.zombies_doom.things import MONSTER_NAMES

NAMES: Final = (*MONSTER_NAMES[1:], ANY_NAME)
PATTERNS: Final = tuple(pattern.value for pattern in Pattern)
# How many monsters a pattern can want: there are four sides, two of them opposite; a row still fits the map.
FEWEST: Final = {
    Pattern.NEXT_TO: 1,
    Pattern.BETWEEN: 2,
    Pattern.IN_A_ROW: 2,
    Pattern.IN_ORDER: 2,
    Pattern.TROPHIES: 1,
}
MOST: Final = {
    Pattern.NEXT_TO: 4,
    Pattern.BETWEEN: 2,
    Pattern.IN_A_ROW: 3,
    Pattern.IN_ORDER: 3,
    Pattern.TROPHIES: MOST_TROPHIES,
}
KINDS: Final = tuple(KIND_NAMES[kind] for kind in (CAMP, START, CASTLE))  # of tiles to end a turn on
COPIES: Final = "copies"
MOST_COPIES: Final = 9


def read_tasks(page: Page, trophies_kept: int, tiles: Mapping[str, TileCard]) -> list[tuple[int, Task]]:
    """Each task with the line it begins on. They may name any of these tiles."""
    tasks: list[tuple[int, Task]] = []
    for node in page.nodes:
        id = read_title(page, node, "task")
        if id is None:
            continue
        entries = read_entries(page, node.line, node.inside, required=(), optional=(*PATTERNS, COPIES, "name"))
        copies = _read_copies(page, entries.get(COPIES))
        patterns = [(key, entry) for key, entry in entries.items() if key in PATTERNS]
        if len(patterns) != 1:
            page.wrong(node.line, "box-one-pattern", known=PATTERNS)
        for key, entry in patterns[:1]:
            task = _read_task(page, id, Pattern(key), entry, trophies_kept, tiles)
            alike = [replace(task, id=f"{id}-{copy}", copy=copy) for copy in range(2, copies + 1)]
            tasks += [(node.line, one) for one in [task, *alike][:copies]]
    return tasks


def _read_copies(page: Page, entry: OutlineEntry | None) -> int:
    if entry is None or not entry.value:
        return 1
    return read_number(page, entry.line, entry.value, MOST_COPIES, least=0)


def _read_task(
    page: Page, id: str, pattern: Pattern, entry: OutlineEntry, trophies_kept: int, tiles: Mapping[str, TileCard]
) -> Task:
    words = [word.strip() for word in entry.value.split(",")] if entry.value else []
    if pattern is Pattern.ON:
        return _read_place(page, id, entry, tiles)
    if entry.value and not FEWEST[pattern] <= len(words) <= MOST[pattern]:
        page.wrong(entry.line, "box-wrong-count", key=pattern.value, fewest=FEWEST[pattern], most=MOST[pattern])
    elif pattern is Pattern.TROPHIES and len(words) > trophies_kept:
        page.wrong(entry.line, "box-trophies-not-kept", wanted=len(words), kept=trophies_kept)
    names = [read_choice(page, entry.line, word, NAMES) for word in words]
    return Task(
        id, pattern, tuple(ANY_MONSTER if name == ANY_NAME else 1 << MONSTER_NAMES.index(name) for name in names)
    )


def _read_place(page: Page, id: str, entry: OutlineEntry, tiles: Mapping[str, TileCard]) -> Task:
    """A kind of tile to end a turn on, or a tile of the box; where a word could be either, it is the kind."""
    word = entry.value.lower()
    if word in KINDS:
        return Task(id, Pattern.ON, (), KIND_NAMES.index(word))
    if word not in tiles:
        if word:
            wrong_word(page, entry.line, "box-unknown-tile", entry.value, (*KINDS, *tiles))
        return Task(id, Pattern.ON, ())
    kind = kind_of(tiles[word].tile)
    if kind in (CROSSROADS, ROCK):
        page.wrong(entry.line, "box-task-where-nobody-stops", name=id, tile=word, kind=KIND_NAMES[kind])
    return Task(id, Pattern.ON, (), kind, word)
