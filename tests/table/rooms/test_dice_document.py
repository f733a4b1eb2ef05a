"""`docs/dice.md` is true: its vectors are what the code computes, and its checker checks."""

import hashlib
import hmac
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rumpus.kernel.question import CHANCE, Question
from rumpus.records.dice import (
    LABELS,
    SCHEME,
    SEAT_LABEL,
    CheckableChance,
    commitment,
    mix,
    opening_hash,
    seat_commitment,
    uniform,
)
from tests.helpers.places import ROOT
from tests.helpers.table.rooms import NOON, played_room
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

TEXT = (ROOT / "docs" / "dice.md").read_text(encoding="utf-8")
CHECKER = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)[0]
SECRET = bytes.fromhex(re.findall(r"The secret is the 32 bytes `(\w+)`", TEXT)[0])


def rows(heading: str) -> list[list[str]]:
    """The table whose first row begins with this heading, without its head."""
    table = TEXT[TEXT.index(f"\n| {heading} |") :].strip().split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


VECTORS = {what: re.findall(r"`([^`]+)`", value) for what, value in rows("what | value")}
ENTROPIES = tuple("" if value == ["-"] else value[0] for what, value in VECTORS.items() if what.startswith("entropy"))
KEY = bytes.fromhex(VECTORS["key"][0])


def test_the_commitment_and_the_key_are_as_described() -> None:
    assert VECTORS["commitment"] == [commitment(SECRET)]
    assert len(ENTROPIES) == 3
    assert mix(SECRET, ENTROPIES) == KEY
    assert f"*label* is the text `{LABELS[SCHEME].decode()}`" in TEXT
    assert f"Their label is\n`{LABELS[1].decode()}`" in TEXT


def test_what_comes_from_another_record_is_bound_as_described() -> None:
    lines = VECTORS["lines from another record"]
    assert VECTORS["hash of no lines"] == [opening_hash(())]
    assert VECTORS["hash of these lines"] == [opening_hash(lines)]
    assert VECTORS["commitment with these lines"] == [commitment(SECRET, lines)]


def test_seats_commit_as_described() -> None:
    for seat in (1, 3):
        assert VECTORS[f"commitment of seat {seat}"] == [seat_commitment(ENTROPIES[seat - 1])]
    assert f"SHA-256 of the text `{SEAT_LABEL.decode()}`" in TEXT


def test_entropy_is_hashed_and_written_as_described() -> None:
    for seat, entropy in enumerate(ENTROPIES, 1):
        assert VECTORS[f"entropy of seat {seat}"][-1] == (entropy.encode().hex() or "-")
        assert VECTORS[f"hash of seat {seat}'s"] == [hashlib.sha256(entropy.encode()).hexdigest()]


def test_the_first_digests_are_as_described() -> None:
    for text in ("0/0", "1/0"):
        assert VECTORS[f"HMAC of `{text}`"] == [hmac.digest(KEY, text.encode(), "sha256").hex()]


@pytest.mark.parametrize(("counter", "below", "attempt", "number"), rows("counter | below | attempt | number"))
def test_numbers_are_as_described(counter: str, below: str, attempt: str, number: str) -> None:
    assert uniform(KEY, int(counter), int(below)) == int(number)
    digest = hmac.digest(KEY, f"{counter}/{attempt}".encode(), "sha256")
    assert int.from_bytes(digest[:8], "big") % int(below) == int(number)


def test_some_attempts_are_refused() -> None:
    attempts = {int(attempt) for _, _, attempt, _ in rows("counter | below | attempt | number")}
    assert len(attempts) > 2


@pytest.mark.parametrize(("counter", "options", "outcome"), rows("counter | options | outcome"))
def test_outcomes_are_as_described(counter: str, options: str, outcome: str) -> None:
    written = [option.split() for option in options.split(", ")]
    weights = tuple(int(weight) for _, weight in written)
    question = Question(CHANCE, "draw", tuple(range(len(written))), weights=weights)
    assert written[CheckableChance(KEY, int(counter)).pick(question)][0] == outcome


def test_every_line_of_the_proof_is_described() -> None:
    room = played_room("worms")
    room.row = msgspec.structs.replace(room.row, daily="2000-01-01")
    proof = room.record(None, NOON).proof
    assert {key.strip("`") for key, _ in rows("header line | what it says")} == proof.keys()


def run_checker(said: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", CHECKER], input=said, capture_output=True, text=True)


@pytest.mark.parametrize("game", ["worms", "zombies-doom"])
def test_the_checker_checks(rumpus: Rumpus, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.txt"
    text = played_room(game, "salt", "").record(None, NOON).write()
    file.write_text(text, encoding="utf-8")
    said = rumpus("verify", file, "--json").out
    checked = run_checker(said)
    assert (checked.returncode, checked.stdout) == (0, f"{text.count('chance: ')}\n")

    other = seat_commitment("pepper")
    doubted = run_checker(said.replace(seat_commitment("salt"), other))
    assert "AssertionError" in doubted.stderr
    doubted = run_checker(said.replace('"counter": 7,', '"counter": 8,', 1))
    assert "AssertionError: line" in doubted.stderr
