"""Change the rules of Worms in small ways and list the changes that no test notices.

mutmut leaves decorated functions alone, and every rule is decorated. So it works on a copy in which
`@rule` before a function has become `rule(function)` after it, which says the same.

    python -m tests.helpers.mutants [MUTANT…]
"""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

from tests.helpers.places import ROOT

WORKSHOP = ROOT / "build" / "mutants"
RULES = Path("src/rumpus/games/worms/rules")


def without_decorators(source: str) -> str:
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if not isinstance(node, ast.FunctionDef):
            continue
        match node.decorator_list:
            case [ast.Name(id="rule") as decorator]:
                lines.insert(node.end_lineno or node.lineno, f"rule({node.name})")
                del lines[decorator.lineno - 1]
    return "\n".join(lines) + "\n"


def main(mutants: list[str]) -> int:
    for folder in ("src", "tests"):
        shutil.rmtree(WORKSHOP / folder, ignore_errors=True)
        shutil.copytree(ROOT / folder, WORKSHOP / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy2(ROOT / "pyproject.toml", WORKSHOP)
    for file in (WORKSHOP / RULES).glob("*.py"):
        file.write_text(without_decorators(file.read_text(encoding="utf-8")), encoding="utf-8")
    mutmut = Path(sys.executable).with_name("mutmut")
    run = subprocess.run([mutmut, "run", *mutants], cwd=WORKSHOP, check=False)
    return run.returncode or subprocess.run([mutmut, "results"], cwd=WORKSHOP, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
