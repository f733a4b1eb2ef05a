"""What makes one thing seen out of another, and that it does."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.contract.merge import merged
from rumpus.records.changes import patch


class Worm(msgspec.Struct, tag="worm", tag_field="kind", omit_defaults=True):
    letter: str
    lying: bool = False
    cards: list[str] = []


class Mine(msgspec.Struct, tag="mine", tag_field="kind"):
    armed: bool


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1, "b": 2}, {"a": None}, {"-": ["b"], "a": None}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"-": ["c"]}}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"a": [1, 3]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, {"a": {"1": {"b": 3}}}),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 2}]}),
        (Worm("A"), Worm("A", lying=True), {"lying": True}),
        (Worm("A", lying=True), Worm("A"), {"-": ["lying"]}),
        (Worm("A", cards=["uzi"]), Worm("A"), {"-": ["cards"]}),
        ({"on": Worm("A")}, {"on": Mine(True)}, {"on": {"-": ["letter"], "kind": "mine", "armed": True}}),
        ({"on": Worm("A")}, {"on": None}, {"on": None}),
    ],
)
def test_of_each_table_only_what_differs(old: Any, new: Any, difference: dict[str, Any]) -> None:
    found = patch(old, new)
    assert found == difference
    assert merged(msgspec.to_builtins(old), msgspec.to_builtins(found)) == msgspec.to_builtins(new)


keys = st.sampled_from("abc")
leaves = st.none() | st.booleans() | st.integers(0, 3) | st.lists(st.integers(0, 3), max_size=3)
tables = st.recursive(
    st.dictionaries(keys, leaves, max_size=3),
    lambda inside: st.dictionaries(keys, leaves | inside, max_size=3),
    max_leaves=8,
)
views = st.dictionaries(keys, leaves | tables | st.lists(tables, min_size=2, max_size=2), max_size=3)


@given(old=views, new=views)
def test_a_patch_leads_from_any_view_to_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert merged(old, patch(old, new)) == new
