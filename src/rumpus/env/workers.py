"""Processes that play some of the games of a vectorised environment."""

import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.env.rows import PlayedRows, Rows
from rumpus.env.solo import SoloGames


class Begin(NamedTuple):
    """New games in these rows."""

    seeds: Sequence[int | None]
    which: NDArray[np.bool_]


class Share(NamedTuple):
    """What a process is to play."""

    games: SoloGames
    memory: dict[str, Any]
    all_games: int
    which: range
    restarts: bool


class RowsWorker:
    """Is told to begin games (`Begin`) or to take a step (None), and says when its rows are written."""

    def __init__(self, share: Share) -> None:
        processes = get_context("spawn")
        self.line, theirs = processes.Pipe()
        self.process = processes.Process(target=work, args=(theirs, share), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, what: Begin | None) -> None:
        self.line.send(what)

    def wait(self) -> None:
        """Whatever went wrong over there goes wrong here."""
        try:
            failed: Exception | None = self.line.recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError("a process that played games has died") from None
        if failed is not None:
            raise failed

    def stop(self) -> None:
        self.line.close()
        self.process.join()


def work(line: "Connection[Exception | None, Begin | None]", share: Share) -> None:
    """In a process of its own, until nobody is there any more. An interruption is the parent's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    played = PlayedRows(
        share.games, Rows(share.games.encoder, share.all_games, share.memory), share.which, share.restarts
    )
    while True:
        try:
            told = line.recv()
        except (EOFError, ConnectionResetError):
            return
        failed = None
        try:
            if told is None:
                played.step()
            else:
                played.begin(*told)
        except Exception as error:
            failed = error
        line.send(failed)
