"""Whatever is wrong with a box is said once, with the file and the line; and nothing else ever happens."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.games.worms.cards.box import FILES, SHELF, STANDARD, read_box
from rumpus.games.worms.cards.phrases import PHRASES
from rumpus.kernel.message import Argument, Message, Say
from tests.helpers.boxes import as_bytes, assert_lines_exist, assert_said, scraps, sentences_in, spoil, write_box
from tests.helpers.refusal import refusal

BOX_FTL = Path(__file__).parents[4] / "src/rumpus/games/worms/text/en/box.ftl"

W, D, X, T, B = "weapons.cards", "drops.cards", "sudden-death.cards", "tiles.txt", "box.txt"
BOX = {
    B: "name: Small",
    W: """
card pistol
    name: Pistol
    deck: starter
    copies: 8
    dealt: to everyone
    line: text, move
    text:
        target a direct hex within 2
        damage a thing
        push it 1

card strike
    name: Strike
    deck: supply
    copies: 1
    line: text
    text:
        target an airstrike
        in each hex:
            blast
            place a fire
        at the end of the turn:
            twice:
                scatter the target
                blast
""",
    D: """
card rain
    name: Rain
    copies: 1
    drop:
        place a crate on the emptiest hex
        change wind
""",
    X: """
card doom
    name: Doom
    from now on:
        nobody heals
    drop:
        change wind
""",
    T: """
tile one
    hexes: 0,0 1,0
tile two
    hexes: 0,0 0,1
tile three
    hexes: 0,0 -1,0
tile four
    hexes: 0,0 0,-1
""",
}


def problems_of(box: dict[str, str]) -> list[Message]:
    return read_box(as_bytes(box))[1]


def test_the_small_box_is_in_order() -> None:
    assert problems_of(BOX) == []


CASES: list[tuple[str, str, str, int, str, dict[str, Argument]]] = [
    # Lines
    (W, "push it 1", "push it 1\n            blast", 12, "box-unexpected-indent", {"above": "push it 1"}),
    (W, "push it 1", "twice:", 11, "box-empty-block", {"heading": "twice:"}),
    (X, "    drop:\n        change wind", "    drop:", 6, "box-empty-block", {"heading": "drop:"}),
    (W, "card strike", "gun strike", 13, "box-unknown-line", {"found": "gun strike", "noun": "card"}),
    (T, "tile four", "tiles\ntile four", 8, "box-unknown-line", {"found": "tiles", "noun": "tile"}),
    (W, "card strike", "card pistol", 13, "box-duplicate-id", {"name": "pistol", "first": "weapons.cards:2"}),
    (D, "card rain", "card pistol", 2, "box-duplicate-id", {"name": "pistol", "first": "weapons.cards:2"}),
    (T, "tile two", "tile one", 4, "box-duplicate-id", {"name": "one", "first": "tiles.txt:2"}),
    # Keys and values
    (D, "copies: 1", "deck: drop\n    copies: 1", 4, "box-unknown-key", {"found": "deck"}),
    (W, "    copies: 8\n", "", 2, "box-missing-key", {"key": "copies"}),
    (X, "    drop:\n        change wind", "", 2, "box-missing-key", {"key": "drop"}),
    (B, "name: Small", "about: Nameless.", 0, "box-missing-key", {"key": "name"}),
    (D, "drop:", "drop: change wind", 5, "box-block-in-line", {"key": "drop"}),
    (W, "copies: 8", "copies: many", 5, "box-bad-number", {"found": "many", "most": 99}),
    (W, "copies: 1", "copies: 0", 16, "box-bad-number", {"found": "0", "most": 99}),
    (W, "within 2", "within ten", 9, "box-bad-number", {"found": "ten", "most": 9}),
    (W, "damage a thing", "damage a thing\n        accuracy 6", 11, "box-bad-number", {"found": "6", "most": 5}),
    (W, "deck: supply", "deck: drop", 15, "box-bad-choice", {"choices": ("starter", "supply")}),
    (W, "dealt: to everyone", "dealt: yes", 6, "box-bad-choice", {"choices": ("to everyone",)}),
    (W, "deck: supply", "deck: supply\n    mark: big", 16, "box-bad-choice", {"choices": ("superweapon",)}),
    (W, "line: text, move", "line: text, jump", 7, "box-bad-choice", {"choices": ("text", "move", "again")}),
    (W, "line: text, move", "line: move", 7, "box-line-without-text", {}),
    (W, "deck: supply", "deck: supply\n    dealt: to everyone", 16, "box-dealt-not-starter", {}),
    # What a card says
    (W, "damage a thing", "fly to the moon", 10, "box-unknown-phrase", {"found": "fly to the moon"}),
    (W, "target a direct", "target direct", 9, "box-unknown-phrase-like", {"found": "target direct hex within 2"}),
    (D, "crate on the", "worm on the", 6, "box-unknown-phrase-like", {"found": "place a worm on the emptiest hex"}),
    (W, "twice:", "twice", 24, "box-unknown-phrase-like", {"closest": ("twice:",)}),
    (D, "change wind", "nobody heals", 7, "box-phrase-not-here", {"found": "nobody heals", "section": "drop"}),
    (X, "nobody heals", "change wind", 5, "box-phrase-not-here", {"section": "from now on"}),
    (W, "push it 1", "move", 11, "box-symbol-in-text", {"found": "move"}),
    (W, "place a fire", "scatter the target", 22, "box-not-inside", {"found": "scatter the target"}),
    (W, "            twice:", "            at the end of the turn:", 24, "box-not-inside", {}),
    (W, "target a direct hex within 2", "blast", 9, "box-needs-target", {"found": "blast"}),
    (W, "target an airstrike", "target any hex", 20, "box-needs-airstrike", {"found": "in each hex:"}),
    (W, "damage a thing", "blast", 11, "box-needs-thing", {"found": "push it 1"}),
    (
        D,
        "on the emptiest hex",
        "on the same hex",
        6,
        "box-needs-placement",
        {"found": "place a crate on the same hex"},
    ),
    (W, "                blast", "                two blasts", 26, "box-two-ways", {"found": "two blasts"}),
    # The box as a whole
    (W, "copies: 8", "copies: 7", 0, "box-too-few-starters", {"found": 3, "needed": 4}),
    (D, BOX[D], "", 0, "box-no-card", {}),
    (X, BOX[X], "# nothing yet", 0, "box-no-card", {}),
    (T, "tile four\n    hexes: 0,0 0,-1", "", 0, "box-too-few-tiles", {"found": 3, "needed": 4}),
    # Tiles
    (T, "0,-1", "0;-1", 9, "box-bad-hex", {"found": "0;-1"}),
    (T, "0,-1", "0,-10", 9, "box-bad-hex", {"found": "0,-10"}),
    (T, "0,0 0,-1", "0,0 0,-1 0,-1", 9, "box-duplicate-hex", {"found": "0,-1"}),
    (T, "0,0 0,-1", "0,1 1,1", 9, "box-tile-without-anchor", {}),
    (T, "0,0 0,-1", "0,0 0,-1 2,0", 9, "box-tile-not-connected", {}),
    (T, "0,0 0,-1", " ".join(f"0,{row}" for row in range(-3, 10)), 9, "box-tile-too-large", {"found": 13, "most": 12}),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "id", "args"), CASES)
def test_a_mistake_is_said_with_its_file_and_line(
    say: Say, file: str, old: str, new: str, line: int, id: str, args: dict[str, Argument]
) -> None:
    assert BOX[file].count(old) >= 1
    assert_said(say, problems_of({**BOX, file: BOX[file].replace(old, new, 1)}), file, line, id, args)


def test_every_sentence_about_mistakes_is_tried_here() -> None:
    assert sentences_in(BOX_FTL) <= {id for *_, id, _ in CASES} | {"box-too-few-copies"}


def test_too_few_copies_of_a_card_for_everyone(say: Say) -> None:
    problems = problems_of({**BOX, W: BOX[W].replace("copies: 8", "copies: 3")})
    assert [say(problem) for problem in problems] == [
        "weapons.cards: after dealing to everyone, 4 starters must be left to be dealt at random; "
        "there would be only 0.",
        "weapons.cards, line 2: “pistol” is dealt to everyone, so four players need 4 copies; the box has only 3.",
    ]


def test_every_mistake_of_a_box_is_listed_not_only_the_first(say: Say, tmp_path: Path) -> None:
    wrong = {
        **BOX,
        W: BOX[W].replace("push it", "posh it").replace("place a fire", "place a bomb"),
        D: BOX[D].replace("copies: 1", "copies: one"),
    }
    del wrong[T]
    write_box(tmp_path, wrong)
    problems = SHELF.check(tmp_path)
    assert [say(problem) for problem in problems] == [
        "weapons.cards, line 11: a card cannot say “posh it 1”. The closest: push it 1.",
        "weapons.cards, line 22: a card cannot say “place a bomb”. The closest: place a mine, place an oil drum, "
        "place a fire.",
        "drops.cards, line 4: “one” should be a number from 1 to 99.",
        "tiles.txt is missing from the box.",
    ]
    assert refusal(SHELF.load, tmp_path) == problems[0]


def test_one_misspelt_line_is_one_mistake() -> None:
    """What follows may rely on the target that the misspelt line was meant to choose."""
    problems = problems_of({**BOX, W: BOX[W].replace("target a direct hex", "tarjet a direct hex")})
    assert [problem.id for problem in problems] == ["box-unknown-phrase-like"]


def test_spelling_is_forgiving_about_capitals_blanks_and_apostrophes() -> None:
    sloppy = BOX[W].replace("damage a thing", "Damage  a Thing").replace("line: text", "Line : Text")
    sloppy = sloppy.replace("            twice:", "            blast the token’s hex only\n            Twice:")
    assert problems_of({**BOX, W: sloppy}) == []


def test_blocks_cannot_be_piled_up() -> None:
    """However deep the file goes, the card stays small."""
    depth = 2000
    pile = "".join(" " * (8 + level) + "five times:\n" for level in range(depth))
    text = BOX[W].replace("        push it 1\n", pile + " " * (8 + depth) + "blast\n")
    assert [problem.id for problem in problems_of({**BOX, W: text})] == ["box-not-inside"]


STANDARD_FILES = {file: content.decode() for file, content in SHELF.contents(STANDARD).items()}
lines_to_insert = st.one_of(
    scraps,
    st.sampled_from([" " * indent + phrase.pattern for phrase in PHRASES for indent in (8, 12)]),
    st.sampled_from(["card x", "tile x", "    name: X", "    copies: 0", "    drop:", "    hexes: 0,0", "\t", "   :"]),
)


@pytest.mark.unmeasured
@given(data=st.data())
def test_a_spoilt_box_is_refused_or_valid_but_never_breaks_the_reader(say: Say, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES))
    files = {**STANDARD_FILES, file: spoil(data, STANDARD_FILES[file], lines_to_insert)}
    box, problems = read_box(as_bytes(files))
    assert_lines_exist(say, problems, files)
    if not problems:
        assert all(card.text for card in box.weapons)
        assert all(card.drop for card in (*box.drops, *box.sudden_deaths))


@pytest.mark.unmeasured
@given(file=st.sampled_from(FILES), content=st.binary(max_size=200))
def test_any_bytes_at_all(file: str, content: bytes) -> None:
    _, problems = read_box({**as_bytes(STANDARD_FILES), file: content})
    assert problems or file == B


def test_after_a_misspelt_line_nothing_is_said_that_may_not_be_true() -> None:
    text = "        target a direct hex\n        acuracy 2\n        two blasts\n"
    lines = BOX[W].replace("        target a direct hex within 2\n        damage a thing\n        push it 1\n", text)
    assert [problem.id for problem in problems_of({**BOX, W: lines})] == ["box-unknown-phrase-like"]
