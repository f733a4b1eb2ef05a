"""A box as one file: a zip of what is in its folder. It may come from anybody."""

import io
import zipfile
import zlib
from collections.abc import Callable, Mapping
from typing import Final

from rumpus.kernel.message import Refused

MOST_BYTES: Final = 2_000_000  # of a box, unpacked
MOST_ENTRIES: Final = 1000
EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # so that the same box is the same file


def pack(files: Mapping[str, bytes], folder: str = "") -> bytes:
    """In a folder of that name, or in none."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(f"{folder}/{file}" if folder else file, EPOCH), content)
    return packed.getvalue()


def unpack(data: bytes, is_part: Callable[[str], bool]) -> dict[str, bytes]:
    """The files that are part of a box, wherever its folder lies in the zip; all others stay there. Nothing is written,
    and no more is unpacked than a box may have."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _unpack(archive, is_part)
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, OSError, ValueError):
        raise Refused("studio-not-a-box") from None


def _unpack(archive: zipfile.ZipFile, is_part: Callable[[str], bool]) -> dict[str, bytes]:
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise Refused("studio-too-large", most=MOST_BYTES // 1000)
    folders = sorted((entry.filename.rpartition("box.txt")[0] for entry in entries if is_manifest(entry)), key=len)
    if not folders:
        raise Refused("studio-not-a-box")
    files: dict[str, bytes] = {}
    left = MOST_BYTES
    for entry in entries:
        name = entry.filename.removeprefix(folders[0])
        if not entry.filename.startswith(folders[0]) or entry.is_dir() or not is_part(name):
            continue
        with archive.open(entry) as packed:
            files[name] = packed.read(left + 1)
        left -= len(files[name])
        if left < 0:
            raise Refused("studio-too-large", most=MOST_BYTES // 1000)
    return files


def is_manifest(entry: zipfile.ZipInfo) -> bool:
    return entry.filename.rpartition("/")[2] == "box.txt"
