"""A table that really serves, and guests who speak with it over the network."""

import asyncio
import json
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
import websockets.sync.client
from websockets.sync.client import ClientConnection

from rumpus.kernel.match import Match
from rumpus.records.dice import seat_commitment
from rumpus.table.guests.limits import Limits
from rumpus.table.rooms.reading import read_log
from rumpus.table.rooms.room import Room
from rumpus.table.store import open_store
from rumpus.table.store.base import RoomRow
from rumpus.table.web.listening import listen
from rumpus.table.web.serving import Serving, TableServer
from tests.helpers.waiting import PATIENCE, until

NAMES = ("Ann", "Bob", "Cleo", "Dan")
GENEROUS = Limits(
    requests_per_second=10_000,
    requests_at_once=10_000,
    rooms_per_hour=10_000,
    players_per_hour=10_000,
    sockets_per_address=500,
    work_at_once=10_000,
)

Json = dict[str, Any]
Result = TypeVar("Result")


class Served:
    """A table in a thread of its own, on a free port and a real file, or on another store."""

    def __init__(self, file: Path, limits: Limits = GENEROUS, store: str = "", **more: Any) -> None:
        self.file = file
        self.store = store or f"sqlite:///{file}"
        self.serving = Serving(port=0, limits=limits, **more)
        self.start()

    def start(self) -> None:
        opened = threading.Event()
        self.server = TableServer(open_store(self.store), self.serving, self._note_address)
        self.opened = opened
        self.listening = listen(self.serving.host, self.serving.port)
        self.thread = threading.Thread(target=lambda: self.server.run(sockets=[self.listening]), name="table")
        self.thread.start()
        assert opened.wait(PATIENCE)

    def _note_address(self, address: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.url = address.rstrip("/")
        self.client = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.opened.set()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.client.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    def run(self, wanted: Coroutine[Any, Any, Result]) -> Result:
        """In the thread of the table."""
        return asyncio.run_coroutine_threadsafe(wanted, self.loop).result(PATIENCE)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def open(self, *seats: str, **more: Any) -> "Opened":
        """A room, not necessarily full; of the first game of Worms unless told otherwise."""
        body = {"game": "worms", "options": {"setup": "first-game"}, **more, "seats": list(seats)}
        said = self.post("/api/rooms", **body)
        assert said.status_code == 201, said.text
        return Opened(self, said.json())

    def begin(self, *seats: str, **more: Any) -> "Opened":
        """A room in which everybody has sat down."""
        room = self.open(*seats, **more)
        room.seat_everybody()
        return room

    def match(self, room: str) -> Match:
        """What only the server knows."""
        match = self.server.hall.live[room].room.match
        assert match is not None
        return match

    def whole_match(self, room: str) -> Match:
        match = self.whole_room(room).match
        assert match is not None
        return match

    def whole_room(self, id: str) -> Room:
        """As its log tells it, with all of its past."""
        with closing(sqlite3.connect(self.file)) as db:
            row = db.execute("SELECT row FROM rooms WHERE id = ?", (id,)).fetchone()[0]
            entries = db.execute("SELECT entry FROM entries WHERE room = ? ORDER BY number", (id,)).fetchall()
        room = Room(msgspec.json.decode(row, type=RoomRow))
        read_log(room, [entry for (entry,) in entries])
        return room


class Guest:
    """Somebody with one token for one room, or with none."""

    def __init__(self, table: Served, room: str, token: str | None) -> None:
        self.table = table
        self.room = room
        self.token = token

    @property
    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        path = f"/api/rooms/{self.room}/{what}".rstrip("/")
        return self.table.client.get(path, headers=self._headers, params=query)

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.table.client.post(f"/api/rooms/{self.room}/{what}", headers=self._headers, json=body)

    def look(self, **query: Any) -> Json:
        said = self.get("look", **query)
        assert said.status_code == 200, said.text
        update: Json = said.json()
        return update

    def question(self) -> Json:
        question: Json = self.look()["question"]
        return question

    def options(self) -> list[str]:
        return texts_of(self.question())

    def answer(self, text: str | None = None, question: int | None = None) -> httpx.Response:
        """The open question, with its first option unless told otherwise."""
        if text is None or question is None:
            asked = self.question()
            text = texts_of(asked)[0] if text is None else text
            question = asked["number"] if question is None else question
        return self.post("answer", question=question, text=text)

    def record(self) -> str:
        said = self.get("record")
        assert said.status_code == 200, said.text
        return said.text

    def join(self, name: str, entropy: str = "", **more: Any) -> httpx.Response:
        """Who sat down has another token from then on, and may have something to reveal."""
        if entropy:
            more["commitment"] = seat_commitment(entropy)
        said = self.table.post(f"/api/rooms/{self.room}/join", name=name, token=self.token, **more)
        if said.is_success:
            self.token = said.json()["token"]
        return said

    @contextmanager
    def watch(self, since: int | None = None, **more: Any) -> Iterator["Viewer"]:
        with connect(self.table) as connection:
            viewer = Viewer(connection)
            viewer.send(type="hello", room=self.room, token=self.token, since=since, **more)
            yield viewer


@contextmanager
def connect(table: Served, **more: Any) -> Iterator[ClientConnection]:
    address = table.url.replace("http://", "ws://") + "/socket"
    with websockets.sync.client.connect(
        address, open_timeout=PATIENCE, close_timeout=1, max_queue=None, **more
    ) as connection:
        yield connection


class Opened:
    """A room with all its links."""

    def __init__(self, table: Served, links: Json) -> None:
        self.table = table
        self.id: str = links["room"]
        self.links = links
        self.host = Guest(table, self.id, links["host"])
        self.spectator = Guest(table, self.id, links["watch"])
        self.seats = {seat["seat"]: Guest(table, self.id, seat["token"]) for seat in links["seats"]}

    def seat_everybody(self) -> None:
        for seat, guest in self.seats.items():
            said = guest.join(NAMES[seat])
            assert said.status_code == 201, said.text
        awaited = [seat for seat, one in enumerate(self.info()["seats"]) if not one.get("ready", True)]
        for seat in awaited:
            self.seats[seat].post("act", act="ready")

    def move_to(self, table: Served) -> None:
        """Everybody goes to another table, with the keys they have."""
        self.table = table
        for guest in (self.host, self.spectator, *self.seats.values()):
            guest.table = table

    def info(self) -> Json:
        info: Json = self.host.get().json()
        return info

    def asked(self) -> Guest:
        """Whoever is asked now, when it is a person."""
        found: Guest = until(lambda: next((guest for guest in self.seats.values() if is_asked(guest)), None))
        return found

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that must not change when something is refused."""
        looks = [guest.look() for guest in (self.spectator, *self.seats.values())]
        for look in looks:
            del look["clocks"], look["info"]["watching"]
            for seat in look["info"]["seats"]:
                del seat["here"], seat["away"]  # who comes and goes over a socket may
        return (self.table.match(self.id).state.digest(), self.table.match(self.id).answered, looks)

    def play_to_the_end(self) -> None:
        """People answer at random; bots look after themselves."""
        random = Random(1)
        while (stage := self.info()["stage"]) != "over":
            assert stage == "running"
            for guest in self.seats.values():
                asked = guest.look()["question"]
                if asked is not None and "options" in asked:
                    guest.answer(random.choice(texts_of(asked)), asked["number"])


def texts_of(question: Json) -> list[str]:
    """Its options as they are written."""
    return [option["text"] for option in question["options"]]


def is_asked(guest: Guest) -> bool:
    question = guest.look()["question"]
    return question is not None and "options" in question


class Talk(ABC):
    """What is said over one WebSocket, greeted already."""

    def __init__(self) -> None:
        self.refs = count(1)
        self.waiting: list[Json] = []

    @abstractmethod
    def send(self, **message: Any) -> None: ...

    @abstractmethod
    def receive(self) -> Json: ...

    def update(self) -> Json:
        """The next one."""
        return self.waiting.pop(0) if self.waiting else self.receive()

    def update_number(self, number: int) -> Json:
        """The first update that brings the viewer to that entry, with all events on the way."""
        events: list[Json] = []
        while True:
            update = self.update()
            events += update["events"]
            if update["number"] >= number:
                return update | {"events": events}

    def ask(self, **message: Any) -> Json:
        """Sends something; returns what becomes of it. Updates that come meanwhile are kept."""
        ref = next(self.refs)
        self.send(ref=ref, **message)
        while True:
            said = self.receive()
            if said["type"] in ("ack", "nack", "outlook", "odds-told", "hint-told"):
                assert said["ref"] == ref
                return said
            self.waiting.append(said)


class Viewer(Talk):
    def __init__(self, connection: ClientConnection) -> None:
        super().__init__()
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> Json:
        message: Json = json.loads(self.connection.recv(PATIENCE))
        return message


def next_of(kind: str, connection: ClientConnection) -> Json:
    """The next message of that kind, whatever comes before it."""
    while True:
        said: Json = json.loads(connection.recv(PATIENCE))
        if said["type"] == kind:
            return said
