"""Running experiments: the same results however they are played, and nothing is lost or played twice."""

import os
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rumpus.lab.experiment import Cell
from rumpus.lab.plan import BATCH, CellPlan, RowSummary
from rumpus.lab.processes import by_processes
from rumpus.lab.results import Results, begin_results, open_results
from rumpus.lab.running import Progress, run_experiment
from tests.helpers.in_turn import in_turn
from tests.helpers.lab_process import start_command, wait_until_stopped
from tests.helpers.refusal import refusal
from tests.helpers.waiting import until
from tests.helpers.writing import write_experiment

SWEEP = '[sweep]\nseats = [2, 3]\n"spells.txt: spell lure: in the deck" = [3, 5]\n'


def no_news(progress: Progress) -> None: ...


def run(path: Path, folder: Path, processes: int = 1, most: int | None = None) -> Results:
    results = begin_results(path, folder)
    run_experiment(results, by_processes(processes), no_news, most)
    return results


def everything(results: Results) -> dict[str, list[bytes]]:
    return {cell.id: list(results.written_rows(cell.id)) for cell in results.experiment.cells}


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes_nor_on_interruptions(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, SWEEP, games=8)
    whole = everything(run(path, tmp_path / "whole"))
    assert [len(rows) for rows in whole.values()] == [8] * 4
    in_parts = tmp_path / "parts"
    run(path, in_parts, most=3)
    assert sum(map(len, everything(open_results(in_parts)).values())) == 12
    run(path, in_parts, processes=2)
    assert everything(open_results(in_parts)) == whole


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, games=4)
    results = run(path, tmp_path / "out")
    told: list[Progress] = []
    assert run_experiment(results, by_processes(1), told.append) == 0
    assert told == []


def test_progress_counts_what_was_there_before(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, games=4)
    results = run(path, tmp_path / "out", most=3)
    told: list[Progress] = []
    assert run_experiment(results, by_processes(1), told.append) == 1
    assert [(progress.done, progress.wanted, progress.seconds_left) for progress in told] == [(4, 4, 0)]


def outcomes(plan: CellPlan, numbers: list[int], winner_of: Callable[[int], int]) -> None:
    for number in numbers:
        plan.add(RowSummary(number, (0, 1), (winner_of(number),), turns=20))


def test_a_cell_stops_after_the_batch_that_makes_it_precise_enough_in_whatever_order_games_come() -> None:
    """200 games that are won equally often leave ± 6.8 %, 400 leave ± 4.9 %."""
    cell = Cell("all", 2, ("random", "random"), {}, {})
    for order in (1, -1):
        plan = CellPlan(cell, 1000, 0.05)
        outcomes(plan, list(range(3 * BATCH))[::order], lambda number: number % 2)
        assert (plan.games, plan.counted, plan.wins) == (2 * BATCH, 2 * BATCH, [BATCH, BATCH])


def test_a_cell_that_is_not_asked_for_precision_plays_on() -> None:
    plan = CellPlan(Cell("all", 2, ("random", "random"), {}, {}), 1000, None)
    outcomes(plan, list(range(1000)), lambda number: 0)
    assert (plan.games, plan.counted) == (1000, 1000)


@pytest.mark.slow
def test_a_cell_that_stopped_early_keeps_the_same_games_however_it_was_played(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, "seats = 2\nlook_closely = 0\nprecision = 0.07\n", games=1000, game="worms")
    one, other = (everything(run(path, tmp_path / str(processes), processes)) for processes in (1, 2))
    assert one == other
    assert [len(rows) for rows in one.values()] == [BATCH]


def test_more_games_can_be_asked_for_later_but_no_other_games(tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(write_experiment(tmp_path, games=2), out)
    assert len(everything(run(write_experiment(tmp_path, games=3), out))["all"]) == 3
    other = write_experiment(tmp_path, "seats = 3\n")
    assert refusal(begin_results, other, out).id == "lab-other-experiment"
    assert len(everything(open_results(out))["all"]) == 3


def test_games_of_other_rules_or_bots_are_not_added_to(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, games=3)
    results = run(path, tmp_path / "out", most=2)
    with closing(results.connect()) as db, db:  # as if the first game had gone otherwise with an earlier version
        db.execute("UPDATE games SET row = replace(row, '\"turns\":', '\"turns\":1') WHERE number = 0")
    changed = everything(results)
    assert refusal(run, path, tmp_path / "out").id == "lab-plays-otherwise"
    assert everything(results) == changed
    run(path, tmp_path / "out", most=2)  # nothing to add


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "letter.txt").write_text("Dear")
    path = write_experiment(tmp_path)
    assert refusal(begin_results, path, tmp_path / "out").id == "lab-folder-in-use"
    assert refusal(open_results, tmp_path / "out").id == "lab-no-results"


def test_an_experiment_that_cannot_be_played_leaves_no_folder(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, "[sweep]\nseats = [2, 9]\n")
    assert refusal(begin_results, path, tmp_path / "out").id == "lab-cell-refused"
    assert not (tmp_path / "out").exists()


GAMES = 40


@pytest.mark.slow
@pytest.mark.parametrize("how", in_turn([signal.SIGKILL, signal.SIGINT], turns=1), ids=["killed", "interrupted"])
def test_an_experiment_that_was_stopped_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    path = write_experiment(tmp_path, "seats = 2\n", games=GAMES)
    folder = tmp_path / "test.results"
    command = ("lab", "run", str(path), "--processes", "2")
    with start_command(*command, stop_after=1) as process:
        wait_until_stopped(process)
        if how == signal.SIGKILL:
            process.kill()
        else:
            os.killpg(process.pid, how)  # as Ctrl-C does: everybody at the terminal hears it
            os.killpg(process.pid, signal.SIGCONT)
        said, _ = process.communicate()
    before = open_results(folder).count()
    assert 0 < before < GAMES
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"kept in {folder}; run the same command again" in said
    until(lambda: is_empty(process.pid))  # workers notice that they are alone
    with start_command(*command) as process:
        said, _ = process.communicate()
    assert said == f"{GAMES} games are in {folder}.\n"
    assert everything(open_results(folder)) == everything(run(path, tmp_path / "whole"))


def is_empty(group: int) -> bool:
    """A group of processes, all of which have ended."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.soak
def test_a_ray_cluster_finds_the_same(tmp_path: Path) -> None:
    path = write_experiment(tmp_path, SWEEP, games=4)
    with start_command("lab", "run", str(path), "--processes", "2", "--on", "ray") as process:
        said, complaints = process.communicate()
    assert said == f"16 games are in {tmp_path / 'test.results'}.\n", complaints
    assert everything(open_results(tmp_path / "test.results")) == everything(run(path, tmp_path / "here"))
