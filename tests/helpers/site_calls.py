"""All that a page asks of its own table, asked by a program in the site's Python (`web/site/python.mjs`).

It is given the levels of bots that are to play, and prints what it did."""

import asyncio
import base64
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rumpus.kernel.registry import game_ids
from rumpus.site import minds
from rumpus.site.engine import CallAnswer, Engine, open_table
from rumpus.table.thinking import analyses

analyses.SIMULATIONS = 300  # a look back that is soon done
GAMES = 6  # of an experiment
BOXES = {"worms": {"setup": "first-game"}, "zombies-doom": {}}


class Asking:
    def __init__(self, table: Engine) -> None:
        self.table = table

    async def ask(self, path: str, token: str = "", body: Any = None) -> Any:
        answer = await self.answer(path, token, body)
        return json.loads(answer.body) if answer.headers["Content-Type"] == "application/json" else answer.body.decode()

    async def answer(self, path: str, token: str = "", body: Any = None) -> CallAnswer:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = b"" if body is None else json.dumps(body).encode()
        answer = await self.table.request("GET" if body is None else "POST", f"/api/{path}", headers, data)
        assert answer.status < 300, (path, answer)
        return answer

    async def watch(self, room: str, token: str, until: Any) -> Any:
        """What is told over a socket, until something is."""
        heard: asyncio.Queue[str] = asyncio.Queue()
        line = self.table.connect(heard.put_nowait, print, "cs")
        line.hear(json.dumps({"type": "hello", "room": room, "token": token, "changes": True}))
        while not (found := until(json.loads(await heard.get()), line)):
            pass
        line.hear(None)
        return found


async def play(asking: Asking, game: str, levels: list[str], **options: str) -> tuple[str, str]:
    """A game of bots to its end: its room, and the token that opens it."""
    links = await asking.ask("rooms", "", {"game": game, "seats": levels, "options": BOXES[game] | options})
    await asking.watch(links["room"], links["watch"], lambda said, _: said.get("winners") is not None)
    return links["room"], links["watch"]


async def look_back(asking: Asking, room: str, token: str) -> None:
    story = await asking.ask(f"rooms/{room}/story", token)
    await asking.ask(f"rooms/{room}/at/{len(story) // 2}", token)
    await asking.ask(f"rooms/{room}/finale", token)
    while not (found := await asking.ask(f"rooms/{room}/analysis", token))["ready"]:
        pass
    assert found["moments"]
    record = await asking.ask(f"rooms/{room}/record", token)
    await asking.ask("records", "", {"record": record})
    await asking.ask(f"rooms/{room}/fork", token, {"after": 3, "seats": ["screen", "screen"]})


async def be_advised(asking: Asking, game: str) -> None:
    """Two at one screen, one of whom asks what is likely and what is best."""
    wanted = {"game": game, "seats": ["screen", "screen"], "options": BOXES[game], "hints": True}
    links = await asking.ask("rooms", "", wanted)
    tokens = [
        (await asking.ask(f"rooms/{links['room']}/join", "", {"name": name, "token": seat["token"]}))["token"]
        for name, seat in zip(("Ann", "Bob"), links["seats"], strict=True)
    ]
    looks = [await asking.ask(f"rooms/{links['room']}/look", token) for token in tokens]
    asked = next(place for place, look in enumerate(looks) if look["question"].get("options"))
    question, told = looks[asked]["question"], set[str]()

    def hear(said: dict[str, Any], line: Any) -> bool:
        if said["type"] == "update" and not told:
            about = {"question": question["number"], "text": question["options"][0]["text"]}
            for ref, kind in enumerate(("consider", "odds")):
                line.hear(json.dumps({"type": kind, "ref": ref, **about}))
            line.hear(json.dumps({"type": "hint", "ref": 9, "question": question["number"]}))
        told.add(said["type"])
        assert "nack" not in told, said
        return {"odds-told", "hint-told"} <= told

    await asking.watch(links["room"], tokens[asked], hear)


async def learn(asking: Asking, game: str) -> None:
    known = {one["id"]: one for one in (await asking.ask("games"))["games"]}[game]
    for lesson in known["lessons"]:
        await asking.ask(f"games/{game}/lessons/{lesson}")
    puzzles = await asking.ask(f"games/{game}/puzzles")
    await asking.ask(f"games/{game}/puzzles/{puzzles['today']}")
    await asking.ask(f"games/{game}/day")
    await asking.ask("rooms", "", {"game": game, "seats": ["person", "easy"], "daily": True})


async def make_box(asking: Asking, game: str) -> None:
    """Begun and mended in the studio; a game is played with it, and it is taken along and brought again."""
    mine = f"studio/{game}/mine-{game}"
    await asking.ask(f"{mine}/begin", "", {"base": "standard", "title": "Mine"})
    written = await asking.ask(mine)
    wrong = {**written["files"], "box.txt": "name: Mine\nfrom: nowhere\n"}
    assert (await asking.ask(f"{mine}/check", "", {"files": wrong}))["remarks"][0]["wrong"]
    mended = {**written["files"], "box.txt": "name: Ours\nfrom: standard\n"}
    await asking.ask(f"{mine}/save", "", {"files": mended, "seen": written["state"]})
    await play(asking, game, ["quick", "random"], box=f"mine-{game}")
    packed = (await asking.answer(f"{mine}/pack")).body
    again = f"studio/{game}/again-{game}"
    brought = await asking.ask(f"{again}/unpack", "", {"packed": base64.b64encode(packed).decode()})
    assert brought["files"] == mended
    await asking.ask(f"{again}/remove", "", {"seen": brought["state"]})


async def measure(asking: Asking, game: str) -> None:
    """Two boxes side by side; what was found is read, and a game of it watched."""
    design = {
        "question": "Is it the same?",
        "game": game,
        "boxes": ["standard", f"mine-{game}"],
        "seats": [2],
        "bots": "random",
        "games": GAMES,
        "options": BOXES[game],
        "asks": [{"question": "As long?", "figure": "turns", "claim": "as_in", "low": 2}],
    }
    text = (await asking.ask("lab/compose", "", design))["text"]
    assert (await asking.ask("lab/check", "", {"text": text}))["games"] == 2 * GAMES
    id = (await asking.ask("lab", "", {"text": text}))["info"]["id"]
    while (status := await asking.ask(f"lab/{id}"))["info"]["state"] != "done":
        assert status["info"]["state"] != "failed", status
        await asyncio.sleep(0.1)  # pause: the table plays in this loop; the site has none of the helpers of tests
    assert [cell["done"] for cell in status["cells"]] == [GAMES, GAMES]
    address = (await asking.ask(f"lab/{id}/report", "", {}))["address"]
    report = await asking.table.request("GET", f"/{address}", {}, b"")
    assert "As long?" in report.body.decode()
    assert "Content-Security-Policy" in report.headers
    cell = status["cells"][1]["id"]
    links = await asking.ask(f"lab/{id}/watch", "", {"cell": cell, "number": GAMES - 1})
    await asking.watch(links["room"], links["watch"], lambda said, _: said.get("winners") is not None)


class Alone:
    """In place of the other workers of a browser."""

    size = 2

    async def work(self, place: int, job: bytes) -> bytes:
        return await think(job)

    def dismiss(self) -> None: ...


async def think(job: bytes) -> bytes:
    return minds.think(job)


async def main(levels: list[str]) -> None:
    kept: dict[int, bytes] = {}

    async def keep(changed: Mapping[int, bytes], _: int) -> bool:
        kept.update(changed)
        return True

    table = await open_table(b"", keep, think, Alone(), Path(tempfile.mkdtemp()))
    asking = Asking(table)
    for game in game_ids():
        for level in levels:
            room, token = await play(asking, game, [level, "random"])
            print(game, level)
        await look_back(asking, room, token)
        print(game, "looked back at")
        await be_advised(asking, game)
        print(game, "advised")
        await learn(asking, game)
        print(game, "learnt")
        await make_box(asking, game)
        await measure(asking, game)
        print(game, "measured")
    await table.hall.close()
    image = b"".join(kept[number] for number in sorted(kept))
    table = await open_table(image, keep, think, Alone(), Path(tempfile.mkdtemp()))
    for box in (await Asking(table).ask("studio"))["boxes"]:
        print(box["game"], box["name"], box["titles"]["en"])
    await table.hall.close()


if __name__ == "__main__" and "given" in globals():
    await main(list(globals()["given"]))  # type: ignore[top-level-await]  # noqa: F704
