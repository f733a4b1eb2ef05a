"""`rumpus learn` as somebody uses it."""

import json
import tomllib
from pathlib import Path

import pytest

from rumpus.arena.learning import Learning, LearningPlan
from rumpus.arena.lessons import LessonJob, examples_in, play_lesson
from rumpus.kernel.registry import find_game
from rumpus.learning.policy import open_policy
from tests.helpers.installed import install_pig
from tests.helpers.lab_process import start_command, wait_until_stopped
from tests.helpers.refusal import refusal
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture
SMALL = ("--rounds", "1", "--lessons", "4", "--simulations", "6", "--games", "4", "--processes", "1")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def weights_in(file: Path) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return found


def test_a_lesson_is_found_again_from_its_answers_alone() -> None:
    game = find_game("zombies-doom")
    job = LessonJob(game.id, "", "1", 0, 5, None)
    lesson = play_lesson(job)
    assert play_lesson(job) == lesson
    examples = list(examples_in(game, lesson))
    assert len(examples) == len(lesson.looked) > 5
    assert all(sum(example.tried) == 5 for example in examples)


def test_any_game_is_learnt_and_what_is_learnt_can_be_read(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pig has no features of its own: every answer is a sort by itself."""
    install_pig(tmp_path / "site", monkeypatch)
    said = rumpus("learn", "pig", "--out", "out", *SMALL)
    assert said.code == 0, said.err
    assert "Round 1: learnt from" in said.out
    learnt = open_policy(find_game("pig"), Path("out/round-1/policy.toml"))
    assert all(":" in sort and set(named) == {"always"} for sort, named in learnt.weights.items())
    assert learnt.learnt["command"].startswith("rumpus learn pig --rounds 1 --lessons 4")
    (ended,) = (json.loads(line) for line in Path("out/rounds.jsonl").read_text(encoding="utf-8").splitlines())
    assert ended["games"] <= 4
    assert Path("out/policy.toml").exists() == ended["promoted"]


def test_killed_it_goes_on_and_comes_to_the_same(rumpus: Rumpus, tmp_path: Path) -> None:
    lessons = Path("killed/round-1/lessons.jsonl")
    with start_command("learn", "zombies-doom", "--out", "killed", *SMALL, stop_after=2) as process:
        wait_until_stopped(process)
        process.kill()
    kept = lessons.read_bytes().splitlines()
    assert len(kept) == 2
    lessons.write_bytes(lessons.read_bytes() + b'{"number":3,"sea')  # the power went
    assert rumpus("learn", "zombies-doom", "--out", "killed", *SMALL).code == 0
    assert rumpus("learn", "zombies-doom", "--out", "whole", *SMALL).code == 0
    played = lessons.read_bytes().splitlines()
    assert played[: len(kept)] == kept
    assert sorted(played) == sorted(Path("whole/round-1/lessons.jsonl").read_bytes().splitlines())
    assert weights_in(Path("killed/round-1/policy.toml")) == weights_in(Path("whole/round-1/policy.toml"))
    (ended,) = Path("killed/rounds.jsonl").read_text(encoding="utf-8").splitlines()
    assert rumpus("learn", "zombies-doom", "--out", "killed", *SMALL).code == 0  # there is nothing left to do
    assert Path("killed/rounds.jsonl").read_text(encoding="utf-8").splitlines() == [ended]


@pytest.mark.soak
def test_on_a_ray_cluster_the_same_is_learnt(rumpus: Rumpus) -> None:
    """Only in which order the lessons were played may differ."""
    assert rumpus("learn", "zombies-doom", "--out", "here", *SMALL).code == 0
    with start_command("learn", "zombies-doom", "--out", "afar", *SMALL, "--on", "ray") as on_ray:
        _, complaints = on_ray.communicate()
    assert on_ray.returncode == 0, complaints
    here, afar = (Path(folder, "round-1") for folder in ("here", "afar"))
    lessons = (sorted((folder / "lessons.jsonl").read_bytes().splitlines()) for folder in (here, afar))
    assert next(lessons) == next(lessons)
    assert weights_in(here / "policy.toml") == weights_in(afar / "policy.toml")


def test_a_folder_in_which_something_else_is_learnt_is_left_alone(tmp_path: Path) -> None:
    plan = LearningPlan("zombies-doom", 2, "", "1", 4, 6, 4)
    Learning(tmp_path / "out", plan, "")
    other = LearningPlan("zombies-doom", 2, "", "2", 4, 6, 4)
    assert refusal(lambda: Learning(tmp_path / "out", other, "")).id == "learn-other"
