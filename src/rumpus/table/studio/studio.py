"""Who may work on the boxes of this table: whoever runs it, everybody, or nobody."""

import logging
import os
import secrets
from pathlib import Path
from typing import Final, Literal

from rumpus.kernel.message import Refused
from rumpus.table.studio.workshop import Workshop

log = logging.getLogger("rumpus.studio")

Who = Literal["operator", "everybody", "nobody"]
KEY_FILE: Final = ".key"  # among the boxes, for nobody but whoever runs the table


class Studio:
    """`who` may come in; without a folder there is nothing to work on."""

    def __init__(self, folder: Path | None, who: Who = "nobody") -> None:
        self.who: Who = "nobody" if folder is None else who
        self.workshop = Workshop(folder or Path())
        self.key = ""
        if folder is not None and self.who == "operator":
            try:
                self.key = read_key(folder)
            except OSError as error:
                log.warning("there is no studio: its key cannot be kept", exc_info=error)
                self.who = "nobody"

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
