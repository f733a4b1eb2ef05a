"""What was played, in a folder: a line of JSON for every game as soon as it is over, and its record beside it. What
was interrupted goes on from there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from rumpus.arena.playing import MatchTable, PlayedGame
from rumpus.kernel.message import Refused

GAMES: Final = "games.jsonl"
RECORDS: Final = "records"


read_played = msgspec.json.Decoder(PlayedGame).decode


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    table: MatchTable
    header: dict[str, str]  # the setting's: what the options came to, the box by its content
    bots: tuple[str, ...] = ()  # of a match; in a ladder they come and go


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("file-not-saved", file=str(error.filename or folder), why=why) from None


class PlayedGames:
    """With no folder nothing is kept."""

    def __init__(self, folder: Path | None, head: Head) -> None:
        self.folder = folder
        self.deals: dict[int, dict[int, PlayedGame]] = {}  # the games of each by their turns
        if folder is None:
            return
        self.file = folder / GAMES
        with kept_in(folder):
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            written = self.file.read_bytes() if self.file.exists() else b""
            first = msgspec.json.encode(head)
            if first.startswith(written):  # nothing, or as much of it as was written when the power went
                self.file.write_bytes(first + b"\n")
            else:
                self._read(written, head)

    def _read(self, written: bytes, head: Head) -> None:
        whole, _, cut_off = written.rpartition(b"\n")  # a line that was being written when the power went
        try:
            first, *rest = whole.split(b"\n")
            if msgspec.json.decode(first, type=Head) != head:
                raise Refused("match-other", folder=str(self.folder))
            for line in rest:
                self._note(read_played(line))
        except msgspec.MsgspecError:
            raise Refused("match-damaged", file=str(self.file)) from None
        if cut_off:
            self.file.write_bytes(whole + b"\n")

    def _write(self, line: bytes) -> None:
        with self.file.open("ab") as file:
            file.write(line + b"\n")

    def add(self, played: PlayedGame, record: str) -> None:
        self._note(played)
        if self.folder is not None:
            place = self.folder / RECORDS / f"{played.deal + 1:05}-{played.turn + 1}.txt"
            with kept_in(self.folder):
                place.write_text(record, encoding="utf-8")
                self._write(msgspec.json.encode(played))

    def _note(self, played: PlayedGame) -> None:
        self.deals.setdefault(played.deal, {})[played.turn] = played

    def has(self, deal: int, turn: int) -> bool:
        return turn in self.deals.get(deal, {})

    def whole_deal(self, number: int) -> list[PlayedGame] | None:
        """Its games, if it was played from all seats."""
        games = sorted(self.deals.get(number, {}).items())
        return [played for _, played in games] if games and len(games) == len(games[0][1].bots) else None
