"""The games as PettingZoo's AEC environments: `env("pig", seats=4)`."""

from random import Random
from typing import Any

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError("rumpus.env.pettingzoo needs more: pip install 'rumpus[training]'") from missing

from numpy.typing import NDArray

from rumpus.env.drawing import RENDER_MODES, check_render_mode, drawn
from rumpus.kernel.chance import fresh_seed, pick_with
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.learning.encoder import Encoder


def env(game: str, *, seats: int = 2, render_mode: str | None = None, **options: str) -> AECEnv:
    """A game that minds the order of calls as PettingZoo's own do. Options are those of `rumpus play`, `-` written as
    `_`. There is no parallel environment: nobody is ever asked at the same time as somebody else."""
    return OrderEnforcingWrapper(raw_env(game, seats=seats, render_mode=render_mode, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 – what PettingZoo calls it
    """Chance answers for itself, and an agent is asked whenever its seat is. An action that the mask forbids, or that
    there is not at all, is refused and changes nothing."""

    def __init__(self, game: str, *, seats: int = 2, render_mode: str | None = None, **options: str) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.encoder = Encoder(game, seats, {name.replace("_", "-"): value for name, value in options.items()})
        name = f"rumpus_{game.replace('-', '_')}_v0"
        self.metadata = {"name": name, "is_parallelizable": False, "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.luck = Random(fresh_seed())
        self.start = self.encoder.game.start(self.encoder.setting)  # as far as a game goes before anybody is asked
        run(self.start)
        actions = len(self.encoder.actions)
        seen: dict[str, Space[Any]] = {
            "observation": Box(-1, 1, (self.encoder.layout.size,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
        self.state_space = Box(-1, 1, (seats * self.encoder.layout.size,), np.float32)
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def meaning(self, action: int) -> str:
        """An action in the game's notation."""
        return self.encoder.actions.texts[action]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.luck = Random(int(seed))
        self.game_state = self.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self.game_state, self.seat_of[agent]
        return {"observation": self.encoder.observe(state, seat), "action_mask": self.encoder.mask(state, seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        question = self.game_state.asked()
        assert action is not None
        answer(self.game_state, self.encoder.actions.option(question, int(action)))
        self.go_on()

    def go_on(self) -> None:
        """To the next question that an agent is asked, or to the end, which alone brings rewards."""
        state, random = self.game_state, self.luck.random
        while (question := state.question) is not None and question.seat == CHANCE:
            answer(state, pick_with(random, question))
        if question is not None:
            self.agent_selection = self.possible_agents[question.seat]
        else:
            self.rewards = dict(zip(self.agents, self.encoder.gains(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    def state(self) -> NDArray[np.float32]:
        """For critics: what every seat sees, one after the other. What nobody knows, such as the order
        of a deck, is not in it."""
        return np.concatenate([self.encoder.observe(self.game_state, seat) for seat in self.seat_of.values()])

    def render(self) -> str | None:
        """As text, as the agent sees it who is asked, or was last; nothing unless it was asked for."""
        if self.render_mode is None:
            return None
        return drawn(self.encoder, self.game_state, self.seat_of[self.agent_selection])

    def close(self) -> None:
        pass
