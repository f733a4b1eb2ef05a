"""Who may work on the boxes of this table: whoever runs it, everybody, or nobody."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from rumpus.kernel.message import Refused
from rumpus.table.guests.operator import Operator
from rumpus.table.studio.bench import Bench
from rumpus.table.studio.experiments import Experiments
from rumpus.table.studio.laboratory import Laboratory
from rumpus.table.studio.printer import Printer
from rumpus.table.studio.processes import ProcessBench
from rumpus.table.studio.workshop import Workshop

Who = Literal["operator", "everybody", "nobody"]


class Studio:
    """`who` may come in; without a folder there is nothing to work on, and without a lab nothing is
    measured, without a printer nothing printed."""

    def __init__(
        self,
        folder: Path | None,
        who: Who = "nobody",
        lab: Laboratory | None = None,
        bench: Callable[[Experiments], Bench] = ProcessBench,
        printer: Printer | None = None,
    ) -> None:
        self.operator = Operator(folder if who == "operator" else None)
        self.who: Who = "nobody" if folder is None or (who == "operator" and not self.key) else who
        self.workshop = Workshop(folder or Path())
        self.experiments = Experiments(self.workshop.folder, lab)
        self.bench = bench(self.experiments)
        self._printer = printer

    @property
    def key(self) -> str:
        return self.operator.key

    def open(self) -> None:
        """What a table that was killed has left lying about goes; what it was playing goes on."""
        if self.who != "nobody":
            self.workshop.clear_away()
            self.bench.open()

    async def close(self) -> None:
        if self._printer is not None:
            self._printer.errands.kill()
        await self.bench.close()

    @property
    def printer(self) -> Printer:
        if self._printer is None:
            raise Refused("print-needs-table")
        return self._printer

    def enter(self, token: str | None) -> Workshop:
        if self.who == "nobody":
            raise Refused("studio-closed")
        if self.who == "operator" and not self.operator.has_sent(token):
            raise Refused("studio-key-needed")
        return self.workshop
