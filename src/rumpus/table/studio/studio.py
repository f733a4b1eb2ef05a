"""Who may work on the boxes of this table: whoever runs it, everybody, or nobody."""

import logging
import os
import secrets
from pathlib import Path
from typing import Final, Literal

from rumpus.kernel.message import Refused
from rumpus.table.studio.bench import Bench
from rumpus.table.studio.experiments import Experiments
from rumpus.table.studio.laboratory import Laboratory
from rumpus.table.studio.workshop import Workshop

log = logging.getLogger("rumpus.studio")

Who = Literal["operator", "everybody", "nobody"]
KEY_FILE: Final = ".key"  # among the boxes, for nobody but whoever runs the table


class Studio:
    """`who` may come in; without a folder there is nothing to work on, and without a lab nothing is measured."""

    def __init__(
        self, folder: Path | None, who: Who = "nobody", lab: Laboratory | None = None, processes: int = 1
    ) -> None:
        self.who: Who = "nobody" if folder is None else who
        self.workshop = Workshop(folder or Path())
        self.experiments = Experiments(self.workshop.folder, lab)
        self.bench = Bench(self.experiments, processes)
        self.key = ""
        if folder is not None and self.who == "operator":
            try:
                self.key = read_key(folder)
            except OSError as error:
                log.warning("there is no studio: its key cannot be kept", exc_info=error)
                self.who = "nobody"

    def open(self) -> None:
        """What a table that was killed has left lying about goes; what it was playing goes on."""
        if self.who != "nobody":
            self.workshop.clear_away()
            self.bench.open()

    async def close(self) -> None:
        await self.bench.close()

    def enter(self, token: str | None) -> Workshop:
        if self.who == "nobody":
            raise Refused("studio-closed")
        if self.who == "operator" and not secrets.compare_digest(self.key.encode(), (token or "").encode()):
            raise Refused("studio-key-needed")
        return self.workshop


def read_key(folder: Path) -> str:
    """The key that lies there, or a new one. Several processes may begin at once: the first one's counts."""
    folder.mkdir(parents=True, exist_ok=True)
    file, fresh = folder / KEY_FILE, folder / f"{KEY_FILE}-{secrets.token_hex(8)}"
    if not file.exists():
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(24), encoding="utf-8")
        try:
            os.link(fresh, file)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return file.read_text(encoding="utf-8").strip()
