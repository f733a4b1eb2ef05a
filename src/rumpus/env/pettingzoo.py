"""The games as PettingZoo's AEC environments: `env("worms", seats=4, edition="czech")`."""

from typing import Any

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError("rumpus.env.pettingzoo needs more: pip install 'rumpus[training]'") from missing

from rumpus.env.desk import Desk
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match


def env(game: str, *, seats: int = 2, **options: str) -> AECEnv:
    """A game with PettingZoo's usual checks around it. Options are those of `rumpus play`, `-` written as `_`."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, seats=seats, **options)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 – what PettingZoo calls it
    """Chance answers for itself, and an agent is asked whenever its seat is. An action that the mask forbids is refused
    and changes nothing."""

    def __init__(self, game: str, *, seats: int = 2, **options: str) -> None:
        super().__init__()
        self.desk = Desk(game, seats, {name.replace("_", "-"): value for name, value in options.items()})
        self.metadata = {"name": f"rumpus_{game.replace('-', '_')}_v0", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.luck, _ = seeding.np_random()
        actions = len(self.desk.actions)
        seen: dict[str, Space[Any]] = {
            "observation": Box(-1, 1, (self.desk.sight.size,), np.float32),
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
        return self.desk.actions.texts[action]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        chance = SeededChance(str(self.luck.integers(2**63)))
        self.match = Match(self.desk.game, self.desk.setting, chance, listen=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.let_next_choose()

    def observe(self, agent: str) -> dict[str, Any]:
        seat, question = self.possible_agents.index(agent), self.match.question
        mask = np.zeros(len(self.desk.actions), np.int8)
        if question is not None and question.seat == seat:
            mask[list(self.desk.actions.options(question))] = 1
        return {"observation": self.desk.observe(self.match.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        question = self.match.question
        assert question is not None
        assert action is not None
        self.match.answer(self.desk.actions.option(question, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.desk.gains(self.match.state), strict=True))
        if self.match.question is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.let_next_choose()
        self._accumulate_rewards()

    def let_next_choose(self) -> None:
        question = self.match.question
        assert question is not None
        self.agent_selection = self.possible_agents[question.seat]

    def render(self) -> None:
        """There is nothing to see here: `rumpus replay` shows records."""

    def close(self) -> None:
        pass
