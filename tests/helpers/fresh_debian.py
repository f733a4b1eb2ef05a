"""A fresh Debian in a folder, with all that `hosting/install.sh` would fetch in it, so that it is installed offline."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import WEB, run_npm
from tests.helpers.debian_programs import UNPACKED
from tests.helpers.places import ROOT

RELEASE, PYTHON = "bookworm", "3.11"
PACKAGES = "ca-certificates,python3-venv"  # what install.sh needs of Debian's
WHERE = UNPACKED / RELEASE
FETCHED = Path("fetched")  # in the root of that Debian
OFFLINE = {
    "PIP_NO_INDEX": "1",
    "PIP_FIND_LINKS": f"/{FETCHED}/wheels",
    "NPM_CONFIG_OFFLINE": "true",
    "NPM_CONFIG_CACHE": f"/{FETCHED}/npm",
}


def fetch_debian(debootstrap: str) -> None:
    """Makes the folder once; what changes with our locks is fetched every time."""
    if not WHERE.exists():
        work = UNPACKED / f"{RELEASE}-{os.getpid()}"
        try:
            make_root(debootstrap, work)
            work.rename(WHERE)
        finally:
            shutil.rmtree(work, ignore_errors=True)
    fetch_wheels(WHERE / FETCHED / "wheels")
    fetch_npm_packages(WHERE / FETCHED)


def make_root(debootstrap: str, folder: Path) -> None:
    scripts = {"DEBOOTSTRAP_DIR": str(Path(debootstrap).parents[1] / "share" / "debootstrap")}
    command = [debootstrap, "--variant=minbase", f"--include={PACKAGES}", RELEASE, str(folder)]
    subprocess.run(command, env=os.environ | scripts, check=True, stdout=subprocess.DEVNULL)


def fetch_wheels(folder: Path) -> None:
    """For the Python of that Debian; of some libraries there is only the source, which it builds."""
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]
    lock = ["--require-hashes", "--python-version", PYTHON, "--requirement", str(ROOT / "requirements-hosting.lock")]
    subprocess.run([*download, *lock], check=True)
    subprocess.run([*download, "setuptools", "wheel"], check=True)


def fetch_npm_packages(folder: Path) -> None:
    project = folder / "page"
    project.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(WEB / name, project)
    run_npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--cache", str(folder / "npm"), folder=project)
    shutil.rmtree(project)
