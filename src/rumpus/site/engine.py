"""A table in a page: calls come as they would over HTTP, and messages as over a socket, from the page beside it.

Imported only where `stand_in` has taken litestar's place (`begin`)."""

import asyncio
import gc
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from rumpus.kernel.message import Refused
from rumpus.site import stand_in
from rumpus.site.boxes import KeptFolder
from rumpus.site.minds import Send, staff
from rumpus.site.store import Keep, PageStore
from rumpus.table.guests.limits import Doorkeeper, Limits, visitor
from rumpus.table.hall.hall import Hall
from rumpus.table.studio.experiments import FOLDER as EXPERIMENTS
from rumpus.table.studio.studio import Studio
from rumpus.table.web import socket as sockets
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.http import RoomsController
from rumpus.table.web.library import LibraryController, fluent_words
from rumpus.table.web.line import CONNECTION
from rumpus.table.web.neighbours import Neighbours
from rumpus.table.web.offline import OfflineSite
from rumpus.table.web.origin import HostNames
from rumpus.table.web.studio import StudioController
from rumpus.table.web.viewer import OUR_FAULT
from rumpus.table.wire.refusals import language_of, refusal_of, status_of

if TYPE_CHECKING:
    from rumpus.site.lab import Crew

log = logging.getLogger("rumpus.site")

PLENTY = 1_000_000_000  # nobody keeps anybody else waiting here
LIMITS = Limits(
    requests_per_second=PLENTY,
    requests_at_once=PLENTY,
    rooms_per_hour=PLENTY,
    sockets_per_address=PLENTY,
    messages_per_second=PLENTY,
    messages_at_once=PLENTY,
    work_per_second=PLENTY,
    work_at_once=PLENTY,
)
HEADERS = {"Host": "localhost"}
ADDRESS = stand_in.ASGIConnection.client.host
NEW_OBJECTS = 20_000  # before Python looks for garbage
LAB = ("/api/lab", "/lab/")
SETTLED_AFTER = 5.0  # seconds, in which whoever has come is first shown what they came for


class CallAnswer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class PortLine:
    """One viewer's socket, and what it is held on: there is nothing between the page and us that could be slow."""

    greeted = False

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.send = send
        self.closed = closed
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True

    def hear(self, text: str | None) -> None:
        """A message, or that the page has hung up."""
        self.heard.put_nowait(text)

    def stays_for(self, _: str) -> bool:
        return True

    def may_send_at_once(self) -> bool:
        return self.open

    def send_at_once(self, data: bytes) -> None:
        self.send(data.decode())

    def hang_up(self, code: int) -> None:
        if self.open:
            self.open = False
            self.closed(code)


class LineSocket(stand_in.WebSocket):
    def __init__(self, line: PortLine, language: str) -> None:
        super().__init__("/socket", HEADERS | {"Accept-Language": language})
        self.line = line
        self.scope["state"][CONNECTION] = line

    async def accept(self) -> None: ...

    async def send(self, message: Mapping[str, Any]) -> None:
        if not self.line.open:
            raise stand_in.WebSocketDisconnect
        self.line.send(message["text"])

    async def close(self, code: int) -> None:
        self.line.hang_up(code)

    async def receive_data(self, _: str) -> str:
        text = await self.line.heard.get()
        if text is None:
            self.line.open = False
            raise stand_in.WebSocketDisconnect
        return text


class Engine:
    def __init__(self, hall: Hall, boxes: KeptFolder, crew: "Crew") -> None:
        self.hall = hall
        self.boxes = boxes
        self.crew = crew
        self.door = Doorkeeper(LIMITS)
        dependencies = {
            "hall": hall,
            "door": self.door,
            "everywhere": Everywhere(hall, self.door, Neighbours()),
            "studio": Studio(boxes.folder, "everybody"),  # without a lab, until somebody comes to it
            "offline": OfflineSite(None),
        }
        handlers = [RoomsController, LibraryController, StudioController, fluent_words]
        self.router = stand_in.Router(handlers, dependencies)
        self.tasks: set[asyncio.Task[None]] = set()
        self.has_lab = False

    def open_lab(self) -> None:
        """What was going on there goes on."""
        if self.has_lab:
            return
        from rumpus.site.lab import open_lab
        from rumpus.table.web.lab import LabController, lab_file

        self.has_lab = True
        studio = open_lab(self.boxes.folder, self.crew, self.boxes.keep)
        self.router.dependencies["studio"] = studio
        self.router.add([LabController, lab_file])
        studio.bench.open()

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> CallAnswer:
        request = stand_in.Request(path, {**HEADERS, **headers}, method)
        visitor.set(ADDRESS)
        if request.url.path.startswith(LAB):
            self.open_lab()
        try:
            found = self.router.find(request)
            if found is None:
                raise Refused("needs-a-server")
            answer = written(await self.router.call(found, request, body), found.handler)
            if request.url.path.startswith((StudioController.path, *LAB)):
                await self.boxes.keep()
            if (room := request.path_params.get("room")) is not None:
                self.hall.look(room, ADDRESS)
            return answer
        except Refused as refused:
            return refusal(request, refused)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            return refusal(request, Refused("request-not-understood", why=str(error)))
        except Exception as error:  # the page must not wait for ever
            log.error("a request failed", exc_info=error, extra={"path": request.url.path})
            return refusal(request, Refused("internal-error"))

    def connect(self, send: Callable[[str], None], closed: Callable[[int], None], language: str) -> PortLine:
        line = PortLine(send, closed)
        task = asyncio.ensure_future(self._serve(LineSocket(line, language)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return line

    async def _serve(self, socket: LineSocket) -> None:
        handler: Any = sockets.socket
        await handler.fn(socket, self.hall, self.door, HostNames())
        socket.line.hang_up(OUR_FAULT)


def refusal(request: Any, refused: Refused) -> CallAnswer:
    body = msgspec.json.encode(refusal_of(refused, language_of(request)))
    return CallAnswer(status_of(refused), {"Content-Type": stand_in.JSON}, body)


def written(found: Any, handler: stand_in.Handler) -> CallAnswer:
    response = found if isinstance(found, stand_in.Response) else stand_in.Response(found)
    media = response.media_type or handler.media_type or stand_in.JSON
    content = response.content
    if isinstance(content, str):
        content = content.encode()
    elif not isinstance(content, bytes):
        content = msgspec.json.encode(content)
    status = response.status_code or handler.status_code or 200
    return CallAnswer(status, {"Content-Type": str(media), **response.headers}, content)


async def open_table(image: bytes, keep: Keep, think: Send, crew: "Crew", boxes: Path) -> Engine:
    """From what the browser has kept; everything that goes on by itself is taken up again. The folder of boxes is made
    anew each time."""
    store = PageStore(image, keep)
    hall = Hall(store, boxes=boxes, limits=LIMITS, staff=staff(think))
    await hall.open()
    folder = KeptFolder(boxes, store)
    await folder.open()
    with suppress(AttributeError):  # not every Python can
        gc.freeze()
    gc.set_threshold(NEW_OBJECTS)
    engine = Engine(hall, folder, crew)
    if (boxes / EXPERIMENTS).exists():
        asyncio.get_running_loop().call_later(SETTLED_AFTER, engine.open_lab)
    return engine
