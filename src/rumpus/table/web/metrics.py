"""Figures for Prometheus, and who may read them."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, product
from typing import Any, get_args

from litestar import Request
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from rumpus.kernel.message import Refused
from rumpus.table.guests.addresses import Networks
from rumpus.table.guests.limits import Doorkeeper
from rumpus.table.guests.operator import Operator
from rumpus.table.guests.timings import BOUNDS, Timings
from rumpus.table.hall.hall import Hall
from rumpus.table.notices.notices import Delivery
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.wire.notice_messages import ChannelKind

UNBOUNDED = "+Inf"  # as Prometheus says it


class Figures(Collector):
    """Read off the hall whenever somebody asks; nothing is counted twice."""

    def __init__(self, hall: Hall, door: Doorkeeper) -> None:
        self.hall = hall
        self.door = door

    def collect(self) -> Iterator[Metric]:
        hall = self.hall
        live = list(hall.live.values())
        yield from self._rooms_and_people(live)
        yield CounterMetricFamily("rumpus_entries", "Entries written to the logs of rooms", hall.written)
        bots = hall.asking.bots
        yield CounterMetricFamily("rumpus_thoughts", "Answers thought of by bots", bots.thoughts)
        yield CounterMetricFamily("rumpus_bot_failures", "Bots that failed", bots.failures)
        yield histogram("rumpus_answer", "Until what somebody wants is done, and on disk", hall.waits.answers)
        yield histogram("rumpus_update", "Until those who watch are sent a change", hall.waits.updates)
        yield histogram("rumpus_store_write", "Until an entry is on disk", hall.waits.writes)
        yield histogram("rumpus_bot_thinking", "Until a bot has thought of an answer", bots.thinking)
        waiting = GaugeMetricFamily("rumpus_waiting", "Jobs that wait for their turn", labels=["at"])
        waiting.add_metric(["store"], hall.store.waiting_jobs())
        waiting.add_metric(["bots"], len(bots.turns.waiting))
        waiting.add_metric(["readers"], len(hall.readers.turns.waiting))
        yield waiting
        refusals = CounterMetricFamily("rumpus_refusals", "What was refused", labels=["reason"])
        for reason, times in (hall.refusals + self.door.turned_away).items():
            refusals.add_metric([reason], times)
        yield refusals

        yield from self._notices()

    def _notices(self) -> Iterator[Metric]:
        notices = CounterMetricFamily("rumpus_notices", "Notices, by what became of them", labels=["kind", "outcome"])
        for kind, outcome in product(get_args(ChannelKind), get_args(Delivery)):  # those that never happened, too
            notices.add_metric([kind, outcome], self.hall.notices.counts[kind, outcome])
        yield notices
        yield GaugeMetricFamily("rumpus_notices_waiting", "Notices that are to be sent", self.hall.notices.waiting)

    def _rooms_and_people(self, live: list[LiveRoom]) -> Iterator[Metric]:
        stages = Counter(one.room.stage for one in live)
        rooms = GaugeMetricFamily("rumpus_rooms", "Rooms in memory", labels=["stage"])
        for stage in ("open", "running", "over"):
            rooms.add_metric([stage], stages[stage])
        yield rooms
        yield GaugeMetricFamily("rumpus_rooms_bytes", "What rooms take in memory, about", self.hall.live.bytes)
        yield GaugeMetricFamily("rumpus_rooms_damaged", "Rooms that cannot be read", len(self.hall.loading.set_aside))
        yield CounterMetricFamily("rumpus_rooms_cleared", "Rooms that were cleared away", self.hall.clearing.cleared)
        yield GaugeMetricFamily("rumpus_viewers", "Open sockets", sum(one.watching for one in live))
        players = sum(one.presence.is_here(seat.key) for one in live for seat in one.room.seats)
        sockets = sum(one.presence.sockets[seat.key] for one in live for seat in one.room.seats)
        people = GaugeMetricFamily("rumpus_people", "Those who are there over a socket", labels=["role"])
        people.add_metric(["player"], players)
        people.add_metric(["spectator"], sum(one.watching for one in live) - sockets)
        yield people


def histogram(name: str, about: str, timings: Timings) -> HistogramMetricFamily:
    bounds = [*map(str, BOUNDS), UNBOUNDED]
    buckets = list(zip(bounds, map(float, accumulate(timings.counts)), strict=True))
    return HistogramMetricFamily(f"{name}_seconds", about, buckets, timings.seconds)


def registry_of(hall: Hall, door: Doorkeeper) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(Figures(hall, door))
    ProcessCollector(registry=registry)
    return registry


class MetricsReaders:
    """Those at certain addresses, and whoever runs the table from anywhere."""

    def __init__(self, networks: Networks, operator: Operator) -> None:
        self.networks = networks
        self.operator = operator

    def check(self, request: Request[Any, Any, State], token: str | None) -> None:
        if self.operator.has_sent(token):
            return
        host = "" if request.client is None else request.client.host
        if not self.networks.include(host) or (self._is_nearby(host) and is_forwarded(request)):
            raise Refused("metrics-not-here")

    def _is_nearby(self, host: str) -> bool:
        """A proxy on this machine that nobody has told us of makes everybody look as if they were here."""
        return not self.networks.everybody and NEARBY.include(host)


def is_forwarded(request: Request[Any, Any, State]) -> bool:
    return any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))


NEARBY = Networks.read("127.0.0.0/8, ::1")
