"""A box may say only what it changes of another one; what is wrong with it is said where it was written."""

from dataclasses import replace
from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.games.worms import GAME as WORMS
from rumpus.games.worms.cards.box import SHELF, STANDARD
from rumpus.games.zombies_doom import GAME as ZOMBIES
from rumpus.games.zombies_doom.cards.box import SHELF as ZOMBIES_SHELF
from rumpus.games.zombies_doom.things import PILES
from rumpus.kernel.game import AnyGame
from rumpus.text.words import words
from tests.helpers.boxes import write_box
from tests.helpers.refusal import refusal

DERIVED = "name: Mine\nfrom: standard\n"
say = words("en", WORMS.id).say
#: What is wrong with a box that derives from the standard one of Worms: what it adds to box.txt, its weapons, and that.
CASES = [
    ("leave out: bazoka", "", "box.txt, line 3: “bazoka” cannot be left out", "box-nothing-to-leave-out-like"),
    ("leave out: unicorn-of-doom", "", "box.txt, line 3: “unicorn", "box-nothing-to-leave-out"),
    ("from: standard", "", "box.txt, line 3: “from:” is already given in line 2.", "box-duplicate-key"),
    ("leave out:", "", "box.txt, line 3: “leave out:” needs a value.", "box-missing-value"),
    ("", "\n\ncard bazooka\n    copies: 1", "weapons.cards, line 3: “bazooka” is dealt to", "box-too-few-copies"),
    ("", "card bazooka\n    deck: supply", "standard/weapons.cards, line 15: only a starter", "box-dealt-not-starter"),
    ("", "card bazooka\n    leave out: colour", "weapons.cards, line 2: “colour” cannot", "box-nothing-to-leave-out"),
    ("", "card bazooka\n\tcopies: 5", "weapons.cards, line 2: indent with spaces", "box-tab"),
    (
        "",
        "card bazooka\n    copies: 4\n    copies: 5",
        "weapons.cards, line 3: “copies:” is already",
        "box-duplicate-key",
    ),
    (
        "",
        "card bazooka",
        "weapons.cards, line 1: “card bazooka” needs lines below it, indented further.",
        "box-empty-block",
    ),
    ("", "card uzi\n    copies: 5\ncard uzi\n    copies: 6", "weapons.cards, line 3: “name:” is", "box-missing-key"),
    ("leave out: card uzi, tile tile", "", "box.txt, line 3: “tile tile” cannot", "box-nothing-to-leave-out-like"),
    ("leave out: whale", "", "standard/first-game.txt, line 20: ", "box-first-game-unknown-tile"),
]


def derived(folder: Path, box: str = "", **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    write_box(folder, {"box.txt": DERIVED + box} | {f"{name.replace('_', '.')}": text for name, text in files.items()})
    return folder


def test_what_it_says_replaces_and_adds_by_id_and_key(tmp_path: Path) -> None:
    card = "card {0}\n    copies: 5\n    text:\n        target any hex\n        twice:\n            blast\n"
    new = card.format("pea-shooter") + "    name: Pea Shooter\n    deck: supply\n    line: text\n"
    box = SHELF.load(derived(tmp_path, weapons_cards=card.format("bazooka") + new))
    standard = SHELF.find("standard")
    ours, theirs = box.weapons[box.weapon_index["bazooka"]], standard.weapons[standard.weapon_index["bazooka"]]
    assert (ours.copies, ours.name, ours.line, ours.to_everyone) == (5, theirs.name, theirs.line, True)
    assert len(ours.text) == 3
    assert ours.text[1] == ours.text[2]
    assert box.weapon_index["bazooka"] == standard.weapon_index["bazooka"]
    assert box.weapons[-1].id == "pea-shooter"
    assert (box.drops, box.tiles, box.first_game) == (standard.drops, standard.tiles, standard.first_game)
    assert (box.name, box.about) == ("Mine", "")


def test_what_is_left_out_is_gone(tmp_path: Path) -> None:
    copies = "card grenade\n    copies: 0\ncard bazooka\n    leave out: dealt"
    box = SHELF.load(derived(tmp_path, "leave out: shotgun, first-game.txt\n", weapons_cards=copies))
    assert not {"shotgun", "grenade"} & box.weapon_index.keys()
    assert not box.weapons[box.weapon_index["bazooka"]].to_everyone
    assert box.first_game is None


@pytest.mark.parametrize("left_out", ["spell lure", "Lure", "lure, task surrounded"])
def test_a_spell_that_is_left_out_is_printed_on_no_weapon_either(tmp_path: Path, left_out: str) -> None:
    box, standard = ZOMBIES_SHELF.load(derived(tmp_path, f"leave out: {left_out}\n")), ZOMBIES_SHELF.find("standard")
    assert [spell.id for spell in box.spells] == ["", "hardened", "teleport", "berserk"]
    assert not any(card.spell_id == "lure" for card in box.weapons)
    for pile in PILES:  # its weapons are ordinary ones now
        ours, theirs = ([card for card in one.weapons if card.pile == pile] for one in (box, standard))
        assert sum(card.copies_with_printed_spells for card in ours) == sum(
            card.copies_with_printed_spells for card in theirs
        )


def test_a_weapon_of_its_own_with_a_spell_that_is_left_out_is_a_mistake(tmp_path: Path) -> None:
    pile = "pile bow\n    with printed spells:\n        4 bow with lure\n"
    problems = ZOMBIES_SHELF.check(derived(tmp_path, "leave out: lure\n", weapons_txt=pile))
    assert [(one.id, one.args["file"], one.args["line"]) for one in problems] == [
        ("box-unknown-spell", "weapons.txt", 3)
    ]


def test_of_keys_that_exclude_each_other_the_new_one_counts(tmp_path: Path) -> None:
    derived(tmp_path, "targets:\n    2 players: 9\n", tasks_txt="task between-demons\n    next to: human\n")
    box, standard = ZOMBIES_SHELF.load(tmp_path), ZOMBIES_SHELF.find("standard")
    assert box.numbers == replace(standard.numbers, target_of_2=9)
    assert [task.id for task in box.tasks] == [task.id for task in standard.tasks]
    assert box.tasks[box.task_index["between-demons"]].pattern.value == "next to"


def test_an_id_of_several_things_is_no_name(tmp_path: Path) -> None:
    problems = ZOMBIES_SHELF.check(derived(tmp_path, "leave out: bow"))
    assert say(problems[0]) == ("box.txt, line 3: “bow” is the id of several things. Write one of: tile bow, pile bow.")
    derived(tmp_path, "leave out: tile bow")
    assert ZOMBIES_SHELF.load(tmp_path).tile_index.keys() == ZOMBIES_SHELF.find("standard").tile_index.keys() - {"bow"}


@pytest.mark.parametrize(("box", "weapons", "said", "id"), CASES)
def test_a_mistake_is_said_where_it_stands(tmp_path: Path, box: str, weapons: str, said: str, id: str) -> None:
    problems = SHELF.check(derived(tmp_path, box, weapons_cards=weapons))
    assert id in [problem.id for problem in problems]
    assert any(say(problem).startswith(said) for problem in problems)


def test_the_same_word_for_word_is_the_same_box(tmp_path: Path) -> None:
    """The digest is of what it comes to, however it is written."""
    (tmp_path / "whole").mkdir()
    for file, content in SHELF.contents(STANDARD).items():
        (tmp_path / "whole" / file).write_bytes(content.replace(b"copies: 2 ", b"copies: 2"))
    write_box(tmp_path / "whole", {"box.txt": "name: Mine"})
    ours = derived(tmp_path / "ours", weapons_cards="# nothing but what is there anyway\ncard bazooka\n    copies: 4")
    assert SHELF.load(ours).digest == SHELF.load(tmp_path / "whole").digest
    assert (
        SHELF.load(derived(tmp_path / "other", weapons_cards="card bazooka\n    copies: 5")).digest
        != SHELF.load(ours).digest
    )


def test_a_box_may_derive_from_one_that_derives(tmp_path: Path) -> None:
    derived(tmp_path / "first", weapons_cards="card uzi\n    copies: 6")
    second = derived(tmp_path / "second", weapons_cards="card bazooka\n    copies: 7")
    write_box(second, {"box.txt": "name: Second\nfrom: first\n"})
    box = SHELF.load(second)
    assert [box.weapons[box.weapon_index[id]].copies for id in ("uzi", "bazooka")] == [6, 7]
    write_box(tmp_path / "first", {"weapons.cards": "card uzi\n    copies: 1"})
    assert say(SHELF.check(second)[0]).startswith("first/weapons.cards, line 1: “uzi” is dealt to everyone")


def test_nothing_derives_from_nothing_or_itself(tmp_path: Path) -> None:
    one, other = derived(tmp_path / "one"), derived(tmp_path / "other")
    write_box(one, {"box.txt": "name: One\n\nfrom: other"})
    write_box(other, {"box.txt": "from: one\nname: Other"})
    assert [say(problem) for problem in SHELF.check(one)] == [
        "box.txt, line 1: the box would derive from itself by way of “one”."
    ]
    write_box(one, {"box.txt": "name: One\n\nfrom: nobody"})
    assert say(refusal(SHELF.find, str(one))) == (
        "box.txt, line 3: there is no box “nobody” to derive from. Name one of the game's own (standard) or a folder "
        "beside this one."
    )


@pytest.mark.parametrize("game", [WORMS, ZOMBIES])
def test_it_is_kept_whole_whatever_becomes_of_the_folders(tmp_path: Path, game: AnyGame) -> None:
    boxes = Boxes.of(game)
    first = derived(tmp_path / "first")
    second = derived(tmp_path / "second")
    write_box(second, {"box.txt": "name: Second\nfrom: first\n"})
    files = boxes.files(str(second))
    assert b"from:" not in files["box.txt"]
    written = game.setting(2, {"box": str(second)}).header()["box"]
    write_box(first, {"box.txt": "gone"})
    assert boxes.bring(files) == written.partition("@")[2]
    assert game.setting(2, {"box": f"elsewhere@{written.partition('@')[2]}"}).header()["box"].startswith("elsewhere@")
