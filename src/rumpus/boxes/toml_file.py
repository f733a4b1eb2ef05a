"""A TOML file that somebody wrote, and where in it something is wrong."""

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from rumpus.boxes.written import Written
from rumpus.kernel.message import Argument, Key, Message, Refused

AT_LINE: Final = re.compile(r"at line (\d+), column (\d+)")
OPENS_LINES: Final = ('"""', "'''")  # at the end of a line: a text begins on the next one


class Lines(NamedTuple):
    """The first and the last line of something."""

    first: int
    last: int


class TomlFile(Written):
    def __init__(self, name: str, text: str) -> None:
        """Fails as `tomllib` does if it is no TOML."""
        super().__init__(tomllib.loads(text))
        self.name = name
        self.lines = text.split("\n")

    def refuse(self, key: str, id: str, /, **args: Argument) -> Refused:
        return self.located(Refused(id, **args).under(key))

    def wrong(self, key: str, id: str, /, **args: Argument) -> Refused:
        """To be raised: a message of its own for what is wrong with a key, with file and line among its arguments."""
        return Refused(id, file=self.name, line=self.line_of(key), **args)

    def located(self, refused: Refused) -> Refused:
        """The same with file and line, as far as it says where it stands."""
        return Refused("at-line", file=self.name, line=self.line_of(*refused.at), why=refused.message)

    def line_of(self, *path: Key) -> int:
        """Where a key, or an entry of a list, is given. Without one exactly there the first that ends so; else what it
        would be inside of; else the last line."""
        places = self.places
        found = places.get(path) or next((places[at] for at in places if path and at[-len(path) :] == path), None)
        if found is not None:
            return found.first
        return self.line_of(*path[:-1]) if path else max(self.last_line, 1)

    def first_line_of_text(self, *path: Key) -> int:
        """Where a text of several lines begins."""
        line = self.line_of(*path)
        return line + self.lines[line - 1].rstrip().endswith(OPENS_LINES)

    @property
    def last_line(self) -> int:
        return len(self.lines) - (not self.lines[-1])

    @cached_property
    def places(self) -> dict[tuple[Key, ...], Lines]:
        """Everything that can be looked up in the file, and the lines of the statement that gives it."""
        found: dict[tuple[Key, ...], Lines] = {}
        heading: tuple[Key, ...] = ()
        entries: dict[tuple[Key, ...], int] = {}  # of lists of tables: the place of the last one
        for lines, table in statements(self.lines):
            if self.lines[lines.first - 1].lstrip().startswith("["):
                heading = read_heading(table, entries)
                for length in range(1, len(heading) + 1):
                    found.setdefault(heading[:length], lines)
                continue
            for path in paths_in(table):
                found.setdefault((*heading, *path), lines)
            found |= {(*heading, *path): at for path, at in entries_by_line(self.lines, lines, table)}
        return found


def statements(lines: list[str]) -> Iterator[tuple[Lines, dict[str, Any]]]:
    """Each heading and each `key = value` of a file that is TOML, by itself: so many lines as make TOML together."""
    held, first = "", 1
    for number, line in enumerate(lines, 1):
        held += f"{line}\n"
        try:
            table = tomllib.loads(held)
        except tomllib.TOMLDecodeError:
            continue
        if table:
            yield Lines(first, number), table
        held, first = "", number + 1


def entries_by_line(
    lines: list[str], statement: Lines, table: dict[str, Any]
) -> Iterator[tuple[tuple[Key, ...], Lines]]:
    """Of a list of several lines, those of each entry: up to the line that, with the list closed behind it, has it."""
    path, entries = only_value(table)
    if not isinstance(entries, list):
        return
    since, known = statement.first, 0
    for number in range(statement.first, statement.last + 1):
        closing = [] if number == statement.last else ["]"]
        try:
            so_far = tomllib.loads("\n".join([*lines[statement.first - 1 : number], *closing]))
        except tomllib.TOMLDecodeError:
            continue
        count = len(only_value(so_far)[1])
        for place in range(known, count):
            for inside in ((), *paths_in(entries[place])):
                yield (*path, place, *inside), Lines(since, number)
        since, known = number + 1, count


def only_value(table: dict[str, Any]) -> tuple[tuple[Key, ...], Any]:
    """What a statement gives, and under which keys: `sees.red.turn = 3`."""
    path: tuple[Key, ...] = ()
    value: Any = table
    while isinstance(value, dict) and len(value) == 1:
        ((key, value),) = value.items()
        path = (*path, key)
    return path, value


def read_heading(table: dict[str, Any], entries: dict[tuple[Key, ...], int]) -> tuple[Key, ...]:
    """`[play.expect]` as a path: of a list of tables it means the last entry; `[[play]]` begins the next one."""
    path: tuple[Key, ...] = ()
    inside: Any = table
    while inside:
        ((key, inside),) = inside.items()
        path = (*path, key)
        if isinstance(inside, list):
            entries[path] = entries.get(path, -1) + 1
            inside = {}
        if path in entries:
            path = (*path, entries[path])
    return path


def paths_in(value: Any) -> Iterator[tuple[Key, ...]]:
    """Every key of a table, and of the tables and lists inside of it."""
    if isinstance(value, dict):
        items: list[tuple[Key, Any]] = list(value.items())
    else:
        items = list(enumerate(value)) if isinstance(value, list) else []
    for key, inside in items:
        yield (key,)
        yield from ((key, *path) for path in paths_in(inside))


def open_toml(path: Path) -> TomlFile:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("file-not-utf-8", file=str(path)) from None
    except OSError:
        raise Refused("no-such-file", file=str(path)) from None
    try:
        return TomlFile(str(path), text)
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)
        why = Message("file-not-toml", {"column": column})
        raise Refused("at-line", file=str(path), line=line, why=why) from None
