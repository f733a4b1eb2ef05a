"""One address brings long records as fast as it can: how much memory does that take, and how long the next start?

python bench/attacks/imports.py
"""

import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
from attacked import memory_of, seconds_for, table
from long_record import long_record

IMPORTS = 58
SECONDS = 60.0
LENGTHS = {"as long as allowed": 9_400, "396 kB": 20_900}


def attack(client: httpx.Client, record: str) -> Counter[int]:
    """What was answered, how often."""
    answers: Counter[int] = Counter()
    end = time.monotonic() + SECONDS
    for _ in range(IMPORTS):
        if time.monotonic() > end:
            break
        said = client.post("/api/records", json={"record": record})
        answers[said.status_code] += 1
        if said.status_code == httpx.codes.CREATED:  # somebody looks at it
            links = said.json()
            token = {"Authorization": f"Bearer {links['watch']}"}
            client.get(f"/api/rooms/{links['room']}/look", headers=token)
    return answers


def main() -> None:
    for name, answers in LENGTHS.items():
        record = long_record(answers)
        with tempfile.TemporaryDirectory() as folder:
            store = Path(folder) / "rooms.db"
            with table(store=store) as (url, _), httpx.Client(base_url=url, timeout=SECONDS) as client:
                before = memory_of(client)
                began = time.monotonic()
                said = dict(attack(client, record))
                took = time.monotonic() - began
                after = memory_of(client)
            print(f"{name}: {len(record) / 1000:.0f} kB, {record.count(chr(10))} lines, {sum(said.values())} imports")
            print(f"  answers {said} in {took:.0f} s; memory {before:.0f} MB before, {after:.0f} MB after")
            with table(store=store) as (url, _), httpx.Client(base_url=url, timeout=SECONDS) as client:
                answered = seconds_for(lambda: client.get("/health"))
                print(f"  started again: answers after {answered:.2f} s more, memory {memory_of(client):.0f} MB")


if __name__ == "__main__":
    main()
