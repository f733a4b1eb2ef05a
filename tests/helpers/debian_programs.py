"""Programs that Debian packages: the one that is there, or one that we unpack beside us. Nothing is installed, and
nothing is started that a package would start.

python -m tests.helpers.debian_programs brings all that tests need, before several of them want it at a time."""

import os
import shutil
import subprocess
from contextlib import suppress

import pytest

from tests.helpers.page.chromium import is_debian
from tests.helpers.places import ROOT
from tests.helpers.system_programs import path_to_them

UNPACKED = ROOT / "build" / "debian"
NEEDED = ("caddy", "nginx", "openssl")  # by `make test`


def find_program(name: str) -> str:
    """Where it is; a test that needs it is left out where there is none to be had."""
    found = program(name)
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def program(name: str) -> str | None:
    there = os.pathsep.join([path_to_them(), *(str(UNPACKED / name / "usr" / folder) for folder in ("bin", "sbin"))])
    found = shutil.which(name, path=there)
    if found is None and is_debian():
        with suppress(subprocess.CalledProcessError):  # no network, or no such package
            unpack(name)
        found = shutil.which(name, path=there)
    return found


def unpack(package: str) -> None:
    """In a folder of this process's own, which becomes everybody's once it is whole."""
    work = UNPACKED / f"{package}-{os.getpid()}"
    work.mkdir(parents=True)
    try:
        download = ["apt-get", "download", "-qq", package]
        if subprocess.run(download, cwd=work, capture_output=True, check=False).returncode:
            subprocess.run(["apt-get", "update", "-qq"], capture_output=True, check=False)
            subprocess.run(download, cwd=work, capture_output=True, check=True)
        (file,) = work.glob("*.deb")
        subprocess.run(["dpkg-deb", "--extract", file, work / "whole"], check=True)
        with suppress(OSError):  # somebody else was faster
            (work / "whole").rename(UNPACKED / package)
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    for name in NEEDED:
        program(name)
