"""In place of litestar, where nobody serves anything: as much of it as the table's calls are written with.

A page that is its own table calls the same handlers as a server does. All that litestar would do for them is to find
the one that is meant, give it what it asks for by name, and write down what it returns; the rest of it, and the second
that it takes to load, stays away. Only the page's own Python has this module in litestar's place.
"""

import inspect
import re
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

PLACE = re.compile(r"\{(\w+):(str|int|path)\}")
PATTERNS = {"str": "([^/]+)", "int": "([0-9]+)", "path": "(/?.*)"}
JSON = "application/json"


class MediaType(StrEnum):
    HTML = "text/html"
    JSON = JSON
    TEXT = "text/plain"


class HttpMethod(StrEnum):
    GET = "GET"
    HEAD = "HEAD"
    POST = "POST"


class Generic:
    """Whose parameters say something to type checkers only."""

    def __class_getitem__(cls, _: Any) -> type:
        return cls


class Url(NamedTuple):
    path: str


class SameMachine(NamedTuple):
    host: str


class Headers(dict[str, str]):
    """Whose names are found however they are written."""

    def __init__(self, given: Mapping[str, str]) -> None:
        super().__init__({name.lower(): value for name, value in given.items()})

    def get(self, name: str, default: Any = None) -> Any:
        return super().get(name.lower(), default)


class ASGIConnection(Generic):
    """Everybody at this table is at the same machine."""

    client = SameMachine("127.0.0.1")

    def __init__(self, path: str, headers: Mapping[str, str], method: str | None = None) -> None:
        parts = urlsplit(path)
        self.url = Url(unquote(parts.path))
        self.query_params = dict(parse_qsl(parts.query))
        self.headers = Headers(headers)
        self.method = method
        self.path_params: dict[str, Any] = {}
        self.scope: dict[str, Any] = {"path": self.url.path, "method": method, "state": {}}


class Request(ASGIConnection): ...


class WebSocket(ASGIConnection):
    """What goes over it is seen to by whoever makes one (`rumpus.site.line`)."""


class WebSocketDisconnect(Exception): ...


class NotFoundException(Exception): ...


class ResponseSpec:
    def __init__(self, *_: Any, **__: Any) -> None: ...


class Response(Generic):
    def __init__(
        self, content: Any, status_code: int | None = None, media_type: str = "", headers: Any = None, **_: Any
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.media_type = media_type
        self.headers: dict[str, str] = dict(headers or {})


class BackgroundTask(NamedTuple):
    """What is done when something has been sent."""

    do: Callable[[], object]


class File(Response):
    def __init__(
        self,
        path: Path,
        *,
        filename: str,
        background: BackgroundTask | None = None,
        content_disposition_type: str = "attachment",
        headers: Any = None,
        **said: Any,
    ) -> None:
        shown = {"Content-Disposition": f'{content_disposition_type}; filename="{filename}"'}
        super().__init__(path.read_bytes(), headers={**shown, **(headers or {})}, **said)
        if background is not None:
            background.do()


class Redirect(Response):
    """What a page never answers with."""


class HeaderParameter(NamedTuple):
    name: str
    required: bool = False
    max_length: int = 0


class QueryParameter(NamedTuple):
    name: str
    required: bool = False
    ge: int = 0
    le: int = 0


class Kind:
    """Where a parameter of a handler comes from: `FromPath[str]`, `RequestBody[NewRoom]`, …"""

    def __class_getitem__(cls, wanted: Any) -> Any:
        return Annotated[wanted, cls]


class NamedDependency(Kind): ...


class FromPath(Kind): ...


class RequestBody(Kind): ...


class Provide:
    def __init__(self, dependency: Callable[..., Awaitable[Any]]) -> None:
        self.dependency = dependency


class Handler:
    def __init__(
        self, function: Callable[..., Awaitable[Any]], paths: list[str], methods: tuple[str, ...], **said: Any
    ) -> None:
        self.fn = function
        self.paths = paths
        self.methods = methods
        self.media_type: str = said.get("media_type") or ""
        self.status_code: int | None = said.get("status_code")


Decorator = Callable[[Callable[..., Awaitable[Any]]], Handler]


def route(path: str | list[str] = "/", *, http_method: Any = ("GET",), **said: Any) -> Decorator:
    paths = [path] if isinstance(path, str) else path
    return lambda function: Handler(function, paths, tuple(http_method), **said)


def get(path: str = "/", **said: Any) -> Decorator:
    return route(path, http_method=("GET", "HEAD"), **said)


def post(path: str = "/", **said: Any) -> Decorator:
    return route(path, http_method=("POST",), **{"status_code": 201} | said)


def websocket(path: str = "/", **said: Any) -> Decorator:
    return route(path, http_method=(), **said)


class Controller:
    path = ""
    dependencies: Mapping[str, Provide] = {}


class Route(NamedTuple):
    pattern: re.Pattern[str]
    names: tuple[tuple[str, str], ...]  # of the places in the path, and what stands there
    handler: Handler
    controller: Controller | None


class Router:
    def __init__(self, handlers: list[Any], dependencies: dict[str, Any]) -> None:
        self.dependencies = dependencies
        self.routes: list[Route] = []
        self.add(handlers)

    def add(self, handlers: list[Any]) -> None:
        self.routes += [route for handler in handlers for route in routes_of(handler)]

    def find(self, request: Request) -> Route | None:
        """The handler of a request, which then knows what stands in its path."""
        for found in self.routes:
            match = found.pattern.fullmatch(request.url.path)
            if match is not None and request.method in found.handler.methods:
                request.path_params = {
                    name: int(value) if kind == "int" else value
                    for (name, kind), value in zip(found.names, match.groups(), strict=True)
                }
                return found
        return None

    async def call(self, found: Route, request: Request, body: bytes) -> Any:
        given = await self._given(found.handler.fn, found.controller, request, body)
        me = () if found.controller is None else (found.controller,)
        said = found.handler.fn(*me, **given)
        return await said if inspect.isawaitable(said) else said

    async def _given(
        self, function: Callable[..., Any], controller: Controller | None, request: Request, body: bytes
    ) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for name, parameter in inspect.signature(function).parameters.items():
            hint = hints_of(function).get(name)
            if name == "request":
                given[name] = request
            elif hint is not None:
                value = await self._value(name, hint, controller, request, body)
                if value is not None or parameter.default is parameter.empty:
                    given[name] = value
        return given

    async def _value(self, name: str, hint: Any, controller: Controller | None, request: Request, body: bytes) -> Any:
        wanted, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        for note in notes:
            if isinstance(note, HeaderParameter):
                return request.headers.get(note.name)
            if isinstance(note, QueryParameter):
                said = request.query_params.get(note.name)
                return None if said is None else msgspec.convert(said, wanted, strict=False)
            if note is FromPath:
                return request.path_params[name]
            if note is RequestBody:
                return msgspec.json.decode(body, type=wanted)
        own = {} if controller is None else controller.dependencies
        if name in own:
            provider = own[name].dependency
            return await provider(**await self._given(provider, None, request, body))
        return self.dependencies[name]


def hints_of(function: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(function, include_extras=True)


def routes_of(handler: Any) -> Iterator[Route]:
    if isinstance(handler, Handler):
        yield from (route_at(path, handler, None) for path in handler.paths)
        return
    controller = handler()
    for one in vars(handler).values():
        if isinstance(one, Handler):
            yield from (route_at((controller.path + path).rstrip("/"), one, controller) for path in one.paths)


def route_at(path: str, handler: Handler, controller: Controller | None) -> Route:
    pattern = PLACE.sub(lambda place: PATTERNS[place[2]], path)
    return Route(re.compile(pattern + "/?"), tuple(PLACE.findall(path)), handler, controller)


MODULES: dict[str, tuple[Any, ...]] = {
    "": (Controller, HttpMethod, MediaType, Request, Response, WebSocket, get, post, route, websocket),
    "background_tasks": (BackgroundTask,),
    "connection": (ASGIConnection,),
    "di": (NamedDependency, Provide),
    "params": (FromPath, HeaderParameter, QueryParameter, RequestBody),
    "exceptions": (NotFoundException, WebSocketDisconnect),
    "openapi": (),
    "response": (File, Redirect),
    "openapi.datastructures": (ResponseSpec,),
}
# Names that are only written in annotations, or used by what a page never does.
UNUSED = {
    "datastructures": ("State",),
    "handlers": ("HTTPRouteHandler",),
    "types": ("ASGIApp", "Message", "Receive", "Scope", "Send"),
}
STATUS_CODES = {"HTTP_200_OK": 200, "HTTP_304_NOT_MODIFIED": 304}


def stand_in() -> None:
    """From now on, whoever imports litestar gets this."""
    for place, things in MODULES.items():
        put(place, {thing.__name__: thing for thing in things})
    for place, names in UNUSED.items():
        put(place, dict.fromkeys(names, Any))
    put("status_codes", STATUS_CODES)


def put(place: str, contents: Mapping[str, Any]) -> None:
    module = ModuleType(".".join(filter(None, ("litestar", place))))
    vars(module).update(contents)
    sys.modules[module.__name__] = module
