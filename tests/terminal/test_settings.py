"""What is set of a table in a file: as an option would be, and wrong with its line."""

import argparse
import tomllib
from pathlib import Path

import pytest

from rumpus.terminal.console import Console
from rumpus.terminal.serving import add_serve
from rumpus.terminal.settings import arguments_of, key_of
from rumpus.terminal.settings_manual import BEGIN, DOCUMENT, document, settable
from tests.helpers.places import ROOT
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.toml"


def settled(file: Path, *typed: str) -> argparse.Namespace:
    """What comes of the file, the environment and what is typed, as the command puts them together."""
    parser = argparse.ArgumentParser()
    add_serve(Console("en"), parser)
    return parser.parse_args([*arguments_of(settable(), file), *typed])


def test_what_is_typed_wins_over_the_environment_and_that_over_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(
        'port = 1\nworkers = 2\nprocesses = 3\nopen = true\nlog = "json"\nhost-name = ["one.example"]\n'
        "[limit]\nrooms_per_hour = 4\nwork_per_second = 0.5\nconnections = 7\n"
    )
    monkeypatch.setenv("RUMPUS_PORT", "5")
    monkeypatch.setenv("RUMPUS_WORKERS", "6")
    monkeypatch.setenv("RUMPUS_OPEN", "no")
    monkeypatch.setenv("RUMPUS_LIMIT", "rooms_per_hour=8")
    monkeypatch.setenv("RUMPUS_HOST_NAME", "two.example")
    given = settled(file, "--port", "9", "--limit", "connections=10")
    assert (given.port, given.workers, given.processes) == (9, 6, 3)
    assert (given.open, given.log) == (False, "json")
    assert given.host_name == ["one.example", "two.example"]
    assert dict(given.limit) == {"rooms_per_hour": 8, "work_per_second": 0.5, "connections": 10}


@pytest.mark.parametrize(
    ("written", "line", "told"),
    [
        ("port = 70000", 1, "“port”: write a whole number from 0 to 65535"),
        ('\nlog = "xml"', 2, "“xml” is not possible here; choose from text, json"),
        ("port = 1\n[limit]\n\nguests = 3", 4, "there is no limit “guests”"),
        ('[limit]\nrooms_per_hour = "many"', 2, "write a number above 0"),
        ("[bot]\nmine = 3.5\nworse = 'a b'", 3, "“bot”: “worse=a b”"),
        ("prot = 8000", 1, "“prot” is not possible here, only: host, port,"),
        ('settings = "more.toml"', 1, "“settings” is not possible here"),
        ("host = true", 1, "“host” should be a text in quotation marks"),
        ("open = 1", 1, "“open” should be true or false"),
        ('host-name = "games.example"', 1, "“host-name” should be a list"),
        ("host-name = [1.5]", 1, "“host-name” should be a text"),
        ('limit = ["connections=3"]', 1, "“limit” should be a table of its own"),
        ("port = 1\nhost =", 2, "this is not TOML"),
    ],
)
@pytest.mark.parametrize("named_by", ["option", "environment"])
def test_what_is_wrong_is_told_with_its_line(
    rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch, file: Path, written: str, line: int, told: str, named_by: str
) -> None:
    file.write_text(written)
    if named_by == "environment":
        monkeypatch.setenv("RUMPUS_SETTINGS", str(file))
    said = rumpus("serve", *(["--settings", file] if named_by == "option" else []))
    assert (said.code, said.out) == (1, "")
    assert f"{file}, line {line}: " in said.err
    assert told in said.err


def test_a_file_that_is_not_there(rumpus: Rumpus, file: Path) -> None:
    assert rumpus("serve", "--settings", file).err == f"rumpus: There is no {file}.\n"


def test_the_document_lists_all_settings_and_its_example_is_one(file: Path) -> None:
    assert document() == (ROOT / DOCUMENT).read_text(encoding="utf-8"), "run `make manual`"
    example = BEGIN.partition("```toml\n")[2].partition("```")[0]
    file.write_text(example)
    assert settled(file).proxy == "127.0.0.1"
    assert tomllib.loads(example).keys() < {key_of(option) for option in settable()}
