"""`make hook` has git run `make quick` before a push, and keeps a hook that is there already."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers.places import ROOT

pytestmark = pytest.mark.unmeasured

QUICK = "quick:\n\t@echo the tests run in $$(git rev-parse --show-toplevel), told of $${GIT_DIR:-nothing}; ENDING\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A second work tree of a repository: git tells its hooks where the first one is."""
    first, second = tmp_path / "first", tmp_path / "second"
    run(tmp_path, "git", "init", "-q", "--bare", "origin.git")
    run(tmp_path, "git", "init", "-q", "-b", "main", "first")
    run(first, "git", "remote", "add", "origin", "../origin.git")
    named = ("-c", "user.name=Ann", "-c", "user.email=ann@rumpus.example")
    run(first, "git", *named, "commit", "-q", "--allow-empty", "-m", "Change something")
    run(first, "git", "worktree", "add", "-q", "-b", "topic", second)
    (second / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "pre-push", second / ".ci")
    shutil.copy(ROOT / "Makefile", second)
    return second


def run(folder: Path, *command: str | Path, passes: bool = True) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "MAKE"))}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == passes, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize(("ending", "passes"), [("true", True), ("false", False)])
def test_a_push_passes_if_quick_does(clone: Path, ending: str, passes: bool) -> None:
    run(clone, "make", "hook")
    run(clone, "make", "hook")
    (clone / "Makefile").write_text(QUICK.replace("ENDING", ending), encoding="utf-8")
    said = run(clone, "git", "push", "origin", "topic", passes=passes)
    assert f"the tests run in {clone}, told of nothing" in said
    assert bool(run(clone, "git", "ls-remote", "origin", "topic")) == passes


def test_another_hook_stays_as_it_is(clone: Path) -> None:
    hook = clone.parent / "first" / ".git" / "hooks" / "pre-push"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    assert "exists" in run(clone, "make", "hook", passes=False)
    assert hook.read_text(encoding="utf-8") == "#!/bin/sh\nexit 0\n"
