"""The games in OpenSpiel, by its own tests, by ours, and by letting its algorithms play them."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.observation import make_observation

from rumpus.env.history import History, begin
from rumpus.env.open_spiel import below_one
from rumpus.kernel.chance import Luck
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.registry import game_ids
from rumpus.learning.encoder import Encoder
from tests.helpers.playthroughs import GAMES, PLAYTHROUGHS, short_playthrough

pytestmark = pytest.mark.unmeasured

WORMS = "python_rumpus_worms"
ZOMBIES = "python_rumpus_zombies_doom"
every_game = pytest.mark.parametrize("game", game_ids())


@pytest.mark.parametrize(
    "game",
    [
        WORMS,
        f"{WORMS}(players=3,edition=czech,setup=quick,variants=larger-map)",
        f"{WORMS}(players=2,setup=full,variants=sudden-death-draft)",
        ZOMBIES,
    ],
)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_openspiel_finds_nothing_wrong_in_longer_games() -> None:
    for game in (f"{WORMS}(players=4,setup=full)", f"{ZOMBIES}(players=4,variants=printed-spells)"):
        pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=False, verbose=False)


def test_an_unknown_parameter_is_refused() -> None:
    with pytest.raises(Refused):
        pyspiel.load_game(WORMS, {"edition": "klingon"})
    with pytest.raises(ValueError, match="parameters"):
        pyspiel.load_game(WORMS).make_py_observer(params={"colour": "red"})


def test_worms_is_played_as_it_was() -> None:
    """Its longer neighbour is in tests/training."""
    stored = (PLAYTHROUGHS / "worms.txt").read_text(encoding="utf-8")
    assert short_playthrough(GAMES["worms"]) == stored


def test_nothing_is_observed_by_halves() -> None:
    """What we have would show the private part to whoever wants the public one."""
    game = pyspiel.load_game(WORMS)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    assert make_observation(game, public) is make_observation(game, private) is None


def heard(state: Any, player: int) -> Any:
    game = state.get_game()
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    assert list(observer.tensor) == state.information_state_tensor(player)
    assert list(observer.tensor[: game.encoder.layout.size]) == state.observation_tensor(player)
    return observer.dict["heard"]


def test_a_tensor_of_an_information_state_tells_all_that_was_heard() -> None:
    state = pyspiel.load_game(f"{WORMS}(memory=6)").new_initial_state()
    assert not heard(state, 0).any()
    state.apply_action(state.legal_actions()[2])  # a card that a player draws
    secret = state.played.said[0].known_to
    mine, theirs = heard(state, secret), heard(state, 1 - secret)
    assert mine[0][0] == theirs[0][0] == -1
    assert mine[0][1] > 0 > theirs[0][1]
    play(state, Random(2), 9)
    assert heard(state, 0)[:, 0].all()  # room for six: the latest
    assert np.array_equal(heard(state, 0)[-1], last_of(state, 0))


def last_of(state: Any, player: int) -> Any:
    return np.float32(state.played.heard_by(player, 1))


@every_game
def test_information_states_that_are_told_apart_in_words_are_so_in_numbers(game: str) -> None:
    first = pyspiel.load_game(f"python_rumpus_{game.replace('-', '_')}(memory=60)").new_initial_state()
    tensors: dict[tuple[int, str], tuple[float, ...]] = {}
    for seed in range(25):
        state = first.clone()
        play(state, Random(seed), 20 + seed)
        for player in range(2):
            told = player, state.information_state_string(player)
            tensors[told] = (player, *state.information_state_tensor(player))
    assert len(set(tensors.values())) == len(tensors) > 40


def play(state: Any, random: Random, answers: int) -> None:
    for _ in range(answers):
        if state.is_terminal():
            return
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("copied", [lambda state: state.clone(), deepcopy], ids=["clone", "deepcopy"])
@every_game
def test_a_copy_goes_its_own_way(game: str, copied: Callable[[Any], Any]) -> None:
    state = pyspiel.load_game(f"python_rumpus_{game.replace('-', '_')}").new_initial_state()
    play(state, Random(1), 12)
    before = state.played.state.digest()
    copy = copied(state)
    assert copy.played.state.digest() == before
    play(copy, Random(2), 5)
    assert state.played.state.digest() == before != copy.played.state.digest()
    assert str(copy).startswith(str(state))


def with_other_secrets(history: History, answers: list[int], seat: int, random: Random) -> History | None:
    """The same answers once more, but for those that the seat does not know: they are others, if that can be."""
    again = begin(history.encoder)
    for option in answers:
        question = again.state.question
        if question is None:
            return None
        if question.known_to not in (None, seat):
            option = random.choice(question.options)
        elif option not in question.options:
            return None
        again.answer(option)
    return again


@every_game
def test_a_player_remembers_the_same_whatever_the_others_drew(game: str) -> None:
    encoder = Encoder(game, 2, {})
    random, found = Random(1), 0
    for _ in range(120):
        history, answers = begin(encoder), []
        for _ in range(random.randrange(4, 30 if game == "worms" else 130)):
            if history.state.question is None:
                break
            answers.append(random.choice(history.state.question.options))
            history.answer(answers[-1])
        for seat in range(2):
            other = with_other_secrets(history, answers, seat, random)
            if other is not None and other.state.digest() != history.state.digest():
                found += 1
                assert other.remembered_by(seat) == history.remembered_by(seat)
                assert np.array_equal(encoder.observe(other.state, seat), encoder.observe(history.state, seat))
                assert other.remembered_by(1 - seat) != history.remembered_by(1 - seat)
    assert found > 10


@every_game
def test_an_imagined_state_is_one_that_the_player_cannot_tell_apart(game: str) -> None:
    state = pyspiel.load_game(f"python_rumpus_{game.replace('-', '_')}").new_initial_state()
    random, different = Random(4), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            different += other.information_state_string(1 - player) != state.information_state_string(1 - player)
        play(state, random, 1 if game == "worms" else 9)
    assert different > 0


@every_game
def test_the_same_luck_imagines_the_same_state(game: str) -> None:
    state = pyspiel.load_game(f"python_rumpus_{game.replace('-', '_')}").new_initial_state()
    random, others = Random(6), set()
    play(state, random, 12)
    while state.is_chance_node():
        play(state, random, 1)
    for seed in range(10):
        once, again = (state.resample_from_infostate(state.current_player(), Random(seed).random) for _ in range(2))
        assert once.played.state.digest() == again.played.state.digest()
        others.add(once.played.state.digest())
    assert len(others) > 1


@pytest.mark.parametrize(("shown", "picked"), [(0.0, 10), (0.24, 10), (0.26, 20), (0.999, 20), (1.0, 20)])
def test_luck_follows_the_probabilities(shown: float, picked: int) -> None:
    coin = Question(CHANCE, "coin", (10, 20), weights=(1, 3))
    assert Luck(below_one(lambda: shown)).pick(coin) == picked


def test_its_outcome_sampling_learns_about_our_game() -> None:
    game = pyspiel.load_game(WORMS)
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) == set(state.legal_actions())


@every_game
def test_its_environment_lets_agents_play(game: str) -> None:
    luck = rl_environment.ChanceEventSampler(seed=1)
    environment = rl_environment.Environment(f"python_rumpus_{game.replace('-', '_')}", chance_event_sampler=luck)
    agents = [RandomAgent(seat, environment.action_spec()["num_actions"]) for seat in range(2)]
    now = environment.reset()
    while not now.last():
        asked = now.observations["current_player"]
        assert len(now.observations["info_state"][asked]) == environment.observation_spec()["info_state"][0]
        now = environment.step([agents[asked].step(now).action])
    assert sum(now.rewards) == pytest.approx(0)


def searcher(game: Any, simulations: int, seed: int) -> ISMCTSBot:
    """Left alone it imagines states by luck that nobody seeds, and plays otherwise each time it is asked."""
    luck = np.random.RandomState(seed)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.0, simulations, random_state=luck)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.random_sample))
    return bot


def test_its_search_among_information_sets_plays_our_games() -> None:
    for name in (WORMS, ZOMBIES):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        bot, random = searcher(game, 8, 1), Random(1)
        for _ in range(3):
            while state.is_chance_node():
                play(state, random, 1)
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def gain_of_search(seed: int) -> float:
    game = pyspiel.load_game(WORMS)
    bot, random, state = searcher(game, 60, seed), Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seed % 2:
            state.apply_action(bot.step(state))
        else:
            play(state, random, 1)
    gain: float = state.returns()[seed % 2]
    return gain


@pytest.mark.soak
def test_its_search_beats_players_at_random() -> None:
    """Who plays at random against the like wins one game in twelve: mostly both have drowned before long."""
    gains = [gain_of_search(seed) for seed in range(20)]
    assert sum(gain > 0 for gain in gains) >= 8
    assert sum(gain < 0 for gain in gains) <= 4
