"""Figures for Prometheus."""

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from rumpus.table.hall.hall import Hall


class Figures(Collector):
    """Read off the hall whenever somebody asks; nothing is counted twice."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        live = list(self.hall.live.values())
        stages = Counter(one.room.stage for one in live)
        rooms = GaugeMetricFamily("rumpus_rooms", "Rooms in memory", labels=["stage"])
        for stage in ("open", "running", "over"):
            rooms.add_metric([stage], stages[stage])
        yield rooms
        yield GaugeMetricFamily("rumpus_viewers", "Open sockets", sum(one.watching for one in live))
        yield CounterMetricFamily("rumpus_entries", "Entries written to the logs of rooms", self.hall.written)
        bots = self.hall.asking.bots
        yield CounterMetricFamily("rumpus_thoughts", "Answers thought of by bots", bots.thoughts)
        yield CounterMetricFamily("rumpus_bot_failures", "Bots that failed", bots.failures)


def registry_of(hall: Hall) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(Figures(hall))
    ProcessCollector(registry=registry)
    return registry
