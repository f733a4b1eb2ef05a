"""The page's types are those of the server."""

from pathlib import Path

from rumpus.table.typescript import write_types

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_knows_the_messages_as_they_are() -> None:
    """If not: `make types`."""
    assert WIRE.read_text(encoding="utf-8") == write_types()
