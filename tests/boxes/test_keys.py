"""Keys whose values are numbers."""

import pytest

from rumpus.boxes.keys import Key, Value, read_keys
from rumpus.boxes.outline import OutlineEntry, Page

ONE = Key("hand size", 1, 5, 2, "about-one")
SEVERAL = Key("starting spells", 0, 9, (1,), "about-several")
FLAG = Key("finish the round", 0, 1, False, "about-flag")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("hand size: 3", {"hand_size": 3}),
        ("starting spells: 1, 2", {"starting_spells": (1, 2)}),
        ("starting spells: 4", {"starting_spells": (4,)}),
        ("finish the round: Yes", {"finish_the_round": True}),
        ("", {}),
    ],
)
def test_what_is_said_is_read_by_field_and_written_again(line: str, found: dict[str, Value]) -> None:
    page = Page("box.txt", line.encode())
    keys = (ONE, SEVERAL, FLAG)
    assert read_keys(page, OutlineEntry(0, "", page.nodes), keys, 4) == found
    assert page.problems == []
    for key in keys:
        if key.field in found:
            assert f"{key.name}: {key.write(found[key.field])}" == line.replace("Yes", "yes")


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("hand size: 0", "box-bad-number"),
        ("hand size: 1, 2", "box-bad-number"),
        ("starting spells: 1, 2, 3, 4, 5", "box-too-many"),
        ("starting spells: 1,", "box-bad-number"),
        ("finish the round: 1", "box-bad-choice"),
        ("hand size:", "box-missing-value"),
        ("rounds: 3", "box-unknown-key"),
    ],
)
def test_what_cannot_be_said(line: str, id: str) -> None:
    page = Page("box.txt", line.encode())
    read_keys(page, OutlineEntry(0, "", page.nodes), (ONE, SEVERAL, FLAG), 4)
    assert [problem.id for problem in page.problems] == [id]
