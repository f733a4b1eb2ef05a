"""The games as OpenSpiel's. Importing this registers them: `pyspiel.load_game("python_rumpus_pig(players=4)")`."""

from collections.abc import Callable
from math import nextafter
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("rumpus.env.open_spiel needs more: pip install 'rumpus[training]'") from missing

from rumpus.env.history import begin
from rumpus.kernel.chance import Luck
from rumpus.kernel.game import AnyGame
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from rumpus.learning.encoder import Encoder

LONGEST: Final = 5_000  # answers, chance's included; the contract suite holds every game to it
PLAYERS: Final = "players"
MEMORY: Final = "memory"  # how many answers a tensor of an information state has room for, the latest ones
OURS: Final = (PLAYERS, MEMORY)
HEARD: Final = "heard"  # a piece of the tensor: two numbers for each answer
USUAL_MEMORY: Final = 1_000  # answers, chance's included: more than nearly every game of two has
BELOW_ONE: Final = nextafter(1.0, 0.0)  # nobody promises that the numbers of OpenSpiel never reach 1


def below_one(random: Callable[[], float]) -> Callable[[], float]:
    return lambda: min(random(), BELOW_ONE)


class RumpusGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: AnyGame, params: dict[str, Any]) -> None:
        known, usual = game_type(game), parameters(game)
        seats = params.get(PLAYERS, usual[PLAYERS])
        self.memory = params.get(MEMORY, usual[MEMORY])
        others = {name: value for name, value in params.items() if name not in OURS and value != usual[name]}
        self.encoder = Encoder(game.id, seats, {name.replace("_", "-"): str(value) for name, value in others.items()})
        self.start = begin(self.encoder)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.actions),
            max_chance_outcomes=len(self.encoder.chances),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(known, info, params)

    def new_initial_state(self) -> "RumpusState":
        return RumpusState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer | None":
        """Nobody observes what is public without what is private, or the other way round: then there is none."""
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        remembers = wanted.perfect_recall
        return Observer(self.encoder, self.memory if remembers else 0)


class RumpusState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: RumpusGame) -> None:
        super().__init__(game)
        self.played = game.start.copy()

    def current_player(self) -> int:
        question = self.played.state.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if question.seat == CHANCE else question.seat

    def _legal_actions(self, player: int) -> list[int]:
        question = self.played.state.asked()
        return sorted(self.played.encoder.actions.of(question))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.played.state.asked()
        number = self.played.encoder.chances.number
        return sorted((number(question.kind, option), likely) for option, likely in question.probabilities())

    def _apply_action(self, action: int) -> None:
        question, encoder = self.played.state.asked(), self.played.encoder
        book = encoder.chances if question.seat == CHANCE else encoder.actions
        self.played.answer(book.option(question, action))

    def _action_to_string(self, player: int, action: int) -> str:
        encoder = self.played.encoder
        return (encoder.chances if player == pyspiel.PlayerId.CHANCE else encoder.actions).texts[action]

    def is_terminal(self) -> bool:
        return self.played.state.question is None

    def returns(self) -> list[float]:
        return self.played.encoder.gains(self.played.state)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "RumpusState":
        """Another state that this player cannot tell from this one."""
        other = self.clone()
        other.played = self.played.imagined_by(player, Luck(below_one(random)))
        state: RumpusState = other
        return state

    def __str__(self) -> str:
        return "\n".join(said.text for said in self.played.said)


class Observer:
    """What a player sees now, in numbers and as text; with a memory, what it has heard before as well."""

    def __init__(self, encoder: Encoder, memory: int) -> None:
        self.encoder = encoder
        self.memory = memory
        seen = encoder.layout.size
        self.tensor = np.zeros(seen + 2 * memory, np.float32)
        self.dict = {name: self.tensor[where] for name, where in encoder.layout.pieces.items()}
        self.seen, self.heard = self.tensor[:seen], self.tensor[seen:]
        if memory:
            self.dict[HEARD] = self.heard.reshape(memory, 2)

    def set_from(self, state: RumpusState, player: int) -> None:
        self.seen[:] = self.encoder.observe(state.played.state, player)
        if self.memory:
            heard = state.played.heard_by(player, self.memory)
            self.heard[: len(heard)] = heard
            self.heard[len(heard) :] = 0

    def string_from(self, state: RumpusState, player: int) -> str:
        return state.played.remembered_by(player) if self.memory else state.played.seen_by(player)


def parameters(game: AnyGame) -> dict[str, Any]:
    """What can be agreed on, and the usual. OpenSpiel reads as a number whatever looks like one."""
    usual = {choice.key.replace("-", "_"): game.at_once.get(choice.key, choice.default) for choice in game.choices}
    numbers = {name: int(value) for name, value in usual.items() if value.isdecimal()}
    return {PLAYERS: min(game.seats), MEMORY: USUAL_MEMORY, **usual, **numbers}


def game_type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=f"python_rumpus_{game.id.replace('-', '_')}",
        long_name=f"Rumpus: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register(game: AnyGame) -> None:
    class Registered(RumpusGame):
        """A class, which outlives Python's end: OpenSpiel lets go of it only then."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


for id_ in game_ids():
    register(find_game(id_))
