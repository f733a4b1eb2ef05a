"""The studio of a table that really serves prints boxes as they are written, in a process of its own, within limits."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pypdfium2
import pytest

from rumpus.table.studio import printer
from rumpus.table.studio.printer import Printer
from tests.helpers.table.served import GENEROUS, Served
from tests.helpers.waiting import PATIENCE

CARD = """card pea-shooter
    name: Pea Shooter
    name cs: Foukačka
    deck: starter
    copies: 4
    line: text
    text:
        target any hex
        blast
"""


def a_printer(library: str = "typst") -> Printer:
    return Printer("rumpus.printing", library, "rumpus[print]")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("printing")
    table = Served(folder / "rooms.db", boxes=folder / "boxes", studio="everybody", printer=a_printer())
    yield table
    table.stop()


@pytest.fixture(autouse=True)
def _however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printer, "LONGEST", PATIENCE)


class Box:
    """One that is worked on at a table."""

    def __init__(self, table: Served, name: str, game: str = "worms") -> None:
        self.table, self.place = table, f"/api/studio/{game}/{name}"
        begun = table.client.post(f"{self.place}/begin", json={"base": "standard"})
        assert begun.status_code == 201, begun.text
        self.files: dict[str, str] = begun.json()["files"]

    def print(self, language: str = "en", paper: str = "A4", **files: str) -> httpx.Response:
        changed = self.files | {file.replace("__", "."): text for file, text in files.items()}
        body: dict[str, Any] = {"files": changed, "language": language, "paper": paper}
        return self.table.client.post(f"{self.place}/print", json=body, headers={"Accept-Language": language})


def text_of(pdf: bytes) -> str:
    return "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf))


@pytest.mark.slow
def test_what_is_written_is_printed_saved_or_not(table: Served) -> None:
    said = Box(table, "yard").print("cs", "letter", weapons__cards=CARD)
    assert said.status_code == 200, said.text
    assert said.headers["content-type"] == "application/pdf"
    assert "Foukačka" in text_of(said.content)
    width, height = pypdfium2.PdfDocument(said.content)[0].get_size()
    assert (round(width), round(height)) == (612, 792)
    assert not list((table.serving.boxes or Path()).glob(".draft*"))


def test_what_is_wrong_with_a_box_is_said_instead(table: Served) -> None:
    said = Box(table, "broken").print("en", weapons__cards=CARD.replace("blast", "blazt"))
    assert said.json()["id"] == "print-refused"
    assert said.json()["text"].startswith("weapons.cards, line ")
    assert "blazt" in said.json()["text"]


def test_a_box_of_too_many_pieces_is_not_printed_at_a_table(table: Served) -> None:
    many = "".join(
        CARD.replace("pea-shooter", f"pea-{letter}").replace("copies: 4", "copies: 99") for letter in "abcdefghij"
    )
    said = Box(table, "many").print("en", weapons__cards=many)
    assert said.json()["id"] == "print-refused"
    assert "1,000" in said.json()["text"]


def test_what_takes_too_long_is_ended(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printer, "LONGEST", 0)
    assert Box(table, "slow").print().json()["id"] == "print-takes-long"
    assert not table.server.studio.printer.errands.running


def test_whoever_had_their_share_waits(tmp_path: Path) -> None:
    limits = replace(GENEROUS, work_at_once=0.001, work_per_second=0.000001)
    table = Served(tmp_path / "rooms.db", limits, boxes=tmp_path / "boxes", studio="everybody", printer=a_printer())
    try:
        body = {"files": {"box.txt": "name: Mine\nfrom: standard\n"}, "language": "en", "paper": "A4"}
        (tmp_path / "boxes" / "mine").mkdir(parents=True)
        (tmp_path / "boxes" / "mine" / "box.txt").write_text("name: Mine\nfrom: standard\n")
        said = [table.client.post("/api/studio/worms/mine/print", json=body).status_code for _ in range(2)]
        assert said[-1] == 429
    finally:
        table.stop()


@pytest.mark.parametrize(
    ("printer", "id"), [(None, "print-needs-table"), (a_printer("no_such_library"), "print-no-typst")]
)
def test_where_nothing_is_printed_it_says_why(tmp_path: Path, printer: Printer | None, id: str) -> None:
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes", studio="everybody", printer=printer)
    try:
        said = Box(table, "mine").print()
        assert said.status_code >= 400
        assert said.json()["id"] == id
    finally:
        table.stop()
