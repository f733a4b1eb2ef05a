"""What goes over the wire in the studio, where boxes are worked on."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rumpus.table.wire.library_messages import BoxInfo

FileName = Annotated[str, Meta(max_length=80)]
FileText = Annotated[str, Meta(max_length=200_000)]
FileTexts = Annotated[dict[FileName, FileText], Meta(max_length=20)]
StateId = Annotated[str, Meta(max_length=40)]


class StudioBox(msgspec.Struct):
    """A box that is worked on; `titles` are what it calls itself, by language, none where it cannot be played with;
    `base` is the box that it derives from, if any."""

    name: str
    game: str
    titles: dict[str, str]
    base: str
    changed: int  # milliseconds


class StudioGame(msgspec.Struct):
    game: str
    own: list[str]  # boxes that come with it
    files: list[str]  # that a box of it may have, those with lists of keys and ids first


class StudioInfo(msgspec.Struct):
    games: list[StudioGame]
    boxes: list[StudioBox]


class BoxText(msgspec.Struct):
    """A box as it is written; `state` is to be given back by whoever saves."""

    game: str
    name: str
    titles: dict[str, str]
    files: dict[str, str]
    pictures: list[str]
    possible: list[str]  # files that it may have
    state: str


class Checking(msgspec.Struct, forbid_unknown_fields=True):
    files: FileTexts


class PrintOrder(msgspec.Struct, forbid_unknown_fields=True):
    """A box as it is written, saved or not."""

    files: FileTexts
    language: Annotated[str, Meta(max_length=20)]
    paper: Literal["A4", "letter"]


class Saving(msgspec.Struct, forbid_unknown_fields=True):
    """`seen` is the state that is replaced by these files."""

    files: FileTexts
    seen: Annotated[str, Meta(max_length=64)]


class Beginning(msgspec.Struct, forbid_unknown_fields=True):
    """A new box that derives from `base`; without a title, it is called as its folder is."""

    base: Annotated[str, Meta(max_length=80)]
    title: Annotated[str, Meta(max_length=80)] = ""


class Unpacking(msgspec.Struct, forbid_unknown_fields=True):
    """A zip with a box, in Base64."""

    packed: Annotated[bytes, Meta(max_length=2_000_000)]


class Removing(msgspec.Struct, forbid_unknown_fields=True):
    seen: Annotated[str, Meta(max_length=64)]


class Restoring(msgspec.Struct, forbid_unknown_fields=True):
    """What the box was then is what it is from now on."""

    id: StateId
    seen: Annotated[str, Meta(max_length=64)]


class RemarkInfo(msgspec.Struct):
    """Something about a line of a file, or about all of it: line 0. What is not wrong is only odd. `brief` is the same
    without file and line, for where they are seen."""

    file: str
    line: int
    text: str
    brief: str
    wrong: bool


class CheckInfo(msgspec.Struct):
    remarks: list[RemarkInfo]
    box: BoxInfo | None  # with nothing wrong, what is in it
    holds: str


class StateInfo(msgspec.Struct):
    """What a box was once."""

    id: str
    at: int  # milliseconds


class StateText(msgspec.Struct):
    """All of it, and what of it is otherwise now, in sentences."""

    files: dict[str, str]
    changes: list[str]
