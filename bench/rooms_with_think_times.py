"""How many rooms of people who think one core serves, this code's beside an older one's:
`python bench/rooms_with_think_times.py [--before FOLDER] [--from 300] [--to 4000] [--seconds 15] [--store FOLDER]`.

The server has one core and the players, all in one process, the other. More and more rooms are tried until an answer's
p99 passes the limit; each number by both, one after the other, so that what else goes on at the machine meets both. A
number at which it passes is tried again: only what is too much three times is too much. What counts is the ratio of the
last numbers that were served well; beside it stands what an answer costs of the server's processor, which says the same
where other work takes the core away. FOLDER has the sources of an older state: `git archive COMMIT | tar -x -C FOLDER`.
Where others use the disk, `--store /dev/shm` leaves it out, for both.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec
from load_figures import HEAD, Load, row
from serving import result_of, serving

HERE = Path(__file__).parent
SERVERS_CORE, PLAYERS_CORE = "0", "1"
LIMIT = 100.0  # milliseconds
STEP = 1.5  # times as many rooms each time
TRIES = 3
WANTED = 2.0  # times as many rooms


class Side(NamedTuple):
    name: str
    folder: Path
    wants: str  # of the page, in its hello


def measure(side: Side, rooms: int, seconds: int, store: Path) -> Load:
    with (
        tempfile.TemporaryDirectory(dir=store) as folder,
        patch.dict(os.environ, PYTHONPATH=str(side.folder / "src")),
        serving(
            SERVERS_CORE, sys.executable, str(side.folder / "bench" / "table_server.py"), "PORT", f"{folder}/table.db"
        ) as server,
    ):
        players = (sys.executable, str(HERE / "thinking_players.py"), *server, str(rooms), str(seconds), side.wants)
        return msgspec.json.decode(result_of(PLAYERS_CORE, *players), type=Load)


def serves(side: Side, rooms: int, seconds: int, store: Path) -> Load | None:
    """How it did; none if its answers take too long."""
    for _ in range(TRIES):
        load = measure(side, rooms, seconds, store)
        print(row(f"{side.name}, {rooms:,} rooms", load), flush=True)
        if load.wait(0.99) <= LIMIT:
            return load
    return None


def most_rooms(sides: list[Side], rooms: int, most: int, seconds: int, store: Path) -> dict[Side, tuple[int, Load]]:
    """The most that each serves, and how it did then."""
    found: dict[Side, tuple[int, Load]] = {}
    while sides and rooms <= most:
        still = []
        for side in sides:
            load = serves(side, rooms, seconds, store)
            if load is not None:
                found[side] = (rooms, load)
                still.append(side)
        sides, rooms = still, int(rooms * STEP)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--before", type=Path)
    parser.add_argument("--from", dest="first", type=int, default=300)
    parser.add_argument("--to", dest="most", type=int, default=4000)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--store", type=Path, default=HERE)
    given = parser.parse_args()
    sides = [Side("now", HERE.parent, "changes")]
    if given.before:
        sides.append(Side("before", given.before.resolve(), "frames"))
    print(HEAD)
    found = most_rooms(sides, given.first, given.most, given.seconds, given.store)
    for side, (rooms, load) in found.items():
        cost = 1000 * load.server_cpu / load.rate
        print(f"{side.name}: {rooms:,} rooms, p99 {load.wait(0.99):.0f} ms, {cost:.2f} ms of the processor an answer")
    if len(found) == 2:
        (now, now_load), (then, then_load) = found.values()
        print(
            f"{now / then:.2f} times the rooms (wanted: {WANTED:.0f}), {now_load.worth / then_load.worth:.2f} by cost"
        )


if __name__ == "__main__":
    main()
