"""Servers that tests start as forks of one process are like those that start by themselves."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.nursery import Child, start
from tests.helpers.places import ROOT
from tests.helpers.waiting import until

PROGRAM = """
import os, signal, sys

def tell():
    print(os.getcwd(), sys.argv[1:], os.environ["SAID"], "RUMPUS_LEFT_OUT" in os.environ, flush=True)
    print("an error", file=sys.stderr)
    return 3

def wait():
    print("here", flush=True)
    signal.pause()

def fail():
    raise ValueError("so it is")
"""


@pytest.fixture(autouse=True)
def program(tmp_path: Path) -> None:
    (tmp_path / "program_of_a_test.py").write_text(PROGRAM, encoding="utf-8")


def run(folder: Path, function: str, *arguments: str) -> Child:
    environment = os.environ | {"PYTHONPATH": str(folder), "SAID": "something"}
    with (folder / "log").open("ab") as log:
        return start(
            f"program_of_a_test:{function}",
            arguments,
            log=log,
            environment=environment,
            folder=folder,
            tells_us=True,
        )


def test_it_has_its_own_folder_arguments_environment_and_streams(tmp_path: Path) -> None:
    with run(tmp_path, "tell", "--port", "0") as child:
        assert child.stdout is not None
        assert child.stdout.read() == f"{tmp_path} ['--port', '0'] something False\n"
        assert child.wait(60) == 3
    assert (tmp_path / "log").read_text() == "an error\n"


def test_an_error_is_told_as_python_tells_it(tmp_path: Path) -> None:
    with run(tmp_path, "fail") as child:
        assert child.wait(60) == 1
    assert "Traceback" in (tmp_path / "log").read_text()
    assert "ValueError: so it is" in (tmp_path / "log").read_text()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_it_ends_by_a_signal(tmp_path: Path, number: signal.Signals) -> None:
    with run(tmp_path, "wait") as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "here\n"
        assert child.poll() is None
        child.send_signal(number)
        assert child.wait(60) == -number
        child.send_signal(number)  # which nobody hears any more


def test_children_end_with_the_tests_that_started_them(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from tests.helpers.nursery import start\n"
        "os.environ['TEST_LUCK'] = 'of a child'; os.environ['PYTHONPATH'] = sys.argv[1]\n"
        "child = start('program_of_a_test:wait', [], log=open(os.devnull, 'w'), tells_us=True)\n"
        "assert child.stdout.readline() == 'here\\n'; print(child.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    until(lambda: not Path(f"/proc/{int(said.stdout)}").exists())
