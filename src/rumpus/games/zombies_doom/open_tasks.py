"""What can be said of tasks whatever happens on the map, worked out once."""

from rumpus.games.zombies_doom.cards.card import Pattern, Task


class OpenTasks:
    """Those that lie open together."""

    __slots__ = ("for_position", "mask")

    def __init__(self, tasks: tuple[Task, ...], row: tuple[int, ...]) -> None:
        self.for_position = [tasks[task] for task in row if tasks[task].pattern is not Pattern.TROPHIES]
        self.mask = sum(1 << task for task in row)  # by their numbers


def begun_with(trophies: bytes, tasks: tuple[Task, ...]) -> int:
    """The mask of those that take one more trophy."""
    return sum(1 << number for number, task in enumerate(tasks) if takes_one_more(task, trophies))


def takes_one_more(task: Task, trophies: bytes) -> bool:
    """Whether one more trophy, and the right one, completes it."""
    if task.pattern is not Pattern.TROPHIES:
        return False
    missing = sum(max(0, needed - trophies[monster]) for monster, needed in task.counts)
    return max(missing, len(task.monsters) - sum(trophies)) == 1
