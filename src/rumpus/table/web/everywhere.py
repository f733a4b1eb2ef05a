"""What is told of the whole table, whichever of its processes is asked: public rooms, health, figures."""

import msgspec
from prometheus_client import generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector, CollectorRegistry

from rumpus.table.guests.limits import Doorkeeper
from rumpus.table.hall.hall import Hall
from rumpus.table.web.metrics import registry_of
from rumpus.table.web.neighbours import Neighbours, NoAnswer
from rumpus.table.wire.room_info import room_info
from rumpus.table.wire.room_messages import Health

ROOMS_LISTED = 100


class Family(msgspec.Struct, array_like=True):
    """Figures of one kind, as a process tells them to another."""

    name: str
    about: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class Everywhere:
    def __init__(self, hall: Hall, door: Doorkeeper, neighbours: Neighbours) -> None:
        self.hall = hall
        self.door = door
        self.neighbours = neighbours
        self.figures = registry_of(hall)
        neighbours.answers = {
            "rooms": self._own_rooms,
            "health": self._own_health,
            "figures": self._own_figures,
            "read-on": self._read_on,
            "new-room": self._own_new_room,
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

    async def rooms(self) -> bytes:
        """Public ones that are open or running, the newest first: each as its owner tells it."""
        listed = [row.id for row in await self.hall.store.public_rooms(ROOMS_LISTED)]
        told: dict[str, msgspec.Raw] = {}
        for said in await self.neighbours.ask_owners("rooms", listed):
            if said is not None:
                told |= msgspec.json.decode(said, type=dict[str, msgspec.Raw])
        return msgspec.json.encode([told[room] for room in listed if room in told])

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
        if self.neighbours.alone:
            return generate_latest(self.figures)
        registry = CollectorRegistry()
        registry.register(Gathered(await self.neighbours.ask_everybody("figures")))
        return generate_latest(registry)

    async def _own_new_room(self, addresses: list[str]) -> bytes:
        return msgspec.json.encode(all(map(self.door.new_room, addresses)))

    async def _own_rooms(self, rooms: list[str]) -> bytes:
        return msgspec.json.encode({live.room.row.id: room_info(live) for live in await self.hall.playable(rooms)})

    async def _own_health(self, _: list[str]) -> bytes:
        return msgspec.json.encode(Health(not self.hall.closing, await self.hall.pulse.writes()))

    async def _own_figures(self, _: list[str]) -> bytes:
        families = [
            Family(one.name, one.documentation, one.type, [(of.name, of.labels, of.value) for of in one.samples])
            for one in self.figures.collect()
        ]
        return msgspec.json.encode(families)

    async def _read_on(self, rooms: list[str]) -> bytes:
        """Somebody else has written in a room of ours."""
        for live in [self.hall.live[room] for room in rooms if room in self.hall.live]:
            await self.hall.catch_up(live)
        return b"\n"


class Gathered(Collector):
    """The figures of all processes."""

    def __init__(self, said: list[bytes | None]) -> None:
        self.metrics: dict[str, Metric] = {}
        for number, one in enumerate(said):
            for family in () if one is None else msgspec.json.decode(one, type=list[Family]):
                metric = self.metrics.setdefault(family.name, Metric(family.name, family.about, family.kind))
                for name, labels, value in family.samples:
                    metric.add_sample(name, {**labels, "process": str(number)}, value)

    def collect(self) -> list[Metric]:
        return list(self.metrics.values())
