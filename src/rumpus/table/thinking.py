"""A worker process: thinks for bots and for people, one thing after another, until the line to the server is cut."""

import signal
import sys
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from rumpus.kernel.bot import Limit
from rumpus.kernel.registry import find_adviser, find_bot
from rumpus.table.thoughts import Asked, Said

LONGEST_THOUGHT = 20  # seconds, after which a bot has to say what it has come to
HURRY = None


def think(asked: Asked, limit: Limit) -> Any:
    if not asked.for_bot:
        return find_adviser(asked.who)(asked.given, Random(asked.seed), limit)
    place = find_bot(asked.who)(asked.given, Random(asked.seed), limit)
    if type(place) is not int:
        raise TypeError  # nothing that a stranger's bot has made up goes on to the server
    return place


def think_for_others(line: "Connection[Said, Asked | None]") -> None:
    """Answer everything with a thought, or with the kind of error that came instead.

    Whatever is said on the line meanwhile, or its end, asks for the best answer so far.
    """
    while True:
        try:
            asked = line.recv()
        except (EOFError, OSError):
            return
        if asked is HURRY:
            continue  # it came when the answer was already on its way
        signal.alarm(2 * LONGEST_THOUGHT)  # ends even a thought whose server is gone
        try:
            line.send(Said(think(asked, Limit(stopped=line.poll))))
        except Exception as error:  # whatever a bot does wrong, the game goes on
            line.send(Said(None, type(error).__name__))  # not its text, which may tell of hidden cards
        signal.alarm(0)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # meant for the server, which may still want an answer
    think_for_others(Connection(int(sys.argv[1])))
