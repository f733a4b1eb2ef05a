"""`docs/training.md` is true: its examples run, its figures hold, and what it trains gets better."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rumpus.learning.encoder import Encoder

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
ALL = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES = [example for example in ALL if not re.search("sb3_contrib|torchrl", example)]  # those are in tests/training
SIZES = re.findall(r"^\| ([\w-]+) \| (\S+) \| (\d+) \| (\d+) \|$", TEXT, re.MULTILINE)


def test_its_examples_run() -> None:
    """One after the other: the later ones go on with what the first has made."""
    made: dict[str, Any] = {}
    assert len(EXAMPLES) == 6
    for example in EXAMPLES:
        exec(example, made)
    assert made["mine"].any()
    assert made["reward"] in (-1, 0, 1)
    assert made["rewards"].shape == (4,)
    assert made["state"].is_terminal()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("game", "options", "actions", "numbers"), SIZES)
def test_its_sizes_are_right(game: str, options: str, actions: str, numbers: str, seats: int) -> None:
    encoder = Encoder(game, seats, dict([options.split("=")] if "=" in options else []))
    assert (len(encoder.actions), encoder.layout.size) == (int(actions), int(numbers))


def test_it_has_sizes_of_both_games() -> None:
    assert {game for game, *_ in SIZES} == {"worms", "zombies-doom"}


def train(*options: str) -> list[float]:
    """The shares of games won on the way, as the example prints them."""
    command = [sys.executable, str(ROOT / "examples" / "train_small.py"), *options]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [float(share) for share in re.findall(r"won ([\d.]+)%", done.stdout)]


@pytest.mark.slow
def test_its_table_begins_as_the_example_does() -> None:
    """Before anything is learned nothing but the seed decides: a change of the rules makes the rest wrong as well."""
    (won,) = train("--games", "0")
    assert re.findall(r"^\| 0 \| ([\d.]+) %", TEXT, re.MULTILINE)[0] == str(won)


@pytest.mark.slow
def test_what_it_trains_gets_better() -> None:
    before, *_, after = train("--games", "1000", "--measured", "200")
    assert before < 25
    assert after > 60


def test_its_learner_can_be_set_against_a_bot() -> None:
    assert len(train("--against", "easy", "--games", "4", "--measured", "2")) > 1
