"""The PDF of a box, set by typst from a template of ours and data."""

import json
from collections.abc import Sequence
from importlib.resources import as_file, files
from typing import Final, NamedTuple

import typst

from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Setting
from rumpus.printing.document import Document
from rumpus.printing.layout import PAPERS, Side
from rumpus.text.words import words_with

TEMPLATE: Final = "template.typ"


class Printed(NamedTuple):
    pdf: bytes
    pages: int
    sides: Sequence[Side]  # of pieces, behind the first pages and before the rules


def print_box(game: AnyGame, setting: Setting, language: str, paper: str) -> Printed:
    """A box in a language. Nothing but what is installed is used: no font and no word comes from elsewhere."""
    document = Document(game, setting, words_with(language, game, setting), PAPERS[paper])
    with as_file(files("rumpus.printing")) as folder:
        compiler = typst.Compiler(
            root=str(folder),
            font_paths=[str(folder / "fonts")],
            ignore_system_fonts=True,
            sys_inputs={"data": json.dumps(document.data(), ensure_ascii=False)},
        )
        try:
            pdf = compiler.compile(str(folder / TEMPLATE), format="pdf")
        except typst.TypstError as error:  # a picture of somebody's own, which only the typesetter can judge
            raise Refused("print-failed", why=error.message) from None
        pages = json.loads(compiler.query("<pages>", field="value", one=True))
    assert isinstance(pdf, bytes)
    return Printed(pdf, pages, document.sides)
