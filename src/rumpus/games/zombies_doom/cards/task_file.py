"""The tasks of a box, each a pattern and the monsters it wants (Z3)."""

from typing import Final

from rumpus.boxes.outline import OutlineEntry, Page, read_choice, read_entries, read_title
from rumpus.games.zombies_doom.cards.card import ANY_MONSTER, ANY_NAME, Pattern, Task
from rumpus.games.zombies_doom.things import MONSTER_NAMES, TROPHIES_KEPT

NAMES: Final = (*MONSTER_NAMES[1:], ANY_NAME)
PATTERNS: Final = tuple(pattern.value for pattern in Pattern)
# How many monsters a pattern can want: there are four sides, two of them opposite; a row still fits the map.
FEWEST: Final = {Pattern.NEXT_TO: 1, Pattern.BETWEEN: 2, Pattern.IN_A_ROW: 2, Pattern.TROPHIES: 1}
MOST: Final = {Pattern.NEXT_TO: 4, Pattern.BETWEEN: 2, Pattern.IN_A_ROW: 3, Pattern.TROPHIES: TROPHIES_KEPT}


def read_tasks(page: Page) -> list[tuple[int, Task]]:
    """Each task with the line it begins on."""
    tasks: list[tuple[int, Task]] = []
    for node in page.nodes:
        id = read_title(page, node, "task")
        if id is None:
            continue
        entries = read_entries(page, node.line, node.inside, required=(), optional=PATTERNS)
        if len(entries) != 1:
            page.wrong(node.line, "box-one-pattern", known=PATTERNS)
        for key, entry in list(entries.items())[:1]:
            tasks.append((node.line, _read_task(page, id, Pattern(key), entry)))
    return tasks


def _read_task(page: Page, id: str, pattern: Pattern, entry: OutlineEntry) -> Task:
    words = [word.strip() for word in entry.value.split(",")] if entry.value else []
    if entry.value and not FEWEST[pattern] <= len(words) <= MOST[pattern]:
        page.wrong(entry.line, "box-wrong-count", key=pattern.value, fewest=FEWEST[pattern], most=MOST[pattern])
    names = [read_choice(page, entry.line, word, NAMES) for word in words]
    return Task(
        id, pattern, tuple(ANY_MONSTER if name == ANY_NAME else 1 << MONSTER_NAMES.index(name) for name in names)
    )
