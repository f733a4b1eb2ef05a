"""Many games a step as Stable-Baselines3 wants them; sb3-contrib's `MaskablePPO` finds the masks by itself."""

from collections.abc import Iterable, Sequence
from typing import Any

try:
    import numpy as np
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise ImportError("rumpus.env.stable_baselines needs more: pip install 'rumpus[training]' sb3-contrib") from missing

from numpy.typing import NDArray

from rumpus.env.gymnasium import seen_space
from rumpus.env.vector import RumpusVectorEnv


class RumpusVecEnv(VecEnv):  # type: ignore[misc]
    """Takes what `RumpusVectorEnv` takes. An observation is a row of numbers; the masks are told apart from it."""

    def __init__(self, game: str, num_envs: int, **wanted: Any) -> None:
        self.games = RumpusVectorEnv(game, num_envs, **wanted)
        seen = seen_space(self.games.encoder)["observation"]
        super().__init__(num_envs, seen, self.games.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        seen, _ = self.games.reset(seed=self._seeds)
        self._reset_seeds()
        self._reset_options()
        return seen["observation"]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.games.send(actions)

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, over, cut, endings = self.games.receive()
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over | cut):
            last = endings["final_obs"][row]["observation"]
            told[row] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[row])}
        return seen["observation"], rewards.astype(np.float32), over | cut, told

    def close(self) -> None:
        self.games.close()

    def rows(self, indices: int | Iterable[int] | None) -> list[int]:
        return list(self._get_indices(indices))

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        """Of the games themselves nothing can be had but their masks, and that they are not drawn."""
        rows = self.rows(indices)
        if attr_name == "render_mode":
            return [None for _ in rows]
        if attr_name == "action_masks":
            return [lambda row=row: self.games.action_masks()[row] for row in rows]
        raise AttributeError(attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        raise AttributeError(attr_name)

    def env_method(
        self, method_name: str, *method_args: Any, indices: int | Iterable[int] | None = None, **method_kwargs: Any
    ) -> Sequence[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.games.action_masks()[self.rows(indices)])

    def env_is_wrapped(self, wrapper_class: type, indices: int | Iterable[int] | None = None) -> list[bool]:
        return [False for _ in self.rows(indices)]
