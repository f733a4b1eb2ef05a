"""The table as it is served, with nobody turned away: `python bench/table_server.py PORT STORE [at-once] [PROCESSES]`.

Everything is as in use, the store on disk with its real durability included; only the limits are off, because
here one address is thousands of players. With `at-once` nobody waits for a moment in which several changes may come.
The game of `push/` is installed besides those of the house.
"""

import sys
from dataclasses import fields
from pathlib import Path

from rumpus.table.guests import audience
from rumpus.table.guests.limits import Limits
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.web.listening import listen
from rumpus.table.web.processes import serve_in_processes
from rumpus.table.web.serving import Serving, TableServer, clear_away_rarely

PLENTY = 10**9
PUSH = Path(__file__).parent / "push"


def main(port: int, store: Path, processes: int) -> None:
    unlimited = Limits(**{limit.name: PLENTY for limit in fields(Limits)})
    if processes > 1:
        serve_in_processes(SqliteStore(store), Serving(port=port, processes=processes, limits=unlimited), print)
        return
    clear_away_rarely()
    with listen("127.0.0.1", port) as listening:
        TableServer(SqliteStore(store), Serving(limits=unlimited), announce=print).run(sockets=[listening])


if __name__ == "__main__":
    sys.path.append(str(PUSH))
    if "at-once" in sys.argv[3:]:
        audience.MOMENT = 0.0
    numbers = [int(word) for word in sys.argv[3:] if word.isdecimal()]
    main(int(sys.argv[1]), Path(sys.argv[2]), *numbers or [1])
