"""A box that says only what it changes: `from: standard` in its box.txt. Here it is made whole, before a game reads it.

What it writes replaces the line with the same key, or the card of the same id; of a card or a block, only the keys that
it writes. What stands below a key deeper down, such as what a card says, is replaced as a whole, and so are the files
named in `Derivation.replaced`. `leave out:` drops what is named there, and so does `copies: 0`.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rumpus.boxes.outline import OutlineNode, Page, key_of, wrong_word
from rumpus.boxes.pictures import picture_id, pictures_in
from rumpus.kernel.message import Argument, Message, Refused
from rumpus.kernel.setting import words

BOX_FILE: Final = "box.txt"
FROM: Final = "from"
LEAVE_OUT: Final = "leave out"
NONE_OF_IT: Final = "copies: 0"
INDENT: Final = "    "
AT: Final = re.compile(r"(?P<file>.+):(?P<line>\d+)")  # where something is described: `tiles.txt:7`


class LineOrigin(NamedTuple):
    """Where a line was written: the file has the name of its box before it, unless it is the one that is read."""

    file: str
    line: int


@dataclass(frozen=True, slots=True)
class PlacedNode:
    """A line of a whole box, from whichever box it came."""

    text: str
    place: LineOrigin
    inside: list["PlacedNode"] = field(default_factory=list)


@dataclass(frozen=True)
class WholeBox:
    """The files of a box with nothing left to be looked up elsewhere. `places` says where the lines of a file were
    written, if it was put together of several boxes."""

    files: dict[str, bytes]
    places: dict[str, list[LineOrigin]] = field(default_factory=dict)
    problems: list[Message] = field(default_factory=list)

    def place(self, file: str, line: int) -> LineOrigin:
        places = self.places.get(file, [])
        return places[line - 1] if 0 < line <= len(places) else LineOrigin(file, line)

    def located(self, problem: Message) -> Message:
        """The same with the file and line in which it was written."""
        file, line, args = problem.args.get("file"), problem.args.get("line"), dict(problem.args)
        args |= {name: self.located(why) for name, why in problem.args.items() if isinstance(why, Message)}
        if isinstance(file, str) and isinstance(line, int):
            args["file"], args["line"] = self.place(file, line)
            args |= self._first(file, problem.args.get("first"))
        return Message(problem.id, args)

    def _first(self, file: str, first: "Argument | None") -> dict[str, Argument]:
        """Where the same stood before: a line of the file, or `tiles.txt:7`."""
        if isinstance(first, int):
            return {"first": self.place(file, first).line}
        found = AT.fullmatch(first) if isinstance(first, str) else None
        if found is None:
            return {}
        place = self.place(found["file"], int(found["line"]))
        return {"first": f"{place.file}:{place.line}"}

    def named(self, name: str) -> "WholeBox":
        """As a box that another one derives from: its own lines are now those of `name`."""

        def elsewhere(place: LineOrigin) -> LineOrigin:
            return place if "/" in place.file else LineOrigin(f"{name}/{place.file}", place.line)

        counted = {file: range(1, content.count(b"\n") + 2) for file, content in self.files.items()}
        places = {file: [elsewhere(self.place(file, line)) for line in lines] for file, lines in counted.items()}
        return WholeBox(self.files, places, self.problems)


def as_it_is(text: str, _gone: Set[str]) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Derivation:
    """How the boxes of a game derive from each other."""

    replaced: frozenset[str] = (
        frozenset()
    )  # files that are no list of keys or ids: whoever writes one, writes all of it
    alternatives: tuple[frozenset[str], ...] = ()  # keys of which a card has one: writing it replaces the others
    # How a line of the other box reads without what is left out: `spell lure`, or `lure`.
    without: Callable[[str, Set[str]], str] = as_it_is


def base_of(files: Mapping[str, bytes]) -> tuple[str, int]:
    """The name of the box that this one derives from, and the line that says so; empty, if it is whole. Refused if that
    cannot be told."""
    page = Page(BOX_FILE, files.get(BOX_FILE, b""))
    if page.problems and not page.nodes:  # nothing else could be said of the box that would be true
        raise Refused(page.problems[0].id, **page.problems[0].args)
    for node in page.nodes:
        if key_of(node.text) == FROM:
            return node.text.partition(":")[2].strip(), node.line
    return "", 0


def derive(own: Mapping[str, bytes], base: WholeBox, order: Sequence[str], how: Derivation) -> WholeBox:
    """A whole box: what `own` says, and for the rest what `base` does."""
    pages = {file: Page(file, content) for file, content in own.items() if file in order and file not in how.replaced}
    manifest = pages[BOX_FILE]
    left_out = _leaving(manifest)
    manifest.nodes = [node for node in manifest.nodes if key_of(node.text) not in (FROM, LEAVE_OUT)]
    pictured = {picture_id(file) for file in own}
    for title in left_out:  # `tile bow`, or `bow`
        pictured |= {title.split()[-1], title.replace(" ", ".")}
    pictures = {file: drawn for file, drawn in pictures_in(base.files).items() if picture_id(file) not in pictured}
    whole = WholeBox(pictures | pictures_in(own))
    found: set[str] = set()
    for file in order:
        if file in left_out and file in base.files:
            found |= {file, *(name for node in Page(file, base.files[file]).nodes for name in _names_of(node.text))}
            continue
        if file in pages or (file in base.files and file not in how.replaced):
            mine = [_placed(node, pages[file]) for node in pages[file].nodes] if file in pages else []
            theirs = [_from_base(node, base, file) for node in Page(file, base.files.get(file, b"")).nodes]
            theirs = [node for node in theirs if file != BOX_FILE or not _is_title(node)]
            gone = {name for node in theirs for name in _names_of(node.text) if name in left_out}
            found |= gone
            kept = [_reworded(node, found, how) for node in theirs if gone.isdisjoint(_names_of(node.text))]
            merged = _merge(kept, mine, how, pages.get(file))
            _write(whole, file, [node for node in merged if not _is_none_of_it(node, mine)])
        elif file in own:
            whole.files[file] = own[file]
        elif file in base.files:
            whole.files[file], whole.places[file] = base.files[file], base.places.get(file, [])
    titles = [
        node.text.lower()
        for file in order
        for node in Page(file, base.files.get(file, b"")).nodes
        if ":" not in node.text
    ]
    for name, line in left_out.items():
        meant = [title for title in titles if name in _names_of(title)]
        if name not in found:
            wrong_word(
                manifest, line, "box-nothing-to-leave-out", name, {id for title in titles for id in _names_of(title)}
            )
        elif len(meant) > 1:
            manifest.wrong(line, "box-which-to-leave-out", found=name, meant=tuple(meant))
    whole.problems.extend([*base.problems, *(problem for page in pages.values() for problem in page.problems)])
    return whole


def _leaving(page: Page) -> dict[str, int]:
    """What is to be left out, and the line that says so. Both keys of deriving may be there once."""
    lines: dict[str, int] = {}
    left_out: dict[str, int] = {}
    for node in page.nodes:
        key = key_of(node.text)
        if key not in (FROM, LEAVE_OUT):
            continue
        if key in lines:
            page.wrong(node.line, "box-duplicate-key", key=key, first=lines[key])
        lines.setdefault(key, node.line)
        value = node.text.partition(":")[2].strip()
        if not value:
            page.wrong(node.line, "box-missing-value", key=key)
        if key == LEAVE_OUT:
            left_out |= {name.lower(): node.line for name in words(value)}
    return left_out


def _merge(
    theirs: Iterable[PlacedNode], mine: Iterable[PlacedNode], how: Derivation, page: Page | None, *, deeper: bool = True
) -> list[PlacedNode]:
    """What is written twice by the same box stays there twice, so that whoever reads it complains."""
    merged = list(theirs)
    seen: set[str] = set()
    for node in mine:
        key = key_of(node.text)
        at = next((place for place, other in enumerate(merged) if key_of(other.text) == key), None)
        if not deeper and key == LEAVE_OUT:
            merged = _without(merged, node, page)
        elif at is None or key in seen:
            others = [group - {key} for group in how.alternatives if key in group and not deeper]
            merged = [other for other in merged if not any(key_of(other.text) in group for group in others)]
            merged.append(node)
        elif deeper and _is_keyed(merged[at]) and _is_keyed(node):
            inside = _merge(merged[at].inside, node.inside, how, page, deeper=False)
            merged[at] = PlacedNode(node.text, node.place, inside)
        elif deeper and not node.inside and ":" not in node.text:  # `card bazooka`, and what it changes is not below it
            if page is not None:
                page.wrong(node.place.line, "box-empty-block", heading=node.text)
        else:
            merged[at] = node
        seen.add(key)
    return merged


def _without(nodes: list[PlacedNode], leaving: PlacedNode, page: Page | None) -> list[PlacedNode]:
    """`leave out: dealt`, inside of a card."""
    known = [key_of(node.text) for node in nodes]
    gone = [name.lower() for name in words(leaving.text.partition(":")[2])]
    for name in gone:
        if name not in known and page is not None:
            wrong_word(page, leaving.place.line, "box-nothing-to-leave-out", name, known)
    return [node for node in nodes if key_of(node.text) not in gone]


def _is_title(node: PlacedNode) -> bool:
    """A box has a name of its own."""
    return key_of(node.text).split()[:1] in (["name"], ["about"])


def _is_keyed(node: PlacedNode) -> bool:
    """Whether what stands below it are keys, each with what belongs to it."""
    return bool(node.inside) and all(":" in line.text for line in node.inside)


def _is_none_of_it(node: PlacedNode, mine: Sequence[PlacedNode]) -> bool:
    """Of which the deriving box itself says that there is none."""
    written = any(key_of(node.text) == key_of(own.text) for own in mine)
    return written and any(" ".join(line.text.lower().split()) == NONE_OF_IT for line in node.inside)


def _names_of(text: str) -> tuple[str, ...]:
    """Of `card bazooka` that and `bazooka`; none of `name: Small`."""
    return () if ":" in text else (text.lower(), text.lower().partition(" ")[2])


def _placed(node: OutlineNode, page: Page) -> PlacedNode:
    return PlacedNode(node.text, LineOrigin(page.file, node.line), [_placed(inside, page) for inside in node.inside])


def _from_base(node: OutlineNode, base: WholeBox, file: str) -> PlacedNode:
    return PlacedNode(
        node.text, base.place(file, node.line), [_from_base(inside, base, file) for inside in node.inside]
    )


def _reworded(node: PlacedNode, gone: Set[str], how: Derivation) -> PlacedNode:
    return PlacedNode(how.without(node.text, gone), node.place, [_reworded(line, gone, how) for line in node.inside])


def _write(whole: WholeBox, file: str, nodes: Iterable[PlacedNode]) -> None:
    lines: list[str] = []
    places: list[LineOrigin] = []
    todo = [(node, 0) for node in reversed(list(nodes))]
    while todo:
        node, depth = todo.pop()
        lines.append(INDENT * depth + node.text)
        places.append(node.place)
        todo.extend((child, depth + 1) for child in reversed(node.inside))
    whole.files[file] = "".join(f"{line}\n" for line in lines).encode()
    whole.places[file] = places
