"""Characters of bots: a racer or a collector of tasks cares for other things than somebody who only wants to win. Each
is a few numbers over what a game tells its bots anyway, in a file of the game's that people can read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from rumpus.boxes.toml_file import TomlFile
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.learning.policy import Policy, Weights, policy_of, read_number, read_weights
from rumpus.thinking.evaluation import Evaluation, TermWeights

CHARACTERS: Final = "characters.toml"  # in the folder of a game
PARTS: Final = ("terms", "weights")


@dataclass(frozen=True)
class Character:
    terms: TermWeights  # of the evaluation: how many times as much each of them matters
    weights: Weights  # what is added to those of the policy


@lru_cache
def characters_of(game: AnyGame) -> Mapping[str, Character]:
    """By name; none, if the game tells of none."""
    for file in game.files("", ending=CHARACTERS):
        return read_characters(game, TomlFile(f"{game.id}/{CHARACTERS}", file.read_text(encoding="utf-8")))
    return {}


def read_characters(game: AnyGame, file: TomlFile) -> dict[str, Character]:
    """Refused with the line of what is wrong with it."""
    return {name: read_character(game, file, name) for name in file.table}


def read_character(game: AnyGame, file: TomlFile, name: str) -> Character:
    given = file.section(name)
    for part in given:
        if part not in PARTS:
            raise file.located(Refused("key-unknown", key=part, known=PARTS).under(name, part))
    terms, weights = (table_in(file, given, name, part) for part in PARTS)
    return Character(read_terms(game, file, terms, name), read_weights(game, file, weights, name, "weights"))


def table_in(file: TomlFile, given: Mapping[str, Any], name: str, part: str) -> dict[str, Any]:
    found: Any = given.get(part, {})
    if not isinstance(found, dict):
        raise file.located(Refused("value-not-table", key=part).under(name, part))
    return found


def read_terms(game: AnyGame, file: TomlFile, given: Mapping[str, Any], name: str) -> TermWeights:
    """For each term that the evaluation has, in its order. What is not named matters as it does."""
    known = Evaluation.of(game).terms
    for term in given:
        if term not in known:
            raise file.located(Refused("character-unknown-term", term=term).under(name, "terms", term))
    return tuple(read_number(file, given.get(term, 1.0), name, "terms", term) for term in known)


def terms_for(game: AnyGame, character: str) -> TermWeights | None:
    """How the terms matter to that character; nothing is as they do to somebody without one."""
    return characters_of(game)[character].terms if character else None


@lru_cache(maxsize=64)
def policy_for(game: AnyGame, character: str) -> Policy | None:
    """The policy that the game brings, as somebody of that character would have it."""
    policy = policy_of(game)
    return policy.with_more(characters_of(game)[character].weights) if policy and character else policy
