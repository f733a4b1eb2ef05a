"""A store full of games that are not over: how soon does the table answer after a start?

python bench/attacks/many_rooms.py
"""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from attacked import memory_of, table

ROOMS = 5000
ANSWERS = 12
KINDS: list[tuple[list[str], dict[str, Any]]] = [
    (["person", "person"], {}),
    (["person", "random"], {}),
    (["person", "person"], {"clock": "game 80000"}),
]
SHARES = (9, 9, 2)  # of twenty rooms: most without a clock


def play_a_little(client: httpx.Client, seats: list[str], more: dict[str, Any]) -> str:
    """A room in which some answers were given."""
    wanted = {"game": "worms", "seats": seats, "options": {"setup": "first-game"}, **more}
    links = client.post("/api/rooms", json=wanted).raise_for_status().json()
    path = f"/api/rooms/{links['room']}"
    keys = []
    for seat in links["seats"]:
        said = client.post(f"{path}/join", json={"name": "Ann", "token": seat["token"]}).raise_for_status()
        keys.append({"Authorization": f"Bearer {said.json()['token']}"})
    for number in range(ANSWERS):
        headers = keys[number % len(keys)]
        question = client.get(f"{path}/look", headers=headers).json()["question"]
        if question and question.get("options"):
            answer = {"question": question["number"], "text": question["options"][0]["text"]}
            client.post(f"{path}/answer", json=answer, headers=headers)
    return str(links["room"])


def copy_many(store: Path, patterns: list[str]) -> None:
    """The same rooms again and again under other names."""
    with closing(sqlite3.connect(store)) as db:
        for number in range(ROOMS):
            kind = next(kind for kind in range(len(SHARES)) if number % sum(SHARES) < sum(SHARES[: kind + 1]))
            old, new = patterns[kind], f"room-{number}"
            values = list(db.execute("SELECT * FROM rooms WHERE id = ?", (old,)).fetchone())
            values[0] = new
            values[-1] = values[-1].replace(f'"id":"{old}"'.encode(), f'"id":"{new}"'.encode())
            db.execute(f"INSERT INTO rooms VALUES ({', '.join('?' * len(values))})", values)
            db.execute(
                "INSERT INTO entries SELECT ?, number, entry FROM entries WHERE room = ?",
                (new, old),
            )
        db.commit()


def start(store: Path, what: str) -> None:
    began = time.monotonic()
    with table(store=store) as (url, _), httpx.Client(base_url=url, timeout=600) as client:
        client.get("/health").raise_for_status()
        print(f"{what}: answers {time.monotonic() - began:.2f} s after it was started, {memory_of(client):.0f} MB")
        began = time.monotonic()
        client.get("/api/games").raise_for_status()
        print(f"  the next answer took {1000 * (time.monotonic() - began):.0f} ms")
        time.sleep(20)
        print(f"  20 s later: {memory_of(client):.0f} MB")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "rooms.db"
        with table(store=store) as (url, _), httpx.Client(base_url=url, timeout=60) as client:
            patterns = [play_a_little(client, seats, more) for seats, more in KINDS]
        start(store, "three rooms")
        copy_many(store, patterns)
        start(store, f"{ROOMS} rooms")


if __name__ == "__main__":
    main()
