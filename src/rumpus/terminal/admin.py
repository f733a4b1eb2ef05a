"""`rumpus admin`: what whoever runs a table does there. Everything is a call of the table's own interface: of the table
that runs at `--table`, or, where none does, of one that is opened on the store for a moment and serves nobody."""

import argparse
import asyncio
import getpass
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import quote

from rumpus.kernel.message import Refused
from rumpus.terminal.arguments import whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.stores import own_boxes, own_store

if TYPE_CHECKING:
    import httpx

PATIENCE: Final = 60.0  # seconds
A_DAY, A_YEAR = 1440, 525_600  # minutes
STAGES: Final = ("open", "running", "over")
EXPORTS: Final = ("record", "log", "support")

Json = dict[str, Any]


class AdminCall:
    def __init__(self, http: "httpx.AsyncClient") -> None:
        self.http = http

    async def ask(self, path: str, body: Json | None = None, **query: Any) -> "httpx.Response":
        """What the table says. Refused, in its words, if it does not want to."""
        import httpx

        method = "GET" if body is None else "POST"
        try:
            said = await self.http.request(method, f"/api/operator{path}", json=body, params=query)
        except httpx.HTTPError as error:
            raise Refused("admin-no-table", address=str(self.http.base_url), why=str(error)) from None
        if said.is_error:
            raise Refused("admin-refused", why=said.json()["text"])
        return said


@asynccontextmanager
async def desk_for(console: Console, given: argparse.Namespace) -> AsyncIterator[AdminCall]:
    # Only here: nobody who plays at the terminal should wait for a server to be loaded.
    import httpx

    from rumpus.table.guests.operator import Operator
    from rumpus.table.store import open_store
    from rumpus.table.web.app import make_app

    operator = Operator(given.boxes)
    headers = {
        "Authorization": f"Bearer {operator.key}",
        "Accept-Language": console.language,
        "Operator": quote(getpass.getuser())[:60],
    }
    if given.table:
        async with httpx.AsyncClient(base_url=given.table.rstrip("/"), headers=headers, timeout=PATIENCE) as http:
            yield AdminCall(http)
        return
    app = make_app(open_store(given.store), boxes=given.boxes, operator=operator)
    hall = app.state.hall
    try:
        await hall.open(serves=False)
    except Refused as refused:
        raise Refused("admin-served") if refused.message.id == "store-in-use" else refused from None
    try:
        transport = httpx.ASGITransport(cast("Any", app))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", headers=headers, timeout=PATIENCE
        ) as http:
            yield AdminCall(http)
    finally:
        await hall.close()


def add_admin(console: Console, admin: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    commands = admin.add_subparsers(metavar=text("arg-command"), required=True)
    minutes = whole_number(console, 1, A_YEAR)

    def command(name: str, run: Callable[..., Any], *arguments: str) -> argparse.ArgumentParser:
        about = text(f"cli-admin-{name}")
        added = commands.add_parser(name, help=about, description=about, parents=[language])
        added.set_defaults(act=run)
        table = os.environ.get("RUMPUS_TABLE", "")
        boxes = Path(os.environ.get("RUMPUS_BOXES") or own_boxes())
        added.add_argument("--table", default=table, metavar="URL", help=text("cli-admin-table"))
        store = text("cli-admin-store", store=own_store())
        added.add_argument("--store", default=own_store(), metavar="URL", help=store)
        folder = text("cli-admin-boxes", folder=str(boxes))
        added.add_argument("--boxes", type=Path, default=boxes, metavar=text("arg-folder"), help=folder)
        for argument in arguments:
            added.add_argument(argument, help=text(f"cli-admin-arg-{argument}"))
        return added

    rooms = command("rooms", list_rooms)
    rooms.add_argument("text", nargs="?", default="", help=text("cli-admin-arg-search"))
    rooms.add_argument("--game", default="", help=text("cli-admin-game"))
    rooms.add_argument("--stage", default="", choices=STAGES, help=text("cli-admin-stage"))
    rooms.add_argument("--days", type=whole_number(console, 0, 36_500), default=0, help=text("cli-admin-days"))
    command("room", show_room, "room")
    command("close", in_room("close"), "room")
    command("delete", in_room("delete"), "room")
    command("delete-tournament", delete_tournament, "tournament")
    export = command("export", save_export, "room")
    export.add_argument("what", choices=EXPORTS, help=text("cli-admin-arg-what"))
    export.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-admin-arg-file"))
    command("retract", in_room("retract", number="number"), "room", "number")
    command("rename", in_room("rename", before="before", name="name"), "room", "before", "name")
    for name, run in (("announce", announce), ("mute", bar("muted")), ("keep-out", bar("kept-out"))):
        added = command(name, run, "line" if name == "announce" else "who")
        added.add_argument("--minutes", type=minutes, default=A_DAY, help=text("cli-admin-minutes", minutes=A_DAY))
    command("withdraw", withdraw, "number")
    command("pardon", pardon, "who")
    command("log", show_log)
    players = command("players", list_players)
    players.add_argument("text", nargs="?", default="", help=text("cli-admin-arg-player-search"))
    command("player-rename", rename_player, "player", "name")
    command("player-delete", delete_player, "player")
    player_export = command("player-export", export_player, "player")
    player_export.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-admin-arg-file"))


def run_admin(console: Console, given: argparse.Namespace) -> bool:
    asyncio.run(at_desk(console, given))
    return True


async def at_desk(console: Console, given: argparse.Namespace) -> None:
    async with desk_for(console, given) as desk:
        await given.act(console, given, desk)


async def list_rooms(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    said = await desk.ask("/rooms", text=given.text, game=given.game, stage=given.stage, days=given.days)
    found = said.json()
    for room in found["rooms"]:
        names = ", ".join(room["names"])
        stage = console.text("admin-stage", stage=room["stage"])
        console.say(
            "admin-room", room=room["room"], game=room["game"], stage=stage, at=moment(room["last"]), names=names
        )
    console.say("admin-rooms", count=len(found["rooms"]), more="yes" if found["more"] else "no")


async def show_room(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    room = (await desk.ask(f"/rooms/{quote(given.room)}")).json()
    for one in room["people"]:
        role = "spectator" if one["seat"] is None else "player"
        console.say("admin-person", name=one["name"], role=role, key=one["key"], mark=one["mark"])
    for line in room["chat"]:
        said = line["text"] or line["picture"]
        console.say("admin-line", number=line["number"], at=moment(line["at"]), who=line["who"], text=said)


async def save_export(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await save(console, given.file, desk, f"/rooms/{quote(given.room)}/{given.what}")


async def save(console: Console, file: Path, desk: AdminCall, path: str) -> None:
    if file.exists():
        raise Refused("file-exists", file=str(file))
    said = await desk.ask(path)
    try:
        file.touch(mode=0o600)
        file.write_bytes(said.content)
    except OSError as error:
        raise Refused("file-not-saved", file=str(file), why=error.strerror or "") from None
    console.say("admin-saved", file=str(file))


async def list_players(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    found = (await desk.ask("/players", text=given.text)).json()
    for one in found["players"]:
        console.say("admin-player", player=one["id"], name=one["name"], seen=moment(one["seen"]), games=one["games"])
    console.say("admin-players", count=len(found["players"]), more="yes" if found["more"] else "no")


async def rename_player(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await desk.ask(f"/players/{quote(given.player)}/rename", {"name": given.name})
    console.say("admin-done")


async def delete_player(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await desk.ask(f"/players/{quote(given.player)}/delete", {})
    console.say("admin-done")


async def export_player(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await save(console, given.file, desk, f"/players/{quote(given.player)}/export")


def in_room(what: str, **fields: str) -> Callable[..., Any]:
    async def run(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
        values = {name: getattr(given, argument) for name, argument in fields.items()}
        if "number" in values:
            values["number"] = as_number(values["number"])
        await desk.ask(f"/rooms/{quote(given.room)}/{what}", values)
        console.say("admin-done")

    return run


async def delete_tournament(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await desk.ask(f"/tournaments/{quote(given.tournament)}/delete", {})
    console.say("admin-done")


async def announce(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    said = await desk.ask("/announce", {"text": given.line, "minutes": given.minutes})
    console.say("admin-announced", number=said.json()["number"])


async def withdraw(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await desk.ask("/withdraw", {"number": as_number(given.number)})
    console.say("admin-done")


def bar(what: str) -> Callable[..., Any]:
    async def run(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
        await desk.ask("/bar", {"who": given.who, "what": what, "minutes": given.minutes})
        console.say("admin-done")

    return run


async def pardon(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    await desk.ask("/pardon", {"who": given.who})
    console.say("admin-done")


async def show_log(console: Console, given: argparse.Namespace, desk: AdminCall) -> None:
    for deed in reversed((await desk.ask("")).json()["deeds"]):
        about = " ".join(filter(None, (deed["room"], deed["subject"], deed["text"])))
        what = console.text("admin-what", what=deed["what"])
        console.say("admin-deed", number=deed["number"], at=moment(deed["at"]), who=deed["who"], what=what, about=about)


def as_number(written: str) -> int:
    if not written.isdecimal():
        raise Refused("admin-no-number", written=written)
    return int(written)


def moment(at: int) -> str:
    """As clocks here show it."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
