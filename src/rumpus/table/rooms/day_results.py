"""How the game of a day went for everybody: first tries only, compared with those who played exactly the same.

Nothing of the dice is kept with it: how it ended, in how many answers, and whose it was, if they are a player."""

import hashlib
from typing import NamedTuple

import msgspec

from rumpus.table.rooms.entries import Played, Seated, Undone, read_entry
from rumpus.table.rooms.room import Room
from rumpus.table.rooms.seats import PEOPLE
from rumpus.table.store.base import RoomRow, Store

RESULTS = ("won", "drawn", "lost")  # the best first


class Try(NamedTuple):
    result: str
    answers: int  # of the person's
    player: str = ""  # nothing for somebody who is none

    @property
    def rank(self) -> tuple[int, int]:
        """The smaller the better: a win beats a draw, and among wins the fewer answers the better."""
        return RESULTS.index(self.result), self.answers if self.result == "won" else 0


class DayResults(NamedTuple):
    began: int
    tries: list[Try]  # that came to an end, the best first


async def note_begun(store: Store, row: RoomRow) -> None:
    await store.first_of_day(f"{prefix(row, 'began')}{row.id}", "")


async def note_result(store: Store, room: Room) -> None:
    """What a bot has played for somebody is nobody's result."""
    found = own_try(room, await store.entries(room.row.id, 0))
    if found is not None:
        await note_try(store, room.row, found)


async def note_try(store: Store, row: RoomRow, found: Try) -> None:
    """Once, however often it is called."""
    await store.first_of_day(
        f"{prefix(row, 'ended')}{row.id}", f"{found.result} {found.answers} {found.player}".strip()
    )


def own_try(room: Room, entries: list[bytes]) -> Try | None:
    """Of the only person in the room."""
    person = next(seat for seat, kind in enumerate(room.row.seats) if kind in PEOPLE)
    answers = 0
    for entry in map(read_entry, entries):
        match entry:
            case Seated(seat=seat) if seat == person:
                return None
            case Played(seat=seat) if seat == person:
                answers += 1
            case Undone(seat=seat) if seat == person:
                answers -= 1
    winners = room.winners() or []
    won = room.speakers()[person] in winners
    return Try("won" if won else "lost" if winners else "drawn", answers, room.seats[person].player_id)


async def results_of(store: Store, row: RoomRow) -> DayResults:
    """Of all who played what was played in this room."""
    began, ended = await store.noted(prefix(row, "began")), await store.noted(prefix(row, "ended"))
    return DayResults(len(began), sorted(map(read_try, ended), key=lambda one: one.rank))


async def finished_on(store: Store, day: str, game: str) -> int:
    return len(await store.noted(f"{day} ended {game} "))


def place_of(mine: Try, tries: list[Try]) -> int:
    """Counted from 1; those who did equally well share a place."""
    return 1 + sum(one.rank < mine.rank for one in tries)


def prefix(row: RoomRow, what: str) -> str:
    """Of what is noted of everybody who played the same game on the same day, with as many of the same bots."""
    alike = hashlib.sha256(msgspec.json.encode((row.seats, sorted(row.options.items())))).hexdigest()[:16]
    return f"{row.daily} {what} {row.game} {alike} "


def read_try(text: str) -> Try:
    result, answers, *player = text.split(" ")
    return Try(result, int(answers), *player)
