"""Numbers of a box, changed for an experiment."""

import shutil
from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.toml_file import open_toml
from rumpus.games.worms.cards.box import STANDARD as WORMS
from rumpus.games.zombies_doom.cards.box import STANDARD as ZOMBIES_DOOM
from rumpus.kernel.registry import find_game
from rumpus.lab.boxes import change_box, make_boxes, titles_of
from rumpus.lab.experiment import BoxChange, read_experiment
from rumpus.text.words import words
from tests.helpers.refusal import refusal
from tests.helpers.writing import write_experiment


def make(folder: Path, rest: str, game: str = "zombies-doom") -> Path:
    """The folder with the boxes of an experiment that sweeps so."""
    path = write_experiment(folder, f"seats = 2\n{rest}", game=game)
    make_boxes(path, read_experiment(path), folder / "boxes")
    return folder / "boxes"


def differing_lines(one: Path, other: Path) -> list[tuple[str, str]]:
    """Lines that differ between boxes with equally many of them."""
    pairs = []
    for file in sorted(other.iterdir()):
        lines = zip((one / file.name).read_text().splitlines(), file.read_text().splitlines(), strict=True)
        pairs += [(ours.strip(), theirs.strip()) for ours, theirs in lines if ours != theirs]
    return pairs


@pytest.mark.parametrize(
    ("game", "place", "number", "before", "after"),
    [
        ("zombies-doom", "box.txt: targets: 2 players", 9, "2 players: 10", "2 players: 9"),
        ("zombies-doom", "tiles.txt: tile camp: copies", 4, "copies: 3", "copies: 4"),
        ("zombies-doom", "weapons.txt: pile bow: cards: bomb", 3, "1 bomb", "3 bomb"),
        ("zombies-doom", "spells.txt: spell lure: in the deck", 0, "in the deck: 4", "in the deck: 0"),
        ("worms", "weapons.cards: card bazooka: text: accuracy", 3, "accuracy 4", "accuracy 3"),
        ("worms", "drops.cards: card supplies: copies", 5, "copies: 4", "copies: 5"),
    ],
)
def test_one_number_becomes_another(
    tmp_path: Path, game: str, place: str, number: int, before: str, after: str
) -> None:
    boxes = make(tmp_path, f'[sweep]\n"{place}" = [{number}]\n', game)
    standard = {"worms": WORMS, "zombies-doom": ZOMBIES_DOOM}[game]
    assert differing_lines(standard, boxes / "box-1") == [(before, after)]
    assert Boxes.of(find_game(game)).check(boxes / "box-1") == []


def test_a_text_takes_the_place_of_all_behind_the_colon(tmp_path: Path) -> None:
    boxes = make(tmp_path, '[sweep]\n"spells.txt: spell lure: in the deck" = ["5"]\n')
    assert differing_lines(ZOMBIES_DOOM, boxes / "box-1") == [("in the deck: 4", "in the deck: 5")]


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("targets: 5 players", ["    4 players: 7", "    5 players: 6 or 7"]),  # the last of its block
        ("rules: hand: size", ["rules:", "    hand:", "        size: 6 or 7"]),  # at the end, with its headings
        ("name: of it", ["name: Standard", "    of it: 6 or 7"]),
        ("made by", ["made by: 6 or 7"]),
    ],
)
def test_a_line_that_the_box_leaves_out_is_added(tmp_path: Path, place: str, lines: list[str]) -> None:
    text = change_box(
        open_toml(write_experiment(tmp_path)),
        {"box.txt": (ZOMBIES_DOOM / "box.txt").read_bytes()},
        [BoxChange("axis", f"box.txt: {place}", "6 or 7")],
    )["box.txt"].decode()
    assert "\n".join(lines) in text
    assert text.count("6 or 7") == 1
    assert len(text.splitlines()) > len((ZOMBIES_DOOM / "box.txt").read_text().splitlines())


def test_a_number_is_added_as_a_text_is(tmp_path: Path) -> None:
    boxes = make(tmp_path, '[sweep]\n"box.txt: rules: open tasks" = [4, "5"]\n')
    number, text = ((boxes / name / "box.txt").read_text() for name in ("box-1", "box-2"))
    assert number.endswith("rules:\n    open tasks: 4\n")
    assert number == text.replace("open tasks: 5", "open tasks: 4")


def test_what_there_is_none_of_is_taken_out(tmp_path: Path) -> None:
    boxes = make(tmp_path, '[sweep]\n"drops.cards: card mine-drop: copies" = [0, 1]\n', "worms")
    without, one = ((boxes / name / "drops.cards").read_text() for name in ("box-1", "box-2"))
    assert "card mine-drop" not in without
    assert "card mine-drop" in one
    assert "card oil-drum-drop" in without
    assert Boxes.of(find_game("worms")).check(boxes / "box-1") == []


def test_a_line_of_which_there_is_none_is_taken_out_alone(tmp_path: Path) -> None:
    boxes = make(tmp_path, '[sweep]\n"weapons.txt: pile bow: cards: bomb" = [0]\n')
    changed, standard = ((box / "weapons.txt").read_text() for box in (boxes / "box-1", ZOMBIES_DOOM))
    assert changed.count("bomb") == standard.count("bomb") - 1
    assert len(changed.splitlines()) == len(standard.splitlines()) - 1


@pytest.mark.parametrize(
    ("place", "id"),
    [
        ("box.txt: targets: 5 players", "lab-box-wrong"),  # added, and then the game knows no such line
        ("none.txt: targets: 4 players", "lab-no-such-place"),
        ("box.txt", "lab-no-such-place"),
        ("box.txt: name", "lab-no-number-there"),
        ("tiles.txt: tile bow: kind", "lab-no-number-there"),
    ],
)
def test_a_place_without_a_number_is_refused_with_line_and_axis(tmp_path: Path, place: str, id: str) -> None:
    rest = f'[box]\nsomething = "{place}"\n[sweep]\nsomething = [3]\n'
    message = refusal(make, tmp_path, rest)
    assert (message.id, message.args.get("axis", "something"), message.args["line"]) == (id, "something", 9)
    assert not (tmp_path / "boxes").exists()


def test_a_place_that_could_be_two_is_refused(tmp_path: Path) -> None:
    shutil.copytree(ZOMBIES_DOOM, tmp_path / "mine")
    with (tmp_path / "mine" / "tiles.txt").open("a") as file:
        file.write("\ntile camp\n    kind: camp\n    copies: 1\n")
    rest = '[options]\nbox = "mine"\n[sweep]\n"tiles.txt: tile camp: copies" = [3]\n'
    message = refusal(make, tmp_path, rest)
    assert (message.id, message.args["line"]) == ("lab-several-places", 11)


def test_a_box_that_the_game_refuses_is_refused_with_the_line_of_its_axis(tmp_path: Path) -> None:
    rest = '[sweep]\nvariants = [""]\n"tiles.txt: tile camp: copies" = [1]\n'
    message = refusal(make, tmp_path, rest)
    assert (message.id, message.args["line"]) == ("lab-box-wrong", 10)
    assert "tiles.txt" in words("en", "zombies-doom").say(message)


def test_a_cell_that_the_game_refuses_is_refused_by_its_name(tmp_path: Path) -> None:
    message = refusal(make, tmp_path, '[sweep]\nvariants = ["", "longer-night"]\n')
    assert (message.id, message.args["cell"]) == ("lab-cell-refused", "variants=longer-night")


def test_somebodys_own_box_is_taken_along(tmp_path: Path) -> None:
    """Results can be looked at where the box is not; a folder is looked for beside the experiment."""
    shutil.copytree(ZOMBIES_DOOM, tmp_path / "mine")
    boxes = make(tmp_path, '[options]\nbox = "mine"\n')
    assert differing_lines(ZOMBIES_DOOM, boxes / "box-1") == []


def test_the_games_own_box_is_left_where_it_is(tmp_path: Path) -> None:
    assert not make(tmp_path, '[sweep]\nvariants = ["", "printed-spells"]\n').exists()


def test_boxes_are_called_by_their_titles_unless_those_are_alike(tmp_path: Path) -> None:
    for folder, name in (("one", "One\nname cs: Jedna"), ("two", "Two"), ("three", "Two"), ("four", "Standard")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "box.txt").write_text(f"name: {name}\nfrom: standard\n", encoding="utf-8")
    names = '"standard", "one", "two", "three", "four"'
    path = write_experiment(tmp_path, f"seats = 2\n[sweep]\nbox = [{names}]\n", game="zombies-doom")
    experiment = read_experiment(path)
    assert titles_of(experiment, lambda cell: tmp_path / cell.levels["box"], "en") == {"one": "One"}
    assert titles_of(experiment, lambda cell: tmp_path / cell.levels["box"], "cs") == {"one": "Jedna"}
