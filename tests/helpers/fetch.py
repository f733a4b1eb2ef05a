"""Brings everything from the network that tests need, before they run. Tests only look for it on disk.

python -m tests.helpers.fetch [--soak]"""

import sys

import site_build
from tests.helpers.debian_programs import fetch_program, program
from tests.helpers.fresh_debian import fetch_debian
from tests.helpers.page.chromium import fetch_chromium, is_root
from tests.helpers.page.firefox import fetch_firefox

PROGRAMS = ("caddy", "nginx", "openssl")
SOAK_PROGRAMS = ("debootstrap",)


def main(soak: bool) -> None:
    fetch_chromium()
    for name in (*PROGRAMS, *(SOAK_PROGRAMS if soak else ())):
        fetch_program(name)
    site_build.fetch()
    if soak:
        fetch_firefox()
        debootstrap = program("debootstrap")
        if debootstrap is not None and is_root():  # nobody else may make another root
            fetch_debian(debootstrap)


if __name__ == "__main__":
    main("--soak" in sys.argv)
