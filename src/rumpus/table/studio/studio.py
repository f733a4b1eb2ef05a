"""Who may work on the boxes of this table: whoever runs it, everybody, or nobody."""

from pathlib import Path
from typing import Literal

from rumpus.kernel.message import Refused
from rumpus.table.guests.operator import Operator
from rumpus.table.studio.workshop import Workshop

Who = Literal["operator", "everybody", "nobody"]


class Studio:
    """`who` may come in; without a folder there is nothing to work on."""

    def __init__(self, folder: Path | None, who: Who = "nobody") -> None:
        self.operator = Operator(folder if who == "operator" else None)
        self.who: Who = "nobody" if folder is None or (who == "operator" and not self.key) else who
        self.workshop = Workshop(folder or Path())

    @property
    def key(self) -> str:
        return self.operator.key

    def enter(self, token: str | None) -> Workshop:
        if self.who == "nobody":
            raise Refused("studio-closed")
        if self.who == "operator" and not self.operator.has_sent(token):
            raise Refused("studio-key-needed")
        return self.workshop
