"""A Chromium to test the page with: the one that is there, or one that `make fetch` installs."""

import os
import platform
import shutil
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

from tests.helpers.system_programs import path_to_them

# The one without windows comes first: the same pages cost it two thirds of the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# It runs as root, in containers and offline; nothing but the page shall use the network.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP *.test 127.0.0.1",  # names of this machine that browsers do not trust as its own
]


def find_chromium() -> str | None:
    """Where it is; None stands for the one that Playwright brings by itself."""
    named = os.environ.get("RUMPUS_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)


def fetch_chromium() -> None:
    """Installs one, unless it is here: Debian's package where we may, elsewhere Playwright's own."""
    if find_chromium() is not None:
        return
    if is_root() and is_debian():
        print(f"Installing Debian's {NAMES[0]} ...", flush=True)
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PATH": path_to_them()}
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=quietly)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", NAMES[0]]
        subprocess.run(command, check=True, env=quietly, stdout=subprocess.DEVNULL)
        return
    needed = ["--with-deps"] if is_root() and sys.platform == "linux" else []
    subprocess.run([sys.executable, "-m", "playwright", "install", *needed, "chromium"], check=True)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def is_debian() -> bool:
    """Not its children: what Ubuntu calls chromium is something else that needs a running system."""
    return sys.platform == "linux" and platform.freedesktop_os_release().get("ID") == "debian"
