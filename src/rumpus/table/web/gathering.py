"""Figures of this process, as they are shown or told to another; and those of all processes."""

import msgspec
from prometheus_client import generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector, CollectorRegistry

from rumpus.table.guests.limits import Doorkeeper
from rumpus.table.hall.hall import Hall
from rumpus.table.web.metrics import registry_of


class Family(msgspec.Struct, array_like=True):
    """Figures of one kind, as a process tells them to another."""

    name: str
    about: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class MeasuredFigures:
    def __init__(self, hall: Hall, door: Doorkeeper) -> None:
        self.registry = registry_of(hall, door)

    def written(self) -> bytes:
        return generate_latest(self.registry)

    def told(self) -> bytes:
        families = [
            Family(one.name, one.documentation, one.type, [(of.name, of.labels, of.value) for of in one.samples])
            for one in self.registry.collect()
        ]
        return msgspec.json.encode(families)

    def gathered(self, said: list[bytes | None]) -> bytes:
        registry = CollectorRegistry()
        registry.register(Gathered(said))
        return generate_latest(registry)


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
