"""The server as a whole: routes, errors, headers, health and metrics."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_400_BAD_REQUEST,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST

from rumpus.kernel.message import Refused
from rumpus.table.guests.addresses import Networks
from rumpus.table.guests.limits import Doorkeeper, Limits
from rumpus.table.guests.operator import Operator
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.histories import forget_players
from rumpus.table.notices.sending import NoticeSettings, Sending
from rumpus.table.rooms.retention import FOR_EVER, Retention
from rumpus.table.store.base import Silent, Store, Unknown
from rumpus.table.studio.studio import Studio
from rumpus.table.tournaments.running import TournamentRunner
from rumpus.table.web.built_page import page_routes
from rumpus.table.web.documentation import documentation_routes
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.forwarding import address_of
from rumpus.table.web.gathering import MeasuredFigures
from rumpus.table.web.http import RoomsController
from rumpus.table.web.keys import Authorization, token_in
from rumpus.table.web.lab import LabController, lab_file
from rumpus.table.web.library import LibraryController, fluent_words
from rumpus.table.web.metrics import NEARBY, MetricsReaders
from rumpus.table.web.neighbours import Neighbours
from rumpus.table.web.notices import NoticesController, OwnNoticesController
from rumpus.table.web.offline import OfflineSite, offline_routes
from rumpus.table.web.openapi import OPENAPI, forbid_unknown_fields
from rumpus.table.web.operator import OperatorController, announcements
from rumpus.table.web.origin import HostNames, knock
from rumpus.table.web.pages import style
from rumpus.table.web.players import MeController, PlayersController, leaderboards
from rumpus.table.web.socket import socket
from rumpus.table.web.studio import StudioController
from rumpus.table.web.tournaments import TournamentsController
from rumpus.table.wire.messages import Refusal
from rumpus.table.wire.refusals import HEADERS, RESPONSES, language_of, refusal_of, status_of
from rumpus.table.wire.room_messages import Health

log = logging.getLogger("rumpus.table")


def make_app(
    store: Store,
    limits: Limits | None = None,
    workers: int = 1,
    boxes: Path | None = None,
    names: tuple[str, ...] = (),
    neighbours: Neighbours | None = None,
    studio: Studio | None = None,
    retention: Retention = FOR_EVER,
    operator: Operator | None = None,
    metrics_for: Networks = NEARBY,
    notices: NoticeSettings | None = None,
    site: Path | None = None,
) -> Litestar:
    limits = limits or Limits()
    neighbours = neighbours or Neighbours()
    hall = Hall(store, workers, boxes, limits, neighbours.division, retention)
    door = Doorkeeper(limits)
    hosts = HostNames(names)
    everywhere = Everywhere(hall, door, neighbours, MeasuredFigures(hall, door))
    runner = TournamentRunner(hall)
    opened = studio or Studio(None)
    known = operator or Operator(None)
    offline = OfflineSite(site)
    readers = MetricsReaders(metrics_for, known)
    hall.book.mark = known.mark
    hall.clearing.forget_players = partial(forget_players, hall)
    if notices is not None and notices.address:
        hall.notices.sending = Sending(notices, store)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        opened.open()
        runner.open()
        yield
        await runner.close()
        await opened.close()
        await hall.close()

    async def give_hall() -> Hall:
        return hall

    async def give_door() -> Doorkeeper:
        return door

    async def give_hosts() -> HostNames:
        return hosts

    async def give_everywhere() -> Everywhere:
        return everywhere

    async def give_studio() -> Studio:
        return opened

    async def give_operator() -> Operator:
        return known

    async def give_offline() -> OfflineSite:
        return offline

    async def give_runner() -> TournamentRunner:
        return runner

    async def give_readers() -> MetricsReaders:
        return readers

    async def come_in(request: Request[Any, Any, State]) -> None:
        knock(request, door, hosts, hall.book)

    async def note_a_look(request: Request[Any, Any, State]) -> None:
        if (room := request.path_params.get("room")) is not None:
            hall.look(room, address_of(request))

    app = Litestar(
        route_handlers=[
            RoomsController,
            LibraryController,
            StudioController,
            LabController,
            lab_file,
            OperatorController,
            PlayersController,
            MeController,
            leaderboards,
            NoticesController,
            OwnNoticesController,
            TournamentsController,
            announcements,
            fluent_words,
            socket,
            health,
            metrics,
            style,
            *page_routes(),
            *documentation_routes(),
            *offline_routes(offline),
        ],
        dependencies={
            "hall": Provide(give_hall),
            "door": Provide(give_door),
            "hosts": Provide(give_hosts),
            "everywhere": Provide(give_everywhere),
            "studio": Provide(give_studio),
            "operator": Provide(give_operator),
            "readers": Provide(give_readers),
            "runner": Provide(give_runner),
            "offline": Provide(give_offline),
        },
        before_request=come_in,
        after_response=note_a_look,
        before_send=[add_headers],
        exception_handlers={
            Refused: refuse,
            Unknown: tell_unknown,
            Silent: tell_silent,
            HTTPException: refuse_request,
            UnicodeDecodeError: refuse_body,
            RecursionError: refuse_body,
            HTTP_500_INTERNAL_SERVER_ERROR: confess,
        },
        lifespan=[lifespan],
        request_max_body_size=door.limits.record_bytes,
        openapi_config=OPENAPI,
        response_cache_config=ResponseCacheConfig(),
        debug=False,
        logging_config=None,  # whoever runs the table decides how it logs
    )
    forbid_unknown_fields(app)
    app.state.hall, app.state.door, app.state.limits, app.state.studio = hall, door, door.limits, opened
    app.state.runner = runner
    return app


async def add_headers(message: Message, _: Scope) -> None:
    """To every answer, refusals included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def tell_unknown(request: Request[Any, Any, State], _: Unknown) -> Response[Refusal]:
    """It may have been done, or may be yet: nobody is told that it was not."""
    return refuse(request, Refused("outcome-unknown"))


def tell_silent(request: Request[Any, Any, State], _: Silent) -> Response[Refusal]:
    return refuse(request, Refused("store-silent"))


def refuse(request: Request[Any, Any, State], refused: Refused) -> Response[Refusal]:
    return answer_to(request, refused, status_of(refused))


def answer_to(
    request: Request[Any, Any, State], refused: Refused, status: int, headers: "dict[str, Any] | None" = None
) -> Response[Refusal]:
    request.app.state.hall.refusals[refused.message.id] += 1
    return Response(refusal_of(refused, language_of(request)), status_code=status, headers=headers)


def refuse_request(request: Request[Any, Any, State], error: HTTPException) -> Response[Refusal]:
    """What the framework refuses before we see it: an unknown path, a body that is not what it should be."""
    return answer_to(request, why_refused(request, error), error.status_code, error.headers)


def why_refused(request: Request[Any, Any, State], error: HTTPException) -> Refused:
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return Refused("path-unknown", path=request.url.path)
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return Refused("method-not-possible", method=request.method, path=request.url.path)
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return Refused("message-too-long", most=request.app.state.limits.record_bytes)
    wrong = [f"{one.get('key', '')}: {one['message']}" for one in error.extra or () if isinstance(one, dict)]
    return Refused("request-not-understood", why="; ".join(wrong) or error.detail)


def refuse_body(request: Request[Any, Any, State], error: UnicodeDecodeError | RecursionError) -> Response[Refusal]:
    """What the framework lets pass: bytes that are not UTF-8, brackets within brackets without end."""
    refused = Refused("request-not-understood", why=error.reason if isinstance(error, UnicodeError) else str(error))
    return answer_to(request, refused, HTTP_400_BAD_REQUEST)


def confess(request: Request[Any, Any, State], error: Exception) -> Response[Refusal]:
    """Something that we did not think of. The log has what it was, and the guest a sentence."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return answer_to(request, Refused("internal-error"), HTTP_500_INTERNAL_SERVER_ERROR)


@get("/health", summary="call-health")
async def health(everywhere: NamedDependency[Everywhere]) -> Response[Health]:
    health = await everywhere.health()
    healthy = health.open and health.writes
    return Response(health, status_code=HTTP_200_OK if healthy else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=MediaType.TEXT, summary="call-metrics", responses=RESPONSES)
async def metrics(
    request: Request[Any, Any, State],
    everywhere: NamedDependency[Everywhere],
    readers: NamedDependency[MetricsReaders],
    authorization: Authorization = None,
) -> Response[bytes]:
    readers.check(request, token_in(authorization))
    return Response(await everywhere.metrics(), media_type=CONTENT_TYPE_LATEST)
