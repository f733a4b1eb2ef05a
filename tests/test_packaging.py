"""What is installed: the wheel, what it needs and what it does without."""

import email
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.helpers.system_programs import path_to_them

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[1]
# As on a machine that has neither.
WITHOUT = """
import sys
sys.modules["uvloop"] = sys.modules["psycopg"] = None
from rumpus.cli import main
sys.exit(main())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return ZipFile(built)


@pytest.mark.slow
def test_the_licences_of_what_the_page_is_made_of_are_in_the_wheel(wheel: ZipFile) -> None:
    told = wheel.read("rumpus/table/page/licences.txt").decode()
    parts = re.findall(r"^(\S+) \S+ \((.+)\)\n=+\n\n(.+)", told, re.MULTILINE)
    named = {name: (licence, text.strip()) for name, licence, text in parts}
    assert named["svelte"][0] == named["uqr"][0] == "MIT"
    assert named["@fluent/bundle"] == ("Apache-2.0", "Apache License")
    scripts = "".join(wheel.read(name).decode() for name in wheel.namelist() if name.endswith(".js"))
    assert "svelte" in scripts
    assert told.count("Permission is hereby granted") >= 2
    assert {"LICENSE", "NOTICE.md"} <= {Path(name).name for name in wheel.namelist() if ".dist-info/" in name}


@pytest.mark.slow
def test_the_wheel_says_what_it_is_and_what_it_needs(wheel: ZipFile) -> None:
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    about = email.message_from_bytes(wheel.read(name))
    for field in ("Summary", "License-Expression", "Author", "Keywords", "Requires-Python", "Classifier"):
        assert about[field], field
    assert about["Description-Content-Type"] == "text/markdown"
    needed = about.get_all("Requires-Dist") or []
    assert [one for one in needed if one.startswith("psycopg") and "extra == 'postgres'" not in one] == []
    (loop,) = [one for one in needed if one.startswith("uvloop")]
    assert "sys_platform != 'win32'" in loop


def test_a_table_opens_without_what_only_some_have(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, "serve", "--port", "0", "--workers", "1"]
    with subprocess.Popen(
        [*command, "--store", f"sqlite:///{tmp_path / 'rooms.db'}"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as server:
        assert server.stdout is not None
        found = re.search(rb"http://\S+", server.stdout.readline())
        assert found is not None
        assert httpx.get(found[0].decode().rstrip("/.") + "/health").status_code == 200
        server.send_signal(signal.SIGTERM)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "needs more"), ("cs", "potřebuje víc"), ("uk", "потрібно більше")]
)
def test_a_store_whose_driver_is_missing_says_what_to_install(language: str, says: str) -> None:
    command = [sys.executable, "-c", WITHOUT, "--lang", language, "serve", "--store", "postgresql://nobody@nowhere/x"]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONUTF8": "1"})
    assert said.returncode == 1
    assert says in said.stderr
    assert "pip install 'rumpus[postgres]'" in said.stderr
    assert "Traceback" not in said.stderr


def test_what_the_tests_need_of_a_system_is_found_without_its_folders_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Root starts PostgreSQL as another user, whom `useradd` makes."""
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    assert shutil.which("useradd", path=path_to_them()) == shutil.which("useradd", path="/usr/bin:/bin:/usr/sbin:/sbin")


def test_every_extra_is_told_of() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    papers = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")))
    assert [extra for extra in extras if f"rumpus[{extra}]" not in papers] == []
