"""What is odd about a box that can be played with: files that nobody reads, languages that nobody speaks here."""

import difflib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rumpus.boxes.deriving import BOX_FILE, WholeBox
from rumpus.boxes.names import named
from rumpus.boxes.outline import IN_A_LANGUAGE, OutlineNode, Page, key_of
from rumpus.boxes.pictures import FOLDER, picture_id, whose_picture
from rumpus.boxes.reference import Sheet
from rumpus.kernel.message import Argument, Message

OTHER_PICTURES: Final = (".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".avif", ".pdf", ".ai", ".psd")
READ_BY_PEOPLE: Final = ("readme", "license", "licence", "notice", "changelog")


class Remark(NamedTuple):
    """What a game finds odd about something of a box, by its id; where that stands is found here."""

    noun: str
    id: str
    message: str


def stray_files(folder: Path, files: Sequence[str]) -> Iterator[Message]:
    """Those in a box's folder that are no part of it."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_dir() or name in files or any(part.startswith(".") for part in path.relative_to(folder).parts):
            continue
        if path.stem.lower() in READ_BY_PEOPLE or (picture_id(name) and path.parent.name == FOLDER):
            continue
        if path.parent.name == FOLDER and path.suffix.lower() in OTHER_PICTURES:
            yield Message("box-stray-picture", {"file": name})
            continue
        closest = difflib.get_close_matches(name.lower(), files, n=1, cutoff=0.6)
        if closest:
            yield Message("box-stray-file-like", {"file": name, "closest": closest[0]})
        else:
            yield Message("box-stray-file", {"file": name})


def foreign_names(whole: WholeBox, files: Sequence[str], languages: Collection[str]) -> Iterator[Message]:
    """Names in a language that is not spoken here."""
    for file in files:
        for node in _all_nodes(Page(file, whole.files.get(file, b"")).nodes):
            found = IN_A_LANGUAGE.fullmatch(key_of(node.text)) if ":" in node.text else None
            if found and found["language"] not in languages:
                args = {"file": file, "line": node.line, "language": found["language"], "known": tuple(languages)}
                yield whole.located(Message("box-unknown-language", args))


def names_twice(whole: WholeBox, files: Sequence[str]) -> Iterator[Message]:
    """Two cards of one name: whoever reads it cannot tell them apart."""
    for file in files:
        first: dict[tuple[str, ...], OutlineNode] = {}  # by what it is, in which language, and the name
        for node in Page(file, whole.files.get(file, b"")).nodes:
            for language, name in named(node.inside).items():
                other = first.setdefault((node.text.split()[0], language, name.casefold()), node)
                if other is not node:
                    args: dict[str, Argument] = {"file": file, "line": node.line, "name": name, "other": other.text}
                    yield whole.located(Message("box-name-taken", args))


def nothing_to_derive_from(whole: WholeBox, problems: Iterable[Message]) -> Iterator[Message]:
    """Whoever begins with an empty folder may have forgotten the line that brings everything else."""
    if not whole.places and any(problem.id == "box-missing-file" for problem in problems):
        yield Message("box-derives-from-nothing", {"file": BOX_FILE, "base": "standard"})


def odd_pictures(files: Iterable[str], things: Iterable[Sheet], alike: Mapping[str, str]) -> Iterator[Message]:
    """Pictures of what is not in the box, and of several kinds of things that only have the same id."""
    drawn = {id: file for file in files if (id := picture_id(file))}
    shown: dict[str, dict[str, None]] = {id: {} for id in drawn}  # the kinds of things that have it, each once
    for thing in things:
        if whose := whose_picture(thing.kind, thing.id, drawn, alike):
            shown[whose][thing.kind] = None
    for id, file in drawn.items():
        kinds = list(shown[id])
        if not kinds:
            yield Message("box-picture-of-nothing", {"file": file, "name": id.replace(".", " ")})
        elif len(kinds) > 1:
            better = tuple(f"{FOLDER}/{kind}.{id}{Path(file).suffix}" for kind in kinds)
            yield Message("box-picture-of-several", {"file": file, "name": id, "better": better})


def located(remark: Remark, whole: WholeBox, files: Sequence[str]) -> Message:
    """With file and line of the thing that it is about."""
    titles: Mapping[str, tuple[str, int]] = {
        node.text.lower(): (file, node.line)
        for file in reversed(files)
        for node in Page(file, whole.files.get(file, b"")).nodes
    }
    file, line = titles.get(f"{remark.noun} {remark.id}", (files[0], 0))
    return whole.located(Message(remark.message, {"file": file, "line": line, "name": remark.id}))


def _all_nodes(nodes: Sequence[OutlineNode]) -> Iterator[OutlineNode]:
    for node in nodes:
        yield node
        yield from _all_nodes(node.inside)
