"""`rumpus mcp`: tools with which a language model plays at a table, over standard input and output."""

import argparse
from typing import Final

from rumpus.kernel.message import Refused
from rumpus.terminal.console import Console

ADDRESS: Final = "http://127.0.0.1:8000"


def add_mcp(console: Console, mcp: argparse.ArgumentParser) -> None:
    about = console.text("cli-mcp-address", address=ADDRESS)
    mcp.add_argument("address", nargs="?", default=ADDRESS, metavar=console.text("arg-address"), help=about)


def run_mcp(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.client import WrongLink

    try:
        from rumpus.mcp.server import make_server
    except ModuleNotFoundError:
        raise Refused("mcp-not-installed", extra="rumpus[mcp]") from None
    try:
        server = make_server(given.address, console.language)
    except WrongLink as wrong:
        raise Refused(wrong.id, **wrong.about) from None
    server.run("stdio")
    return True
