"""Pictures of a box's things: `pictures/bazooka.svg` or `.png` in its folder; `pictures/tile.bow.svg` where there are
other things of that id. They come from anybody and are shown to everybody, so that only what is known to be harmless
gets in."""

import re
import struct
import zlib
from collections.abc import Container, Iterator, Mapping
from pathlib import Path
from typing import Final, NoReturn
from xml.parsers import expat

from rumpus.kernel.message import Message

FOLDER: Final = "pictures"
KINDS: Final = {".svg": "image/svg+xml", ".png": "image/png"}
MOST_BYTES: Final = 200_000
MOST_PIXELS: Final = 2048  # either way
NAME: Final = re.compile(rf"{FOLDER}/(?P<id>([a-z][a-z-]*\.)?[a-z][a-z0-9-]*)(\.svg|\.png)")

PNG: Final = b"\x89PNG\r\n\x1a\n"
CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by PNG's kinds of colour
# Nothing that runs, moves, brings files from elsewhere, or repeats what is elsewhere in it.
SHAPES: Final = ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text", "tspan")
PAINTS: Final = ("linearGradient", "radialGradient", "stop", "clipPath", "mask")
DRAWN: Final = frozenset(("svg", "g", "defs", "title", "desc", *SHAPES, *PAINTS))
SVG: Final = "http://www.w3.org/2000/svg"
LOCAL: Final = re.compile(r"#[\w.-]+")
ELSEWHERE: Final = re.compile(r"url\(\s*['\"]?(?!#)|@import|javascript:|expression\(|\\", re.IGNORECASE)


def picture_id(file: str) -> str:
    """What a picture is of: an id, perhaps behind the kind of thing and a dot; empty, if the file is none."""
    found = NAME.fullmatch(file)
    return found["id"] if found else ""


def whose_picture(kind: str, id: str, drawn: Container[str], alike: Mapping[str, str]) -> str | None:
    """Which of these something of that kind has: its own, or that of what it is a copy of; a weapon in another pile
    (`sword@bow`) looks as it does in its own. What is of its kind alone comes first."""
    ids = (id, alike.get(id, id), id.partition("@")[0])
    return next((name for one in ids for name in (f"{kind}.{one}", one) if name in drawn), None)


def pictures_in(files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {file: content for file, content in files.items() if picture_id(file)}


def read_pictures(folder: Path) -> dict[str, bytes]:
    """Those in a box's folder; of one that is too large, no more than shows that it is."""
    found: dict[str, bytes] = {}
    for path in sorted((folder / FOLDER).glob("*")) if (folder / FOLDER).is_dir() else ():
        name = f"{FOLDER}/{path.name}"
        if picture_id(name) and path.is_file():
            with path.open("rb") as file:
                found[name] = file.read(MOST_BYTES + 1)
    return found


def wrong_pictures(files: Mapping[str, bytes]) -> Iterator[Message]:
    """What is wrong with the pictures among these files, one thing of each."""
    seen: dict[str, str] = {}
    for file, content in pictures_in(files).items():
        id = picture_id(file)
        if id in seen:
            yield Message("box-picture-twice", {"file": file, "first": seen[id]})
        elif len(content) > MOST_BYTES:
            yield Message("box-picture-too-large", {"file": file, "most": MOST_BYTES // 1000})
        elif file.endswith(".svg"):
            yield from _wrong_svg(file, content)
        else:
            yield from _wrong_png(file, content)
        seen.setdefault(id, file)


def _wrong_png(file: str, content: bytes) -> Iterator[Message]:
    """Whether it can be decoded, as far as its data are as many as its size needs."""
    try:
        size = _png_size(content)
    except (ValueError, zlib.error, struct.error, KeyError):
        yield Message("box-picture-not-png", {"file": file})
        return
    if max(size) > MOST_PIXELS:
        yield Message("box-picture-too-big", {"file": file, "width": size[0], "height": size[1], "most": MOST_PIXELS})


def _png_size(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG that holds together; of one that is too big, nothing more is looked at."""
    if not content.startswith(PNG):
        raise ValueError
    at, data, header, ended = len(PNG), bytearray(), b"", False
    while at < len(content) and not ended:
        length, kind = struct.unpack_from(">I4s", content, at)
        body = content[at + 8 : at + 8 + length]
        (crc,) = struct.unpack_from(">I", content, at + 8 + length)
        if len(body) != length or zlib.crc32(kind + body) != crc:
            raise ValueError
        header = body if kind == b"IHDR" else header
        data += body if kind == b"IDAT" else b""
        ended = kind == b"IEND"
        at += 12 + length
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    if not ended or not width or not height:
        raise ValueError
    if max(width, height) <= MOST_PIXELS:
        needed = height * (1 + (width * CHANNELS[colour] * depth + 7) // 8)
        inflating = zlib.decompressobj()
        raw = inflating.decompress(bytes(data), 2 * needed + 16 * height)
        if not inflating.eof or (len(raw) != needed and not interlaced):
            raise ValueError
    return width, height


class _Unsafe(Exception):
    """Something in an SVG that is not let in."""


def _wrong_svg(file: str, content: bytes) -> Iterator[Message]:
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = lambda *_: _refuse("<!DOCTYPE>")
    parser.ProcessingInstructionHandler = lambda target, _: _refuse(f"<?{target}?>")
    begun: list[str] = []
    parser.StartElementHandler = lambda name, attributes: _check_element(name, attributes, begun)
    try:
        parser.Parse(content, True)
    except _Unsafe as unsafe:
        yield Message("box-picture-unsafe", {"file": file, "line": parser.CurrentLineNumber, "found": str(unsafe)})
    except (expat.ExpatError, ValueError, LookupError):
        yield Message("box-picture-not-svg", {"file": file})


def _check_element(name: str, attributes: Mapping[str, str], begun: list[str]) -> None:
    space, _, local = name.rpartition(" ")
    if space != SVG or local not in DRAWN or (not begun and local != "svg"):
        _refuse(f"<{local}>")
    begun.append(local)
    for written, value in attributes.items():
        key = written.rpartition(" ")[2]
        elsewhere = ELSEWHERE.search(value) or (key == "href" and not LOCAL.fullmatch(value.strip()))
        if key.lower().startswith("on") or key == "base" or elsewhere:
            _refuse(key)


def _refuse(what: str) -> NoReturn:
    raise _Unsafe(what)
