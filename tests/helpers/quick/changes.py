"""The files that have changed, as git knows them."""

import subprocess
from pathlib import Path

UPSTREAM = "origin/main"


def base_commit(root: Path) -> str:
    """The commit where this branch left origin's main; HEAD in a clone without one."""
    found = subprocess.run(["git", "merge-base", "HEAD", UPSTREAM], cwd=root, capture_output=True, text=True)
    return found.stdout.strip() or "HEAD"


def changed_files(root: Path, since: str) -> list[str]:
    """Paths of all files changed since a commit: committed, staged, unstaged, untracked or deleted."""
    changed = list_files(root, "diff", "--name-only", "--no-renames", "-z", since)
    untracked = list_files(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*changed, *untracked})


def list_files(root: Path, *command: str) -> list[str]:
    listed = subprocess.run(["git", *command], cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [name for name in listed.split("\0") if name]
