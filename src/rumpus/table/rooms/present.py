"""The present of a room as bytes: what a process that has read the whole log hands to the one that serves the room.

However long the game was, they are few, because a room in memory remembers little of its past (`Room.forget`).
"""

import pickle
from copy import copy
from io import BytesIO
from typing import Any

import msgspec

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.table.rooms.room import Opening, Room


def write_present(room: Room) -> bytes:
    assert room.commitment  # is worked out, and goes with the rest
    light = copy(room)
    light.history, light.talk = [*room.history], room.talk.copy()
    light.earlier = [last_answer_of(match) for match in undoable(room)]
    if room.match is not None:
        light.match = room.match.branch()
    elif room.inherited:
        opening = room.open_up()
        light.opening = Opening(last_answer_of(opening.match), opening.moments)
    light.looked = None
    light.forget()
    written = BytesIO()
    _Writer(written, room).dump({name: value for name, value in vars(light).items() if name != "row"})
    return written.getvalue()


def read_present(room: Room, data: bytes) -> Room:
    """The room as it is now; until now, it was new. The record that it was forked from is no longer needed."""
    vars(room).update(PresentReader(BytesIO(data), room).load())
    room.row = msgspec.structs.replace(room.row, opening=())
    return room


def undoable(room: Room) -> list[Match]:
    """Those earlier matches that undo may lead back to: it never crosses an answer of chance's."""
    needed: list[Match] = []
    match = room.match
    for before in reversed(room.earlier):
        last = match.answers[-1].question if match is not None and match.answers else None
        if last is None or last.seat == CHANCE:
            break
        needed.insert(0, before)
        match = before
    return needed


def last_answer_of(match: Match) -> Match:
    """The same match, with nothing of its past but the answer that led to it."""
    light = match.branch()
    light.forget(light.answered - 1)
    return light


class _Writer(pickle.Pickler):
    """A state is written as the game itself writes it; game and setting not at all, because both sides have them."""

    def __init__(self, file: BytesIO, room: Room) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.room = room
        self.shared = {id(room.game): "game", id(room.setting): "setting"}

    def persistent_id(self, obj: Any) -> str | None:
        return self.shared.get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, State):
            return load, (self.room.game, self.room.setting, obj.to_json())
        return NotImplemented


class PresentReader(pickle.Unpickler):
    def __init__(self, file: BytesIO, room: Room) -> None:
        super().__init__(file)
        self.shared = {"game": room.game, "setting": room.setting}

    def persistent_load(self, pid: str) -> Any:
        return self.shared[pid]


def load(game: AnyGame, setting: Setting, data: dict[str, Any]) -> State:
    state: State = game.load(setting, data)
    return state
