"""How much more a table can do with two processes than with one: `python bench/table_processes.py [ROUNDS] [SECONDS]`.

The players need processor time as well, and on a machine with two cores nothing is left for them once two processes
serve: what they see by the clock is then their own limit as much as the table's. So what is compared is how many moves
the table acknowledges per second of the processor time that it uses, all its processes together, the first, which
only sees to the others, included. If two processes make as many of a second as one does, two cores make twice as many.
Two cores of a machine may not be worth twice one, though, whatever runs on them: beside it two tables that share
nothing are measured, at the same time.
"""

import statistics
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from load_figures import HEAD, Load, row
from serving import result_of, serving

HERE = Path(__file__).parent
CORES = "0,1"  # for everybody: the same for one process as for two
ROOMS = 100
WARM_UP = 2
WANTED = 1.8  # times what one process can do

ABOUT = f"""\
{ROOMS} rooms of four players, each with a socket, who answer as soon as they are asked; every move is forced to disk,
in one SQLite file. Server and players share two cores. per cpu: moves per second of the server's processor time, of
all its processes together
"""


def measure(processes: int, seconds: int, rooms: int = ROOMS) -> Load:
    with tempfile.TemporaryDirectory(dir=HERE) as folder:
        server = (sys.executable, str(HERE / "table_server.py"), "PORT", f"{folder}/table.db", str(processes))
        with serving(CORES, *server) as table:
            players = (sys.executable, str(HERE / "table_players.py"), *table, str(rooms), str(2 * rooms))
            return msgspec.json.decode(result_of(CORES, *players, str(WARM_UP), str(seconds)), type=Load)


def measure_apart(seconds: int) -> list[Load]:
    """Two tables of one process at the same time, with a store of its own each, and half of the rooms."""
    with ThreadPoolExecutor(2) as tables:
        return list(tables.map(lambda _: measure(1, seconds, ROOMS // 2), range(2)))


def main(rounds: int, seconds: int) -> None:
    print(ABOUT)
    print(HEAD)
    divided, apart, clock = [], [], []
    for _ in range(rounds):
        one, two, tables = measure(1, seconds), measure(2, seconds), measure_apart(seconds)
        print(row("1 process", one), row("2 processes", two), sep="\n")
        print(*(row("1 of 2 tables at the same time", table) for table in tables), sep="\n", flush=True)
        divided.append(2 * two.worth / one.worth)
        apart.append(2 * sum(table.rate for table in tables) / sum(table.server_cpu for table in tables) / one.worth)
        clock.append(two.rate / one.rate)
    print(f"what two cores can do, in times of what one can do with one process (wanted: {WANTED}):")
    print(f"with two processes {told(divided)}, with two tables that share nothing {told(apart)}")
    print(f"two processes by the clock, with the players on the same two cores: {told(clock)}")


def told(figures: list[float]) -> str:
    return f"{statistics.median(figures):.2f} ({min(figures):.2f} to {max(figures):.2f})"


if __name__ == "__main__":
    main(*(int(word) for word in (*sys.argv[1:], *("3", "5")[len(sys.argv) - 1 :])))
