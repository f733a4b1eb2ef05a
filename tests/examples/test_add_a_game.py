"""docs/add-a-game.md, followed as a stranger would: its blocks are written to files, installed, played and tested."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.installed import install_package
from tests.helpers.places import ROOT

EXAMPLE = ROOT / "examples" / "liars_dice"
DOCUMENT = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r'^```\w+ title="(?P<name>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^## (\d+)\. ", re.MULTILINE)


def files_until(step: int) -> dict[str, str]:
    """What the document has shown by the end of a step; a file that is shown again is another from then on."""
    following = [found.start() for found in STEP.finditer(DOCUMENT) if int(found[1]) > step]
    told = DOCUMENT[: following[0]] if following else DOCUMENT
    return {block["name"]: block["text"] for block in FILE.finditer(told)}


def write_files(step: int, folder: Path) -> Path:
    for name, text in files_until(step).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def run(path: str, *command: object, cwd: Path) -> str:
    """What a command says that is run where the game is installed."""
    found = os.pathsep.join([str(ROOT / "src"), path])
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": found, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # nobody else's are needed
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


RUMPUS = ("-c", "from rumpus.cli import main; main()")


def test_there_are_ten_steps() -> None:
    assert [int(found[1]) for found in STEP.finditer(DOCUMENT)] == list(range(1, 11))


def test_the_document_builds_the_package_in_examples() -> None:
    built = files_until(10)
    there = {
        file.relative_to(EXAMPLE).as_posix(): file.read_text(encoding="utf-8")
        for file in EXAMPLE.rglob("*")
        if file.suffix in (".py", ".toml", ".ftl", ".svg")
    }
    assert built == there


@pytest.mark.slow
def test_it_is_played_without_words_after_four_steps(tmp_path: Path) -> None:
    path = install_package(write_files(4, tmp_path / "project"), tmp_path / "site")
    saved = tmp_path / "game.txt"
    said = run(path, *RUMPUS, "play", "liars-dice", "--seats", "random,random,random", "--save", saved, cwd=tmp_path)
    assert "bid: player 1, " in said
    assert run(path, *RUMPUS, "replay", saved, cwd=tmp_path)


@pytest.mark.slow
def test_pip_installs_it_and_it_keeps_the_contract(tmp_path: Path) -> None:
    project, site = write_files(10, tmp_path / "project"), tmp_path / "site"
    install = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", site)
    run("", *install, project, cwd=tmp_path)
    assert (site / "liars_dice" / "text" / "cs" / "liars-dice.ftl").is_file()
    assert (site / "liars_dice" / "emblem.svg").is_file()
    said = run(str(site), "-m", "pytest", "-q", "-p", "no:cacheprovider", project / "tests", cwd=tmp_path)
    assert " passed" in said
