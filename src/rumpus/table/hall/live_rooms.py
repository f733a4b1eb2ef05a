"""The rooms that this process has in memory, by their ids, and how much of it they may take."""

from itertools import count

from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Room

EVICTED_TO = 0.75  # of what rooms may take in memory, when they have taken more


class LiveRooms(dict[str, LiveRoom]):
    def __init__(self, most_bytes: int) -> None:
        super().__init__()
        self.most_bytes = most_bytes
        self.bytes = 0  # of all of them
        self.uses = count()

    def remember(self, live: LiveRoom) -> None:
        self.use(live)
        self[live.room.row.id] = live
        self.weigh(live)

    def use(self, live: LiveRoom) -> None:
        """Somebody has asked for it."""
        live.used = next(self.uses)

    def weigh(self, live: LiveRoom) -> None:
        """The room has changed. The store keeps all of it; memory only its present, and that of so many rooms besides
        those that are watched or go on by themselves. Who was not asked for in the longest time goes first."""
        live.room.forget()
        size = size_of(live.room)
        self.bytes += size - live.size
        live.size = size
        if self.bytes > self.most_bytes:
            idle = (one for one in self.values() if one is not live and not one.busy())
            for one in sorted(idle, key=lambda one: one.used):
                if self.bytes <= EVICTED_TO * self.most_bytes:
                    break
                self.put_away(one)

    def put_away(self, live: LiveRoom) -> None:
        del self[live.room.row.id]
        self.bytes -= live.size


def size_of(room: Room) -> int:
    """About how many bytes it takes in memory."""
    answers = 0 if room.match is None else len(room.match.answers)
    said = len(room.talk.chat) + len(room.talk.notes) + len(room.row.opening) // 4
    looked = 0 if room.looked is None else 20_000
    matches = (3_500 + 8 * answers) * (1 + len(room.earlier)) + 250 * answers
    return 8_000 + matches + looked + 4_000 * len(room.history) + 400 * said
