"""What must hold for the repository itself: its papers, its pins, and what it must not say."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from rumpus.kernel.message import Message
from rumpus.kernel.registry import game_ids
from rumpus.text.words import LANGUAGES, words

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {
    "build": ROOT / "requirements.lock",
    "hosting": ROOT / "requirements-hosting.lock",
    "dev": ROOT / "requirements-dev.lock",
    "bench": ROOT / "requirements-bench.lock",
    "training": ROOT / "requirements-training.lock",
}
EXTRAS = {
    "build": (),
    "hosting": ("postgres",),
    "dev": ("postgres", "lab", "matches", "cluster", "mcp", "training"),
    "bench": ("training", "matches"),
    "training": ("training",),
}
IN_RANGES = ("cluster", "contract", "training")
UNLOCKED = ("torch",)  # of which there are several builds
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

# Absolute paths into somebody's folders (not the /usr of a shebang, not the path of a URL).
PATH_OF_A_MACHINE = re.compile(r"(?<![\w.~>])/(?:home|root|Users|opt|tmp|mnt|srv|work)/\w")
REGISTRY_HOST = re.compile(r"(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com|io)", re.IGNORECASE)


def tracked_files() -> list[Path]:
    # A checkout may belong to somebody else than the one who runs the tests; git minds, this test need not.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def lines_matching(pattern: re.Pattern[str]) -> Iterator[str]:
    for file in tracked_files():
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="ignore").splitlines(), 1):
            if pattern.search(line):
                yield f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


def requirements(group: str) -> Iterator[str]:
    for entry in PYPROJECT["dependency-groups"][group]:
        if isinstance(entry, str):
            yield entry
        else:
            yield from requirements(entry["include-group"])


@pytest.mark.parametrize("pattern", [PATH_OF_A_MACHINE, REGISTRY_HOST], ids=["path", "host"])
def test_nothing_tells_where_it_was_made(pattern: re.Pattern[str]) -> None:
    assert list(lines_matching(pattern)) == []


def test_no_lock_records_an_address() -> None:
    assert not {"uv.lock", "pylock.toml"} & {file.name for file in tracked_files()}
    for lock in LOCKS.values():
        assert "://" not in lock.read_text(encoding="utf-8")
    packages = [file for file in tracked_files() if file.name == "package-lock.json"]
    assert packages
    for file in packages:
        assert '"resolved"' not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("group", LOCKS)
def test_the_lock_is_in_step_with_the_pins(group: str) -> None:
    """Whoever changes a pin or a range and forgets `make lock` hears of it here."""
    locked = dict(re.findall(r"^([\w-]+)==([\w.]+)", LOCKS[group].read_text(encoding="utf-8"), re.MULTILINE))
    project = PYPROJECT["project"]
    extras = [wanted for extra in EXTRAS[group] for wanted in project["optional-dependencies"][extra]]
    for wanted in map(Requirement, (*project["dependencies"], *extras, *requirements(group))):
        if wanted.name not in UNLOCKED:
            assert wanted.specifier.contains(locked[wanted.name.replace(".", "-")]), wanted


def test_all_but_what_others_install_beside_theirs_is_pinned() -> None:
    """Ranges are for those who bring libraries of their own (decision 0043)."""
    project = PYPROJECT["project"]
    extras = project["optional-dependencies"]
    pinned = [wanted for extra in extras if extra not in IN_RANGES for wanted in extras[extra]]
    groups = [wanted for group in PYPROJECT["dependency-groups"] for wanted in requirements(group)]
    assert [wanted for wanted in (*project["dependencies"], *pinned, *groups) if "==" not in wanted] == []


def test_the_locked_build_backend_is_the_one_that_builds() -> None:
    assert PYPROJECT["build-system"]["requires"] == list(requirements("build"))


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_every_local_link_leads_somewhere(paper: Path) -> None:
    text = re.sub(r"^```.*?^```", "", paper.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (paper.parent / target).exists()] == []


def names_of_games() -> re.Pattern[str]:
    """Ids, as they are and as modules are named, and what games are called in every language."""
    names = [*game_ids(), *(id.replace("-", "_") for id in game_ids())]
    names += [words(language, id).say(Message("game-name")) for language in LANGUAGES for id in game_ids()]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE)


def is_a_games_own(file: Path) -> bool:
    folders = {*game_ids(), *(id.replace("-", "_") for id in game_ids())}
    parts = file.relative_to(ROOT).parts
    return any(place == "games" and name in folders for place, name in pairwise(parts)) or ".test." in file.name


def test_nothing_outside_a_games_folder_knows_it_by_name() -> None:
    """So that a third one needs no line there: its words, its name and its emblem are in its own."""
    names, found = names_of_games(), []
    for file in tracked_files():
        if file.relative_to(ROOT).parts[:2] in (("src", "rumpus"), ("web", "src")) and not is_a_games_own(file):
            text = file.read_text(encoding="utf-8", errors="ignore")
            found += [f"{file.relative_to(ROOT)}: {name}" for name in names.findall(text)]
    assert found == []
