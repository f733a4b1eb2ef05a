"""Policies: what a file says, what is wrong with one, and what is chosen by it."""

from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from rumpus.boxes.toml_file import TomlFile
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.learning.features import Features
from rumpus.learning.policy import Policy, learnt_for, policy_of, read_policy

FIFTH = """
spell windfall
    name: Windfall
    in the deck: 12
    after the attack:
        draw a weapon
        take a trophy
"""
HEAD = 'game = "worms"\nrules = 2\n'
WORMS = find_game("worms")


def match_of(game: AnyGame, **options: str) -> Match:
    return Match(game, game.setting(2, options), SeededChance("1"), listen=False)


@pytest.mark.parametrize("id", game_ids())
def test_every_game_of_ours_brings_a_policy_that_weighs_what_there_is_and_says_how_it_was_learnt(id: str) -> None:
    game = find_game(id)
    learnt = learnt_for(game)
    assert learnt is not None
    assert set(learnt.weights) <= set(Features.of(game).sorts)
    assert any(weight for named in learnt.weights.values() for weight in named.values())
    assert {"command", "seeds", "results"} <= set(learnt.learnt)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('game = "chess"\nrules = 2\n', 1, "policy-of-another-game"),
        ('game = "worms"\nrules = 1\n', 2, "policy-of-other-rules"),
        ('game = "worms"\n', 1, "key-missing"),
        (HEAD + "luck = 1\n", 3, "key-unknown"),
        (HEAD + "\n[weights.dig]\nmines = 1\n", 4, "policy-unknown-sort"),
        (HEAD + "\n[weights.inch]\nmines = 1\nworries = 2\n", 6, "policy-unknown-feature"),
        (HEAD + '\n[weights.inch]\nmines = "many"\n', 5, "policy-not-a-number"),
        (HEAD + "\n[weights.inch]\nmines = nan\n", 5, "policy-not-a-number"),
        (HEAD + "\n[weights]\ninch = 3\n", 5, "value-not-table"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_policy(WORMS, TomlFile("policy.toml", text))
    message = refused.value.message
    assert (message.id, message.args["file"], message.args["line"]) == ("at-line", "policy.toml", line)
    assert getattr(message.args["why"], "id", None) == why


def test_the_sharper_the_more_surely_the_best_option_is_chosen() -> None:
    match = match_of(WORMS, setup="first-game")
    while match.asked().kind != "move":
        match.answer(match.asked().options[0])
    policy = Policy(WORMS, {"stay": {"always": 1.0}})
    options, random = match.asked().options, Random(1)
    best = options[max(range(len(options)), key=policy.scores(match.state).__getitem__)]
    assert match.state.write(match.asked(), best) == "stay"
    times = [
        Counter(policy.choose(match.state, random, sharpness) for _ in range(200))[best]
        for sharpness in (0.0, 2.0, 20.0)
    ]
    assert times[0] < times[1] < times[2] == 200


def test_a_feature_of_which_nothing_was_learnt_weighs_nothing() -> None:
    match = match_of(WORMS, setup="first-game")
    assert set(Policy(WORMS, {}).scores(match.state)) == {0.0}


def test_to_somebody_else_features_matter_by_so_much_more() -> None:
    policy = Policy(WORMS, {"stay": {"always": 1.0, "shore": -0.5}})
    bolder = policy.with_more({"stay": {"shore": 0.25}, "jump": {"always": 2.0}})
    assert bolder.weights == {"stay": {"always": 1.0, "shore": -0.25}, "jump": {"always": 2.0}}
    assert policy.weights == {"stay": {"always": 1.0, "shore": -0.5}}


def test_a_box_with_a_fifth_spell_is_played_by_the_same_policy(tmp_path: Path) -> None:
    """Features speak of what cards do, not of which there are."""
    game = find_game("zombies-doom")
    standard = Path(str(files("rumpus.games.zombies_doom") / "box" / "standard"))
    box = tmp_path / "five"
    copytree(standard, box)
    spells = box / "spells.txt"
    spells.write_text(spells.read_text(encoding="utf-8") + FIFTH, encoding="utf-8")
    match = match_of(game, box=str(box))
    policy, random = policy_of(game), Random(1)
    assert policy is not None
    asked = 0
    while match.question is not None:
        match.answer(policy.choose(match.state, random, 6.0))
        asked += any("windfall" in option for option in match.options)
    assert match.result is not None
    assert asked
