"""Many games a step, on several cores, as one of Gymnasium's vectorised environments:

gymnasium.make_vec("rumpus/Pig-v0", num_envs=64, processes=2, opponents="fair")
"""

from collections.abc import Sequence
from typing import Any

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError("rumpus.env.vector needs more: pip install 'rumpus[training]'") from missing

from numpy.typing import NDArray

from rumpus.env.gymnasium import Seen, seen_space, warn_of_forbidden
from rumpus.env.rows import PlayedRows, Rows
from rumpus.env.solo import SoloGames
from rumpus.env.workers import Begin, RowsWorker, Share

Flags = NDArray[np.bool_]


class RumpusVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """The same games as `RumpusEnv` plays, shared out among so many `processes`, this one included.

    With `SAME_STEP` a game that is over is followed by another in the same step, and what was seen at its end is in
    `infos["final_obs"]`. With `DISABLED` it waits for `reset(options={"reset_mask": …})`. An action that the mask
    of its game forbids loses that game. Without `copy`, what is seen is written over by the next step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        processes: int = 1,
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        **options: str,
    ) -> None:
        self.workers: list[RowsWorker] = []  # first of all: Gymnasium closes what is refused below as well
        if not 1 <= processes <= num_envs:
            raise ValueError(f"{processes} processes cannot share {num_envs} games out")
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            raise ValueError("games begin anew in the same step (SAME_STEP), or when they are told to (DISABLED)")
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.copy = copy
        games = SoloGames(game, opponents, seat, options)
        self.encoder = games.encoder
        self.single_observation_space = seen_space(self.encoder)
        self.single_action_space = Discrete(len(self.encoder.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = Rows(self.encoder, num_envs)
        restarts = self.autoreset_mode is AutoresetMode.SAME_STEP
        bounds = [num_envs * process // processes for process in range(processes + 1)]
        shares = [range(*bounds[process : process + 2]) for process in range(processes)]
        self.own = PlayedRows(games, self.rows, shares[0], restarts)
        self.workers = [RowsWorker(Share(games, self.rows.memory, num_envs, share, restarts)) for share in shares[1:]]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """All games begin anew, or those of `options["reset_mask"]`. One seed is that of the first game, and each of
        the others has one more."""
        if seed is None or isinstance(seed, int | np.integer):
            seed = [None if seed is None else int(seed) + row for row in range(self.num_envs)]
        which = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs)), np.bool_)
        for worker in self.workers:
            worker.tell(Begin(seed, which))
        self.own.begin(seed, which)
        self.wait()
        return self.seen(), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        self.send(actions)
        return self.receive()

    def send(self, actions: NDArray[np.int64]) -> None:
        """The first half of a step: the other processes begin to play."""
        self.rows.actions[:] = actions
        for worker in self.workers:
            worker.tell(None)

    def receive(self) -> tuple[Seen, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        self.own.step()
        self.wait()
        rows = self.rows
        if rows.lost.any():
            warn_of_forbidden()
        return self.seen(), rows.rewards.copy(), rows.over.copy(), rows.cut.copy(), self.endings()

    def wait(self) -> None:
        for worker in self.workers:
            worker.wait()

    def seen(self) -> Seen:
        seen: Seen = {"observation": self.rows.observations, "action_mask": self.rows.masks}
        return {name: rows.copy() for name, rows in seen.items()} if self.copy else seen

    def endings(self) -> dict[str, Any]:
        """What was seen at the end of games that are over, in Gymnasium's form."""
        ended = self.rows.over | self.rows.cut
        if not ended.any() or self.autoreset_mode is AutoresetMode.DISABLED:
            return {}
        last = np.full(self.num_envs, None, object)
        nothing = np.zeros(len(self.encoder.actions), np.int8)
        for row in np.flatnonzero(ended):
            last[row] = {"observation": self.rows.last[row].copy(), "action_mask": nothing}
        return {"final_obs": last, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def action_masks(self) -> Flags:
        """A row for each game."""
        return self.rows.masks.view(np.bool_).copy()

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers = []
