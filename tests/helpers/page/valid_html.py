"""What an HTML validator says of the page as a browser has it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
CONFIG = ROOT / "web" / ".htmlvalidate.json"


def invalid_html(files: list[Path]) -> str:
    """Nothing, or all that it finds, with the file and the line."""
    command = [sys.executable, "hatch_build.py", "npm", "exec", "--offline", "--", "html-validate"]
    arguments = ["--config", str(CONFIG), *map(str, files)]
    said = subprocess.run([*command, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if said.returncode == 0 else said.stdout + said.stderr
