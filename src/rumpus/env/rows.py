"""Many games at once: a row for each in arrays that several processes share, and the games that one of them plays."""

from collections.abc import Sequence
from ctypes import c_char
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rumpus.env.solo import SoloGame, SoloGames
from rumpus.learning.encoder import Encoder


class Rows:
    """What is done in each game, and what comes of it. A process is given the memory, and sees the same."""

    actions: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    lost: NDArray[np.bool_]  # by an action that was forbidden
    last: NDArray[np.float32]  # what was seen at the end of a game, where another has begun already

    def __init__(self, encoder: Encoder, games: int, memory: dict[str, Any] | None = None) -> None:
        numbers = (games, encoder.layout.size)
        shapes: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
            "actions": (np.int64, (games,)),
            "observations": (np.float32, numbers),
            "masks": (np.int8, (games, len(encoder.actions))),
            "rewards": (np.float64, (games,)),
            "over": (np.bool_, (games,)),
            "cut": (np.bool_, (games,)),
            "lost": (np.bool_, (games,)),
            "last": (np.float32, numbers),
        }
        self.memory: dict[str, Any] = memory or {
            name: RawArray(c_char, int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (kind, shape) in shapes.items()
        }
        for name, (kind, shape) in shapes.items():
            setattr(self, name, np.frombuffer(self.memory[name], kind).reshape(shape))


class PlayedRows:
    """The games that one process plays: those of some of the rows."""

    def __init__(self, games: SoloGames, rows: Rows, which: range, restarts: bool) -> None:
        self.rows = rows
        self.restarts = restarts  # a game that is over is followed by another in the same step
        self.games = {row: SoloGame(games) for row in which}

    def begin(self, seeds: Sequence[int | None], which: NDArray[np.bool_]) -> None:
        """New games in these of all rows."""
        for row, game in self.games.items():
            if which[row]:
                game.begin(seeds[row])
                self.rows.over[row] = self.rows.cut[row] = False
                self.rows.rewards[row] = 0.0
                self.show(row, game)

    def step(self) -> None:
        """In every game the action that is written in its row."""
        rows = self.rows
        for row, game in self.games.items():
            game.step(int(rows.actions[row]))
            over = rows.over[row] = game.is_over
            cut = rows.cut[row] = game.is_cut
            rows.lost[row] = game.is_lost
            rows.rewards[row] = game.reward()
            if (over or cut) and self.restarts:
                rows.last[row] = game.observation()
                game.begin()
            self.show(row, game)

    def show(self, row: int, game: SoloGame) -> None:
        self.rows.observations[row] = game.observation()
        self.rows.masks[row] = game.mask()
