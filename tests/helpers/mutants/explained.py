"""The mutants that no scenario can notice, most of them because they change nothing: `tests/data/mutants/<game>.toml`.

A table for each function, named by file and function; in it a line for each change.
"""

import tomllib
from pathlib import Path
from typing import Final

from tests.helpers.places import DATA

EXPLAINED: Final = DATA / "mutants"


def file_of(game: str) -> Path:
    return EXPLAINED / f"{game}.toml"


def read_explained(game: str) -> dict[str, str]:
    """Why nothing notices each, by the key of the mutant."""
    file = file_of(game)
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {f"{place} | {text}": why for place, changes in tables.items() for text, why in changes.items()}
