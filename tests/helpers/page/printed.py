"""Takes the pictures that games are printed with from those of the page, into `pictures` of each game's package:
python -m tests.helpers.page.printed"""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import sync_playwright

from rumpus.kernel.registry import find_game, game_ids
from tests.helpers.page.chromium import launch
from tests.helpers.places import ROOT
from tests.helpers.ports import own_port

GAMES = ROOT / "web" / "src" / "games"
TAKER = "printed.ts"
MADE_OF = "made-of.txt"  # a fingerprint of the drawings that they were taken from
TAKE = "async (game) => (await import('/printed.ts')).take(game)"


def printed_games() -> list[str]:
    """Those whose pictures the page can print."""
    return [game for game in game_ids() if (GAMES / game / TAKER).is_file()]


def folder_of(game: str) -> Path:
    return Path(str(files(type(find_game(game)).__module__.rpartition(".")[0]))) / "pictures"


def fingerprint(game: str) -> str:
    """Of all that the game's drawings are made from."""
    drawn = [ROOT / "web" / TAKER, ROOT / "web" / "src" / "design" / "tokens.css"]
    drawn += [file for file in (GAMES / game).rglob("*") if file.suffix in (".svelte", ".ts", ".css")]
    drawn = [file for file in drawn if "art" in file.parts or file.name in (TAKER, "tokens.css", "palette.css")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(drawn))
    return hashlib.sha256(text.encode()).hexdigest()


@contextmanager
def serving() -> Iterator[str]:
    """The sources of the page, as a browser can read them."""
    port = str(own_port())
    command = ["npm", "exec", "vite", "--", "--host", "127.0.0.1", "--port", port, "--strictPort"]
    command = [sys.executable, "hatch_build.py", *command]
    server = subprocess.Popen(command, cwd=ROOT, start_new_session=True, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        assert any(f":{port}" in line for line in server.stdout), "the sources are not served"
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(server.pid, signal.SIGTERM)  # npm leaves what it has begun


def main() -> None:
    with serving() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(color_scheme="light")
        page.route(f"{address}/", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><body>"))
        for game in printed_games():
            page.goto(f"{address}/")
            taken = page.evaluate(TAKE, game)
            folder = folder_of(game)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            for name, svg in taken["pictures"].items():
                (folder / f"{name}.svg").write_text(svg + "\n", encoding="utf-8")
            if taken["tables"]:
                (folder / "tables.json").write_text(json.dumps(taken["tables"], indent=1) + "\n", encoding="utf-8")
            (folder / MADE_OF).write_text(fingerprint(game) + "\n", encoding="utf-8")
            print(game, len(taken["pictures"]))
        browser.close()


if __name__ == "__main__":
    main()
