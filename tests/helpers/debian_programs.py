"""Programs that Debian packages: the one that is there, or one that `make fetch` has unpacked beside us. Nothing is
installed, and nothing is started that a package would start."""

import os
import shutil
import subprocess
from contextlib import suppress

import pytest

from tests.helpers.page.chromium import is_debian
from tests.helpers.places import ROOT
from tests.helpers.system_programs import path_to_them

UNPACKED = ROOT / "build" / "debian"


def find_program(name: str) -> str:
    """Where it is; a test that needs it is skipped where there is none."""
    found = program(name)
    if found is None:
        pytest.skip(f"there is no {name} here: make fetch")
    return found


def program(name: str) -> str | None:
    there = os.pathsep.join([path_to_them(), *(str(UNPACKED / name / "usr" / folder) for folder in ("bin", "sbin"))])
    return shutil.which(name, path=there)


def fetch_program(name: str) -> None:
    """Unpacks Debian's package of that name, unless the program is here."""
    if program(name) is None and is_debian():
        try:
            unpack(name)
        except subprocess.CalledProcessError:  # no network, or no such package
            print(f"Debian's {name} could not be fetched; tests that need it are skipped.")


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
