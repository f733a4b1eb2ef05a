"""At least 95 % of the lines and, counted apart, of the branches of each room that knows no server, and of each game.

Coverage's own threshold adds lines and branches up, all packages together, so that many covered
lines in one room would hide the uncovered branches of another.

    python -m tests.helpers.coverage_floor COVERAGE.json
"""

import json
import sys
from collections import defaultdict
from pathlib import Path, PurePath

FLOOR = 95.0


def room(file: str) -> str:
    """`kernel`, or `games/<game>`: the part of the path that names what is measured."""
    parts = PurePath(file).parts
    inside = parts[parts.index("rumpus") + 1 :]
    return "/".join(inside[:2]) if inside[0] == "games" else inside[0]


def percent(covered: int, total: int) -> float:
    return 100.0 * covered / total if total else 100.0


def main(report: Path) -> bool:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for file, measured in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        summary = measured["summary"]
        for i, key in enumerate(("covered_lines", "num_statements", "covered_branches", "num_branches")):
            counts[room(file)][i] += summary[key]
    high_enough = True
    for name, (lines, all_lines, branches, all_branches) in sorted(counts.items()):
        by_lines, by_branches = percent(lines, all_lines), percent(branches, all_branches)
        verdict = "" if min(by_lines, by_branches) >= FLOOR else f"  below {FLOOR:.0f} %"
        high_enough &= not verdict
        print(f"{name:20} lines {by_lines:5.1f} %  branches {by_branches:5.1f} %{verdict}")
    return high_enough


if __name__ == "__main__":
    sys.exit(not main(Path(sys.argv[1])))
