"""Records on disk."""

import os
from pathlib import Path

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.records.record import Record, read_record


def open_record(path: Path, box: str | None = None) -> Record:
    """The record in a file; `box` is where its box is now, which must still be the same box."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused("no-such-file", file=str(path)) from None
    except OSError as error:
        raise Refused("file-unreadable", file=str(path), why=why(error)) from None
    except UnicodeDecodeError as error:
        raise Refused("file-unreadable", file=str(path), why=str(error)) from None
    record = read_record(text)
    if box is not None:
        if not Boxes.is_given_by(find_game(record.game)):
            raise Refused("game-has-no-boxes", game=record.game)
        _, at, digest = record.options.get(BOX, "").partition("@")
        record.options[BOX] = box + at + digest
    return record


def save_record(path: Path, record: Record) -> None:
    """Whole or not at all: whatever happens meanwhile, the file holds this record or the one before."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(record.write(), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Refused("file-not-saved", file=str(path), why=why(error)) from None


def place_for(game: str) -> Path:
    """A file that does not exist yet, in the user's own folder, for a game that was not told where to be saved."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("file-not-saved", file=str(folder), why=why(error)) from None
    number = 1
    while (path := folder / f"{game}-{number}.txt").exists():
        number += 1
    return path


def data_folder() -> Path:
    """Where the user's own games are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rumpus"


def why(error: OSError) -> str:
    return error.strerror or str(error)
