"""A policy: how likely each option is to be the answer of somebody who has thought about it, at a glance.

It is learnt, and kept as a file that people can read: for every sort of options the names of its features and what each
of them weighs. The likelier an option, the greater the sum of its features times their weights (a softmax).
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp, isfinite
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, Final

from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.learning.features import Agreed, Features, agreed

POLICY: Final = "policy.toml"  # in the folder of a game
ABOUT: Final = (
    "# How likely each option is at a glance: what its features weigh. Made by `rumpus learn` (docs/bots.md)."
)
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
KEYS: Final = ("game", "rules", "learnt", "weights")
MOST_RULES: Final = 1_000_000
FARTHEST: Final = -20.0  # behind the best: less would be 0 in the end

Weights = Mapping[str, Mapping[str, float]]  # by sort and feature


@dataclass(frozen=True)
class Learnt:
    """What such a file says."""

    weights: Weights
    learnt: Mapping[str, Any]  # how: command, seeds, results


class AlignedWeights(dict[str, tuple[float, ...]]):
    """By sort, in the order of its features. A feature that nobody has learnt about weighs nothing."""

    def __init__(self, features: Features, setting: Setting, weights: Weights) -> None:
        super().__init__()
        self.features = features
        self.setting = setting
        self.weights = weights

    def __missing__(self, sort: str) -> tuple[float, ...]:
        learnt = self.weights.get(sort, {})
        found = self[sort] = tuple([learnt.get(name, 0.0) for name in self.features.names(self.setting, sort) or ()])
        return found


class Policy:
    def __init__(self, game: AnyGame, weights: Weights) -> None:
        self.game = game
        self.features = Features.of(game).features
        self.weights = weights
        self.aligned: dict[Agreed | None, AlignedWeights] = {}

    def weights_in(self, setting: Setting) -> AlignedWeights:
        """Features of the game's own are the same whatever is agreed on; an observation is not."""
        of_game = Features.of(self.game)
        key = None if of_game.sorts else agreed(setting)
        found = self.aligned.get(key)
        if found is None:
            found = self.aligned[key] = AlignedWeights(of_game, setting, self.weights)
        return found

    def with_more(self, weights: Weights) -> "Policy":
        """To whom some features matter more, or less: by so much."""
        sorts = {sort: dict(named) for sort, named in self.weights.items()}
        for sort, named in weights.items():
            ours = sorts.setdefault(sort, {})
            for name, weight in named.items():
                ours[name] = ours.get(name, 0.0) + weight
        return Policy(self.game, sorts)

    def scores(self, state: State) -> list[float]:
        """For each option of a player's open question; e times as likely if it is greater by 1."""
        weights = self.weights_in(state.setting)
        return [sum(map(mul, row, weights[sort])) for sort, row in self.features(state)]

    def likely(self, state: State, sharpness: float = 1.0) -> list[float]:
        """For each option a weight above 0; the best one has 1."""
        scores = self.scores(state)
        best = max(scores)
        return [exp(sharpness * max(score - best, FARTHEST)) for score in scores]

    def choose(self, state: State, random: Random, sharpness: float) -> int:
        """An option. The sharper, the more surely it is the best one."""
        options = state.asked().options
        return options[0] if len(options) == 1 else random.choices(options, self.likely(state, sharpness))[0]


@lru_cache
def policy_of(game: AnyGame) -> Policy | None:
    """The policy that a game brings, if it does."""
    learnt = learnt_for(game)
    return None if learnt is None else Policy(game, learnt.weights)


@lru_cache(maxsize=16)
def policy_in(file: Path, game: AnyGame) -> Policy:
    return Policy(game, open_policy(game, file).weights)


def learnt_for(game: AnyGame) -> Learnt | None:
    for file in game.files("", ending=POLICY):
        return read_policy(game, TomlFile(f"{game.id}/{POLICY}", file.read_text(encoding="utf-8")))
    return None


def open_policy(game: AnyGame, path: Path) -> Learnt:
    """Refused with the line of what is wrong with it."""
    return read_policy(game, open_toml(path))


def read_policy(game: AnyGame, file: TomlFile) -> Learnt:
    file.check_keys(KEYS)
    if file.text("game") != game.id:
        raise file.refuse("game", "policy-of-another-game", game=game.id)
    if file.number("rules", 1, MOST_RULES) != game.rules_version:
        raise file.refuse("rules", "policy-of-other-rules", rules=game.rules_version)
    return Learnt(read_weights(game, file, file.section("weights"), "weights"), file.section("learnt"))


def read_weights(game: AnyGame, file: TomlFile, given: Mapping[str, Any], *at: str) -> Weights:
    """Of sorts and features that the game knows, if it names its own."""
    sorts, found = Features.of(game).sorts, {}
    for sort, named in given.items():
        if sorts and sort not in sorts:
            raise file.located(Refused("policy-unknown-sort", sort=sort).under(*at, sort))
        if not isinstance(named, dict):
            raise file.located(Refused("value-not-table", key=sort).under(*at, sort))
        for name in named:
            if sorts and name not in sorts[sort]:
                raise file.located(Refused("policy-unknown-feature", name=name, sort=sort).under(*at, sort, name))
        found[sort] = {name: read_number(file, weight, *at, sort, name) for name, weight in named.items()}
    return found


def read_number(file: TomlFile, value: Any, *at: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
        raise file.located(Refused("policy-not-a-number", name=at[-1]).under(*at))
    return float(value)


def write_policy(game: AnyGame, weights: Weights, learnt: Mapping[str, Any]) -> str:
    """As such a file is written: sorts and features in the game's own order, if it names them."""
    sorts = Features.of(game).sorts
    lines = [ABOUT, f"game = {in_toml(game.id)}", f"rules = {game.rules_version}", "", "[learnt]"]
    lines += [f"{key} = {in_toml(value)}" for key, value in learnt.items()]
    for sort in sorts or sorted(weights):
        named = weights.get(sort, {})
        names = [name for name in sorts[sort] if name in named] if sorts else sorted(named)
        if names:
            lines += ["", f"[weights.{as_key(sort)}]", *(f"{as_key(name)} = {named[name]}" for name in names)]
    return "\n".join(lines) + "\n"


def as_key(name: str) -> str:
    return name if BARE.fullmatch(name) else in_toml(name)


def in_toml(value: Any) -> str:
    """Numbers, texts and lists of them are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)
