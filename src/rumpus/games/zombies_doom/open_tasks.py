"""The tasks that lie open together: what can be said of them whatever happens on the map, worked out once."""

from rumpus.games.zombies_doom.cards.card import Pattern, Task


class OpenTasks:
    __slots__ = ("begun_by", "for_position", "for_trophies")

    def __init__(self, tasks: list[Task]) -> None:
        self.for_position = [task for task in tasks if task.pattern is not Pattern.TROPHIES]
        self.for_trophies = [task for task in tasks if task.pattern is Pattern.TROPHIES]
        self.begun_by: dict[bytes, int] = {}

    def begun(self, trophies: bytes) -> int:
        """How many of them take one more trophy."""
        found = self.begun_by.get(trophies)
        if found is None:
            found = self.begun_by[trophies] = sum(takes_one_more(task, trophies) for task in self.for_trophies)
        return found


def takes_one_more(task: Task, trophies: bytes) -> bool:
    """Whether one more trophy, and the right one, completes it."""
    missing = sum(max(0, needed - trophies[monster]) for monster, needed in task.counts)
    return max(missing, len(task.monsters) - sum(trophies)) == 1
