"""The table as it is served, with nobody turned away: `python bench/table_server.py PORT STORE [at-once]`.

Everything is as in use, the store on disk with its real durability included; only the limits are off, because
here one address is thousands of players. With `at-once` nobody waits for a moment in which several changes may come.
"""

import sys
from dataclasses import fields
from pathlib import Path

from rumpus.table import audience
from rumpus.table.limits import Limits
from rumpus.table.serving import Serving, TableServer, clear_away_rarely, listen
from rumpus.table.store.sqlite import SqliteStore

PLENTY = 10**9


def main(port: int, store: Path) -> None:
    unlimited = Limits(**{limit.name: PLENTY for limit in fields(Limits)})
    clear_away_rarely()
    with listen("127.0.0.1", port) as listening:
        TableServer(SqliteStore(store), Serving(limits=unlimited), announce=print).run(sockets=[listening])


if __name__ == "__main__":
    if "at-once" in sys.argv[3:]:
        audience.MOMENT = 0.0
    main(int(sys.argv[1]), Path(sys.argv[2]))
