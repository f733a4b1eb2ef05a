"""`rumpus box`: from a new box to one that is played, without a look at the source."""

from pathlib import Path

import pytest

from rumpus.text.words import LANGUAGES
from tests.helpers.boxes import write_box
from tests.terminal.conftest import Rumpus

GAMES = ("worms", "zombies-doom")
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_box_is_the_one_that_it_derives_from_until_somebody_changes_it(
    rumpus: Rumpus, tmp_path: Path, game: str, language: str
) -> None:
    mine = tmp_path / "my-box"
    said = rumpus("box", "new", mine, "--game", game, "--lang", language)
    assert said.code == 0
    assert f"rumpus play {game} --box {mine}" in said.out
    assert (mine / "box.txt").read_text(encoding="utf-8").count("\nfrom: standard\n") == 1
    assert rumpus("box", "check", mine, "--game", game).out.startswith("“My box”: ")
    assert rumpus("box", "diff", "standard", mine, "--game", game).out.startswith("box.txt: “name” is now “My box”")
    assert rumpus("box", "new", mine, "--game", game).code == 1


def test_what_a_new_box_is_told_with_can_be_typed_as_it_stands(rumpus: Rumpus, tmp_path: Path) -> None:
    mine = tmp_path / "My Night"
    said = rumpus("box", "new", mine, "--game", "zombies-doom")
    assert f"rumpus box check '{mine}' --game zombies-doom" in said.out


@every_game
def test_taking_the_signs_of_comments_away_changes_nothing(rumpus: Rumpus, tmp_path: Path, game: str) -> None:
    """What the files offer to be changed is what is there."""
    mine, other = tmp_path / "mine", tmp_path / "other"
    rumpus("box", "new", mine, "--game", game)
    rumpus("box", "new", other, "--game", game)
    for file in mine.iterdir():
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if "leave out" not in line]
        offered = [
            line.removeprefix("# ") if line.startswith("#     ") or ":" in line[-12:] else line for line in lines
        ]
        titles = [
            line[2:] if line.startswith(("# card", "# tile", "# task", "# pile", "# spell")) else line
            for line in offered
        ]
        file.write_text("\n".join(titles), encoding="utf-8")
    write_box(mine, {"box.txt": (mine / "box.txt").read_text(encoding="utf-8").replace("name: Mine", "name: Other")})
    said = rumpus("box", "diff", other, mine, "--game", game)
    assert said.out == "The two boxes say the same.\n"


@every_game
def test_a_whole_copy_needs_no_other(rumpus: Rumpus, tmp_path: Path, game: str) -> None:
    rumpus("box", "new", tmp_path / "all-of-it", "--whole", "--game", game)
    assert "from:" not in (tmp_path / "all-of-it" / "box.txt").read_text(encoding="utf-8")
    assert rumpus("box", "check", tmp_path / "all-of-it", "--game", game).code == 0


def test_from_a_box_of_ones_own(rumpus: Rumpus, tmp_path: Path) -> None:
    rumpus("box", "new", tmp_path / "first")
    rumpus("box", "new", tmp_path / "second", "--from", tmp_path / "first")
    assert "from: first\n" in (tmp_path / "second" / "box.txt").read_text(encoding="utf-8")
    assert rumpus("box", "check", tmp_path / "second").code == 0


def test_what_differs_is_told_in_sentences(rumpus: Rumpus, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    rumpus("box", "new", mine)
    card = (
        "card peas\n    name: Peas\n    deck: supply\n    copies: 1\n    line: text\n    text:\n        change wind\n"
    )
    changed = "card bazooka\n    copies: 8\n    leave out: dealt\n    text:\n        target any hex\n        blast\n"
    write_box(mine, {"box.txt": "name: Standard\nfrom: standard\nleave out: uzi\n", "weapons.cards": changed + card})
    assert rumpus("box", "diff", "standard", mine).out.splitlines()[1:] == [
        "weapons.cards: card bazooka: “copies” is now “8”, and was “4”.",
        "weapons.cards: card bazooka: “text” is now “target any hex; blast”, "
        "and was “target a direct hex; accuracy 4; blast”.",
        "weapons.cards: card bazooka: “dealt” is gone; it was “to everyone”.",
        "weapons.cards: “card peas” is new.",
        "weapons.cards: “card uzi” is gone.",
    ]
    assert "„copies“ je teď „8“, bylo „4“." in rumpus("box", "diff", "standard", mine, "--lang", "cs").out
    assert "«copies» тепер «8», а було «4»." in rumpus("box", "diff", "standard", mine, "--lang", "uk").out


def test_what_is_odd_is_told_and_is_no_mistake(rumpus: Rumpus, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    rumpus("box", "new", mine)
    (mine / "pictures").mkdir()
    files = {
        "weapons.cards": "card bazooka\n    name cz: Bazuka\n    text:\n        target any hex\n        accuracy 2\n",
        "weapon.cards": "",
        "README.md": "mine",
        "shopping.xls": "",
        "pictures/unicorn.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    write_box(mine, files)
    said = rumpus("box", "check", mine)
    assert said.code == 0
    assert said.out.splitlines()[:-1] == [
        "weapons.cards, line 1: “bazooka” does nothing: it only chooses a target.",
        "weapons.cards, line 2: nobody here speaks “cz”. There are: en, cs, uk.",
        "pictures/unicorn.svg: there is no “unicorn” in the box, so nobody sees this picture.",
        "shopping.xls is no part of a box: nobody reads it.",
        "weapon.cards is no part of a box: nobody reads it. Should it be called weapons.cards?",
    ]


def test_a_task_that_nobody_can_do(rumpus: Rumpus, tmp_path: Path) -> None:
    rumpus("box", "new", tmp_path / "mine", "--game", "zombies-doom")
    write_box(tmp_path / "mine", {"box.txt": "name: Mine\nfrom: standard\nmonsters:\n    demon: 1\n"})
    said = rumpus("box", "check", tmp_path / "mine", "--game", "zombies-doom").out
    assert ": nobody can ever do “between-demons”: it wants more monsters of a kind than the box has." in said
    assert said.startswith("standard/tasks.txt, line ")


@pytest.mark.parametrize(
    ("encoding", "name", "called"),
    [
        ("utf-16", "Mine", "UTF-16"),
        ("utf-16-le", "Mine", "UTF-16"),
        ("cp1250", "Žluťoučká sada", "Windows-1250"),
        ("cp1251", "Моя коробка", "Windows-1251"),
    ],
)
def test_an_encoding_is_called_by_its_name(
    rumpus: Rumpus, tmp_path: Path, encoding: str, name: str, called: str
) -> None:
    (tmp_path / "box.txt").write_bytes(f"from: standard\nname: {name}\n".encode(encoding))
    line = 1 if called == "UTF-16" else 2
    assert rumpus("box", "check", tmp_path).out == (
        f"box.txt, line {line}: this is saved as {called}. Save the file as UTF-8.\n"
    )


def test_a_changed_card_is_played(rumpus: Rumpus, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    rumpus("box", "new", mine)
    write_box(mine, {"weapons.cards": "card bazooka\n    name: Pea Shooter\n    name cs: Hrachomet\n"})
    blitz = "variant blitz\n    name: Blitz\n    rules:\n        drops besides: 1\n"
    write_box(mine, {"box.txt": f"name: Mine\nfrom: standard\n{blitz}"})
    assert "Optional rules of its own: blitz." in rumpus("box", "check", mine).out
    begun = ("play", "worms", "--box", mine, "--variants", "blitz", "--seed", "1", "--seats", "person,random")
    said = rumpus(*begun, "--lang", "cs", typed=["bazooka", "quit"])
    assert said.code == 0
    assert "Hrachomet" in said.out
