"""Whatever is wrong with a box is said once, with the file and the line; and nothing else ever happens."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.boxes.boxes import Boxes
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import FILES, SHELF, STANDARD, read_box
from rumpus.kernel.match import Match
from rumpus.kernel.message import Argument, Message, Say
from tests.helpers.boxes import as_bytes, assert_lines_exist, assert_said, scraps, sentences_in, spoil, write_box
from tests.helpers.refusal import refusal

BOX_FTL = Path(__file__).parents[4] / "src/rumpus/games/zombies_doom/text/en/box.ftl"

B, T, S, W, K = "box.txt", "tiles.txt", "spells.txt", "weapons.txt", "tasks.txt"
LANE = "    S . . . . . . . . . . .\n" + "    - - - - - - - - - - - .\n" + "    . . . . . . . . . . . .\n"
HOOK = "    S . . . . .\n" + "    - - - - - .\n" + "    . . . . . .\n"
FIELD = 5 * "    S . . . . .\n"
GATE = "tile gate\n    kind: castle\n    sign: H\n"
BOX = {
    B: """name: Small
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
    S: """
spell blink
    in the deck: 1
    before the attack:
        change places with another player
spell lure
    in the deck: 1
    before the attack:
        swap a monster there with another on the map
    after the attack:
        draw a spell
        go on to another tile
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


MANY = "".join(f"\nspell more-{n}\n    in the deck: 1\n    after the attack:\n        draw a spell" for n in range(7))
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
    (B, "    human: 9\n", "", 2, "box-missing-key", {"key": "human"}),
    (
        B,
        "targets:\n    2 players: 10\n    3 players: 8\n    4 players: 7\n",
        "",
        0,
        "box-missing-key",
        {"key": "targets"},
    ),
    (T, "    kind: camp\n", "", 6, "box-missing-key", {"key": "kind"}),
    (T, "copies: 4", "copies:", 9, "box-missing-value", {"key": "copies"}),
    (K, "between: human, human", "between:", 5, "box-missing-value", {"key": "between"}),
    (B, "monsters:\n", "monsters: many\n", 2, "box-block-in-line", {"key": "monsters"}),
    (B, "demon: 9", "demon: none", 3, "box-bad-number", {"found": "none", "most": 99}),
    (B, "demon: 9", "demon: 100", 3, "box-bad-number", {"found": "100", "least": 0}),
    (S, "in the deck: 1", "in the deck: 100", 3, "box-bad-number", {"found": "100", "least": 0, "most": 99}),
    (W, "8 mace", "x mace", 13, "box-bad-number", {"found": "x"}),
    (T, "kind: camp", "kind: lake", 7, "box-bad-choice", {"found": "lake"}),
    (T, "kind: camp", "kind: castle", 7, "box-tile-not-laid", {"kind": "castle"}),
    (T, "copies: 4", "copies: 4\n    sign: A", 6, "box-tile-copies-or-sign", {"name": "cliff"}),
    (T, "    copies: 4\n", "", 6, "box-tile-copies-or-sign", {"name": "cliff"}),
    (T, "tile cliff", "tile gate\n    kind: castle\n    sign: Ab\ntile cliff", 8, "box-bad-sign", {"found": "Ab"}),
    (T, "tile cliff", "tile gate\n    kind: camp\n    sign: H\ntile cliff", 7, "box-sign-of-kind", {"kind": "castle"}),
    (T, "tile cliff", f"{GATE}{GATE.replace('gate', 'keep')}tile cliff", 9, "box-sign-taken", {"first": 6}),
    (T, "tile cliff", GATE.replace("H", "K") + "tile cliff", 6, "box-sign-not-on-map", {"name": "gate", "sign": "K"}),
    (T, "tile cliff", f"{GATE}    rock: north, south\ntile cliff", 6, "box-map-out-of-reach", {"place": "5,4"}),
    (T, "weapons: bow, mace", "weapons: bow, bomb", 4, "box-bad-choice", {"found": "bomb"}),
    (T, "rock: north, east", "rock: up", 8, "box-bad-choice", {"found": "up"}),
    (W, "1 bomb", "1 bombe", 5, "box-bad-choice", {"found": "bombe"}),
    (W, "bow with lure", "bow with fire", 7, "box-unknown-spell", {"found": "fire"}),
    (K, "human, human", "human, orc", 5, "box-bad-choice", {"found": "orc"}),
    (T, "rock: north, east", "rock: north, north", 8, "box-twice", {"found": "north"}),
    (T, "rock: north, east", "rock: north, east, west", 8, "box-too-many", {"most": 2}),
    # Tiles
    (
        T,
        "kind: camp",
        "kind: crossroads\n    weapons: bow",
        8,
        "box-weapons-where-nobody-stops",
        {"kind": "crossroads"},
    ),
    (T, "copies: 30", "copies: 29", 0, "box-too-few-tiles", {"found": 33, "needed": 34}),
    (T, "bow, mace", "bow, mace\n    rock: south", 0, "box-too-rocky", {"found": 34, "most": 13}),
    # Spells
    (S, "spell blink", "blink", 2, "box-unknown-line", {"noun": "spell"}),
    (K, "task one", "task blink", 2, "box-duplicate-id", {"name": "blink", "first": "spells.txt:2"}),
    (S, "spell blink", "spell mace", 2, "box-word-taken", {"found": "mace"}),
    (
        S,
        "    before the attack:\n        change places with another player\n",
        "",
        2,
        "box-spell-does-nothing",
        {"spell": "blink"},
    ),
    (S, "    in the deck: 1\n", "", 2, "box-spell-never-used", {"spell": "blink"}),
    (S, "change places with", "change place with", 5, "box-unknown-phrase-like", {}),
    (S, "draw a spell", "win the game", 11, "box-unknown-phrase", {"found": "win the game"}),
    (S, "draw a spell", "keep the weapon", 11, "box-other-moment", {"moment": "instead of discarding"}),
    (S, "draw a spell", "go on to another tile", 12, "box-twice", {"found": "go on to another tile"}),
    (S, "\nspell blink", MANY + "\nspell blink", 34, "box-too-many-spells", {"most": 8}),
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
    (K, "trophies: beast", "trophies: any, any, any, any", 7, "box-trophies-not-kept", {"wanted": 4, "kept": 3}),
    (K, "trophies: beast", "trophies: any" + 5 * ", any", 7, "box-wrong-count", {"most": 5}),
    (K, "task three\n    trophies: beast\n", "", 0, "box-too-few-tasks", {"found": 2, "needed": 3}),
    (K, "between: human, human", "stand on: lake", 5, "box-unknown-tile", {"found": "lake"}),
    (K, "between: human, human", "stand on: clif", 5, "box-unknown-tile-like", {"closest": ("cliff",)}),
    (K, "between: human, human", "in order with: human", 5, "box-wrong-count", {"fewest": 2, "most": 3}),
    (K, "task two\n", "task two\n    copies: 10\n", 5, "box-bad-number", {"found": "10", "least": 0, "most": 9}),
    # Numbers of the rules
    (B, "targets:", "rules:\n    hand size: 0\ntargets:", 8, "box-bad-number", {"found": "0", "least": 1, "most": 5}),
    (B, "targets:", "rules:\n    players: 3\ntargets:", 8, "box-unknown-key", {"found": "players"}),
    (B, "targets:", "rules:\n    open task: 3\ntargets:", 8, "box-unknown-key-like", {"found": "open task"}),
    (B, "targets:", "rules:\n    finish the round: maybe\ntargets:", 8, "box-bad-choice", {"choices": ("no", "yes")}),
    (B, "targets:", "rules:\n    starting spells: 1, x\ntargets:", 8, "box-bad-number", {"found": "x"}),
    (B, "targets:", "rules:\n    starting spells: 1, 1, 1, 1, 1\ntargets:", 8, "box-too-many", {"most": 4}),
    (B, "targets:", "rules:\n    hand size: 1\ntargets:", 7, "box-castle-too-strong", {"monsters": 2, "hand": 1}),
    (B, "targets:", "rules:\n    starting weapons: 2, 3\ntargets:", 7, "box-hand-too-full", {"weapons": 3, "hand": 2}),
    (
        B,
        "    demon: 9\n    human: 9\n    undead: 9\n    beast: 9\n",
        "    demon: 0\n    human: 0\n    undead: 0\n    beast: 0\n",
        2,
        "box-no-monsters",
        {},
    ),
    # The map
    (B, "targets:", "map:\n    . S ?\ntargets:", 8, "box-map-sign", {"found": "?"}),
    (B, "targets:", "map:\n    .S.\ntargets:", 8, "box-map-sign", {"found": ".S."}),
    (W, "7 bow", "bow 7", 4, "box-bad-weapon-line", {"found": "bow 7"}),
    (S, "in the deck: 1", "copies: 1", 3, "box-unknown-key", {"found": "copies"}),
    (B, "targets:", "map:\n    S" + 12 * " ." + "\ntargets:", 8, "box-map-too-big", {"most": 12, "places": 63}),
    (B, "targets:", "map:\n" + 13 * "    S .\n" + "targets:", 7, "box-map-too-big", {}),
    (B, "targets:", "map:\n    . H .\ntargets:", 7, "box-map-without-start", {}),
    (B, "targets:", "map:\n    S H H\ntargets:", 7, "box-map-two-castles", {}),
    (B, "targets:", "map:\n    S . R .\ntargets:", 7, "box-map-out-of-reach", {"place": "4,1"}),
    # The box as a whole
    (
        B,
        "2 players: 10",
        "2 players: 18",
        8,
        "box-target-too-high",
        {"players": 2, "target": 18, "each": 17, "together": 34, "tokens": 32, "tasks": 1, "sure": 33},
    ),
    # Three others can keep all nine beasts, so that nobody can be sure of one.
    (B, "4 players: 7", "4 players: 9", 10, "box-target-too-high", {"together": 32, "tokens": 32, "tasks": 0}),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "id", "args"), CASES)
def test_a_mistake_is_said_with_its_file_and_line(
    say: Say, file: str, old: str, new: str, line: int, id: str, args: dict[str, Argument]
) -> None:
    assert BOX[file].count(old) >= 1
    assert_said(say, problems_of({**BOX, file: BOX[file].replace(old, new, 1)}), file, line, id, args)


def test_every_sentence_about_mistakes_is_tried_here() -> None:
    below = {"box-task-without-tile", "box-map-stays-shut", "box-task-where-nobody-stops"}
    assert sentences_in(BOX_FTL) <= {id for *_, id, _ in CASES} | below


def test_a_task_names_a_tile_that_there_is(say: Say) -> None:
    tasks = BOX[K].replace("between: human, human", "stand on: camp")
    assert problems_of({**BOX, K: tasks}) == []
    problems = problems_of({**BOX, K: tasks, T: BOX[T].replace("kind: camp", "kind: crossroads")})
    assert [say(problem) for problem in problems] == [
        "tasks.txt, line 4: nobody can ever do “two”: no map of this box has the tile “camp” on it."
    ]
    crossroads = BOX[T].replace("kind: camp", "kind: crossroads")
    problems = problems_of({**BOX, K: BOX[K].replace("between: human, human", "stand on: cliff"), T: crossroads})
    assert [say(problem) for problem in problems] == [
        "tasks.txt, line 5: nobody can ever do “two”: nobody ends a turn on “cliff”, which is crossroads."
    ]
    nowhere = {**BOX, K: tasks, B: small_targets() + "map:\n    S X X X\n"}  # nothing is laid at random there
    assert "box-task-without-tile" in [problem.id for problem in problems_of(nowhere)]


def small_targets() -> str:
    return re.sub(r"players: \d+", "players: 1", BOX[B])


def narrow_box(shape: str, fields: int, cliffs: int) -> dict[str, str]:
    lower = BOX[B].replace("10\n", "3\n").replace("8\n", "3\n").replace("7\n", "2\n")
    tiles = BOX[T].replace("copies: 30", f"copies: {fields}").replace("copies: 4", f"copies: {cliffs}")
    return {**BOX, B: lower.replace("targets:", f"map:\n{shape}targets:"), T: tiles}


@pytest.mark.parametrize(
    ("shape", "fields", "cliffs", "shut"),
    [(LANE, 30, 10, True), (HOOK, 30, 1, False), (FIELD, 30, 10, False), (HOOK, 20, 5, True)],
)
def test_a_narrow_map_needs_tiles_that_let_people_through(
    say: Say, shape: str, fields: int, cliffs: int, shut: bool
) -> None:
    """A corner of rock in a lane closes it, however it is turned: the tiles would be laid anew again and again. Of the
    last one 1 map in 10 opens, and that by chance among the first that are tried."""
    problems = problems_of(narrow_box(shape, fields, cliffs))
    assert [problem.id for problem in problems] == (["box-map-stays-shut"] if shut else [])
    assert not shut or say(problems[0]).startswith("tiles.txt: on a map as narrow as this one")


def test_setting_up_ends_even_where_no_map_can_be_laid(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should a box come through that should not have."""
    files = as_bytes(narrow_box(LANE, 30, 10))
    monkeypatch.setitem(SHELF.brought, "unsound", (read_box(files)[0], files))
    why = refusal(lambda: Match.start(GAME, box="lane@unsound", seed=1))
    assert why.id == "map-cannot-be-laid"
    assert say(why).startswith("The map could not be laid in 60 tries")


def test_rules_and_files_that_do_not_go_together() -> None:
    for rules, id in (
        ("open tasks: 4", "box-too-few-tasks"),
        ("trophies kept: 0", "box-trophies-not-kept"),
        ("hand size: 3", "box-small-pile"),
    ):
        assert id in [problem.id for problem in problems_of({**BOX, B: f"{BOX[B]}rules:\n    {rules}\n"})]


def test_copies_of_a_task_are_tasks_of_their_own() -> None:
    tasks = BOX[K].replace("task two\n", "task two\n    copies: 3\n").replace("task one\n", "task one\n    copies: 0\n")
    box, problems = read_box(as_bytes({**BOX, K: tasks}))
    assert problems == []
    assert [task.id for task in box.tasks] == ["two", "two-2", "two-3", "three"]
    assert {task.name for task in box.tasks} == {"Two", "Three"}


def test_every_mistake_of_a_box_is_listed_not_only_the_first(say: Say, tmp_path: Path) -> None:
    wrong = {**BOX, W: BOX[W].replace("8 sword", "x sword"), K: BOX[K].replace("human", "humam")}
    del wrong[T]
    write_box(tmp_path, wrong)
    problems = SHELF.check(tmp_path)
    assert [say(problem) for problem in problems] == [
        "tiles.txt is missing from the box.",
        "weapons.txt, line 10: “x” should be a number from 0 to 99.",
        "tasks.txt, line 5: “humam” is not possible here, only: demon, human, undead, beast, any.",
        "tasks.txt, line 5: “humam” is not possible here, only: demon, human, undead, beast, any.",
    ]
    assert refusal(SHELF.load, tmp_path) == problems[0]


def test_there_may_be_none_of_a_spell() -> None:
    box, problems = read_box(as_bytes({**BOX, S: BOX[S].replace("deck: 1", "deck: 0")}))
    assert problems == []
    assert [spell.copies for spell in box.spells] == [0, 0, 0]


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


@pytest.mark.unmeasured
@given(data=st.data())
def test_a_spoilt_box_is_refused_or_valid_but_never_breaks_the_reader(say: Say, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES))
    files = {**STANDARD_FILES, file: spoil(data, STANDARD_FILES[file], lines_to_insert)}
    assert_lines_exist(say, read_box(as_bytes(files))[1], files)


@given(file=st.sampled_from(FILES), content=st.binary(max_size=200))
def test_any_bytes_at_all(file: str, content: bytes) -> None:
    box, problems = read_box({**as_bytes(STANDARD_FILES), file: content})
    assert problems or (file == K and not box.tasks)  # which it can do without
