"""The games as Gymnasium's environments: one agent, and bots of any name on the other seats. Importing this registers
them: `gymnasium.make("rumpus/Pig-v0", opponents="fair")`, or `make_vec` for many at once."""

from collections.abc import Sequence
from typing import Any

try:
    import numpy as np
    from gymnasium import Env, logger, register
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise ImportError("rumpus.env.gymnasium needs more: pip install 'rumpus[training]'") from missing

from numpy.typing import NDArray

from rumpus.env.drawing import RENDER_MODES, check_render_mode, drawn
from rumpus.env.solo import SoloGame, SoloGames
from rumpus.kernel.registry import game_ids
from rumpus.learning.encoder import Encoder

Seen = dict[str, NDArray[Any]]


def seen_space(encoder: Encoder) -> Dict:
    """What an agent sees, and what it may do: as in our PettingZoo environments."""
    numbers = Box(-1, 1, (encoder.layout.size,), np.float32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (len(encoder.actions),), np.int8)})


def warn_of_forbidden() -> None:
    logger.warn("A game was lost by an action that its mask forbids: observations have the masks (docs/training.md).")


class PossibleActions(Discrete):
    """All actions that there are. Whoever samples without a mask gets one that is possible now: loops that know nothing
    of masks, and Gymnasium's own checks, play by the rules."""

    def __init__(self, game: SoloGame) -> None:
        super().__init__(len(game.encoder.actions))
        self.game = game

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.game.mask()
        return super().sample(mask, probability)


class RumpusEnv(Env[Any, Any]):
    """`opponents` are called as `rumpus match` calls bots, in the order of the seats after the agent's; one alone may
    be given as its name. The agent's own seat changes from game to game unless `seat` says which. Options are those of
    `rumpus play`, `-` written as `_`. An action that the mask forbids loses the game."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 – as Gymnasium wants it

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.game = SoloGame(SoloGames(game, opponents, seat, options))
        self.encoder = self.game.encoder
        self.observation_space = seen_space(self.encoder)
        self.action_space = PossibleActions(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.game.begin(seed)
        return self.seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        game = self.game
        game.step(int(action))
        if game.is_lost:
            warn_of_forbidden()
        return self.seen(), game.reward(), game.is_over, game.is_cut, {}

    def seen(self) -> Seen:
        return {"observation": self.game.observation(), "action_mask": self.game.mask()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib asks for before each action."""
        return self.game.mask().view(np.bool_)

    def meaning(self, action: int) -> str:
        """An action in the game's notation."""
        return self.encoder.actions.texts[action]

    def render(self) -> str | None:
        """As text, as the agent's seat sees it; nothing unless it was asked for."""
        return None if self.render_mode is None else drawn(self.encoder, self.game.state, self.game.seat)


def gymnasium_id(game: str) -> str:
    return f"rumpus/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for id_ in game_ids():
    register(
        gymnasium_id(id_),
        entry_point="rumpus.env.gymnasium:RumpusEnv",
        vector_entry_point="rumpus.env.vector:RumpusVectorEnv",
        kwargs={"game": id_},
    )
