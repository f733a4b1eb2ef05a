"""A worker process: does jobs for the server, one after another, until the line between them is cut."""

import signal
import sys
from multiprocessing.connection import Connection

from rumpus.table.thinking.jobs import Job
from rumpus.thinking.bot import Limit

LONGEST_THOUGHT = 20  # seconds, after which a bot has to say what it has come to
HURRY = None


def think_for_others(line: "Connection[object, Job[object] | None]") -> None:
    """Answer each job with what was found, or with the kind of error that came instead.

    Whatever is said on the line meanwhile, or its end, asks for the best answer so far.
    """
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            return
        if job is HURRY:
            continue  # it came when the answer was already on its way
        signal.alarm(2 * LONGEST_THOUGHT)  # ends even a thought whose server is gone
        try:
            line.send(job.accept(job.run(Limit(stopped=line.poll))))
        except Exception as error:  # whatever a bot does wrong, the game goes on
            line.send(type(error).__name__)  # not its text, which may tell of hidden cards
        signal.alarm(0)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # meant for the server, which may still want an answer
    think_for_others(Connection(int(sys.argv[1])))
