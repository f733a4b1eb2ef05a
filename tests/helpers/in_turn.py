"""Tests of which each is tried in many ways."""

from collections.abc import Collection
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def in_turn(*axes: Collection[Any], turns: int | None = None) -> list[ParameterSet]:
    """Every combination; but only so many that each value had its turn are tried by `make test`, or fewer where
    other tests try the values besides. The rest is left to a soak."""
    turns = turns or max(map(len, axes))
    tried = {tuple(list(axis)[turn % len(axis)] for axis in axes) for turn in range(turns)}
    return [pytest.param(*one, marks=() if one in tried else pytest.mark.soak) for one in product(*axes)]
