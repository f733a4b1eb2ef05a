"""Phrases name the rules that perform them."""

import inspect

import pytest

from rumpus.games.worms.cards.card import Phrase, Role
from rumpus.games.worms.cards.phrases import PHRASES, STANDING_RULES
from rumpus.games.worms.state import WormsState

PERFORMED = [phrase for phrase in PHRASES if phrase.role is not Role.REPEAT and phrase not in STANDING_RULES]


@pytest.mark.parametrize("phrase", PERFORMED, ids=lambda phrase: phrase.pattern)
def test_a_phrase_gives_its_rule_the_arguments_it_takes(phrase: Phrase) -> None:
    name, *args = phrase.op
    assert isinstance(name, str)
    hex_or_lines_below = [] if phrase.role is Role.OP else [0]
    inspect.signature(WormsState.rules[name]).bind("the state", *args, *hex_or_lines_below)
