"""A worker process: thinks for bots, one glimpse after another, until the line to the server is cut."""

import signal
import sys
from multiprocessing.connection import Connection
from random import Random

from rumpus.kernel.bot import Glimpse, Limit
from rumpus.kernel.registry import find_bot

LONGEST_THOUGHT = 20  # seconds, after which a bot has to say what it has come to
HURRY = None


def think_for_others(line: "Connection[object, tuple[str, Glimpse, int] | None]") -> None:
    """Answer each glimpse with the place of an option, or with the kind of error that came instead.

    Whatever is said on the line meanwhile, or its end, asks for the best answer so far.
    """
    while True:
        try:
            asked = line.recv()
        except (EOFError, OSError):
            return
        if asked is HURRY:
            continue  # it came when the answer was already on its way
        level, glimpse, seed = asked
        signal.alarm(2 * LONGEST_THOUGHT)  # ends even a thought whose server is gone
        try:
            place = find_bot(level)(glimpse, Random(seed), Limit(stopped=line.poll))
            line.send(place if type(place) is int else "TypeError")
        except Exception as error:  # whatever a bot does wrong, the game goes on
            line.send(type(error).__name__)  # not its text, which may tell of hidden cards
        signal.alarm(0)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # meant for the server, which may still want an answer
    think_for_others(Connection(int(sys.argv[1])))
