"""What `docs/training.md` shows of libraries that need torch is true, and its larger example runs."""

import re
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("sb3_contrib", reason="make test-training has it")
pytest.importorskip("torchrl", reason="make test-training has it")

from tests.helpers.places import ROOT

TEXT = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
ALL = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def test_its_examples_run() -> None:
    made: dict[str, Any] = {}
    examples = [example for example in ALL if re.search("sb3_contrib|torchrl", example)]
    assert len(examples) == 2
    for example in examples:
        exec(example, made)
    assert made["model"].num_timesteps >= 500
    assert made["rollout"].shape == (4, 20)


def test_its_masked_ppo_can_be_trained() -> None:
    """A little, to see that it runs; the figures take minutes."""
    command = [sys.executable, str(ROOT / "examples" / "train_ppo.py"), "--steps", "256", "128"]
    done = subprocess.run(
        [*command, "--games", "4", "--measured", "2"], check=True, capture_output=True, text=True, timeout=600
    )
    assert re.findall(r"^ *(\d+) steps", done.stdout, re.MULTILINE) == ["0", "256", "384"]
