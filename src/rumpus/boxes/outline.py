"""Reading files that people write by hand: lines, indentation, `key: value`, and what is wrong where."""

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rumpus.boxes.encoding import guess_encoding, is_utf_16
from rumpus.kernel.message import Argument, Message

ID: Final = re.compile(r"[a-z][a-z0-9-]*")
IN_A_LANGUAGE: Final = re.compile(r"(?P<key>name|about) (?P<language>[a-z]{2,3})")  # `name cs`, beside `name`
# What nobody sees, and terminals obey: control characters, and marks that turn the direction of writing.
UNSEEN: Final = re.compile("[\\x00-\\x08\\x0e-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]")
MOST_IN_NAME: Final = 60  # letters: more fits on no card
NUMBER: Final = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class OutlineNode:
    """A line without its comment, and the lines indented below it."""

    line: int
    text: str
    inside: list["OutlineNode"] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class OutlineEntry:
    """What stands behind a key: a value on the same line, or lines below."""

    line: int
    value: str = ""
    inside: Sequence[OutlineNode] = ()


class AskedKeys(NamedTuple):
    """The keys that a reader knows below a line, or, with line 0, outermost in a file."""

    file: str
    line: int
    required: tuple[str, ...]
    optional: tuple[str, ...]


# Whoever writes down what can be written listens to those who read it.
_listener: ContextVar[list[AskedKeys] | None] = ContextVar("listener", default=None)


@contextmanager
def listening() -> Iterator[list[AskedKeys]]:
    """The keys that are asked for meanwhile."""
    asked: list[AskedKeys] = []
    before = _listener.set(asked)
    try:
        yield asked
    finally:
        _listener.reset(before)


class Page:
    """One file while it is being read: its outermost lines, and everything found wrong with it so far."""

    def __init__(self, file: str, content: bytes) -> None:
        self.file = file
        self.problems: list[Message] = []
        self.nodes = read_nodes(self, content)

    def wrong(self, line: int, id: str, **args: Argument) -> None:
        """Line 0 is the file as a whole."""
        self.problems.append(Message(id, {"file": self.file, "line": line, **args}))


def read_text(page: Page, content: bytes) -> str:
    """Nothing, if it is something else than UTF-8; which is then said."""
    try:
        if not is_utf_16(content):
            return content.decode("utf-8-sig")
        line = 1
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
    if encoding := guess_encoding(content):
        page.wrong(line, "box-other-encoding", encoding=encoding)
    else:
        page.wrong(line, "box-not-text")
    return ""


def read_nodes(page: Page, content: bytes) -> list[OutlineNode]:
    """The outermost lines of a file, each with what is indented below it."""
    text = read_text(page, content)
    outermost: list[OutlineNode] = []
    levels = [(0, outermost)]
    for number, raw in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1):
        content_of_line = raw.partition("#")[0]
        words = content_of_line.split()
        if not words:
            continue
        if unseen := UNSEEN.search(content_of_line):
            page.wrong(number, "box-unseen-character", code=f"U+{ord(unseen[0]):04X}")
            words = UNSEEN.sub(" ", content_of_line).split() or ["?"]
        margin = content_of_line[: len(content_of_line) - len(content_of_line.lstrip())]
        if margin.strip(" "):
            page.wrong(number, "box-tab")
        indent = len(margin.expandtabs(4))
        before = levels[-1][0]
        while levels[-1][0] > indent:
            levels.pop()
        level, siblings = levels[-1]
        if indent > level:
            if indent < before or not siblings:
                page.wrong(number, "box-bad-indent")
                siblings = []  # Keep the line and what is below it apart: who it belongs to is anyone's guess.
            else:
                siblings = siblings[-1].inside
            levels.append((indent, siblings))
        siblings.append(OutlineNode(number, " ".join(words)))
    return outermost


def key_of(text: str) -> str:
    """What tells a line from its neighbours: its key, or all of it, such as `card bazooka`."""
    return text.partition(":")[0].strip().lower()


def normal_lines(nodes: Iterable[OutlineNode]) -> list[str]:
    """The same lines without comments, blank lines and tastes of spacing: one blank of indentation per level."""
    lines: list[str] = []
    todo = [(node, 0) for node in reversed(list(nodes))]
    while todo:
        node, depth = todo.pop()
        lines.append(" " * depth + node.text)
        todo.extend((child, depth + 1) for child in reversed(node.inside))
    return lines


def read_entries(
    page: Page,
    line: int,
    nodes: Iterable[OutlineNode],
    *,
    required: Sequence[str],
    optional: Sequence[str] = (),
    blocks: Sequence[str] = (),
) -> dict[str, OutlineEntry]:
    """The `key: value` lines of what begins at `line`; the keys in `blocks` have lines below instead of a value."""
    entries: dict[str, OutlineEntry] = {}
    known = (*required, *optional)
    if (asked := _listener.get()) is not None:
        asked.append(AskedKeys(page.file, line, tuple(required), tuple(optional)))
    for node in nodes:
        key, colon, value = node.text.partition(":")
        key, value = key.strip().lower(), value.strip()
        if not colon:
            page.wrong(node.line, "box-no-colon", found=node.text)
            continue
        if key not in known and not (key.rpartition(" ")[0] in known and IN_A_LANGUAGE.fullmatch(key)):
            wrong_word(page, node.line, "box-unknown-key", key, known)
            continue
        if key in entries:
            page.wrong(node.line, "box-duplicate-key", key=key, first=entries[key].line)
            continue
        if key not in blocks:
            nothing_inside(page, node)
            if not value:
                page.wrong(node.line, "box-missing-value", key=key)
            elif key.split()[0] == "name" and len(value) > MOST_IN_NAME:
                page.wrong(node.line, "box-name-too-long", most=MOST_IN_NAME)
        elif value:
            page.wrong(node.line, "box-block-in-line", key=key)
        elif not node.inside:
            page.wrong(node.line, "box-empty-block", heading=node.text)
        entries[key] = OutlineEntry(node.line, value, node.inside)
    for key in required:
        if key not in entries:
            page.wrong(line, "box-missing-key", key=key)
    return entries


def nothing_inside(page: Page, node: OutlineNode) -> None:
    if node.inside:
        page.wrong(node.inside[0].line, "box-unexpected-indent", above=node.text)


def read_number(page: Page, line: int, text: str, most: int, *, least: int = 1) -> int:
    """A number from `least` to `most`."""
    if NUMBER.fullmatch(text) and least <= int(text) <= most:
        return int(text)
    page.wrong(line, "box-bad-number", found=text, least=least, most=most)
    return least


def read_choice(page: Page, line: int, text: str, choices: Sequence[str]) -> str:
    if text.lower() in choices:
        return text.lower()
    page.wrong(line, "box-bad-choice", found=text, choices=tuple(choices))
    return choices[0]


def read_title(page: Page, node: OutlineNode, noun: str) -> str | None:
    """The id in a line such as `card bazooka`; None if the line is something else."""
    words = node.text.split()
    if words[0].lower() != noun:
        page.wrong(node.line, "box-unknown-line", found=node.text, noun=noun)
        return None
    id = " ".join(words[1:])
    if not ID.fullmatch(id):
        page.wrong(node.line, "box-bad-id", found=id)
    return id


def wrong_word(page: Page, line: int, id: str, found: str, known: Iterable[str]) -> None:
    """Complain of something we do not know, naming what may have been meant."""
    closest = difflib.get_close_matches(found, list(known), n=3, cutoff=0.6)
    if closest:
        page.wrong(line, f"{id}-like", found=found, closest=tuple(closest))
    else:
        page.wrong(line, id, found=found)
