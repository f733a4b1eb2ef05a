"""Between the workers of a browser, which speak JavaScript, and the table in one of them."""

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyodide.ffi import JsException, to_js

from rumpus.site import engine, minds
from rumpus.table.thinking.minds import BotFailed

BOXES = Path("/boxes")  # of the file system that a worker has in its memory


class BrowserTable:
    def __init__(self, table: engine.Engine) -> None:
        self.table = table

    async def request(self, method: str, path: str, headers: str, body: str) -> Any:
        answer = await self.table.request(method, path, json.loads(headers), body.encode())
        return to_js([answer.status, json.dumps(answer.headers), answer.body])

    def connect(self, send: Any, closed: Any, language: str) -> engine.PortLine:
        return self.table.connect(send, closed, language)


class BrowserCrew:
    """`crew` is as `crew.ts` has it."""

    def __init__(self, crew: Any) -> None:
        self.crew = crew
        self.size: int = crew.size

    async def work(self, place: int, job: bytes) -> bytes:
        return await done(self.crew.work(place, to_js(job)))

    def dismiss(self) -> None:
        self.crew.dismiss()


async def open_table(pages: Any, keep: Any, think: Any, crew: Any) -> BrowserTable:
    """`pages` are those of the store, in order; `keep` writes some of them anew, `think` asks another worker."""

    async def keep_pages(changed: Mapping[int, bytes], count: int) -> bool:
        kept: bool = await keep(to_js(list(changed)), to_js(list(changed.values())), count)
        return kept

    async def send(job: bytes) -> bytes:
        return await done(think(to_js(job)))

    logging.basicConfig(level=logging.WARNING)
    image = b"".join(page.to_bytes() for page in pages)
    return BrowserTable(await engine.open_table(image, keep_pages, send, BrowserCrew(crew), BOXES))


async def done(job: Any) -> bytes:
    """By another worker, which may break; the next job then begins another one."""
    try:
        found: bytes = (await job).to_bytes()
    except JsException as broken:
        raise BotFailed("EOFError") from broken
    return found


def think(job: Any) -> Any:
    return to_js(minds.think(job.to_bytes()))
