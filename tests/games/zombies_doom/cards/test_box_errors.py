"""Whatever is wrong with a box is said once, with the file and the line; and nothing else ever happens."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.boxes.boxes import Boxes
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import FILES, SHELF, STANDARD, read_box
from rumpus.kernel.message import Argument, Message, Say
from tests.helpers.boxes import as_bytes, assert_lines_exist, assert_said, scraps, sentences_in, spoil, write_box
from tests.helpers.refusal import refusal

BOX_FTL = Path(__file__).parents[4] / "src/rumpus/games/zombies_doom/text/en/box.ftl"

B, T, W, K = "box.txt", "tiles.txt", "weapons.txt", "tasks.txt"
BOX = {
    B: """name: Small
spells:
    hardened: 1
    teleport: 1
    lure: 1
    berserk: 1
monsters:
    demon: 9
    human: 9
    undead: 9
    beast: 9
targets:
    2 players: 10
    3 players: 8
    4 players: 7
""",
    T: """
tile field
    kind: normal
    weapons: bow, mace
    copies: 30
tile cliff
    kind: camp
    rock: north, east
    copies: 4
""",
    W: """
pile bow
    cards:
        7 bow
        1 bomb
    with printed spells:
        1 bow with lure
pile sword
    cards:
        8 sword
pile mace
    cards:
        8 mace
pile spear
    cards:
        8 spear
""",
    K: """
task one
    next to: demon, any
task two
    between: human, human
task three
    trophies: beast
""",
}


def problems_of(box: dict[str, str]) -> list[Message]:
    return read_box(as_bytes(box))[1]


def test_the_small_box_is_in_order() -> None:
    assert problems_of(BOX) == []


CASES: list[tuple[str, str, str, int, str, dict[str, Argument]]] = [
    # Lines
    (W, "    cards:\n        8 sword", "    cards:", 9, "box-empty-block", {"heading": "cards:"}),
    (T, "tile cliff", "card cliff", 6, "box-unknown-line", {"found": "card cliff", "noun": "tile"}),
    (W, "pile sword", "sword", 8, "box-unknown-line", {"noun": "pile"}),
    (K, "task two", "two", 4, "box-unknown-line", {"noun": "task"}),
    (K, "task two", "task one", 4, "box-duplicate-id", {"name": "one", "first": "tasks.txt:2"}),
    (T, "tile cliff", "tile field", 6, "box-duplicate-id", {"name": "field", "first": "tiles.txt:2"}),
    (W, "pile spear", "pile mace", 14, "box-duplicate-id", {"name": "mace", "first": "weapons.txt:11"}),
    # Keys and values
    (B, "name: Small\n", "", 0, "box-missing-key", {"key": "name"}),
    (B, "    lure: 1\n", "", 2, "box-missing-key", {"key": "lure"}),
    (
        B,
        "targets:\n    2 players: 10\n    3 players: 8\n    4 players: 7\n",
        "",
        0,
        "box-missing-key",
        {"key": "targets"},
    ),
    (T, "    weapons: bow, mace\n", "", 2, "box-missing-key", {"key": "weapons"}),
    (T, "    kind: camp\n", "", 6, "box-missing-key", {"key": "kind"}),
    (T, "copies: 4", "copies:", 9, "box-missing-value", {"key": "copies"}),
    (K, "between: human, human", "between:", 5, "box-missing-value", {"key": "between"}),
    (B, "spells:\n", "spells: many\n", 2, "box-block-in-line", {"key": "spells"}),
    (B, "demon: 9", "demon: none", 8, "box-bad-number", {"found": "none", "most": 99}),
    (B, "demon: 9", "demon: 0", 8, "box-bad-number", {"found": "0", "least": 1}),
    (B, "lure: 1", "lure: 100", 5, "box-bad-number", {"found": "100", "least": 0, "most": 99}),
    (W, "8 mace", "0 mace", 13, "box-bad-number", {"found": "0"}),
    (T, "kind: camp", "kind: castle", 7, "box-bad-choice", {"choices": ("normal", "camp", "crossroads")}),
    (T, "weapons: bow, mace", "weapons: bow, bomb", 4, "box-bad-choice", {"found": "bomb"}),
    (T, "rock: north, east", "rock: up", 8, "box-bad-choice", {"found": "up"}),
    (W, "1 bomb", "1 bombe", 5, "box-bad-choice", {"found": "bombe"}),
    (W, "bow with lure", "bow with fire", 7, "box-bad-choice", {"found": "fire"}),
    (K, "human, human", "human, orc", 5, "box-bad-choice", {"found": "orc"}),
    (T, "rock: north, east", "rock: north, north", 8, "box-twice", {"found": "north"}),
    (T, "rock: north, east", "rock: north, east, west", 8, "box-too-many", {"most": 2}),
    # Tiles
    (T, "kind: camp", "kind: camp\n    weapons: bow", 8, "box-weapons-not-normal", {}),
    (T, "copies: 30", "copies: 29", 0, "box-too-few-tiles", {"found": 33, "needed": 34}),
    (T, "bow, mace", "bow, mace\n    rock: south", 0, "box-too-rocky", {"found": 34, "most": 13}),
    # Weapons
    (W, "8 sword", "sword", 10, "box-bad-weapon-line", {"found": "sword"}),
    (W, "8 sword", "8 sword with", 10, "box-bad-weapon-line", {"found": "8 sword with"}),
    (W, "pile spear\n    cards:\n        8 spear\n", "", 0, "box-missing-pile", {"pile": "spear"}),
    (W, "8 sword", "7 sword", 8, "box-small-pile", {"pile": "sword", "found": 7, "needed": 8}),
    (W, "8 sword", "8 bow", 8, "box-pile-without-own", {"pile": "sword"}),
    # Tasks
    (K, "between: human, human", "between: human, human\n    trophies: beast", 4, "box-one-pattern", {}),
    (K, "    between: human, human\n", "", 4, "box-one-pattern", {}),
    (K, "human, human", "human", 5, "box-wrong-count", {"key": "between", "fewest": 2, "most": 2}),
    (K, "trophies: beast", "trophies: any, any, any, any", 7, "box-wrong-count", {"most": 3}),
    (K, "task three\n    trophies: beast\n", "", 0, "box-too-few-tasks", {"found": 2, "needed": 3}),
    # The box as a whole
    (
        B,
        "2 players: 10",
        "2 players: 18",
        0,
        "box-target-too-high",
        {"players": 2, "target": 18, "each": 17, "together": 34, "tokens": 32, "tasks": 1, "sure": 33},
    ),
    # Three others can keep all nine beasts, so that nobody can be sure of one.
    (B, "4 players: 7", "4 players: 9", 0, "box-target-too-high", {"together": 32, "tokens": 32, "tasks": 0}),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "id", "args"), CASES)
def test_a_mistake_is_said_with_its_file_and_line(
    say: Say, file: str, old: str, new: str, line: int, id: str, args: dict[str, Argument]
) -> None:
    assert BOX[file].count(old) >= 1
    assert_said(say, problems_of({**BOX, file: BOX[file].replace(old, new, 1)}), file, line, id, args)


def test_every_sentence_about_mistakes_is_tried_here() -> None:
    assert sentences_in(BOX_FTL) <= {id for *_, id, _ in CASES}


def test_every_mistake_of_a_box_is_listed_not_only_the_first(say: Say, tmp_path: Path) -> None:
    wrong = {**BOX, W: BOX[W].replace("8 sword", "x sword"), K: BOX[K].replace("human", "humam")}
    del wrong[T]
    write_box(tmp_path, wrong)
    problems = SHELF.check(tmp_path)
    assert [say(problem) for problem in problems] == [
        "tiles.txt is missing from the box.",
        "weapons.txt, line 10: “x” should be a number from 1 to 99.",
        "tasks.txt, line 5: “humam” is not possible here, only: demon, human, undead, beast, any.",
        "tasks.txt, line 5: “humam” is not possible here, only: demon, human, undead, beast, any.",
    ]
    assert refusal(SHELF.load, tmp_path) == problems[0]


def test_there_may_be_none_of_a_spell() -> None:
    box, problems = read_box(as_bytes({**BOX, B: BOX[B].replace("lure: 1", "lure: 0")}))
    assert problems == []
    assert box.spells == (0, 1, 1, 0, 1)


@pytest.mark.parametrize(
    ("file", "old", "new", "sure"),
    [
        (B, "", "", 1),
        (T, "kind: camp", "kind: crossroads", 1),  # too few other tasks to fill the row with
        (K, "task two", "task more\n    next to: any\ntask two", 1),
        (B, "beast: 9", "beast: 3", 0),
    ],
)
def test_which_tasks_can_be_completed_for_sure(file: str, old: str, new: str, sure: int) -> None:
    box, problems = read_box(as_bytes({**BOX, file: BOX[file].replace(old, new, 1)}))
    assert (problems, box.sure_tasks(players=2)) == ([], sure)


def test_a_row_of_other_tasks_that_nobody_can_throw_away_leaves_none_sure() -> None:
    tasks = BOX[K].replace("task two", "task more\n    next to: any\ntask two")
    box, _ = read_box(as_bytes({**BOX, K: tasks, T: BOX[T].replace("kind: camp", "kind: crossroads")}))
    assert box.sure_tasks(players=2) == 0


@pytest.mark.parametrize(("players", "most"), [(2, 20), (3, 13), (4, 10)])
def test_tasks_score_too_so_targets_may_be_higher_than_tokens_alone_allow(players: int, most: int) -> None:
    """The standard map has 27 tokens for sure: three players with 10 and four with 8 need tasks besides."""
    standard = {file: content.decode() for file, content in SHELF.contents(STANDARD).items()}
    for target, wrong in ((most, []), (most + 1, ["box-target-too-high"])):
        about = re.sub(rf"{players} players: \d+", f"{players} players: {target}", standard[B])
        assert [problem.id for problem in read_box(as_bytes({**standard, B: about}))[1]] == wrong


def test_no_folder_no_box(say: Say, tmp_path: Path) -> None:
    assert [say(problem) for problem in Boxes.of(GAME).check(tmp_path / "none")] == [
        f"There is no folder {tmp_path}/none."
    ]


def test_nothing_but_a_name_is_a_list_of_what_is_missing() -> None:
    assert {problem.id for problem in problems_of({B: "name: Empty"})} == {"box-missing-key", "box-missing-file"}
    assert {problem.id for problem in problems_of({})} == {"box-missing-file"}


def test_somebodys_own_box_can_be_played_and_is_told_from_another(tmp_path: Path) -> None:
    write_box(tmp_path, BOX)
    setting = GAME.setting(2, {"box": str(tmp_path)})
    assert setting.box.name == "Small"
    assert SHELF.find(setting.header()["box"]) == setting.box
    assert refusal(SHELF.find, f"{tmp_path}@000000000000").id == "box-is-another"


def test_comments_and_spacing_make_no_other_box() -> None:
    files = as_bytes(BOX)
    spaced = {**files, T: BOX[T].replace("kind: camp", "Kind :  camp  # by the river").encode()}
    assert read_box(spaced)[1] == []
    other = {**files, T: BOX[T].replace("copies: 30", "copies: 31").encode()}
    assert read_box(files)[0].digest != read_box(other)[0].digest


STANDARD_FILES = {file: content.decode() for file, content in SHELF.contents(STANDARD).items()}
lines_to_insert = st.one_of(
    scraps,
    st.sampled_from(["tile x", "task x", "pile bow", "    kind: camp", "    copies: 0", "    cards:", "        1 bow"]),
)


@given(data=st.data())
def test_a_spoilt_box_is_refused_or_valid_but_never_breaks_the_reader(say: Say, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES))
    files = {**STANDARD_FILES, file: spoil(data, STANDARD_FILES[file], lines_to_insert)}
    assert_lines_exist(say, read_box(as_bytes(files))[1], files)


@given(file=st.sampled_from(FILES), content=st.binary(max_size=200))
def test_any_bytes_at_all(file: str, content: bytes) -> None:
    assert read_box({**as_bytes(STANDARD_FILES), file: content})[1]
