"""Whatever is wrong with a file written by hand is said once, with the line; shown on files about a small shop."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.boxes.outline import (
    Page,
    normal_lines,
    nothing_inside,
    read_choice,
    read_entries,
    read_number,
    read_title,
)
from rumpus.kernel.message import Argument, Message
from rumpus.text.words import words
from tests.helpers.boxes import as_bytes, assert_lines_exist, assert_said, scraps, spoil

FILE = "shop.txt"
SHOP = """
item apple
    kind: fruit
    price: 3
    notes:
        red
        round

item hammer  # a remark
    kind: tool
    price: 9
"""
say = words("en").say


def read_shop(content: bytes) -> list[Message]:
    """Items with a kind, a price up to 9 and perhaps notes; everything wrong with them."""
    page = Page(FILE, content)
    for node in page.nodes:
        if read_title(page, node, "item") is None:
            continue
        entries = read_entries(
            page, node.line, node.inside, required=("kind", "price"), optional=("notes",), blocks=("notes",)
        )
        if "kind" in entries and entries["kind"].value:
            assert read_choice(page, entries["kind"].line, entries["kind"].value, ("fruit", "tool")) in (
                "fruit",
                "tool",
            )
        if "price" in entries and entries["price"].value:
            assert 1 <= read_number(page, entries["price"].line, entries["price"].value, 9) <= 9
        for note in entries["notes"].inside if "notes" in entries else ():
            nothing_inside(page, note)
    return page.problems


def test_the_shop_is_in_order() -> None:
    assert read_shop(SHOP.encode()) == []


CASES: list[tuple[str, str, int, str, dict[str, Argument]]] = [
    # Lines
    ("    kind: fruit", "\tkind: fruit", 3, "box-tab", {}),
    ("        round", "       round", 7, "box-bad-indent", {}),
    ("round", "ro\0und", 7, "box-unseen-character", {"code": "U+0000"}),
    ("round", "\x1b[31mround", 7, "box-unseen-character", {"code": "U+001B"}),
    ("round", "ro\u202eund", 7, "box-unseen-character", {"code": "U+202E"}),
    ("item apple", "  item pear\nitem apple", 2, "box-bad-indent", {}),
    ("price: 3", "price: 3\n        red", 5, "box-unexpected-indent", {"above": "price: 3"}),
    ("red", "red\n            very", 7, "box-unexpected-indent", {"above": "red"}),
    ("        red\n        round\n", "", 5, "box-empty-block", {"heading": "notes:"}),
    ("item hammer", "tool hammer", 9, "box-unknown-line", {"found": "tool hammer", "noun": "item"}),
    ("item hammer", "item Hammer", 9, "box-bad-id", {"found": "Hammer"}),
    ("item hammer", "item big hammer", 9, "box-bad-id", {"found": "big hammer"}),
    ("item hammer", "item", 9, "box-bad-id", {"found": ""}),
    # Keys and values
    ("price: 3", "price: 3\n    cheap", 5, "box-no-colon", {"found": "cheap"}),
    ("price: 3", "price: 3\n    colour: red", 5, "box-unknown-key", {"found": "colour"}),
    ("    notes:", "    nots:", 5, "box-unknown-key-like", {"found": "nots", "closest": ("notes",)}),
    ("    price: 3\n", "", 2, "box-missing-key", {"key": "price"}),
    ("price: 3", "price: 3\n    price: 4", 5, "box-duplicate-key", {"key": "price", "first": 4}),
    ("price: 3", "price:", 4, "box-missing-value", {"key": "price"}),
    ("    notes:\n        red\n        round", "    notes: red", 5, "box-block-in-line", {"key": "notes"}),
    ("price: 3", "price: much", 4, "box-bad-number", {"found": "much", "most": 9}),
    ("price: 3", "price: 0", 4, "box-bad-number", {"found": "0", "most": 9}),
    ("price: 3", "price: 10", 4, "box-bad-number", {"found": "10", "most": 9}),
    ("price: 3", "price: ٣", 4, "box-bad-number", {"found": "٣", "most": 9}),
    ("kind: fruit", "kind: food", 3, "box-bad-choice", {"found": "food", "choices": ("fruit", "tool")}),
]


@pytest.mark.parametrize(("old", "new", "line", "id", "args"), CASES)
def test_a_mistake_is_said_with_its_file_and_line(
    old: str, new: str, line: int, id: str, args: dict[str, Argument]
) -> None:
    assert SHOP.count(old) >= 1
    assert_said(say, read_shop(SHOP.replace(old, new, 1).encode()), FILE, line, id, args)


def test_what_is_missing_from_a_whole_file_has_no_line() -> None:
    page = Page(FILE, b"about: nothing")
    read_entries(page, 0, page.nodes, required=("name",), optional=("about",))
    assert [say(problem) for problem in page.problems] == ["shop.txt: “name:” is missing."]


def test_a_file_that_is_not_text() -> None:
    assert_said(say, read_shop(b"item apple\n    kind: \xff\xfe"), FILE, 2, "box-not-text", {})


def test_spelling_is_forgiving_about_capitals_and_blanks() -> None:
    assert (
        read_shop(SHOP.replace("    kind: fruit", "    Kind :  Fruit ").replace("item apple", "Item  apple").encode())
        == []
    )


def test_comments_blank_lines_indents_and_line_endings_are_tastes() -> None:
    other = SHOP.replace("    ", "  ").replace("\n", "   # a remark\r\n\r\n")
    lines = normal_lines(Page(FILE, b"\xef\xbb\xbf" + other.encode()).nodes)
    assert lines == normal_lines(Page(FILE, SHOP.encode()).nodes)
    assert lines[:6] == ["item apple", " kind: fruit", " price: 3", " notes:", "  red", "  round"]


@pytest.mark.unmeasured
@given(data=st.data())
def test_a_spoilt_file_never_breaks_the_reader(data: st.DataObject) -> None:
    spoilt = spoil(data, SHOP, scraps)
    assert_lines_exist(say, read_shop(as_bytes({FILE: spoilt})[FILE]), {FILE: spoilt})


@pytest.mark.unmeasured
@given(content=st.binary(max_size=200))
def test_any_bytes_at_all(content: bytes) -> None:
    assert all(say(problem) for problem in read_shop(content))
