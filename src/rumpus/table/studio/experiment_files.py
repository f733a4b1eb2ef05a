"""What of an experiment can be read and taken along: its reports, their tables, and all of it as one file."""

import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rumpus.table.studio.experiments import SUFFIX, WISH_FILE
from rumpus.table.studio.laboratory import BESIDE, GAMES_FILE, PROGRESS_FILE, TEXT_FILE
from rumpus.text.words import LANGUAGES

REPORT: Final = "report-"


def report_page(folder: Path, language: str) -> Path:
    return folder / f"{REPORT}{language}" / "index.html"


def report_is_current(folder: Path, language: str) -> bool:
    """Whether no game was played since it was written."""
    page = report_page(folder, language)
    return page.is_file() and page.stat().st_mtime > (folder / GAMES_FILE).stat().st_mtime


def readable(folder: Path) -> dict[str, Path]:
    """Nothing is read by a path that somebody names: it is one of these, or none."""
    reports = (report_page(folder, language).parent for language in LANGUAGES)
    found = [file for report in reports for file in report.rglob("*") if file.is_file()]
    return {file.relative_to(folder).as_posix(): file for file in [folder / TEXT_FILE, *found]}


def pack(folder: Path, id: str) -> Path:
    """A zip as the command line goes on with it: `rumpus lab run ID/ID.toml` finds its boxes and results beside."""
    with tempfile.NamedTemporaryFile(suffix=".zip", delete=False) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(folder / TEXT_FILE, f"{id}/{id}.toml")
            for inside, place in packed_files(folder, id):
                archive.write(inside, place)
        return Path(file.name)


def packed_files(folder: Path, id: str) -> Iterator[tuple[Path, str]]:
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if not file.is_file() or file.name.startswith(".") or name in (PROGRESS_FILE, WISH_FILE):
            continue
        beside = name.removeprefix(f"{BESIDE}/")
        yield file, f"{id}/{beside}" if beside != name else f"{id}/{id}{SUFFIX}/{name}"
