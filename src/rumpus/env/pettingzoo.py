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

from rumpus.kernel.chance import pick_with
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.learning.encoder import Encoder


def env(game: str, *, seats: int = 2, **options: str) -> AECEnv:
    """A game that minds the order of calls as PettingZoo's own do. Options are those of `rumpus play`, `-` written as
    `_`."""
    return OrderEnforcingWrapper(raw_env(game, seats=seats, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 – what PettingZoo calls it
    """Chance answers for itself, and an agent is asked whenever its seat is. An action that the mask forbids, or that
    there is not at all, is refused and changes nothing."""

    def __init__(self, game: str, *, seats: int = 2, **options: str) -> None:
        super().__init__()
        self.encoder = Encoder(game, seats, {name.replace("_", "-"): value for name, value in options.items()})
        self.metadata = {"name": f"rumpus_{game.replace('-', '_')}_v0", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.luck = Random()
        self.start = self.encoder.game.start(self.encoder.setting)  # as far as a game goes before anybody is asked
        run(self.start)
        actions = len(self.encoder.actions)
        seen: dict[str, Space[Any]] = {
            "observation": Box(-1, 1, (self.encoder.layout.size,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
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
        self.state = self.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self.state, self.seat_of[agent]
        return {"observation": self.encoder.observe(state, seat), "action_mask": self.encoder.mask(state, seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        question = self.state.asked()
        assert action is not None
        answer(self.state, self.encoder.actions.option(question, int(action)))
        self.go_on()

    def go_on(self) -> None:
        """To the next question that an agent is asked, or to the end, which alone brings rewards."""
        state, random = self.state, self.luck.random
        while (question := state.question) is not None and question.seat == CHANCE:
            answer(state, pick_with(random, question))
        if question is not None:
            self.agent_selection = self.possible_agents[question.seat]
        else:
            self.rewards = dict(zip(self.agents, self.encoder.gains(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to see here: `rumpus replay` shows records."""

    def close(self) -> None:
        pass
