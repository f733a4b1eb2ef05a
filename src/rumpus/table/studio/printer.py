"""Boxes on paper, for somebody who waits for it: set by a program in a process of its own, so that nobody who plays at
the table waits for it too."""

import asyncio
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.studio.laboratory import Problem
from rumpus.table.studio.processes import POLITE, Errands

PDF: Final = b"%PDF"
LONGEST: Final = 60.0  # seconds; a box of the house takes four


@dataclass
class Printer:
    """Whoever runs the table says which program prints, and what that cannot do without."""

    program: str  # a module; its output is the PDF, or a `Problem`
    library: str
    extra: str  # with which the library comes
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)  # for whoever has something printed
    errands: Errands = field(default_factory=Errands)

    async def print(self, game: str, folder: Path, language: str, paper: str) -> bytes:
        """The box in this folder as a PDF."""
        if find_spec(self.library) is None:
            raise Refused("print-no-typst", module=self.library, extra=self.extra)
        try:
            said = await self.errands.hear(self.program, [game, str(folder), language, paper], POLITE, LONGEST)
        except TimeoutError:
            raise Refused("print-takes-long") from None
        if said.startswith(PDF):
            return said
        try:
            raise Refused("print-refused", why=msgspec.json.decode(said, type=Problem).refused)
        except msgspec.DecodeError:
            raise Refused("lab-program-failed") from None
