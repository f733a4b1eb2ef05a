"""`rumpus ladder` as somebody uses it."""

import json
from pathlib import Path
from typing import Any

import pytest

from rumpus.arena.ladder import Ladder
from rumpus.arena.results import GAMES
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture
LADDER = 'game = "zombies-doom"\nbots = ["random", "easy", "fair@2"]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ladder.toml").write_text(LADDER, encoding="utf-8")
    return tmp_path


def ratings_in(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "ratings.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.slow
def test_games_are_played_and_ratings_kept(rumpus: Rumpus, folder: Path) -> None:
    said = rumpus("ladder", folder, "--games", "12", "--processes", "2")
    assert said.code == 0
    head, *lines = said.out.splitlines()
    assert head.split() == ["bot", "rating", "games"]
    assert lines[-1].startswith("random ")
    ratings = ratings_in(folder)
    assert [line.split()[0] for line in lines] == list(ratings)
    assert sum(rating["games"] for rating in ratings.values()) == 24
    assert all(rating["margin"] < 16 for rating in ratings.values())
    assert (folder / "records" / "00001-1.txt").exists()
    again = rumpus("ladder", folder, "--games", "0")
    assert again.out == said.out


@pytest.mark.slow
def test_it_goes_on_as_if_it_had_not_been_interrupted(rumpus: Rumpus, folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "ladder.toml").write_text(LADDER, encoding="utf-8")
    rumpus("ladder", folder, "--games", "16", "--processes", "1")
    rumpus("ladder", other, "--games", "8", "--processes", "2")
    games = (other / GAMES).read_text(encoding="utf-8").splitlines()
    cut = [line for line in games if '"deal":3' not in line or '"turn":0' in line]
    assert len(games) - len(cut) == 1
    (other / GAMES).write_text("\n".join(cut) + "\n", encoding="utf-8")  # as if killed in the middle of a deal
    rumpus("ladder", other, "--games", "9", "--processes", "1")
    assert ratings_in(other) == ratings_in(folder)


@pytest.mark.slow
def test_a_bot_that_comes_later_is_played_most_and_one_that_goes_keeps_its_rating(rumpus: Rumpus, folder: Path) -> None:
    rumpus("ladder", folder, "--games", "16", "--processes", "1")
    before = ratings_in(folder)["fair@2"]
    (folder / "ladder.toml").write_text(LADDER.replace("fair@2", "easy@1"), encoding="utf-8")
    said = rumpus("ladder", folder, "--games", "8", "--processes", "1")
    after = ratings_in(folder)
    assert after["easy@1"]["games"] >= 6
    assert after["fair@2"] == before | {"plays": False}
    assert "fair@2 (left)" in said.out


@pytest.mark.slow
def test_a_deal_that_somebody_has_left_is_not_finished(rumpus: Rumpus, folder: Path) -> None:
    rumpus("ladder", folder, "--games", "6", "--processes", "1")
    games = (folder / GAMES).read_text(encoding="utf-8").splitlines()
    broken = next(line for line in games[1:] if "fair@2" in line)
    (folder / GAMES).write_text("\n".join(line for line in games if line != broken) + "\n", encoding="utf-8")
    (folder / "ladder.toml").write_text(LADDER.replace("fair@2", "easy@1"), encoding="utf-8")
    assert rumpus("ladder", folder, "--games", "2", "--processes", "1").code == 0
    assert len((folder / GAMES).read_text(encoding="utf-8").splitlines()) == len(games) - 1 + 2


def test_there_is_most_to_learn_from_those_who_are_unsure_and_alike(folder: Path) -> None:
    ladder = Ladder(folder)
    known = ladder.ratings.model.rating(mu=25, sigma=2)
    ladder.ratings.rated |= {"easy": known, "random": ladder.ratings.model.rating(mu=5, sigma=2)}
    assert ladder.to_learn("fair@2", "easy") > ladder.to_learn("fair@2", "random") > ladder.to_learn("easy", "random")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('game = "zombies-doom"\nbots = ["random"]\n', "line 2"),
        ('game = "zombies-doom"\nbots = ["random", "godlike"]\n', "“godlike”"),
        ('game = "zombies-doom"\nbots = ["random", "easy"]\nseats = 3\n', "2 bots are too few"),
        ('game = "zombies-doom"\nbots = ["random", "easy"]\nspeed = 3\n', "“speed”"),
        ('bots = ["random", "easy"]\n', "“game”"),
    ],
)
def test_what_is_wrong_with_the_file_is_told(rumpus: Rumpus, tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "ladder.toml").write_text(text, encoding="utf-8")
    said = rumpus("ladder", tmp_path)
    assert said.code == 1
    assert says in said.err


def test_a_folder_without_a_ladder(rumpus: Rumpus, tmp_path: Path) -> None:
    assert rumpus("ladder", tmp_path).code == 1
