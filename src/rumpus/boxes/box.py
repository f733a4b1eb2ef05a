"""A box: the folder of files a game is played with. What stands in them is the game's affair."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

from rumpus.boxes.outline import Page, normal_lines
from rumpus.kernel.message import Message, Refused


class BoxLike(Protocol):
    @property
    def digest(self) -> str:
        """A fingerprint: equal digests, equal boxes."""
        ...


class Item(Protocol):
    """A card, a tile: something of a box that records call by its id."""

    @property
    def id(self) -> str: ...


AnyBox = TypeVar("AnyBox", bound=BoxLike)
# The box made of these files and everything wrong with it; with anything wrong, the box is not to be used.
Reader: TypeAlias = Callable[[Mapping[str, bytes]], tuple[AnyBox, list[Message]]]


class Shelf(Generic[AnyBox]):
    """The boxes a game can be played with: its own by name, anybody's by folder."""

    def __init__(self, own: Mapping[str, Path], files: Sequence[str], read: Reader[AnyBox]) -> None:
        self.own = own
        self.files = files
        self.read = read
        self.found: dict[Path, AnyBox] = {}
        self.brought: dict[str, tuple[AnyBox, Mapping[str, bytes]]] = {}  # by digest

    def find(self, written: str) -> AnyBox:
        """The box of that name or in that folder. `NAME@DIGEST`, as records write it, must still be the same box, or
        have been brought, whatever has become of its folder."""
        name, _, digest = written.partition("@")
        if digest in self.brought:
            return self.brought[digest][0]
        folder = self.folder(name)
        if folder not in self.found:
            self.found[folder] = self.load(folder)
        box = self.found[folder]
        if digest and not box.digest.startswith(digest):
            raise Refused("box-is-another", box=Path(name).name, recorded=digest, ours=short_digest(box))
        return box

    def bring(self, files: Mapping[str, bytes], digest: str = "") -> str:
        """Have a box by its content, from whoever has kept it: under the digest that records know it by, or its own."""
        box = self.sound(files)
        digest = digest or short_digest(box)
        self.brought[digest] = (box, files)
        return digest

    def brought_files(self, written: str) -> Mapping[str, bytes] | None:
        _, files = self.brought.get(written.partition("@")[2], (None, None))
        return files

    def folder(self, name: str) -> Path:
        return self.own.get(name) or Path(name)

    def load(self, folder: Path) -> AnyBox:
        return self.sound(self.contents(folder))

    def sound(self, files: Mapping[str, bytes]) -> AnyBox:
        """The box made of these files; Refused with the first thing wrong with it."""
        box, problems = self.read(files)
        if problems:
            raise Refused(problems[0].id, **problems[0].args)
        return box

    def check(self, folder: Path) -> list[Message]:
        """Everything wrong with the box in this folder, file by file from the top."""
        try:
            return self.read(self.contents(folder))[1]
        except Refused as refused:
            return [refused.message]

    def contents(self, folder: Path) -> dict[str, bytes]:
        """The files of the box in this folder, those that are there."""
        if not folder.is_dir():
            raise Refused("box-missing-folder", folder=str(folder))
        return {file: (folder / file).read_bytes() for file in self.files if (folder / file).is_file()}


def write_box_name(written: str, box: BoxLike) -> str:
    """`NAME@DIGEST`, whether or not a digest was written."""
    return f"{written.partition('@')[0]}@{short_digest(box)}"


def short_digest(box: BoxLike) -> str:
    return box.digest[:12]


def open_pages(contents: Mapping[str, bytes], required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Page]:
    """A page for each file, in this order; an optional one that is not there has none."""
    pages: dict[str, Page] = {}
    for file in (*required, *optional):
        if file in contents:
            pages[file] = Page(file, contents[file])
        elif file in required:
            pages[file] = Page(file, b"")
            pages[file].wrong(0, "box-missing-file")
    return pages


def problems_on(pages: Iterable[Page]) -> list[Message]:
    """Everything wrong with these files, file by file from the top."""
    return [problem for page in pages for problem in sorted(page.problems, key=_line_of)]


def _line_of(problem: Message) -> int:
    line = problem.args.get("line", 0)
    assert isinstance(line, int)
    return line


def digest_of(pages: Iterable[Page]) -> str:
    """A fingerprint of what these files say; comments and tastes of spacing do not change it."""
    lines = [line for page in pages for line in (f"[{page.file}]", *normal_lines(page.nodes))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def check_ids(page: Page, found: Iterable[tuple[int, Item]], ids: dict[str, str]) -> None:
    """Records call things by their ids, so one id means one thing. `ids` says where each was used first, and grows."""
    for line, item in found:
        if item.id in ids:
            page.wrong(line, "box-duplicate-id", name=item.id, first=ids[item.id])
        else:
            ids[item.id] = f"{page.file}:{line}"


def index_by_id(items: Iterable[Item]) -> dict[str, int]:
    return {item.id: index for index, item in enumerate(items)}
