"""One agent against bots in Gymnasium, by its own checks and by ours."""

from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rumpus.env import solo
from rumpus.env.gymnasium import RumpusEnv, gymnasium_id
from rumpus.env.solo import SoloGame
from rumpus.env.vector import RumpusVectorEnv
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import game_ids
from tests.helpers.installed import install_bots

every_game = pytest.mark.parametrize("game", game_ids())
LOST = "A game was lost by an action that its mask forbids"


@pytest.mark.unmeasured
@pytest.mark.filterwarnings(f"ignore:.*{LOST}")
@every_game
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(gymnasium.make(gymnasium_id(game), opponents="random", render_mode="ansi").unwrapped)


@every_game
def test_every_game_has_a_name_there(game: str) -> None:
    one = gymnasium.make(gymnasium_id(game), opponents="random")
    assert isinstance(one.unwrapped, RumpusEnv)
    many = gymnasium.make_vec(
        gymnasium_id(game), 2, vectorization_mode="vector_entry_point", opponents=["random", "random"]
    )
    assert isinstance(many, RumpusVectorEnv)
    assert many.encoder.setting.seats == 3


def test_names_are_those_that_others_would_give() -> None:
    assert {gymnasium_id("worms"), gymnasium_id("zombies-doom")} == {"rumpus/Worms-v0", "rumpus/ZombiesDoom-v0"}


def play(env: RumpusEnv, seed: int, steps: int = 60) -> list[tuple[bytes, float]]:
    """One game, answered at random from this seed: what was seen, and what it brought."""
    random = Random(seed)
    seen, _ = env.reset(seed=seed)
    story = [(seen["observation"].tobytes(), 0.0)]
    for _ in range(steps):
        possible = np.flatnonzero(seen["action_mask"])
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        seen, reward, over, cut, _ = env.step(int(random.choice(possible)))
        story.append((seen["observation"].tobytes(), float(reward)))
        if over or cut:
            break
    return story


@pytest.mark.parametrize("opponents", ["random", "fair@2", ["easy@2", "random", "random"]])
def test_a_seed_decides_everything(opponents: str | list[str]) -> None:
    env = RumpusEnv("worms", opponents=opponents)
    assert play(env, 1) == play(env, 1)
    assert play(env, 1) != play(env, 2)
    env.reset(seed=3)
    after = env.reset()[0]["observation"]
    env.reset(seed=3)
    assert np.array_equal(env.reset()[0]["observation"], after)


def test_games_end_and_only_then_there_is_a_reward() -> None:
    env = RumpusEnv("worms", opponents="random")
    stories = [play(env, seed, 500) for seed in range(30)]
    assert not any(reward for story in stories for _, reward in story[:-1])
    assert {story[-1][1] for story in stories} == {-1.0, 0.0, 1.0}


def test_the_seat_is_any_or_the_one_that_was_wanted() -> None:
    def seats(seat: int | None) -> set[int]:
        env = RumpusEnv("worms", opponents=["random", "random"], seat=seat)
        return {env.reset(seed=seed)[0] is not None and env.game.seat for seed in range(20)}

    assert seats(None) == {0, 1, 2}
    assert seats(1) == {1}
    with pytest.raises(IndexError, match="no seat 3"):
        RumpusEnv("worms", opponents=["random", "random"], seat=3)


BOTS = """
from collections import Counter
asked = Counter()

def first(glimpse, random, limit):
    asked["first", glimpse.seat] += 1
    return 0

def last(glimpse, random, limit):
    asked["last", glimpse.seat] += 1
    return len(glimpse.options) - 1
"""


def test_opponents_are_bots_of_any_name_on_the_seats_after_the_agents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bots(tmp_path, monkeypatch, BOTS, ("first", "last"))
    env = RumpusEnv("worms", opponents=["first", "strange_bots:last"], seat=1)
    for seed in range(5):
        play(env, seed)
    import strange_bots  # type: ignore[import-not-found]

    assert set(strange_bots.asked) == {("first", 2), ("last", 0)}
    with pytest.raises(Refused, match="bot-unknown"):
        RumpusEnv("worms", opponents="nobody")
    with pytest.raises(Refused, match="seats-not-possible"):
        RumpusEnv("worms", opponents=["random"] * 9)


def test_options_are_those_of_the_game() -> None:
    env = RumpusEnv("worms", opponents="random", setup="quick", variants="larger-map", extra_tiles="2")
    assert env.encoder.setting.header()["extra-tiles"] == "2"
    with pytest.raises(Refused, match="klingon"):
        RumpusEnv("worms", edition="klingon")


def test_a_forbidden_action_loses() -> None:
    env = RumpusEnv("worms", opponents="random")
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.warns(UserWarning, match=LOST):
        seen, reward, over, cut, _ = env.step(forbidden)
    assert (reward, over, cut) == (-1.0, True, False)
    assert not seen["action_mask"].any()
    with pytest.raises(ValueError, match="over"):
        env.step(forbidden)
    assert env.reset()[0]["action_mask"].any()


def test_who_knows_nothing_of_masks_draws_what_is_possible() -> None:
    env = RumpusEnv("worms", opponents="random")
    env.reset(seed=1)
    env.action_space.seed(1)
    assert {env.meaning(int(env.action_space.sample())) for _ in range(20)} == {"activate A", "activate B"}
    only = np.zeros(len(env.encoder.actions), np.int8)
    only[7] = 1
    assert env.action_space.sample(only) == 7


def test_a_game_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "LONGEST", 40)
    env = RumpusEnv("zombies-doom", opponents="random")
    seen, _ = env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        seen, reward, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (reward, over, cut) == (0.0, False, True)


def test_a_game_that_ends_before_the_seat_is_asked_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def end_the_first(game: SoloGame) -> None:
        begun.append(game)
        go_on(game)
        if len(begun) == 1:
            game.state.question = None

    go_on = SoloGame.go_on
    monkeypatch.setattr(SoloGame, "go_on", end_the_first)
    assert RumpusEnv("worms", opponents="random").reset(seed=1)[0]["action_mask"].any()
    assert len(begun) == 2


def test_it_is_drawn_as_the_agents_seat_sees_it() -> None:
    env: Any = gymnasium.make("rumpus/Worms-v0", opponents="random", render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert "Wind: " in env.render()
    assert RumpusEnv("worms").render() is None


def test_there_are_no_pictures() -> None:
    with pytest.raises(TypeError, match="text only, render_mode='ansi'"):
        RumpusEnv("worms", render_mode="rgb_array")
