"""Whoever runs the table, known by a key in a file that nobody else can read."""

import hmac
import logging
import os
import secrets
from pathlib import Path
from typing import Final

from rumpus.kernel.message import Refused

log = logging.getLogger("rumpus.operator")

MARK_SIGNS: Final = 16
KEY_FILE: Final = ".key"  # in the folder of boxes


class Operator:
    def __init__(self, folder: Path | None) -> None:
        self.key = ""  # nothing, where there is nowhere to keep one: then nobody is the operator
        if folder is not None:
            try:
                self.key = read_key(folder)
            except OSError as error:
                log.warning("the operator's key cannot be kept", exc_info=error)

    def has_sent(self, token: str | None) -> bool:
        return bool(self.key) and secrets.compare_digest(self.key.encode(), (token or "").encode())

    def mark(self, address: str) -> str:
        """What an address is known by: nobody can tell from it which address it is, who has not the key."""
        return hmac.new(self.key.encode(), address.encode(), "sha256").hexdigest()[:MARK_SIGNS]

    def check(self, token: str | None) -> None:
        if not self.has_sent(token):
            raise Refused("operator-key-needed")


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
