"""One visitor gives the bots all they can think about: how long does somebody else wait for a bot's answer?

python bench/attacks/bots_queue.py
"""

import json
import re
import time
from contextlib import ExitStack

import httpx
from attacked import ELSEWHERE, PATIENCE, Json, elsewhere, hear, open_room, seconds_for, table, watch

HERE = "127.0.0.1"
VIEWERS, HINTS_EACH = 36, 4
ABANDONED = 55
ROUNDS = 5


def is_asked(said: Json) -> bool:
    return is_update(said) and said["question"] is not None and "options" in said["question"]


def bots_answers(url: str) -> list[float]:
    """How long a player elsewhere waits for each answer of a bot."""
    with elsewhere(url) as client:
        room, token = open_room(client, "person", "random", game="zombies-doom", options={})
        with watch(url, room, token, ELSEWHERE) as socket:
            waits: list[float] = []
            update = hear(socket, is_update)
            while len(waits) < ROUNDS:
                if is_asked(update):
                    asked = update["question"]
                    answer = {
                        "type": "answer",
                        "ref": 1,
                        "question": asked["number"],
                        "text": asked["options"][0]["text"],
                    }
                    socket.send(json.dumps(answer))
                began, bots = time.monotonic(), not is_asked(update)
                update = hear(socket, is_update)
                waits += [time.monotonic() - began] if bots and not update["winners"] else []
            return waits


def is_update(said: Json) -> bool:
    return bool(said["type"] == "update")


def thoughts(client: httpx.Client) -> int:
    found = re.search(r"^rumpus_thoughts_total (\S+)", client.get("/metrics").text, re.MULTILINE)
    return int(float(found[1])) if found else 0


def ask_for_hints(url: str, client: httpx.Client, held: ExitStack) -> None:
    room, token = open_room(client, "person", "random", hints=True)
    for _ in range(VIEWERS):
        socket = held.enter_context(watch(url, room, token, HERE))
        number = hear(socket, is_asked)["question"]["number"]
        for ref in range(HINTS_EACH):
            socket.send(json.dumps({"type": "hint", "ref": ref, "question": number}))


def leave_rooms_behind(client: httpx.Client) -> None:
    for _ in range(ABANDONED):
        wanted = {"game": "worms", "seats": ["strong", "strong"], "options": {"setup": "full"}}
        client.post("/api/rooms", json=wanted).raise_for_status()


def tell(what: str, url: str) -> None:
    waits: list[float] = []
    try:
        took = seconds_for(lambda: waits.extend(bots_answers(url)))
    except TimeoutError:
        print(f"{what:<40} nothing in {PATIENCE:.0f} s", flush=True)
        return
    print(f"{what:<40} longest wait {max(waits):6.2f} s, {ROUNDS} answers of a bot in {took:6.2f} s", flush=True)


def main() -> None:
    with table("--workers", "1") as (url, _), httpx.Client(base_url=url, timeout=60) as client, ExitStack() as held:
        tell("nobody else", url)
        ask_for_hints(url, client, held)
        tell(f"{VIEWERS * HINTS_EACH} hints from one visitor", url)
    with table("--workers", "1") as (url, _), httpx.Client(base_url=url, timeout=60) as client:
        leave_rooms_behind(client)
        tell(f"{ABANDONED} rooms of strong bots left behind", url)
        for _ in range(2):
            time.sleep(40)
            before = thoughts(client)
            time.sleep(5)
            print(f"    answers of bots in 5 s, later: {thoughts(client) - before}", flush=True)


if __name__ == "__main__":
    main()
