"""One address asks for what takes long, again and again: how long does somebody else's chat take meanwhile?

python bench/attacks/heavy_requests.py

Attacker, player and server are three processes, and share this machine's cores. With TMPDIR in memory (/dev/shm) what
the disk takes to acknowledge a word is left out.
"""

import json
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import Process, Queue
from typing import Any

import httpx
from attacked import ELSEWHERE, elsewhere, hear, open_room, seconds_for, table, watch
from long_record import long_record
from websockets.exceptions import ConnectionClosed, InvalidStatus

LINES = 9_000
SECONDS = 12.0
AT_ONCE = 8  # requests
PAUSE = 0.06  # seconds between what the player says: faster would be refused

Json = dict[str, Any]
Attack = Callable[[httpx.Client, str, Json], int]  # returns a status


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def fork(client: httpx.Client, shown: Json, *seats: str) -> httpx.Response:
    """A game that goes on from a long record."""
    body = {"after": LINES, "seats": seats}
    return client.post(f"/api/rooms/{shown['room']}/fork", json=body, headers=bearer(shown["watch"]))


def join(client: httpx.Client, room: Json, seat: int) -> httpx.Response:
    body = {"name": f"Eve {seat}", "token": room["seats"][seat]["token"]}
    return client.post(f"/api/rooms/{room['room']}/join", json=body)


def prepare(client: httpx.Client) -> Json:
    """A long record that is shown, and a game that has gone on from it for three answers."""
    shown: Json = client.post("/api/records", json={"record": long_record(LINES)}).raise_for_status().json()
    room = fork(client, shown, "person", "person").raise_for_status().json()
    path, keys = f"/api/rooms/{room['room']}", [join(client, room, seat).json()["token"] for seat in range(2)]
    for _ in range(3):
        looks = [(client.get(f"{path}/look", headers=bearer(key)).json()["question"], key) for key in keys]
        question, key = next((question, key) for question, key in looks if question.get("options"))
        answer = {"question": question["number"], "text": question["options"][0]["text"]}
        client.post(f"{path}/answer", json=answer, headers=bearer(key)).raise_for_status()
    return {"shown": shown, "room": room["room"], "key": keys[0]}


def ask_for_the_record(client: httpx.Client, _: str, rooms: Json) -> int:
    return client.get(f"/api/rooms/{rooms['room']}/record", headers=bearer(rooms["key"])).status_code


def join_a_forked_game(client: httpx.Client, _: str, rooms: Json) -> int:
    forked = fork(client, rooms["shown"], "person", "random")
    return join(client, forked.json(), 0).status_code if forked.is_success else forked.status_code


def say_hello_with_changes(_: httpx.Client, url: str, rooms: Json) -> int:
    with watch(url, rooms["room"], rooms["key"], "127.0.0.1", since=3, changes=True) as socket:
        socket.recv(60)
        return 101


ATTACKS: dict[str, list[Attack]] = {
    "record": [ask_for_the_record],
    "join": [join_a_forked_game],
    "hello with changes": [say_hello_with_changes],
    "all three": [ask_for_the_record, join_a_forked_game, say_hello_with_changes],
}


def repeat(attack: Attack, url: str, rooms: Json, end: float, statuses: Counter[int]) -> None:
    with httpx.Client(base_url=url, timeout=60) as client:
        while time.monotonic() < end:
            try:
                statuses[attack(client, url, rooms)] += 1
            except InvalidStatus as refused:
                statuses[refused.response.status_code] += 1
            except ConnectionClosed as closed:
                statuses[closed.rcvd.code if closed.rcvd else 0] += 1


def attack(name: str, url: str, rooms: Json, answers: "Queue[Counter[int]]") -> None:
    """In a process of its own, as if it were on another machine."""
    statuses: Counter[int] = Counter()
    end = time.monotonic() + SECONDS
    chosen = ATTACKS[name]
    threads = [
        threading.Thread(target=repeat, args=(chosen[place % len(chosen)], url, rooms, end, statuses))
        for place in range(AT_ONCE)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    answers.put(statuses)


def chat(url: str, seconds: float) -> list[float]:
    """How long each word takes until it is acknowledged, in milliseconds."""
    took = []
    with elsewhere(url) as client:
        room, token = open_room(client, "person", "person")
    with watch(url, room, token, ELSEWHERE) as socket:
        hear(socket, lambda said: said["type"] == "update")
        end, ref = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            ref += 1
            said = json.dumps({"type": "chat", "ref": ref, "text": "la"})

            def say(said: str = said, ref: int = ref) -> None:
                socket.send(said)
                hear(socket, lambda heard: heard.get("ref") == ref)

            took.append(1000 * seconds_for(say))
            time.sleep(PAUSE)
    return took


def report(name: str, took: list[float], answers: Counter[int] | None = None) -> None:
    slowest = statistics.quantiles(took, n=100)
    said = "" if answers is None else f"; {sum(answers.values())} requests, answered {dict(answers)}"
    times = f"median {slowest[49]:.1f} ms, p99 {slowest[98]:.1f} ms, longest {max(took):.1f} ms"
    print(f"{name}: {len(took)} words, {times}{said}", flush=True)


def main() -> None:
    with table() as (url, _):
        report("nobody attacks", chat(url, 8.0))
        with httpx.Client(base_url=url, timeout=60) as client:
            rooms = prepare(client)
        for name in ATTACKS:
            answers: Queue[Counter[int]] = Queue()
            attacker = Process(target=attack, args=(name, url, rooms, answers))
            attacker.start()
            took = chat(url, SECONDS - 2)
            report(name, took, answers.get())
            attacker.join()


if __name__ == "__main__":
    main()
