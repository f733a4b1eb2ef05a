"""The tests of what has changed: those that import it, directly or through other modules, nearest first."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tests.helpers.quick.project import Project

# Modules that start a server, a database, a browser or a program of Debian's.
HEAVY = (
    "tests.helpers.debian_programs",
    "tests.helpers.page.chromium",
    "tests.helpers.table.killing",
    "tests.helpers.table.own_postgres",
    "tests.helpers.table.serve_command",
    "tests.helpers.table.served",
    "tests.helpers.table.server_process",
)
ELSEWHERE = ("tests.page", "tests.training")  # a browser, or an environment of their own


OWN, NONE, OTHER = range(3)  # rooms


@dataclass(frozen=True)
class Selection:
    tests: list[str]  # modules, nearest first
    heavy: list[str]  # modules that belong to them and are left to `make test`


class Place(NamedTuple):
    """Where a test stands in the order."""

    imports: bool  # changed tests come first
    room: int  # those of the changed room before those of no room, and these before those of other rooms
    distance: int
    name: str


def select(project: Project, changed: Iterable[str], room: str = "", heavy: tuple[str, ...] = HEAVY) -> Selection:
    """The tests of some modules, and all tests in the room's folder."""
    changed = set(changed)
    reached = distances(project, changed)
    folders = {folder_of(name) for name in changed}
    places = []
    for test in project.test_modules:
        near = [reached[test]] if test in reached else []
        near += [reached[name] + 1 for name in project.conftests(test) if name in reached]
        named = bool(room) and within(test, f"{project.tests}.{room}")
        own_room = named or any(within(folder, folder_of(test)) for folder in folders)
        if near or named:
            distance = min(near, default=1)
            places.append(Place(distance > 0, OWN if own_room else OTHER if folder_of(test) else NONE, distance, test))
    started = {one for name in heavy if name in project.graph.modules for one in distances(project, {name})}
    chosen = [place.name for place in sorted(places)]
    light = [test for test in chosen if test not in started and not any(within(test, one) for one in ELSEWHERE)]
    return Selection(light, [test for test in chosen if test not in light])


def distances(project: Project, changed: Iterable[str]) -> dict[str, int]:
    """How many imports lie between each module and what has changed."""
    reached = dict.fromkeys(changed, 0)
    edge = list(reached)
    while edge:
        above = {one for name in edge for one in project.graph.find_modules_that_directly_import(name)}
        edge = sorted(above - reached.keys())
        reached |= dict.fromkeys(edge, max(reached.values()) + 1)
    return reached


def folder_of(module: str) -> str:
    """`kernel` for rumpus.kernel.match and for tests.kernel.test_match; empty for modules above all rooms."""
    return ".".join(module.split(".")[1:-1])


def within(module: str, package: str) -> bool:
    return bool(package) and f"{module}.".startswith(f"{package}.")


def modules_in(project: Project, room: str) -> set[str]:
    """All modules of a room, such as games.worms; raises KeyError if there is neither a package nor tests."""
    own, tests = f"{project.package}.{room}", f"{project.tests}.{room}"
    if own in project.graph.modules:
        return {own, *project.graph.find_descendants(own)}
    if tests not in project.graph.modules:
        raise KeyError(room)
    return set()
