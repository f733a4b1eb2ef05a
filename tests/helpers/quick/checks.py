"""The static checks.

python -m tests.helpers.quick.checks runs those of the code, and fails if one of them does."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.helpers.places import ROOT

BIN = Path(sys.executable).parent
NPM_EXEC = (sys.executable, "hatch_build.py", "npm", "exec", "--")


@dataclass(frozen=True)
class Checked:
    command: str
    passed: bool
    output: str


def run(*command: str | Path) -> Checked:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return Checked(" ".join(Path(part).name for part in command), done.returncode == 0, done.stdout)


def check_code() -> list[Checked]:
    commands = (
        (BIN / "ruff", "format", "--check", "."),
        (BIN / "ruff", "check", "."),
        (BIN / "lint-imports", "--no-logo"),
        (BIN / "mypy",),
    )
    return [run(*command) for command in commands]


def check_page_types() -> list[Checked]:
    return [run(*NPM_EXEC, "svelte-check", "--fail-on-warnings")]


def check_page_tests(files: list[str]) -> list[Checked]:
    """The page's own tests, and the format of some of its files."""
    formatted = run(*NPM_EXEC, "prettier", "--check", "--ignore-unknown", *files) if files else None
    return [*([formatted] if formatted else []), run(*NPM_EXEC, "vitest", "run", "--silent")]


def checks_of(files: list[str]) -> list[Callable[[], list[Checked]]]:
    """What is checked at the same time; the page only if one of its files has changed."""
    page = [file.removeprefix("web/") for file in files if file.startswith("web/")]
    if not page:
        return [check_code]
    there = [file for file in page if (ROOT / "web" / file).is_file()]
    return [check_code, check_page_types, lambda: check_page_tests(there)]


def report(results: list[Checked]) -> bool:
    """Prints what the failed checks say, and returns whether all passed."""
    for result in results:
        if not result.passed:
            print(f"\nFailed: {result.command}\n{result.output}")
    failed = sum(not result.passed for result in results)
    print(f"{len(results) - failed} checks passed, {failed} failed.")
    return not failed


if __name__ == "__main__":
    sys.exit(not report(check_code()))
