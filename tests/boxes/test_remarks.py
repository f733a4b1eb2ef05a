"""What is odd about a box, and no mistake, is told in one sentence."""

from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.games.worms import GAME as WORMS
from rumpus.games.zombies_doom import GAME as ZOMBIES
from rumpus.kernel.game import AnyGame
from rumpus.text.words import LANGUAGES, words
from tests.helpers.boxes import write_box

DERIVED = "name: Mine\nfrom: standard\n"
SPELL = "spell {0}\n    name: {1}\n    in the deck: 2\n    after the attack:\n        draw a spell\n"
CARD = (
    "card acorn\n    name: Acorn\n    name cs: {0}\n    deck: supply\n    copies: 1\n    line: text\n"
    "    text:\n        target any hex\n        blast\n"
)


def odd(folder: Path, game: AnyGame, **files: str) -> list[str]:
    folder.mkdir(exist_ok=True)
    write_box(folder, {"box.txt": DERIVED} | {name.replace("_", "."): text for name, text in files.items()})
    return [words("en", game.id).say(one) for one in Boxes.of(game).odd(folder, LANGUAGES)]


def test_two_cards_of_one_name(tmp_path: Path) -> None:
    both = SPELL.format("pop", "Pop") + SPELL.format("lop", "LURE")
    assert odd(tmp_path, ZOMBIES, spells_txt=both) == ["spells.txt, line 6: “LURE” is also the name of “spell lure”."]
    again = CARD.format("Žalud") + CARD.format("žalud").replace("Acorn", "Nut").replace("card acorn", "card nut")
    assert odd(tmp_path / "worms", WORMS, weapons_cards=again) == [
        "weapons.cards, line 10: “žalud” is also the name of “card acorn”."
    ]


@pytest.mark.parametrize("game", [WORMS, ZOMBIES], ids=lambda game: game.id)
def test_the_games_own_boxes_have_nothing_odd(game: AnyGame) -> None:
    boxes = Boxes.of(game)
    assert boxes.shelf is not None
    assert [one for folder in boxes.shelf.own.values() for one in boxes.odd(folder, LANGUAGES)] == []


def test_a_picture_of_another_sort_and_a_box_that_forgets_where_it_comes_from(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "lure.JPG").write_bytes(b"\xff\xd8")
    assert odd(tmp_path, ZOMBIES) == ["pictures/lure.JPG is shown nowhere: a picture has to be an SVG or a PNG."]
    assert odd(tmp_path, ZOMBIES, box_txt="name: Mine\n")[0].startswith("box.txt does not say from which box")


def test_a_name_is_no_novel(tmp_path: Path) -> None:
    write_box(tmp_path, {"box.txt": DERIVED.replace("Mine", 61 * "x")})
    assert [one.id for one in Boxes.of(ZOMBIES).check(tmp_path)] == ["box-name-too-long"]
    write_box(tmp_path, {"box.txt": DERIVED.replace("Mine", 60 * "x")})
    assert Boxes.of(ZOMBIES).check(tmp_path) == []


def test_tasks_that_the_map_has_no_room_for(tmp_path: Path) -> None:
    lane = "S H . . . .\n    . . . . . .\n"
    few = "targets:\n    2 players: 2\n    3 players: 1\n    4 players: 1\nleave out: task surrounded\n"
    tasks = "task fours\n    next to: any, any, any, any\ntask queue\n    in order with: any, any, any\n"
    tasks += "task threes\n    next to: any, any, any\ntask middle\n    between: any, any\n"
    found = odd(tmp_path, ZOMBIES, box_txt=f"{DERIVED}{few}map:\n    {lane}", tasks_txt=tasks)
    assert found == ["tasks.txt, line 1: nobody can ever do “fours”: the map has no place with room for it."]
    found = odd(tmp_path, ZOMBIES, box_txt=f"{DERIVED}map:\n    S H\n    . .\n", tasks_txt=tasks)
    assert found == []  # while something is wrong, nothing is said to be odd
