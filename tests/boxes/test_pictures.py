"""Pictures of a box come from anybody: what is not known to be harmless does not get in."""

import base64
import struct
import zlib
from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.pictures import MOST_BYTES, wrong_pictures
from rumpus.games.worms.cards.box import SHELF
from rumpus.games.zombies_doom.cards.box import SHELF as ZOMBIES_DOOM
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.table.studio.checking import check_folder
from rumpus.text.words import LANGUAGES, words
from tests.helpers.boxes import write_box

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{0}</svg>'
GRADIENT = '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><path d="M0 0h9" fill="url(#a)"/>'


def png(width: int = 3, height: int = 2, data: bytes | None = None) -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = (b"\0" + b"\1\2\3\4" * width) * height if data is None else data
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def problems_of(name: str, content: bytes) -> list[Message]:
    return list(wrong_pictures({f"pictures/{name}": content, "box.txt": b"name: Mine"}))


def test_a_drawing_and_a_small_photograph_are_welcome() -> None:
    assert problems_of("uzi.svg", SVG.format(GRADIENT).encode()) == []
    assert problems_of("uzi.png", png()) == []


@pytest.mark.parametrize(
    ("inside", "found"),
    [
        ("<script>alert(1)</script>", "<script>"),
        ('<path onclick="alert(1)" d=""/>', "onclick"),
        ('<image href="https://elsewhere.example/a.png"/>', "<image>"),
        ('<path fill="url(https://elsewhere.example/#a)" d=""/>', "fill"),
        ("<path style=\"fill: url('//elsewhere.example')\" d=''/>", "style"),
        ("<style>@import 'elsewhere'</style>", "<style>"),
        ('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>', "<foreignObject>"),
        ('<a href="javascript:alert(1)"><path d=""/></a>', "<a>"),
        ('<linearGradient href="other.svg#a"/>', "href"),
        ('<use href="#a"/>', "<use>"),
        ('<animate attributeName="x"/>', "<animate>"),
        ('<b xmlns="http://www.w3.org/1999/xhtml">x</b>', "<b>"),
    ],
)
def test_an_svg_may_only_draw(inside: str, found: str) -> None:
    problems = problems_of("uzi.svg", SVG.format(inside).encode())
    assert [(problem.id, problem.args["found"]) for problem in problems] == [("box-picture-unsafe", found)]


@pytest.mark.parametrize(
    ("name", "content", "id"),
    [
        ("uzi.svg", b'<!DOCTYPE svg [<!ENTITY a "a">]><svg xmlns="http://www.w3.org/2000/svg"/>', "box-picture-unsafe"),
        ("uzi.svg", b'<?xml-stylesheet href="a"?><svg xmlns="http://www.w3.org/2000/svg"/>', "box-picture-unsafe"),
        ("uzi.svg", b"<html/>", "box-picture-unsafe"),
        ("uzi.svg", b"<svg", "box-picture-not-svg"),
        ("uzi.svg", b"", "box-picture-not-svg"),
        ("uzi.svg", b" " * (MOST_BYTES + 1), "box-picture-too-large"),
        ("uzi.png", SVG.encode(), "box-picture-not-png"),
        ("uzi.png", png()[:-20], "box-picture-not-png"),
        ("uzi.png", png().replace(b"IDAT", b"IDAX"), "box-picture-not-png"),
        ("uzi.png", png()[:-1] + b"\0", "box-picture-not-png"),
        ("uzi.png", png(data=b"\0" * 5), "box-picture-not-png"),
        ("uzi.png", png(data=b"\0" * 10**6), "box-picture-not-png"),
        ("uzi.png", png(9000, 1, b""), "box-picture-too-big"),
    ],
)
def test_what_is_none_is_refused_in_one_sentence(name: str, content: bytes, id: str) -> None:
    problems = problems_of(name, content)
    assert [problem.id for problem in problems] == [id]
    assert all(f"pictures/{name}" in words(language).say(problems[0]) for language in LANGUAGES)


def test_a_thing_has_one_picture_and_a_derived_box_its_own(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for box in (first, second):
        (box / "pictures").mkdir(parents=True)
    write_box(first, {"box.txt": "name: First\nfrom: standard", "pictures/uzi.svg": SVG, "pictures/girder.svg": SVG})
    assert SHELF.check(first) == []
    (first / "pictures" / "uzi.png").write_bytes(png())
    assert [problem.id for problem in SHELF.check(first)] == ["box-picture-twice"]
    (first / "pictures" / "uzi.png").unlink()
    write_box(second, {"box.txt": "name: First\nfrom: first\n"})
    assert SHELF.load(second).digest == SHELF.load(first).digest != SHELF.find("standard").digest
    (second / "pictures" / "uzi.png").write_bytes(png())
    assert [file for file in SHELF.contents(second) if "/" in file] == ["pictures/girder.svg", "pictures/uzi.png"]
    assert SHELF.load(second).digest != SHELF.load(first).digest


DRAWN = '<svg xmlns="http://www.w3.org/2000/svg"><title>{}</title></svg>'


def zombies_box(folder: Path, *pictures: str) -> Path:
    (folder / "pictures").mkdir(parents=True)
    files = {f"pictures/{name}": DRAWN.format(name) for name in pictures}
    write_box(folder, {"box.txt": "name: Mine\nfrom: standard", **files})
    return folder


def shown_by(folder: Path) -> dict[tuple[str, str], str]:
    """The file of the picture that each kind of thing has on its sheet in the studio."""
    box = check_folder(find_game("zombies-doom"), folder, "en").box
    assert box is not None
    found = {(sheet.kind, sheet.id): sheet.facts.get("picture", "") for sheet in box.sheets}
    return {thing: title_of(base64.b64decode(url.partition(",")[2])) for thing, url in found.items() if url}


def title_of(drawing: bytes) -> str:
    return drawing.decode().partition("<title>")[2].partition("<")[0]


def test_a_picture_may_be_of_one_kind_of_thing_alone(tmp_path: Path) -> None:
    """There is a weapon, and a tile, called bow."""
    shown = shown_by(zombies_box(tmp_path / "mine", "tile.bow.svg", "sword.svg", "weapon.sword.svg"))
    assert shown["tile", "bow"] == "tile.bow.svg"
    assert ("weapon", "bow") not in shown
    assert (shown["tile", "sword"], shown["weapon", "sword"]) == ("sword.svg", "weapon.sword.svg")
    assert shown["weapon", "sword@bow"] == "weapon.sword.svg"


def test_what_is_shown_for_several_or_for_nothing_is_told(tmp_path: Path) -> None:
    folder = zombies_box(tmp_path / "mine", "bow.svg", "bomb.svg", "tile.bomb.svg", "tile.mace.svg", "lure.svg")
    remarks = Boxes.of(find_game("zombies-doom")).odd(folder, LANGUAGES)
    assert [(one.id, one.args["file"], one.args["name"]) for one in remarks] == [
        ("box-picture-of-several", "pictures/bow.svg", "bow"),
        ("box-picture-of-nothing", "pictures/tile.bomb.svg", "tile bomb"),
    ]
    assert all("pictures/weapon.bow.svg" in words(language).say(remarks[0]) for language in LANGUAGES)


def test_what_a_box_leaves_out_takes_its_own_picture_along(tmp_path: Path) -> None:
    zombies_box(tmp_path / "first", "tile.bow.svg", "weapon.bow.svg")
    (second := tmp_path / "second").mkdir()
    write_box(second, {"box.txt": "name: Second\nfrom: first\nleave out: tile bow"})
    assert [file for file in ZOMBIES_DOOM.contents(second) if "/" in file] == ["pictures/weapon.bow.svg"]
