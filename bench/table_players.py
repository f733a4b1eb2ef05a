"""Scripted players at our table: `python bench/table_players.py PORT SERVER_PID ROOMS GAMES WARM_UP SECONDS [GAME]`.

So many rooms play at the same time. Opening rooms is not what is measured: all games are prepared before, their four
players connected and the first of them asked, and where one is over its room goes on with the next. Whoever is
asked answers at once, one answer at a time: the next only when the last is acknowledged. Both times are seconds of the
server's processor: on a busy machine, too, a server has done as much before it is measured as on a quiet one. Prints
figures as JSON.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable
from random import Random

import msgspec
from load_figures import Load, cpu_seconds
from socket_client import SocketClient, run
from table_rooms import WORMS, open_rooms


class Option(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    number: int
    options: list[Option | str] | None = None  # texts alone where the table is an older one


class Update(msgspec.Struct, tag="update"):
    question: Asked | None
    winners: list[str] | None


class Ack(msgspec.Struct, tag="ack"):
    ref: int


class Answer(msgspec.Struct, tag="answer"):
    ref: int
    question: int
    text: str


LOOKS_EVERY = 0.05  # seconds

# Only what a player needs to know is decoded; anything else that the server says is an error.
_decode = msgspec.json.Decoder(Update | Ack).decode
_encode = msgspec.json.Encoder().encode


class Table:
    """All rooms, and what is counted in them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ready: list[Game] = []
        self.out_of_games = False
        self.counting = False
        self.waits: list[float] = []
        self.updates = 0
        self.bytes = 0

    def play_next(self) -> None:
        if self.ready:
            self.ready.pop().start()
        else:
            self.out_of_games = True

    async def work(self, server: int, seconds: float) -> None:
        """Until the server has used so much processor time, or there is nothing left to play."""
        end = cpu_seconds(server) + seconds
        while cpu_seconds(server) < end and not self.out_of_games:
            await asyncio.sleep(LOOKS_EVERY)


class Game:
    def __init__(self, table: Table, seed: int, player: "type[Player] | None" = None) -> None:
        self.table, self.player = table, player or Player
        self.random = Random(seed)
        self.players: list[Player] = []
        self.running = False

    async def connect(self, room: str, tokens: list[str]) -> None:
        self.players = [self.player(self, room, token) for token in tokens]
        for player in self.players:
            await player.connect()

    def start(self) -> None:
        self.running = True
        for player in self.players:
            player.answer_if_asked()

    def over(self) -> None:
        if self.running:
            self.running = False
            self.table.play_next()


class Player(SocketClient):
    def __init__(self, game: Game, room: str, token: str) -> None:
        super().__init__(game.table.port, room, token)
        self.game, self.table = game, game.table
        self.asked: Asked | None = None
        self.ref = 0
        self.sent_at = 0.0  # of an answer that is not acknowledged yet

    def message(self, data: bytes) -> None:
        message, table = _decode(data), self.table
        if isinstance(message, Ack):
            if table.counting:
                table.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        else:
            if table.counting:
                table.updates += 1
                table.bytes += len(data)
            if message.winners is not None:
                self.game.over()
            self.asked = message.question
        self.answer_if_asked()

    def answer_if_asked(self) -> None:
        asked = self.asked
        if asked is None or asked.options is None or self.sent_at or not self.game.running:
            return
        self.asked = None
        self.ref += 1
        option = asked.options[int(self.game.random.random() * len(asked.options))]
        text = option if isinstance(option, str) else option.text
        self.sent_at = time.perf_counter()
        self.send(_encode(Answer(self.ref, asked.number, text)))


async def play(
    port: int, server: int, rooms: int, games: int, warm_up: float, seconds: float, played: str = WORMS
) -> Load:
    table = Table(port)
    await prepare(table, games, played)
    for _ in range(rooms):
        table.play_next()
    await table.work(server, warm_up)
    return await counted(table, server, table.work(server, seconds))


async def prepare(table: Table, games: int, played: str = WORMS, player: "type[Player] | None" = None) -> None:
    for seed, room in enumerate(open_rooms(table.port, games, played), len(table.ready)):
        game = Game(table, seed, player)
        await game.connect(room.id, room.seats)
        table.ready.append(game)


async def counted(table: Table, server: int, meanwhile: Awaitable[None]) -> Load:
    """What the players see while that goes on."""
    table.waits, table.updates, table.bytes = [], 0, 0
    started, players_cpu, server_cpu = time.perf_counter(), cpu_seconds("self"), cpu_seconds(server)
    table.counting = True
    await meanwhile
    table.counting = False
    lasted = time.perf_counter() - started
    return Load(
        waits=table.waits,
        seconds=lasted,
        players_cpu=(cpu_seconds("self") - players_cpu) / lasted,
        server_cpu=(cpu_seconds(server) - server_cpu) / lasted,
        updates=table.updates,
        update_bytes=table.bytes / table.updates,
    )


if __name__ == "__main__":
    port, server, rooms, games = (int(word) for word in sys.argv[1:5])
    warm_up, seconds = (float(word) for word in sys.argv[5:7])
    print(msgspec.json.encode(run(play(port, server, rooms, games, warm_up, seconds, *sys.argv[7:]))).decode())
