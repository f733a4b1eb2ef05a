"""What people write to set up a game is read, or refused by name."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.boxes.written import Written, index_of, known, take, under
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.setting import Choice, check_options, words
from rumpus.text.words import words as words_of
from tests.helpers.refusal import refusal

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
    Written({"seats": 2}).check_keys(("seats", "turn"))


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
        lambda: Written({"weather": "fair"}).check_keys(("seats", "turn")),
        Message("key-unknown", {"key": "weather", "known": ("seats", "turn")}),
    ),
    (lambda: Written({}).text("turn"), Message("key-missing", {"key": "turn"})),
    (lambda: Written({"turn": 1}).text("turn", "blue"), Message("value-not-text", {"key": "turn"})),
    (
        lambda: Written({"wind": 9}).number("wind", 1, 6, 1),
        Message("value-not-number", {"key": "wind", "least": 1, "most": 6}),
    ),
    (
        lambda: Written({"wind": True}).number("wind", 1, 6),
        Message("value-not-number", {"key": "wind", "least": 1, "most": 6}),
    ),
    (lambda: Written({"share": 1.5}).fraction("share"), Message("value-not-fraction", {"key": "share"})),
    (lambda: Written({"set_up": "yes"}).flag("set_up"), Message("value-not-flag", {"key": "set_up"})),
    (lambda: Written({"play": []}).entries("play"), Message("value-not-list", {"key": "play"})),
    (lambda: Written({"hands": 3}).section("hands"), Message("value-not-table", {"key": "hands"})),
    (lambda: Written({"hands": {"blue": 3}}).texts("hands"), Message("value-not-text", {"key": "blue"})),
    (
        lambda: Written({"won": {"blue": "3"}}).numbers("won", 0, 9),
        Message("value-not-number", {"key": "blue", "least": 0, "most": 9}),
    ),
    (lambda: take("uzi", ("bow", "uzi"), bytearray([1, 0])), Message("position-too-many-copies", {"card": "uzi"})),
]


@pytest.mark.parametrize(("reading", "message"), REFUSALS)
def test_what_is_not_known_is_refused_by_name(reading: Callable[[], Any], message: Message) -> None:
    assert refusal(reading) == message
    assert words_of("en").say(message)


def test_what_is_written_is_read() -> None:
    table = Written(
        {"turn": "blue", "wind": 3, "set_up": True, "hands": {"blue": "uzi"}, "won": {"red": 2}, "play": [1]}
    )
    assert (table.text("turn"), table.number("wind", 1, 6), table.flag("set_up")) == ("blue", 3, True)
    assert (table.texts("hands"), table.numbers("won", 0, 9), table.entries("play")) == (
        {"blue": "uzi"},
        {"red": 2},
        [1],
    )
    assert (table.text("ice", ""), table.number("arrow", 1, 6, 2), table.flag("fought")) == ("", 2, False)
    assert "wind" in table
    assert Written({"share": 0.25}).fraction("share") == 0.25
    bag = bytearray([1, 2])
    assert (take("uzi", ("bow", "uzi"), bag), bag) == (1, bytearray([1, 1]))


def test_what_is_refused_knows_the_way_to_where_it_stands() -> None:
    with pytest.raises(Refused) as refused, under("position"):
        Written({"hands": {"blue": 3}}).texts("hands")
    assert refused.value.at == ("position", "hands", "blue")
