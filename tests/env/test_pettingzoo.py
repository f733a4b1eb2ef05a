"""The games in PettingZoo, by its own tests and by ours."""

import subprocess
import sys
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.conversions import aec_to_parallel

from rumpus.env.pettingzoo import env, raw_env
from rumpus.kernel.message import Refused

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("worms", {}),
    ("worms", {"seats": 4, "edition": "czech", "setup": "full", "variants": "parting-gifts"}),
    ("zombies-doom", {}),
    ("zombies-doom", {"seats": 3, "variants": "printed-spells"}),
]
tables = pytest.mark.parametrize(("game", "options"), TABLES)
# PettingZoo says so of every environment with masks but those of its own.
masks = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")


@masks
@tables
def test_pettingzoo_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=40)


@pytest.mark.unmeasured
@tables
def test_a_seed_decides_everything(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=40)


@tables
def test_what_a_critic_sees_is_what_every_seat_sees(game: str, options: dict[str, Any]) -> None:
    table = env(game, **options)
    check_state_space(table)
    table.reset(seed=3)
    for _ in range(20):
        seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
        assert np.array_equal(table.state(), np.concatenate(seen))
        assert table.state_space.contains(table.state())
        table.step(table.action_space(table.agent_selection).sample(table.last()[0]["action_mask"]))
        if any(table.terminations.values()):
            break


@pytest.mark.slow
def test_pettingzoo_can_say_how_fast_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    """It takes five seconds for that, whatever is measured."""
    performance_benchmark(env("worms"))
    assert "turns per second" in capsys.readouterr().out


def test_nobody_acts_at_the_same_time_as_somebody_else() -> None:
    """So there is no parallel environment, and nothing that PettingZoo's `max_cycles_test` could try."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env("worms"))


def test_it_is_drawn_as_who_is_asked_sees_it() -> None:
    table = env("worms", render_mode="ansi")
    table.reset(seed=1)
    assert "Wind: " in table.render()
    assert "/ -1,0 \\" in table.render(), "places as actions are written"
    plain = raw_env("worms")
    plain.reset(seed=1)
    assert plain.render() is None


def test_there_are_no_pictures() -> None:
    with pytest.raises(TypeError, match="text only, render_mode='ansi'"):
        env("worms", render_mode="rgb_array")


def first_observation(table: raw_env, seed: int | None) -> bytes:
    table.reset(seed=seed)
    return b"".join(table.observe(agent)["observation"].tobytes() for agent in table.possible_agents)


def test_without_a_seed_no_two_games_are_alike() -> None:
    table = raw_env("zombies-doom")
    assert first_observation(table, 7) == first_observation(table, 7)
    assert len({first_observation(table, None) for _ in range(3)}) == 3


@tables
def test_a_game_played_at_random_ends_and_everybody_hears_of_it(game: str, options: dict[str, Any]) -> None:
    table = env(game, **options)
    table.reset(seed=5)
    gains = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        assert not cut
        gains[agent] += reward
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    assert not table.agents
    assert sum(gains.values()) == pytest.approx(0)


def test_only_who_is_asked_may_do_something() -> None:
    table = raw_env("worms", seats=3)
    table.reset(seed=1)
    masks = {agent: table.observe(agent)["action_mask"] for agent in table.agents}
    asked = table.agent_selection
    assert [table.meaning(int(action)) for action in np.flatnonzero(masks[asked])] == ["activate A", "activate B"]
    assert not any(mask.any() for agent, mask in masks.items() if agent != asked)


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    table = raw_env("worms")
    table.reset(seed=1)
    before = table.game_state.digest()
    forbidden = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        table.step(forbidden)
    assert table.game_state.digest() == before


def test_options_are_those_of_the_game() -> None:
    table = raw_env("worms", seats=2, setup="quick", variants="larger-map", extra_tiles="2")
    assert table.encoder.setting.header()["extra-tiles"] == "2"
    with pytest.raises(Refused):
        env("worms", edition="klingon")


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("open_spiel", "pyspiel"),
        ("gymnasium", "gymnasium"),
        ("vector", "gymnasium"),
        ("stable_baselines", "stable_baselines3"),
    ],
)
def test_without_its_library_a_module_says_how_to_get_it(module: str, library: str) -> None:
    script = f"import sys; sys.modules['{library}'] = None; import rumpus.env.{module}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"ImportError: rumpus.env.{module} needs more: pip install 'rumpus[training]'" in done.stderr


def play_on(table: Any, seed: int, most: int) -> list[tuple[str, int, bytes, float]]:
    """What everybody saw and did, answering at random from this seed."""
    random = np.random.default_rng(seed)
    history: list[tuple[str, int, bytes, float]] = []
    while table.agents and len(history) < most:
        agent = table.agent_selection
        observation, reward, over, _, _ = table.last()
        action = None if over else int(random.choice(np.flatnonzero(observation["action_mask"])))
        history.append((agent, -1 if action is None else action, observation["observation"].tobytes(), reward))
        table.step(action)
    return history


@tables
def test_a_copy_goes_its_own_way(game: str, options: dict[str, Any]) -> None:
    """With the same luck ahead, whatever becomes of the original meanwhile."""
    table = env(game, **options)
    table.reset(seed=3)
    play_on(table, 1, 10)
    copy, other = deepcopy(table), deepcopy(table)
    history = play_on(table, 2, 200)
    assert play_on(copy, 2, 200) == history
    assert play_on(other, 3, 200) != history
    table.reset()
    copy.reset()
    assert play_on(copy, 4, 20) == play_on(table, 4, 20)


def test_what_never_changes_is_shared_with_a_copy() -> None:
    table = raw_env("worms")
    table.reset(seed=1)
    copy = deepcopy(table)
    assert copy.encoder is table.encoder
    assert copy.game_state is not table.game_state
    assert copy.game_state.setting is table.game_state.setting
