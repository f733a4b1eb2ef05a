"""What people write to set up a game is read, or refused by name."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.kernel.game import Choice, check_options
from rumpus.kernel.message import Message
from rumpus.kernel.written import check_keys, index_of, known, words
from rumpus.text.words import words as words_of
from tests.refusal import refusal

LENGTH = Choice("length", ("short", "long"), "short")
EXTRAS = Choice("extras", ("rain", "hail", "snow"), "", several=True)
BOX = Choice("box", ("standard",), "standard", open_ended=True)
CHOICES = (LENGTH, EXTRAS, BOX)


def test_an_option_has_its_value_or_its_default() -> None:
    check_options({"length": "long", "extras": ""}, CHOICES)
    assert LENGTH.read({"length": "long"}) == "long"
    assert LENGTH.read({}) == "short"
    assert BOX.read({"box": "/somewhere/else"}) == "/somewhere/else"


@pytest.mark.parametrize(
    ("written", "read"), [("snow, rain", ("rain", "snow")), (" hail,hail ,", ("hail",)), ("", ()), (" ", ())]
)
def test_several_values_come_in_their_own_order(written: str, read: tuple[str, ...]) -> None:
    assert EXTRAS.read_several({"extras": written}) == read


def test_a_list_of_words() -> None:
    assert words(" mine, 2 craters ,,") == ["mine", "2 craters"]
    assert words("") == []


def test_names_are_known() -> None:
    assert known("snow", EXTRAS.values) == "snow"
    assert index_of("snow", EXTRAS.values) == 2
    check_keys({"seats": 2}, ("seats", "turn"))


REFUSALS: list[tuple[Callable[[], Any], Message]] = [
    (
        lambda: check_options({"size": "big"}, CHOICES),
        Message("option-unknown", {"option": "size", "known": ("length", "extras", "box")}),
    ),
    (
        lambda: LENGTH.read({"length": "eternal"}),
        Message("option-value-unknown", {"option": "length", "value": "eternal", "possible": ("short", "long")}),
    ),
    (
        lambda: EXTRAS.read_several({"extras": "rain, frogs"}),
        Message("option-value-unknown", {"option": "extras", "value": "frogs", "possible": ("rain", "hail", "snow")}),
    ),
    (
        lambda: index_of("pink", ("blue", "red")),
        Message("position-unknown-name", {"name": "pink", "known": ("blue", "red")}),
    ),
    (
        lambda: check_keys({"weather": "fair"}, ("seats", "turn")),
        Message("position-unknown-key", {"key": "weather", "known": ("seats", "turn")}),
    ),
]


@pytest.mark.parametrize(("reading", "message"), REFUSALS)
def test_what_is_not_known_is_refused_by_name(reading: Callable[[], Any], message: Message) -> None:
    assert refusal(reading) == message
    assert words_of("en").say(message)
