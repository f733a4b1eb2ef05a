"""Scripted players: each plays one seat over HTTP or a WebSocket, and comes back by itself when a server is killed."""

import asyncio
import json
import secrets
from http.client import REQUEST_TIMEOUT
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rumpus.records.dice import seat_commitment
from tests.helpers.table.notes import Notes

PAUSE = 0.2  # seconds, before one looks or calls again
GLANCE = 1.0  # seconds, before one who only watches looks again
CAME_LATE = {"answer-late", "answer-game-over", "answer-not-yours", "undo-not-possible", "reveal-not-awaited"}
SHORTEST = {"worms": {"setup": "first-game"}}
GONE = (OSError, httpx.TransportError, WebSocketException, TimeoutError)

Json = dict[str, Any]


class Network:
    """The servers there are; each call goes to any of them, and again to another as long as it gets no answer.

    `pace`: for how many seconds at most somebody thinks about an answer.
    """

    def __init__(self, urls: list[str], random: Random, pace: float) -> None:
        self.clients = [httpx.AsyncClient(base_url=url, timeout=30.0) for url in urls]
        self.random = random
        self.pace = pace

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()

    async def ask(self, method: str, path: str, token: str | None, body: Json | None = None) -> Json:
        """What is answered; whatever is refused must be something that can happen to anybody."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        while True:
            try:
                said = await self.random.choice(self.clients).request(method, path, headers=headers, json=body)
            except GONE:
                await asyncio.sleep(PAUSE)  # pause: of one who calls again
                continue
            if said.status_code == REQUEST_TIMEOUT:  # it had no time to read it: what HTTP says to ask again
                continue
            answer: Json = said.json()
            assert said.is_success or answer["id"] in CAME_LATE, said.text
            return answer

    async def think(self) -> None:
        await asyncio.sleep(self.pace * self.random.random())  # pause: of one who thinks

    def socket(self) -> connect:
        client = self.random.choice(self.clients)
        return connect(str(client.base_url.copy_with(scheme="ws", path="/socket")), open_timeout=30.0)


async def open_room(network: Network, game: str, seats: tuple[str, ...], clock: str) -> Notes:
    """Everybody sits down, at the shortest game there is."""
    wanted = {"game": game, "options": SHORTEST.get(game, {}), "seats": seats, "clock": clock}
    links = await network.ask("POST", "/api/rooms", None, wanted)
    notes = Notes(links["room"], links["watch"], {link["seat"]: link["token"] for link in links["seats"]})
    path = f"/api/rooms/{notes.room}"
    notes.commitment = (await network.ask("GET", path, notes.watch))["commitment"]
    brought: dict[int, str] = {}
    for seat, token in list(notes.seats.items()):
        brought[seat] = f"{network.random.random()}"
        joining = {"name": f"Player {seat + 1}", "token": token, "commitment": seat_commitment(brought[seat])}
        notes.seats[seat] = joining["key"] = secrets.token_urlsafe(24)  # so that it may be said again after a crash
        await network.ask("POST", f"{path}/join", None, joining)
        notes.joined[seat] = joining["name"]
    for seat, entropy in brought.items():
        await network.ask("POST", f"{path}/reveal", notes.seats[seat], {"entropy": entropy})
    return notes


async def watch(network: Network, notes: Notes) -> None:
    """Until the game is over."""
    while not notes.over:
        note_update(notes, await network.ask("GET", f"/api/rooms/{notes.room}/look", notes.watch))
        await asyncio.sleep(GLANCE)  # pause: of one who only watches


async def play_over_http(network: Network, notes: Notes, seat: int) -> None:
    path, token = f"/api/rooms/{notes.room}", notes.seats[seat]
    while not notes.over:
        update = await network.ask("GET", f"{path}/look", token)
        note_update(notes, update)
        if not is_asked(update):
            await asyncio.sleep(PAUSE)  # pause: of one who looks again
            continue
        await network.think()
        act = some_act(network.random, update)
        said = await network.ask("POST", f"{path}/{act['type']}", token, without_type(act))
        if "number" in said:
            notes.acknowledge(seat, said["number"], act)


async def play_over_socket(network: Network, notes: Notes, seat: int) -> None:
    while not notes.over:
        try:
            async with network.socket() as socket:
                await SocketPlayer(network, socket, notes, seat).play()
        except GONE:
            await asyncio.sleep(PAUSE)  # pause: of one who calls again


class SocketPlayer:
    """One seat for as long as one socket lives. Waits for each acknowledgement before it does something else."""

    def __init__(self, network: Network, socket: ClientConnection, notes: Notes, seat: int) -> None:
        self.network, self.socket, self.notes, self.seat = network, socket, notes, seat
        self.latest: Json = {"question": None}
        self.waiting_for: Json | None = None  # what was sent and not yet acknowledged or refused
        self.answered = 0  # the number of the last question that need not be answered again

    async def play(self) -> None:
        notes = self.notes
        await self.send(type="hello", room=notes.room, token=notes.seats[self.seat], since=notes.seen)
        while not notes.over:
            heard = json.loads(await self.socket.recv())
            if heard["type"] == "update":
                self.latest = heard
                note_update(notes, heard)
            elif heard["type"] in ("ack", "nack"):
                self.settle(heard)
            if self.waiting_for is None and is_asked(self.latest) and self.question > self.answered:
                await self.network.think()
                self.waiting_for = some_act(self.network.random, self.latest)
                await self.send(ref=self.question, **self.waiting_for)

    @property
    def question(self) -> int:
        return int(self.latest["question"]["number"])

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    def settle(self, heard: Json) -> None:
        act, self.waiting_for = self.waiting_for, None
        assert act is not None, heard
        if heard["type"] == "ack":
            self.notes.acknowledge(self.seat, heard["number"], act)
        else:
            assert heard["why"]["id"] in CAME_LATE, heard
        if act["type"] == "answer" or (act["type"], heard["type"]) == ("undo", "ack"):
            self.answered = heard["ref"]


def without_type(act: Json) -> Json | None:
    """Over HTTP the path says it, and there may be nothing more to say."""
    return {name: value for name, value in act.items() if name != "type"} or None


def is_asked(update: Json) -> bool:
    return update["question"] is not None and "options" in update["question"]


def some_act(random: Random, update: Json) -> Json:
    """Mostly an answer; now and then something said, or an answer taken back."""
    if update["may_undo"] and random.random() < 0.1:
        return {"type": "undo"}
    if random.random() < 0.05:
        return {"type": "chat", "text": f"{random.random()}"}
    question = update["question"]
    return {"type": "answer", "question": question["number"], "text": random.choice(question["options"])["text"]}


def note_update(notes: Notes, update: Json) -> None:
    notes.seen = max(notes.seen, update["number"])
    notes.over = notes.over or update["info"]["stage"] == "over"
