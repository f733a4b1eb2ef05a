"""What is told of the whole table, whichever of its processes is asked: public rooms, health, figures."""

import logging
from typing import Protocol

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import Doorkeeper
from rumpus.table.hall.hall import Hall
from rumpus.table.players.players import PlayersGame
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.store.base import DEVICES
from rumpus.table.web.neighbours import Neighbours, NoAnswer
from rumpus.table.wire.player_info import running_game
from rumpus.table.wire.player_messages import RunningGame
from rumpus.table.wire.room_info import room_info
from rumpus.table.wire.room_messages import Health

log = logging.getLogger("rumpus.hall")

ROOMS_LISTED = 100


class ProcessFigures(Protocol):
    """What can be measured of this process (`gathering`)."""

    def written(self) -> bytes: ...

    def told(self) -> bytes:
        """For another process."""

    def gathered(self, said: list[bytes | None]) -> bytes:
        """Those of all processes, as each has told them."""


class Everywhere:
    """A table that nobody measures has no figures."""

    def __init__(
        self, hall: Hall, door: Doorkeeper, neighbours: Neighbours, figures: ProcessFigures | None = None
    ) -> None:
        self.hall = hall
        self.door = door
        self.neighbours = neighbours
        self.figures = figures
        neighbours.answers = {
            "rooms": self._own_rooms,
            "health": self._own_health,
            "figures": self._own_figures,
            "read-on": self._read_on,
            "new-room": self._own_new_room,
            "book": self._read_book,
            "devices": self._look_at_devices,
            "games": self._own_games,
        }
        hall.tell_owner = lambda room: neighbours.tell_owner(room, "read-on")

    async def new_room(self, address: str) -> None:
        """Refused, if somebody has opened too many: those of an address are all counted by one process."""
        try:
            said = await self.neighbours.ask(self.neighbours.division.owner(address), "new-room", [address])
        except NoAnswer:
            said = await self._own_new_room([address])
        if not msgspec.json.decode(said):
            raise self.door.too_many_rooms(address)

    async def read_book(self) -> None:
        """The operator has done something: every process shows it."""
        self.hall.hearing.show()
        if not self.neighbours.alone:
            await self.neighbours.ask_everybody("book")

    async def device_removed(self) -> None:
        """Its sockets are closed, wherever they are."""
        self.hall.hearing.look_at_devices()
        if not self.neighbours.alone:
            await self.neighbours.ask_everybody("devices")
        await self.hall.store.tell(DEVICES)

    async def rooms(self) -> bytes:
        """Public ones that are open or running, the newest first: each as its owner tells it."""
        listed = [row.id for row in await self.hall.store.public_rooms(ROOMS_LISTED)]
        told: dict[str, msgspec.Raw] = {}
        for said in await self.neighbours.ask_owners("rooms", listed):
            if said is not None:
                told |= msgspec.json.decode(said, type=dict[str, msgspec.Raw])
        return msgspec.json.encode([told[room] for room in listed if room in told])

    async def games(self, player: str, games: list[PlayersGame]) -> list[RunningGame]:
        """Those in which the player still sits, each as the owner of its room tells it."""
        told: dict[str, RunningGame] = {}
        for said in await self.neighbours.ask_owners("games", [game.room for game in games]):
            if said is not None:
                told |= msgspec.json.decode(said, type=dict[str, RunningGame])
        found = []
        for game in games:
            running = told.get(game.room)
            places = [] if running is None else [one.player for one in running.seats]
            if running is not None and player in places:
                found.append(msgspec.structs.replace(running, seat=places.index(player), since=game.since))
        return found

    async def health(self) -> Health:
        """As good as that of the worst."""
        all_ = [
            Health(False, False) if said is None else msgspec.json.decode(said, type=Health)
            for said in await self.neighbours.ask_everybody("health")
        ]
        return Health(all(one.open for one in all_), all(one.writes for one in all_))

    async def metrics(self) -> bytes:
        """Of several processes each has its own, by its number: one that ends begins to count anew, and a sum would
        then become less."""
        assert self.figures is not None
        if self.neighbours.alone:
            return self.figures.written()
        return self.figures.gathered(await self.neighbours.ask_everybody("figures"))

    async def _own_new_room(self, addresses: list[str]) -> bytes:
        return msgspec.json.encode(all(map(self.door.new_room, addresses)))

    async def _own_rooms(self, rooms: list[str]) -> bytes:
        playable = [live for live in await self._found(rooms) if live.room.past is None]
        return msgspec.json.encode({live.room.row.id: room_info(live) for live in playable})

    async def _own_games(self, rooms: list[str]) -> bytes:
        return msgspec.json.encode({live.room.row.id: running_game(live) for live in await self._found(rooms)})

    async def _found(self, ids: list[str]) -> list[LiveRoom]:
        """Those of these rooms, all of them ours, that can be read."""
        rooms = []
        for id in ids:
            try:
                rooms.append(await self.hall.find(id))
            except Refused as refused:
                log.warning("a room cannot be shown", extra={"room": id, "why": refused.message.id})
        return rooms

    async def _own_health(self, _: list[str]) -> bytes:
        return msgspec.json.encode(Health(not self.hall.leaving, await self.hall.pulse.writes()))

    async def _own_figures(self, _: list[str]) -> bytes:
        return b"[]" if self.figures is None else self.figures.told()

    async def _read_book(self, _: list[str]) -> bytes:
        await self.hall.hearing.read_book()
        return b"\n"

    async def _look_at_devices(self, _: list[str]) -> bytes:
        self.hall.hearing.look_at_devices()
        return b"\n"

    async def _read_on(self, rooms: list[str]) -> bytes:
        """Somebody else has written in a room of ours."""
        for live in [self.hall.live[room] for room in rooms if room in self.hall.live]:
            await self.hall.catch_up(live)
        return b"\n"
