"""`make quick` picks the tests of what has changed, nearest first, and stops in time."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.places import ROOT
from tests.helpers.quick.changes import UPSTREAM, base_commit, changed_files
from tests.helpers.quick.project import Project
from tests.helpers.quick.selection import HEAVY, Selection, modules_in, select

pytestmark = pytest.mark.unmeasured

TREE = {
    "pyproject.toml": '[project]\n[project.entry-points."toy.games"]\npig = "toy.games.pig:GAME"\n',
    "src/toy/__init__.py": "",
    "src/toy/kernel/__init__.py": "",
    "src/toy/kernel/match.py": "",
    "src/toy/kernel/registry.py": 'GROUP = "toy.games"\n',
    "src/toy/games/__init__.py": "",
    "src/toy/games/pig/__init__.py": "from toy.games.pig.rules import GAME\n",
    "src/toy/games/pig/rules.py": "from toy.kernel import match\nGAME = match\n",
    "src/toy/games/pig/box/box.txt": "",
    "toys/helpers/serving.py": "",
    "toys/helpers/playing.py": "import toy.games.pig\n",
    "toys/data/records/pig.txt": "",
    "toys/kernel/test_match.py": "def test():\n    from toy.kernel.match import Match\n",
    "toys/games/pig/test_rules.py": "import toys.helpers.playing\n",
    "toys/table/conftest.py": "import toy.kernel.match\n",
    "toys/table/test_rooms.py": "",
    "toys/table/test_served.py": "import toys.helpers.serving\n",
    "toys/test_every_game.py": "import toy.kernel.registry\n",
    "toys/test_papers.py": 'PAPERS = ROOT.glob("docs/*.md")\nRECORDS = DATA / "records"\n',
    "toys/text/test_words.py": "import toy.games.pig.rules\n",
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    for name, text in TREE.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "src")
    return Project(tmp_path, "toy", "toys")


def picked(project: Project, *paths: str) -> list[str]:
    return selected(project, *paths).tests


def selected(project: Project, *paths: str) -> Selection:
    changed = {name for path in paths for name in project.modules_of(path)}
    return select(project, changed, heavy=("toys.helpers.serving",))


# Selection


def test_a_changed_module_picks_the_tests_above_it_those_of_its_room_first(toy: Project) -> None:
    assert picked(toy, "src/toy/games/pig/rules.py") == [
        "toys.games.pig.test_rules",
        "toys.test_every_game",
        "toys.text.test_words",
    ]


def test_of_one_room_the_nearest_come_first_and_those_of_no_room_before_other_rooms(toy: Project) -> None:
    assert picked(toy, "src/toy/kernel/match.py") == [
        "toys.kernel.test_match",
        "toys.test_every_game",
        "toys.table.test_rooms",
        "toys.text.test_words",
        "toys.games.pig.test_rules",
    ]


def test_an_entry_point_counts_as_an_import(toy: Project) -> None:
    assert "toys.test_every_game" in picked(toy, "src/toy/games/pig/__init__.py")


def test_a_changed_test_runs_itself_first(toy: Project) -> None:
    assert picked(toy, "toys/text/test_words.py") == ["toys.text.test_words"]
    assert picked(toy, "src/toy/kernel/match.py", "toys/text/test_words.py")[0] == "toys.text.test_words"


def test_a_changed_helper_picks_the_tests_that_import_it(toy: Project) -> None:
    assert picked(toy, "toys/helpers/playing.py") == ["toys.games.pig.test_rules"]


def test_a_conftest_belongs_to_the_tests_beside_it(toy: Project) -> None:
    assert picked(toy, "toys/table/conftest.py") == ["toys.table.test_rooms"]


@pytest.mark.parametrize("path", ["src/toy/games/pig/box/box.txt", "src/toy/games/pig/removed.py"])
def test_any_other_file_counts_for_the_package_around_it(toy: Project, path: str) -> None:
    assert toy.modules_of(path) == {"toy.games.pig", "toy.games.pig.rules"}


def test_data_and_documents_count_for_the_tests_that_name_them(toy: Project) -> None:
    assert picked(toy, "toys/data/records/pig.txt") == ["toys.test_papers"]
    assert picked(toy, "docs/tour.md") == ["toys.test_papers"]
    assert picked(toy, "toys/data/other/pig.txt") == picked(toy, "web/tour.md") == []


def test_tests_with_a_server_are_left_out(toy: Project) -> None:
    found = selected(toy, "toys/helpers/serving.py")
    assert (found.tests, found.heavy) == ([], ["toys.table.test_served"])


def test_a_room_picks_its_own_tests_and_those_that_import_it(toy: Project) -> None:
    found = select(toy, modules_in(toy, "games.pig"), "games.pig")
    assert found.tests == ["toys.games.pig.test_rules", "toys.test_every_game", "toys.text.test_words"]
    assert select(toy, modules_in(toy, "table"), "table", ()).tests == [
        "toys.table.test_rooms",
        "toys.table.test_served",
    ]
    with pytest.raises(KeyError):
        modules_in(toy, "nowhere")


def test_what_starts_servers_is_known_by_names_that_exist() -> None:
    assert [name for name in HEAVY if not Project(ROOT).file(name).is_file()] == []


# Changes


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("kept", "committed", "staged", "unstaged", "removed"):
        (tmp_path / name).write_text("before", encoding="utf-8")
    (tmp_path / ".gitignore").write_text("ignored\n", encoding="utf-8")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *command: str) -> None:
    named = ("-c", "user.name=Ann", "-c", "user.email=ann@rumpus.example", "-c", "core.hooksPath=/dev/null")
    subprocess.run(["git", *named, *command], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "-q", "-m", "Change something")


def test_changes_are_counted_from_where_the_branch_left_main(clone: Path) -> None:
    git(clone, "update-ref", f"refs/remotes/{UPSTREAM}", "HEAD")
    (clone / "committed").write_text("after", encoding="utf-8")
    commit(clone)
    for name in ("staged", "unstaged", "new", "ignored"):
        (clone / name).write_text("after", encoding="utf-8")
    git(clone, "add", "staged")
    (clone / "removed").unlink()
    assert changed_files(clone, "HEAD") == ["new", "removed", "staged", "unstaged"]
    assert changed_files(clone, base_commit(clone)) == ["committed", "new", "removed", "staged", "unstaged"]


def test_without_an_upstream_they_are_counted_from_head(clone: Path) -> None:
    assert base_commit(clone) == "HEAD"


# The deadline

TIMED = """
import pytest

@pytest.fixture
def own_table():
    raise AssertionError("a server starts")

@pytest.mark.parametrize("number", range(40))
def test_plain(number):
    pass

def test_served(own_table):
    pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize(
    ("end", "least", "said"),
    [(60, 0, "40 passed"), (-1, 0, "No time left for 40 tests in test_timed.py."), (-1, 60, "40 passed")],
)
def test_no_test_starts_after_the_deadline_and_none_that_needs_a_server(
    tmp_path: Path, workers: str, end: int, least: int, said: str
) -> None:
    (tmp_path / "test_timed.py").write_text(TIMED, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--rootdir", str(tmp_path)]
    command += ["-p", "tests.helpers.quick.deadline", f"--deadline={time.time() + end}", f"--at-least={least}"]
    known = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [*command, "test_timed.py"],
        cwd=tmp_path,
        env={**known, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout
    assert ("passed" in done.stdout) == (max(end, least) > 0)
    assert "failed" not in done.stdout
    assert "error" not in done.stdout
