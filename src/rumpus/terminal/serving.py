"""`rumpus serve`: a table for people and bots over the network."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from rumpus.kernel.message import Refused
from rumpus.table.guests.addresses import Networks
from rumpus.table.guests.limits import Limits, read_limit
from rumpus.table.rooms.retention import Retention
from rumpus.terminal.arguments import whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.desktop import open_browser
from rumpus.terminal.printing import EXTRA
from rumpus.terminal.records import open_record
from rumpus.terminal.service_manager import tell_ready
from rumpus.terminal.settings import variable_of
from rumpus.terminal.stores import own_boxes, own_store
from rumpus.thinking.registry import LISTED, LISTING, find_bot, listed_bots

MOST_DAYS = 36_500
NEARBY = "127.0.0.0/8,::1"
MADE_HERE = Path(__file__).parents[3] / "build" / "site"  # where `make site` writes it
WHO = ("operator", "everybody", "nobody")  # may work on the table's boxes


def add_serve(console: Console, serve: argparse.ArgumentParser) -> None:
    text = console.text
    usual = ", ".join(f"{name} ({value:g})" for name, value in vars(Limits()).items())
    add = serve.add_argument
    options = [
        add("--host", default="127.0.0.1", metavar=text("arg-address"), help=text("cli-host", host="127.0.0.1")),
        add("--port", type=whole_number(console, 0, 65535), metavar="PORT", help=text("cli-port")),
        add("--host-name", action="append", default=[], metavar=text("arg-name"), help=text("cli-host-name")),
        add("--store", default=own_store(), metavar="URL", help=text("cli-serve-store", store=own_store())),
        add(
            "--workers",
            type=whole_number(console, 1, 256),
            default=max(1, (os.cpu_count() or 1) - 1),
            metavar="N",
            help=text("cli-workers"),
        ),
        add("--processes", type=whole_number(console, 1, 64), default=1, metavar="N", help=text("cli-processes")),
        add("--boxes", type=Path, metavar=text("arg-folder"), help=text("cli-boxes", folder=str(own_boxes()))),
        add("--site", type=Path, metavar=text("arg-folder"), help=text("cli-site")),
        add("--studio", choices=WHO, default=WHO[0], help=text("cli-studio")),
        add("--proxy", metavar=text("arg-address"), help=text("cli-proxy")),
        add(
            "--limit",
            type=limit(console),
            action="append",
            default=[],
            metavar=text("arg-limit"),
            help=text("cli-limit", limits=usual),
        ),
        add(
            "--bot",
            type=listing(console),
            action="append",
            default=[],
            metavar=text("arg-listing"),
            help=text("cli-serve-bot"),
        ),
        add("--public-address", default="", metavar="URL", help=text("cli-public-address")),
        add("--mail-server", default="", metavar="URL", help=text("cli-mail-server")),
        add("--mail-from", default="", metavar=text("arg-address"), help=text("cli-mail-from")),
        add("--webhook", action="append", default=[], metavar=text("arg-name"), help=text("cli-webhook")),
        add("--metrics", type=networks(console), default=NEARBY, metavar=text("arg-address"), help=text("cli-metrics")),
        add("--traces", metavar="URL", help=text("cli-traces")),
        *(add_keeping(console, add, kind, days) for kind, days in vars(Retention()).items()),
        add("--open", action="store_true", help=text("cli-open")),
        add("--record", type=Path, metavar=text("arg-file"), help=text("cli-serve-record")),
        add("--log", choices=("text", "json"), default="text", help=text("cli-log")),
    ]
    file = add("--settings", type=Path, metavar=text("arg-file"), help=text("cli-settings"))
    for option in (*options, file):
        option.help = f"{option.help} [{variable_of(option)}]"
    serve.epilog = text("cli-serve-environment")
    serve.set_defaults(settable=options)


def add_keeping(console: Console, add: Callable[..., argparse.Action], kind: str, days: int) -> argparse.Action:
    """For how long rooms of that kind are kept."""
    help = console.text(f"cli-keep-{kind}", days=days)
    kept = whole_number(console, 0, MOST_DAYS)
    return add(f"--keep-{kind}", type=kept, default=days, metavar=console.text("arg-days"), help=help)


def networks(console: Console) -> Callable[[str], str]:
    def read(written: str) -> str:
        try:
            Networks.read(written)
        except ValueError:
            raise argparse.ArgumentTypeError(console.text("networks-unreadable", written=written)) from None
        return written

    return read


def limit(console: Console) -> Callable[[str], tuple[str, float]]:
    def read(written: str) -> tuple[str, float]:
        try:
            return read_limit(written)
        except Refused as refused:
            raise argparse.ArgumentTypeError(console.text(refused.message.id, **refused.message.args)) from None

    return read


def listing(console: Console) -> Callable[[str], str]:
    def read(written: str) -> str:
        if LISTING.fullmatch(written) is None:
            raise argparse.ArgumentTypeError(console.text("bot-bad-listing", listing=written))
        return written

    return read


def run_serve(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for a server to be loaded.
    from rumpus.experiments.at_table import LabAtTable
    from rumpus.table.guests.operator import Operator
    from rumpus.table.notices.sending import NoticeSettings
    from rumpus.table.store import open_store
    from rumpus.table.studio.printer import Printer
    from rumpus.table.studio.studio import Studio
    from rumpus.table.web.processes import serve_in_processes
    from rumpus.table.web.serving import Serving, serve

    if given.boxes is not None and not given.boxes.is_dir():
        raise Refused("no-such-file", file=str(given.boxes))
    if given.site is not None and not (given.site / "index.html").is_file():
        raise Refused("no-such-file", file=str(given.site / "index.html"))
    os.environ[LISTED] = " ".join(given.bot)
    for bot in listed_bots():
        find_bot(bot)  # so that what is wrong with it is told now, and not to a guest
    record = None if given.record is None else open_record(given.record).write()
    serving = Serving(
        host=given.host,
        port=given.port,
        workers=given.workers,
        processes=given.processes,
        proxy=given.proxy,
        names=tuple(given.host_name),
        log=given.log,
        boxes=given.boxes or own_boxes(),
        studio=given.studio,
        lab=LabAtTable(),
        printer=Printer("rumpus.printing", "typst", EXTRA),
        record=record,
        limits=Limits(**dict(given.limit)),
        metrics=Networks.read(given.metrics),
        notices=NoticeSettings(given.public_address, given.mail_server, given.mail_from, tuple(given.webhook)),
        traces=given.traces,
        site=given.site or MADE_HERE,
        retention=Retention(given.keep_finished, given.keep_abandoned, given.keep_unbegun, given.keep_players),
    )

    studio, operator = Studio(serving.boxes, serving.studio), Operator(serving.boxes)

    def announce(address: str) -> None:
        console.announce("serve-at", address=address)
        if studio.key:
            console.announce("studio-at", address=f"{address.partition('#')[0]}#/studio/{studio.key}")
        if operator.key:
            console.announce("operator-at", address=f"{address.partition('#')[0]}#/operator/{operator.key}")
        tell_ready()
        if given.open:
            open_browser(address)

    run = serve if serving.processes == 1 else serve_in_processes
    run(open_store(given.store), serving, announce)
    return True
