"""Moves that our table and boardgame.io acknowledge, in one run: `python bench/table_load.py [ROUNDS] [SECONDS]`.

Each server has one core to itself and the players, all in one process, the other. Both have the same rooms of four
players who answer as soon as they are asked, one move at a time. Ours acknowledges a move when it is on disk;
boardgame.io by sending the state after it. Its equal is the one that keeps games on disk, with the storage it brings
along; the one that keeps them in memory only is measured too. The machines this runs on are noisy, so what counts are
the ratios of one round, and each server is measured for so many SECONDS of its processor's time.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
from load_figures import HEAD, Load, row
from serving import result_of, serving

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
SERVERS_CORE, PLAYERS_CORE = "0", "1"
ROOMS = 25
WARM_UP = 3  # seconds of the server's processor, as below: before that, Node has not compiled what it runs often
OUR_GAMES, PEER_GAMES, PEER_GAMES_ON_DISK = 500, 250, 90  # prepared: more than can be played meanwhile
VIEWERS = 1000

ABOUT = f"""\
{ROOMS} rooms of four players, each with a socket, no other viewers; nobody thinks; views of the same length.
boardgame.io plays push, a game that has hardly any rules. We play Worms, with all its rules and events, and every
option in words; and push as well, so that both sides play the same.
Our players greet as the page does: they are sent what each event changed. boardgame.io's are sent the whole state, as
its client asks for it. Every player is shown every change. boardgame.io sends each to all four; so do we, if everybody
is told at once. As served, whoever is asked is told at once and the others up to twenty times a second, several changes
in one update.
We force every move to disk; FlatFile writes it to a file and does not wait for the disk; in memory nothing is kept.
upd: updates the players were sent; server, players: use of their core; per cpu: moves per second of the server's
processor time, which tells more where other work on the machine takes a server's core away
"""

MEMORY_WANTED = 150  # megabytes


def our_load(seconds: int, game: str, *how: str) -> Load:
    with tempfile.TemporaryDirectory(dir=HERE) as folder, our_server(folder, *how) as server:
        players = (sys.executable, str(HERE / "table_players.py"), *server, str(ROOMS), str(OUR_GAMES))
        return msgspec.json.decode(result_of(PLAYERS_CORE, *players, str(WARM_UP), str(seconds), game), type=Load)


def peer_load(seconds: int, games: int, *storage: str) -> Load:
    with serving(SERVERS_CORE, "node", str(PEER / "server.js"), "PORT", *storage) as server:
        players = ("node", str(PEER / "client.js"), *server, str(ROOMS), str(games))
        return msgspec.json.decode(result_of(PLAYERS_CORE, *players, str(WARM_UP), str(seconds)), type=Load)


def peer_load_on_disk(seconds: int) -> Load:
    with tempfile.TemporaryDirectory(dir=HERE) as folder:
        return peer_load(seconds, PEER_GAMES_ON_DISK, folder)


def our_server(folder: str, *how: str) -> AbstractContextManager[tuple[str, str]]:
    return serving(SERVERS_CORE, sys.executable, str(HERE / "table_server.py"), "PORT", f"{folder}/table.db", *how)


def megabytes_with_viewers() -> float:
    with tempfile.TemporaryDirectory(dir=HERE) as folder, our_server(folder) as server:
        return float(result_of(PLAYERS_CORE, sys.executable, str(HERE / "table_viewers.py"), *server, str(VIEWERS)))


OURS, AT_ONCE = "rumpus, Worms", "rumpus, Worms, all told at once"
SAME, SAME_AT_ONCE = "rumpus, push", "rumpus, push, all told at once"
ON_DISK, IN_MEMORY = "boardgame.io, on disk (FlatFile)", "boardgame.io, in memory"
WANTED = {ON_DISK: 5.0, IN_MEMORY: 2.0}  # times the peer's moves per second of the server's processor


def measure(rounds: int, seconds: int) -> dict[str, list[Load]]:
    measures: dict[str, Callable[[], Load]] = {
        ON_DISK: lambda: peer_load_on_disk(seconds),
        OURS: lambda: our_load(seconds, "worms"),
        AT_ONCE: lambda: our_load(seconds, "worms", "at-once"),
        SAME: lambda: our_load(seconds, "push"),
        SAME_AT_ONCE: lambda: our_load(seconds, "push", "at-once"),
        IN_MEMORY: lambda: peer_load(seconds, PEER_GAMES),
    }
    loads: dict[str, list[Load]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, load in measures.items():
            loads[name].append(load())
            print(row(name, loads[name][-1]), flush=True)
    return loads


def compare(ours: list[Load], peers: list[Load]) -> str:
    rounds = list(zip(ours, peers, strict=True))
    rate = statistics.median(our.rate / peer.rate for our, peer in rounds)
    worth = statistics.median(our.worth / peer.worth for our, peer in rounds)
    slower = sum(our.wait(0.99) > peer.wait(0.99) for our, peer in rounds)
    return f"{worth:.2f} times the moves per cpu, {rate:.2f} the moves, worse p99 in {slower} of {len(rounds)} rounds"


def main(rounds: int, seconds: int) -> None:
    print(ABOUT)
    print(HEAD)
    loads = measure(rounds, seconds)
    for ours in (SAME_AT_ONCE, SAME, AT_ONCE, OURS):
        for peer, wanted in WANTED.items():
            print(f"{ours} : {peer}: {compare(loads[ours], loads[peer])}; wanted {wanted:.0f} and never a worse p99")
    print(f"with {VIEWERS:,} idle viewers: {megabytes_with_viewers():.0f} MB resident (wanted: under {MEMORY_WANTED})")


if __name__ == "__main__":
    main(*(int(word) for word in (*sys.argv[1:], *("3", "6")[len(sys.argv) - 1 :])))
