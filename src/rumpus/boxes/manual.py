"""What can be written in a box, found out by letting its game read one: for `docs/boxes.md`."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from rumpus.boxes.box import Shelf
from rumpus.boxes.outline import AskedKeys, OutlineNode, Page, key_of, listening
from rumpus.kernel.message import Message

MANUAL: Final = "manual.toml"  # what the keys mean, in English; beside the code of a game, and here for every game
HEADINGS: Final = "headings"
BELOW: Final = " / "


class KeyNote(NamedTuple):
    """One key: below which line it stands, and as the standard box, or the game's example, has it."""

    heading: str  # such as `card …` or `rules:`, empty outermost in the file
    key: str
    required: bool
    example: tuple[str, ...]


class PhraseNote(NamedTuple):
    """One thing that a line of a card may say, below which keys, and what is then printed on the card."""

    group: str  # whose heading is in the manual.toml of the game
    pattern: str
    example: str
    below: tuple[str, ...]
    printed: Message


class FileNote(NamedTuple):
    file: str
    keys: tuple[KeyNote, ...]


def notes_of(shelf: Shelf[Any], example: Mapping[str, str]) -> list[FileNote]:
    """Every key that the reader of a game asks for in the first of its boxes, with the lines of `example` added."""
    contents = shelf.contents(next(iter(shelf.own.values())))
    for file, text in example.items():
        contents[file] = contents.get(file, b"") + b"\n" + text.encode()
    with listening() as asked:
        shelf.read(contents)
    notes = []
    for file in shelf.files:
        nodes = Page(file, contents.get(file, b"")).nodes
        found: dict[tuple[str, str], KeyNote] = {}
        for note in (note for asking in asked if asking.file == file for note in _keys(asking, nodes)):
            if not found.get((note.heading, note.key), note).example or (note.heading, note.key) not in found:
                found[note.heading, note.key] = note
        notes.append(FileNote(file, tuple(found.values())))
    return notes


def meanings(folder: Traversable) -> dict[str, str]:
    """What the keys mean, by heading and key or by the key alone."""
    return {key: text for said in _written(folder) for key, text in said.items() if key != HEADINGS}


def headings(folder: Traversable) -> dict[str, str]:
    """What stands above them in the document."""
    return {key: text for said in _written(folder) for key, text in said.get(HEADINGS, {}).items()}


def _written(folder: Traversable) -> list[dict[str, Any]]:
    """For every game, and for the one whose folder this is."""
    found = [file for file in (files("rumpus.boxes") / MANUAL, folder / MANUAL) if file.is_file()]
    return [tomllib.loads(file.read_text(encoding="utf-8")) for file in found]


def _keys(asking: AskedKeys, nodes: list[OutlineNode]) -> Iterator[KeyNote]:
    above = _way_to(asking.line, nodes) if asking.line else []
    heading = BELOW.join(_heading(node) for node in above)
    inside = above[-1].inside if above else nodes
    for key in (*asking.required, *asking.optional):
        shown = next((node for node in inside if key_of(node.text) == key), None) or _anywhere(heading, key, nodes)
        yield KeyNote(heading, key, key in asking.required, tuple(_lines(shown)) if shown else ())


def _way_to(line: int, nodes: list[OutlineNode]) -> list[OutlineNode]:
    for node in nodes:
        if node.line == line:
            return [node]
        if way := _way_to(line, node.inside):
            return [node, *way]
    return []


def _heading(node: OutlineNode) -> str:
    """`card bazooka` is any card."""
    return f"{key_of(node.text)}:" if ":" in node.text else f"{node.text.split()[0].lower()} ID"


def _anywhere(heading: str, key: str, nodes: list[OutlineNode]) -> OutlineNode | None:
    """Under another line of the same kind."""
    alike = (line for node in nodes if _heading(node) == heading for line in node.inside)
    return next((line for line in alike if key_of(line.text) == key), None)


def _lines(node: OutlineNode, depth: int = 0) -> Iterator[str]:
    yield "    " * depth + node.text
    for inside in node.inside:
        yield from _lines(inside, depth + 1)
