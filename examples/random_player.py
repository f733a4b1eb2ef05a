"""A bot in an afternoon: plays a whole game at a Rumpus table over plain HTTP, and needs nothing but Python.

    python examples/random_player.py http://127.0.0.1:8000                opens a room against a bot
    python examples/random_player.py http://127.0.0.1:8000 ROOM TOKEN     takes the seat that the link's token opens

What the table can be asked is at /schema of the table itself.
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any


class Table:
    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.token = ""

    def ask(self, path: str, **body: Any) -> Any:
        """Posts the body, if there is one; returns what the table says."""
        bearer = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers = {"Content-Type": "application/json"} | bearer
        data = json.dumps(body).encode() if body else None
        with urllib.request.urlopen(urllib.request.Request(f"{self.url}/api/{path}", data, headers)) as said:
            return said.read().decode() if path.endswith("/record") else json.load(said)


def play(table: Table, room: str, link: str) -> None:
    entropy = secrets.token_hex(16)  # for the dice: first its hash, and once every seat is taken itself (docs/dice.md)
    commitment = hashlib.sha256(b"rumpus dice 2 seat\n" + entropy.encode()).hexdigest()
    table.token = table.ask(f"rooms/{room}/join", name="Random", token=link, commitment=commitment)["token"]
    while (update := table.ask(f"rooms/{room}/look"))["winners"] is None:
        question = update["question"]
        if update["info"]["seats"][update["seat"]]["dice"] == "awaited":
            table.ask(f"rooms/{room}/reveal", entropy=entropy)
        elif question and "options" in question:  # only whoever is asked gets to know the options
            option = random.choice(question["options"])  # its "about" tells a cleverer bot what it is about
            table.ask(f"rooms/{room}/answer", question=question["number"], text=option["text"])
        else:
            time.sleep(0.1)
    print("won by:", ", ".join(update["winners"]) or "nobody")
    file = Path(f"{room}.txt")
    file.write_text(table.ask(f"rooms/{room}/record"), encoding="utf-8")
    print(f"record: {file}; to check its dice: rumpus verify ./{file}")


if __name__ == "__main__":
    table = Table(sys.argv[1])
    if len(sys.argv) == 4:
        play(table, *sys.argv[2:])
    else:
        links = table.ask("rooms", game="zombies-doom", seats=["person", "random"])
        play(table, links["room"], links["seats"][0]["token"])
