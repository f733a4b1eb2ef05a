"""Programs for whoever looks after a system: not every account has their folders on its PATH."""

import os

FOLDERS = ("/usr/local/sbin", "/usr/sbin", "/sbin")


def path_to_them() -> str:
    """PATH, and those folders behind it."""
    known = [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder]
    return os.pathsep.join([*known, *(folder for folder in FOLDERS if folder not in known)])
