"""Reading experiments: which cells there are, and what is wrong in which line."""

from pathlib import Path

import pytest

from rumpus.kernel.message import Message
from rumpus.lab.experiment import BoxChange, Experiment, read_experiment
from tests.helpers.refusal import refusal
from tests.helpers.writing import write_experiment

SHIPPED = sorted((Path(__file__).parents[2] / "experiments").glob("*.toml"))


def read(folder: Path, rest: str, bots: str = '"random"') -> Experiment:
    return read_experiment(write_experiment(folder, rest, bots=bots))


def test_without_a_sweep_there_is_one_cell(tmp_path: Path) -> None:
    experiment = read(tmp_path, "seats = 3\n")
    (cell,) = experiment.cells
    assert (cell.seats, cell.bots, cell.levels) == (3, ("random",) * 3, {})
    assert experiment.name == "test"
    assert experiment.baseline == cell.id


def test_cells_are_the_product_of_the_axes_in_their_order(tmp_path: Path) -> None:
    experiment = read(tmp_path, '[sweep]\nseats = [2, 4]\nvariants = ["", "printed-spells"]\n')
    assert [cell.id for cell in experiment.cells] == [
        "seats=2 variants=none",
        "seats=2 variants=printed-spells",
        "seats=4 variants=none",
        "seats=4 variants=printed-spells",
    ]
    assert [cell.options["variants"] for cell in experiment.cells] == ["", "printed-spells"] * 2
    assert [cell.seats for cell in experiment.cells] == [2, 2, 4, 4]


def test_an_axis_of_tables_sets_several_things_at_once(tmp_path: Path) -> None:
    experiment = read(
        tmp_path,
        '[box]\ntarget = "box.txt: targets: {seats} players"\n'
        "[sweep]\ntable = [{ seats = 2, target = 9 }, { seats = 4, target = 6 }]\n",
    )
    assert [cell.id for cell in experiment.cells] == ["seats=2 target=9", "seats=4 target=6"]
    assert [cell.changes for cell in experiment.cells] == [
        (BoxChange("target", "box.txt: targets: 2 players", 9),),
        (BoxChange("target", "box.txt: targets: 4 players", 6),),
    ]


def test_several_things_can_be_called_one(tmp_path: Path) -> None:
    experiment = read(
        tmp_path,
        '[box]\nlures = "spells.txt: spell lure: in the deck"\nberserks = "spells.txt: spell berserk: in the deck"\n'
        "[sweep]\nspells = [{ called = 6, lures = 3, berserks = 3, seats = 2 }]\n",
    )
    (cell,) = experiment.cells
    assert (cell.id, cell.levels, cell.seats) == ("spells=6", {"spells": "6"}, 2)
    assert [change.value for change in cell.changes] == [3, 3]


def test_cells_with_the_same_box_share_it(tmp_path: Path) -> None:
    experiment = read(tmp_path, '[sweep]\n"spells.txt: spell lure: in the deck" = [3, 5]\nseats = [2, 3]\n')
    boxes = [cell.own_box for cell in experiment.cells]
    assert boxes[0] == boxes[1] != boxes[2] == boxes[3]
    assert all(boxes)


def test_bots_can_be_swept_and_named_seat_by_seat(tmp_path: Path) -> None:
    experiment = read(tmp_path, 'seats = 2\n[sweep]\nbots = ["easy", ["fair", "random"]]\n')
    assert [cell.bots for cell in experiment.cells] == [("easy", "easy"), ("fair", "random")]
    assert [cell.id for cell in experiment.cells] == ["bots=easy", "bots=fair, random"]


@pytest.mark.parametrize(
    ("rest", "id", "line"),
    [
        ("seats = \n", "file-not-toml", 7),
        ("seats = 2\nsims = 3\n", "key-unknown", 8),
        ('seats = "two"\n', "lab-bad-seats", 7),
        ("seats = 2\nprecision = 3\n", "value-not-fraction", 8),
        ("seats = 2\nlook_closely = -1\n", "value-not-number", 8),
        ("seats = 2\nsweep = 3\n", "value-not-table", 8),
        ("seats = 2\n[sweep]\nvariants = 3\n", "lab-bad-axis", 9),
        ("seats = 2\n[sweep]\n\nvariants = [1.5]\n", "lab-bad-value", 10),
        ('seats = 2\n[sweep]\n"spells.txt: spell lure: in the deck" = [-1]\n', "lab-not-a-number", 9),
        ('seats = 2\n[sweep]\n"spells.txt: spell lure: in the deck" = ["4 # more"]\n', "lab-not-a-number", 9),
        ("seats = 2\n[box]\nlures = 3\n", "lab-bad-place", 9),
        ("[sweep]\nseats = [2, 2]\n", "lab-cell-twice", 7),
        ('seats = 2\nbaseline = "seats=9"\n', "lab-no-such-cell", 8),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, rest: str, id: str, line: int) -> None:
    path = write_experiment(tmp_path, rest)
    message = refusal(read_experiment, path)
    assert (message.args["file"], message.args["line"]) == (str(path), line)
    assert getattr(message.args.get("why"), "id", message.id) == id


@pytest.mark.parametrize(
    ("bots", "id"),
    [
        ('"clever"', "lab-bad-bots"),
        ('["fair"]', "lab-bots-not-seats"),
        ('"strong"', "lab-strong-without-simulations"),
    ],
)
def test_bots_that_cannot_play_are_refused(tmp_path: Path, bots: str, id: str) -> None:
    message = refusal(read_experiment, write_experiment(tmp_path, bots=bots))
    assert (message.id, message.args["line"]) == (id, 6)


@pytest.mark.parametrize("key", ["title", "question", "game", "games", "seed"])
def test_what_every_experiment_says_is_missed(tmp_path: Path, key: str) -> None:
    path = write_experiment(tmp_path)
    lines = [line for line in path.read_text().splitlines() if not line.startswith(f"{key} ")]
    path.write_text("\n".join(lines))
    message = refusal(read_experiment, path)
    assert message.args["why"] == Message("key-missing", {"key": key})


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    assert refusal(read_experiment, tmp_path / "none.toml").id == "no-such-file"
    (tmp_path / "bytes.toml").write_bytes(b'title = "\xff"')
    assert refusal(read_experiment, tmp_path / "bytes.toml").id == "file-not-utf-8"


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_what_is_shipped_can_be_read(path: Path) -> None:
    assert len(read_experiment(path).cells) >= 2


def test_something_is_shipped() -> None:
    assert len(SHIPPED) >= 3
