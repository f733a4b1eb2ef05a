"""What a page asks before anything is played, written down when its site is made: it is shown before Python has come.

python -m rumpus.site.prepared FOLDER
"""

import asyncio
import sys
import tempfile
from pathlib import Path

import rumpus.site.begin  # noqa: F401
from rumpus.kernel.registry import game_ids
from rumpus.site.engine import Engine, open_table
from rumpus.text.words import LANGUAGES


def wanted() -> list[str]:
    words = [f"words/{language}/{part}" for language in LANGUAGES for part in ("shell", *game_ids())]
    return ["api/games", *(f"api/games/{game}/box" for game in game_ids()), *words]


def file_of(path: str) -> str:
    """Flat, because `api/games` would have to be a file and a folder."""
    return path.replace("/", "-") + (".ftl" if path.startswith("words/") else ".json")


class Nobody:
    size = 0

    async def work(self, *_: object) -> bytes:
        return b""

    def dismiss(self) -> None: ...


async def write_all(folder: Path) -> None:
    async def nowhere(*_: object) -> bytes:
        return b""

    async def forget(*_: object) -> bool:
        return True

    with tempfile.TemporaryDirectory() as boxes:
        table = await open_table(b"", forget, nowhere, Nobody(), Path(boxes))
        for path in wanted():
            (folder / file_of(path)).write_bytes(await told(table, path))


async def told(table: Engine, path: str) -> bytes:
    answer = await table.request("GET", f"/{path}", {}, b"")
    if answer.status != 200:
        raise ValueError(path, answer)
    return answer.body


if __name__ == "__main__":
    asyncio.run(write_all(Path(sys.argv[1])))
