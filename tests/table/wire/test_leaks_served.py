"""The same comparison byte by byte over the network, with headers, errors and logs."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest

from rumpus.contract.random_play import some_setting
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Setting
from rumpus.table.rooms.entries import AnyEntry
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.store.base import RoomRow
from tests.helpers.table.pairs import Pair, play_pair
from tests.helpers.table.rooms import HOST, SPECTATORS, link_of, row_for
from tests.helpers.table.served import Guest, Served

ENTRIES = 25
every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)

Result = TypeVar("Result")


def long_pair(game: AnyGame) -> tuple[Setting, Pair]:
    """The first pair that goes on for a while and differs in several secrets."""
    for seed in range(100):
        random = Random(seed)
        setting = some_setting(game, random)
        pair = play_pair(game, setting, random, answers=150)
        if len(pair.logs[0]) >= ENTRIES and pair.differences > 2:
            return setting, pair
    raise AssertionError("no pair is long enough")


def on_server(table: Served, work: Coroutine[Any, Any, Result]) -> Result:
    loop = table.server.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result()


@every_game
def test_others_hear_the_same_over_the_network(game: AnyGame, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    setting, pair = long_pair(game)
    others = [seat for seat in range(setting.seats) if seat != pair.owner]
    heard, logged = [], []
    for number, log in enumerate(pair.logs):
        table = Served(tmp_path / f"{number}.db")
        try:
            heard.append(listen_in(table, row_for(game, setting), log[:ENTRIES], others))
        finally:
            table.stop()
        logged.append([(record.levelname, record.getMessage()) for record in caplog.records if is_ours(record)])
        caplog.clear()
    assert len(heard[0]) > (len(others) + 2) * ENTRIES  # spectators and the host hear everything, too
    for here, there in zip(*heard, strict=True):
        assert here == there
    assert logged[0] == logged[1]


def is_ours(record: logging.LogRecord) -> bool:
    """Clients in this process log too, with ports that are never the same."""
    return record.name.startswith("rumpus") and record.threadName == "table"


def listen_in(table: Served, row: RoomRow, log: list[AnyEntry], others: list[int]) -> list[str]:
    """A log is written entry by entry; everything that the other seats, spectators and the host receive meanwhile."""
    live = on_server(table, table.server.hall.create(row))
    tokens = [SPECTATORS, HOST, *(link_of(seat) for seat in others)]
    guests = [Guest(table, row.id, token) for token in tokens]
    heard = []
    with ExitStack() as stack:
        viewers = []
        for guest in guests:
            viewers.append(stack.enter_context(guest.watch()))
            heard.append(str(viewers[-1].connection.recv()))  # before the next comes: everybody is told how many watch
        for entry in log:
            on_server(table, table.server.hall.append(live, partial(propose, entry)))
            heard += [str(viewer.connection.recv()) for viewer in viewers]
        for guest in guests:
            heard += [as_text(said) for said in ask_everything(guest)]
    return heard


def propose(entry: AnyEntry, room: Room, at: int) -> Proposal:
    return Proposal(entry)


def ask_everything(guest: Guest) -> list[httpx.Response]:
    """Whatever a guest may try while the game goes on."""
    number = guest.look()["number"]
    return [
        guest.get(),
        guest.get("look"),
        guest.get("look", since=number - 3),
        guest.get("record"),
        guest.get("at/3"),
        guest.post("answer", question=number, text="nonsense"),
        guest.post("answer", question=number - 1, text="nonsense"),
        guest.post("answer", question=number, text=""),
        guest.post("fork", after=3, seats=["person", "person"]),
        guest.post("chat", text=""),
        guest.join("Ann"),
    ]


def as_text(said: httpx.Response) -> str:
    headers = {name: value for name, value in said.headers.items() if name != "date"}
    return json.dumps([said.status_code, headers, said.text])
