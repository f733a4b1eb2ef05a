"""How tests may wait, draw and listen; CONTRIBUTING.md says how instead (Tests that are green every time)."""

import re
from pathlib import Path

import pytest

from tests.helpers.places import ROOT

HERE = Path(__file__)
# A line may give a reason: `# pause: no event tells when the kernel has noticed`.
FORBIDDEN = {
    "pause": re.compile(r"(?<!pg_)\bsleep\(|\bwait_for_timeout\("),
    "luck": re.compile(r"\bSystemRandom\b|(?<![\w.])Random\(\)|^import random\b"),
    "port": re.compile(r"\bfree_port\b|\.bind\(\(\"127\.0\.0\.1\", 0\)\)"),
}


def found_in(text: str, what: str) -> list[int]:
    """The lines that do so without giving a reason."""
    lines = enumerate(text.splitlines(), 1)
    return [number for number, line in lines if FORBIDDEN[what].search(line) and f"# {what}: " not in line]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_test_leaves_it_to_chance_or_time(what: str) -> None:
    files = [file for file in sorted((ROOT / "tests").rglob("*.py")) if file != HERE]
    texts = {file.relative_to(ROOT): file.read_text(encoding="utf-8") for file in files}
    assert [f"{file}:{line}" for file, text in texts.items() for line in found_in(text, what)] == []


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("    time.sleep(0.1)", "pause"),
        ("    page.wait_for_timeout(SETTLES)", "pause"),
        ("    random = Random()", "luck"),
        ("    port = free_port()", "port"),
    ],
)
def test_a_line_without_a_reason_is_found(line: str, what: str) -> None:
    assert found_in(line, what) == [1]
    assert found_in(f"{line}  # {what}: a reason", what) == []
