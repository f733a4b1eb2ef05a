"""A box: the folder of files a game is played with. What stands in them is the game's affair."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from rumpus.boxes.deriving import BOX_FILE, Derivation, WholeBox, base_of, derive
from rumpus.boxes.outline import Page, normal_lines
from rumpus.boxes.pictures import pictures_in, read_pictures, wrong_pictures
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
MOST_READ: Final = 32  # boxes of anybody's that are kept in memory


class Shelf(Generic[AnyBox]):
    """The boxes a game can be played with: its own by name, anybody's by folder."""

    def __init__(
        self,
        own: Mapping[str, Path],
        files: Sequence[str],
        read: Reader[AnyBox],
        derivation: Derivation = Derivation(),  # noqa: B008 - it is frozen
    ) -> None:
        self.own = own
        self.files = files
        self.read = read
        self.derivation = derivation
        self.found: dict[Path, AnyBox] = {}  # of the game's own, which stay as they are
        self.read_last: OrderedDict[tuple[Path, str], AnyBox] = OrderedDict()  # of anybody's, by what was in the files
        self.brought: dict[str, tuple[AnyBox, Mapping[str, bytes]]] = {}  # by digest
        self.pictures: OrderedDict[str, dict[str, bytes]] = OrderedDict()  # by the digest of a box, then by file

    def find(self, written: str) -> AnyBox:
        """The box of that name or in that folder. `NAME@DIGEST`, as records write it, must still be the same box, or
        have been brought, whatever has become of its folder."""
        name, _, digest = written.partition("@")
        if digest in self.brought:
            return self.brought[digest][0]
        folder = self.folder(name)
        box = self._own(folder) if folder in self.own.values() else self._anybodys(folder, digest)
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

    @property
    def listed(self) -> tuple[str, ...]:
        """The files that are lists of keys and ids."""
        return tuple(file for file in self.files if file not in self.derivation.replaced)

    def folder(self, name: str) -> Path:
        return self.own.get(name) or Path(name)

    def load(self, folder: Path) -> AnyBox:
        return self._sound(self.whole(folder))

    def sound(self, files: Mapping[str, bytes]) -> AnyBox:
        """The box made of these files, which are all of it; Refused with the first thing wrong with it."""
        return self._sound(WholeBox(dict(files)))

    def check(self, folder: Path) -> list[Message]:
        """Everything wrong with the box in this folder, file by file from the top."""
        try:
            whole = self.whole(folder)
        except Refused as refused:
            return [refused.message]
        return self.problems(whole)[1]

    def problems(self, whole: WholeBox) -> tuple[AnyBox, list[Message]]:
        """The box, and everything wrong with it, where it was written."""
        box, problems = self.read(whole.files)
        return box, [*whole.problems, *map(whole.located, problems), *wrong_pictures(whole.files)]

    def contents(self, folder: Path) -> dict[str, bytes]:
        """The files of the box in this folder; where it derives from another box, as it is then."""
        return self.whole(folder).files

    def whole(self, folder: Path, deriving: tuple[Path, ...] = ()) -> WholeBox:
        """The box in this folder, with what it takes from others. Refused if there is no such box, or not all of it."""
        if not folder.is_dir():
            raise Refused("box-missing-folder", folder=str(folder))
        files = {file: (folder / file).read_bytes() for file in self.files if (folder / file).is_file()}
        files |= read_pictures(folder)
        name, line = base_of(files)
        if not name:
            return WholeBox(files)
        base = self._base(folder, name)
        if not base.is_dir():
            raise Refused("box-nothing-to-derive-from", file=BOX_FILE, line=line, name=name, own=tuple(self.own))
        if base.resolve() in (*deriving, folder.resolve()):
            raise Refused("box-derives-from-itself", file=BOX_FILE, line=line, name=name)
        above = self.whole(base, (*deriving, folder.resolve())).named(name)
        return derive(files, above, self.files, self.derivation)

    def _own(self, folder: Path) -> AnyBox:
        if folder not in self.found:
            self.found[folder] = self.load(folder)
        return self.found[folder]

    def _anybodys(self, folder: Path, digest: str) -> AnyBox:
        """As its files are now, because whoever has a box changes it; or as they were when it had this digest."""
        if digest:
            for (place, _), box in tuple(self.read_last.items()):
                if place == folder and box.digest.startswith(digest):
                    return box
        whole = self.whole(folder)
        key = (folder, fingerprint(whole.files))
        found = self.read_last.get(key)
        if found is None:
            found = self.read_last[key] = self._sound(whole)
            while len(self.read_last) > MOST_READ:
                self.read_last.popitem(last=False)
        return found

    def _base(self, folder: Path, name: str) -> Path:
        """One of the game's own, or else a folder as seen from where this one lies."""
        return self.own.get(name) or folder.resolve().parent / name

    def _sound(self, whole: WholeBox) -> AnyBox:
        box, problems = self.problems(whole)
        if problems:
            raise Refused(problems[0].id, **problems[0].args)
        if pictures := pictures_in(whole.files):
            self.pictures[box.digest] = pictures
            while len(self.pictures) > MOST_READ:
                self.pictures.popitem(last=False)
        return box


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


def digest_of(pages: Iterable[Page], files: Mapping[str, bytes]) -> str:
    """A fingerprint of what is said on these pages, and of the pictures among the files; comments and tastes of spacing
    do not change it."""
    lines = [line for page in pages for line in (f"[{page.file}]", *normal_lines(page.nodes))]
    pictures = sorted(pictures_in(files).items())
    lines += [f"[{file}] {hashlib.sha256(content).hexdigest()}" for file, content in pictures]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def fingerprint(files: Mapping[str, bytes]) -> str:
    """Of the files as they are, to the last space."""
    parts = [f"{len(content)} {file}\n".encode() + content for file, content in sorted(files.items())]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def check_ids(page: Page, found: Iterable[tuple[int, Item]], ids: dict[str, str]) -> None:
    """Records call things by their ids, so one id means one thing. `ids` says where each was used first, and grows."""
    for line, item in found:
        if item.id in ids:
            page.wrong(line, "box-duplicate-id", name=item.id, first=ids[item.id])
        else:
            ids[item.id] = f"{page.file}:{line}"


def index_by_id(items: Iterable[Item]) -> dict[str, int]:
    return {item.id: index for index, item in enumerate(items)}
