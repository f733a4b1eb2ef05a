"""The server as a whole: routes, errors, headers, health and metrics."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import RedocRenderPlugin
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from rumpus.kernel.message import Refused
from rumpus.table.hall import Hall
from rumpus.table.http import RoomsController, address_of
from rumpus.table.limits import Doorkeeper, Limits
from rumpus.table.refusals import refusal_of, status_of
from rumpus.table.socket import socket
from rumpus.table.store.base import Store
from rumpus.table.wire import Refusal

log = logging.getLogger("rumpus.table")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def make_app(store: Store, limits: Limits | None = None, workers: int = 1) -> Litestar:
    hall = Hall(store, workers)
    door = Doorkeeper(limits or Limits())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    async def give_hall() -> Hall:
        return hall

    async def give_door() -> Doorkeeper:
        return door

    async def knock(request: Request[Any, Any, State]) -> None:
        door.request(address_of(request))

    app = Litestar(
        route_handlers=[RoomsController, socket, health, metrics],
        dependencies={"hall": Provide(give_hall), "door": Provide(give_door)},
        before_request=knock,
        exception_handlers={Refused: refuse, HTTP_500_INTERNAL_SERVER_ERROR: confess},
        lifespan=[lifespan],
        response_headers=HEADERS,
        request_max_body_size=door.limits.record_bytes,
        openapi_config=OpenAPIConfig(title="Rumpus", version="1", render_plugins=[RedocRenderPlugin()]),
        response_cache_config=ResponseCacheConfig(),
        debug=False,
        logging_config=None,  # whoever runs the table decides how it logs
    )
    app.state.hall = hall
    return app


def refuse(_: Request[Any, Any, State], refused: Refused) -> Response[Refusal]:
    return Response(refusal_of(refused), status_code=status_of(refused))


def confess(request: Request[Any, Any, State], error: Exception) -> Response[Refusal]:
    """Something that we did not think of. The log has what it was."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return Response(refusal_of(Refused("internal-error")), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


@get("/health", summary="Whether the table is open")
async def health(hall: NamedDependency[Hall]) -> dict[str, bool]:
    return {"open": not hall.closing}


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(hall: NamedDependency[Hall]) -> Response[bytes]:
    registry = CollectorRegistry()
    rooms = Gauge("rumpus_rooms", "Rooms in memory", ["stage"], registry=registry)
    for live in hall.live.values():
        rooms.labels(live.room.stage).inc()
    viewers = Gauge("rumpus_viewers", "Open sockets", registry=registry)
    viewers.set(sum(live.watching for live in hall.live.values()))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
