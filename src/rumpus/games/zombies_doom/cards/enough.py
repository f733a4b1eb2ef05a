"""Whether a box has enough of everything: what can be said only when all its files were understood."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from rumpus.boxes.outline import Page
from rumpus.games.zombies_doom.board import KIND_NAMES, rocks_of
from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.cards.numbers import TARGETS
from rumpus.games.zombies_doom.reach import usually_opens

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.cards.box import Box

MOST_ROCKY: Final = 0.4  # of the tiles: with more rock, tiles could hardly be turned so that all are reachable (Z5.2)


class CountLines(NamedTuple):
    """Where something is written."""

    monsters: int
    targets: Mapping[str, int]  # by key
    tasks: Mapping[str, int]  # by id


def check_enough(box: "Box", manifest: Page, tile_page: Page, task_page: Page, lines: CountLines) -> None:
    if not any(box.monsters):
        manifest.wrong(lines.monsters, "box-no-monsters")
    _check_tasks(box, task_page, lines.tasks)
    tiles, needed = sum(tile.copies for tile in box.tiles), len(box.board.others)
    if tiles < needed:
        tile_page.wrong(0, "box-too-few-tiles", found=tiles, needed=needed)
        return
    rocky = sum(tile.copies for tile in box.tiles if rocks_of(tile.tile))
    if rocky > tiles * MOST_ROCKY:
        tile_page.wrong(0, "box-too-rocky", found=rocky, most=int(tiles * MOST_ROCKY))
    elif rocky and not usually_opens(box.board, [tile.tile for tile in box.tiles for _ in range(tile.copies)]):
        tile_page.wrong(0, "box-map-stays-shut", found=rocky)
    _check_targets(box, manifest, lines.targets)


def _check_tasks(box: "Box", page: Page, lines: Mapping[str, int]) -> None:
    """Z3.1: so many lie open; and what one names must be there."""
    if len(box.tasks) < box.numbers.open_tasks:
        page.wrong(0, "box-too-few-tasks", found=len(box.tasks), needed=box.numbers.open_tasks)
    for task in box.tasks:
        if task.pattern is Pattern.ON and task.copy == 1 and not box.may_have(task):
            page.wrong(
                lines[task.id], "box-task-without-tile", name=task.id, tile=task.tile_id or KIND_NAMES[task.tile]
            )


def _check_targets(box: "Box", page: Page, lines: Mapping[str, int]) -> None:
    """Z10: while nobody has won there must be something left to win, and it must be sure that it can be won."""
    for players, key in enumerate(TARGETS, start=2):
        target = box.numbers.target(players)
        tokens, tasks = box.sure_tokens(), box.sure_tasks(players)
        before_a_win = players * (target - 1)
        if before_a_win >= tokens + tasks:
            page.wrong(
                lines[key],
                "box-target-too-high",
                players=players,
                target=target,
                each=target - 1,
                together=before_a_win,
                tokens=tokens,
                tasks=tasks,
                sure=tokens + tasks,
            )
