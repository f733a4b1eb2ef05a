"""The store of a release, kept so that later ones can be tried on it.

    python -m tests.helpers.table.release FOLDER      plays rooms of every kind and writes into the folder

`store.db` is the SQLite file, `store.sql` the same rooms as pg_dump writes them, `rooms.json` tells of each room its
tokens, its stage, its record and what spectators saw, and `mine/` is a box that two of the rooms were played with.
Run it before a release.
"""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from pgserver.postgres_server import PostgresServer, get_server

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game
from rumpus.table.store import open_store
from rumpus.table.store.base import RoomRow
from tests.helpers.table.served import Opened, Served

ELSEWHERE = "/elsewhere/boxes"  # where the release found boxes: not here
QUICK: dict[str, dict[str, str]] = {"worms": {"setup": "first-game"}, "zombies-doom": {}}


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        boxes = Path(scratch) / "boxes"
        write_box(boxes / "mine")
        table = Served(Path(scratch) / "store.db", boxes=boxes)
        try:
            rooms = {name: told(room) for name, room in play(table).items()}
        finally:
            table.stop()
        keep_file(table.file, folder / "store.db", boxes)
        shutil.copytree(boxes / "mine", folder / "mine")
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(room, ensure_ascii=False)}" for name, room in rooms.items())
    (folder / "rooms.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    (folder / "store.sql").write_text(as_postgres(folder / "store.db"), encoding="utf-8")


def write_box(folder: Path) -> None:
    """Somebody's own: the standard box of Zombies Doom with a shorter game."""
    folder.mkdir(parents=True)
    for file, data in Boxes.of(find_game("zombies-doom")).files("standard").items():
        (folder / file).write_bytes(data.replace(b"2 players: 10", b"2 players: 9"))


def play(table: Served) -> dict[str, Opened]:
    rooms: dict[str, Opened] = {}
    for game, options in QUICK.items():
        rooms[f"open {game}"] = room = table.open("person", "person", game=game, options=options, public=True)
        room.seats[0].join("Ann", entropy="salt")
        room.seats[0].post("chat", text="Anybody here?")
        rooms[f"running {game}"] = room = table.begin("person", "person", game=game, options=options, clock="game 600")
        play_some(room)
        rooms[f"daily {game}"] = room = table.begin("person", "random", game=game, options=options, daily=True)
        room.asked().answer()
        rooms[f"over {game}"] = room = table.begin("person", "person", game=game, options=options)
        room.play_to_the_end()
        room.seats[1].post("chat", text="Dobrá hra! ♥")
        forking = room.spectator.post("fork", after=5, seats=["person", "person"])
        rooms[f"forked {game}"] = Opened(table, forking.json())
        rooms[f"forked {game}"].seat_everybody()
        brought = table.post("/api/records", record=room.spectator.record())
        rooms[f"brought {game}"] = Opened(table, brought.json())
    rooms["running mine"] = room = table.begin("person", "person", game="zombies-doom", options={"box": "mine"})
    play_some(room)
    rooms["over mine"] = room = table.begin("person", "person", game="zombies-doom", options={"box": "mine"})
    room.play_to_the_end()
    return rooms


def play_some(room: Opened) -> None:
    for _ in range(8):
        room.asked().answer()
    room.asked().post("undo")
    room.seats[0].post("chat", text="Take your time.")


def told(room: Opened) -> dict[str, Any]:
    look = room.spectator.look()
    record = None if look["info"]["stage"] == "open" else room.spectator.record()
    parts = ("info", "view", "winners", "chat")
    return {"links": room.links, "record": record, **{part: look[part] for part in parts}}


def keep_file(store: Path, to: Path, boxes: Path) -> None:
    """In one small file, and with no folder of this machine in it."""
    with sqlite3.connect(store) as db:
        for id, row in db.execute("SELECT id, row FROM rooms").fetchall():
            db.execute("UPDATE rooms SET row = ? WHERE id = ?", (row.replace(bytes(boxes), ELSEWHERE.encode()), id))
    with sqlite3.connect(store) as db:
        db.execute("VACUUM INTO ?", (str(to),))
    with sqlite3.connect(to) as db:
        db.execute("PRAGMA journal_mode = WAL")


def as_postgres(file: Path) -> str:
    folder = Path(tempfile.mkdtemp(prefix="rumpus-postgres-"))
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        asyncio.run(copy(file, server.get_uri()))
        return dump(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


async def copy(file: Path, url: str) -> None:
    """What the file holds, as this code writes it into PostgreSQL."""
    store = open_store(url)
    await store.open()
    with sqlite3.connect(file) as db:
        for (row,) in db.execute("SELECT row FROM rooms").fetchall():
            await store.create(msgspec.json.decode(row, type=RoomRow))
        for room, number, entry in db.execute("SELECT room, number, entry FROM entries").fetchall():
            await store.append(room, number, entry)
        for (over,) in db.execute("SELECT id FROM rooms WHERE over").fetchall():
            await store.finish(over, (await store.kept(over)) or b"")
        for day, secret in db.execute("SELECT day, secret FROM days").fetchall():
            await store.first_of_day(day, secret)
    await store.close()


def dump(server: PostgresServer) -> str:
    import pgserver

    program = Path(pgserver.__file__).parent / "pginstall" / "bin" / "pg_dump"
    command = [str(program), "--inserts", "--no-owner", server.get_uri()]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "".join(line for line in said.splitlines(keepends=True) if not line.startswith("\\"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
