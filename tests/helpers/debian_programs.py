"""Programs that Debian packages: the one that is there, or one that we unpack beside us. Nothing is installed, and
nothing is started that a package would start."""

import os
import shutil
import subprocess

import pytest

from tests.helpers.page.chromium import is_debian
from tests.helpers.places import ROOT
from tests.helpers.system_programs import path_to_them

UNPACKED = ROOT / "build" / "debian"


def find_program(name: str, package: str = "") -> str:
    """Where it is; a test that needs it is left out where there is none to be had."""
    there = [path_to_them(), *(str(UNPACKED / folder) for folder in ("usr/bin", "usr/sbin"))]
    found = shutil.which(name, path=os.pathsep.join(there))
    if found is None and is_debian():
        unpack(package or name)
        found = shutil.which(name, path=os.pathsep.join(there))
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def unpack(package: str) -> None:
    """By way of a folder of this process's own: several may want it at a time."""
    work = UNPACKED / f"{package}-{os.getpid()}"
    work.mkdir(parents=True)
    try:
        download = ["apt-get", "download", "-qq", package]
        if subprocess.run(download, cwd=work, capture_output=True, check=False).returncode:
            subprocess.run(["apt-get", "update", "-qq"], capture_output=True, check=False)
            subprocess.run(download, cwd=work, capture_output=True, check=True)
        (file,) = work.glob("*.deb")
        subprocess.run(["dpkg-deb", "--extract", file, UNPACKED], check=True)
    finally:
        shutil.rmtree(work)
