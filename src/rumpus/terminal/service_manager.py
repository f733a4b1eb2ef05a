"""Telling systemd, if it is that which started us (`Type=notify`), that we are ready: whoever restarts one table after
another waits for that."""

import os
import socket
from contextlib import suppress


def tell_ready() -> None:
    if name := os.environ.get("NOTIFY_SOCKET"):
        address = "\0" + name[1:] if name.startswith("@") else name  # a name in the abstract, as systemd writes it
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.sendto(b"READY=1", address)
