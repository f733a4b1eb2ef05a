"""`rumpus backup`, `restore` and `store`: copies of a table's store, and what to do with a damaged one."""

import argparse
import os
from pathlib import Path

from rumpus.terminal.console import Console
from rumpus.terminal.records import data_folder


def own_store() -> str:
    """A file of the user's own, for whoever names no store."""
    return os.environ.get("RUMPUS_STORE") or f"sqlite:///{data_folder() / 'table.db'}"


def own_boxes() -> Path:
    """A folder of the user's own, for whoever names none; it is made when somebody works on a box."""
    return data_folder() / "boxes"


def add_backup(console: Console, backup: argparse.ArgumentParser) -> None:
    text = console.text
    backup.add_argument("--store", default=own_store(), metavar="URL", help=text("cli-backup-store", store=own_store()))
    backup.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-backup-file"))


def add_restore(console: Console, restore: argparse.ArgumentParser) -> None:
    text = console.text
    restore.add_argument(
        "--store", default=own_store(), metavar="URL", help=text("cli-restore-store", store=own_store())
    )
    restore.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-restore-file"))


def add_store(console: Console, store: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    commands = store.add_subparsers(metavar=text("arg-command"), required=True)
    for name, run in (("check", run_store_check), ("copy", run_store_copy), ("salvage", run_store_salvage)):
        about = text(f"cli-store-{name}-about")
        added = commands.add_parser(name, help=text(f"cli-store-{name}"), description=about, parents=[language])
        added.set_defaults(command=run)
        if run is run_store_copy:
            added.add_argument("store", metavar="URL", help=text("cli-store-from"))
        else:
            url = text("cli-store-url", store=own_store())
            added.add_argument("--store", default=own_store(), metavar="URL", help=url)
        if run is not run_store_check:
            added.add_argument("to", metavar="URL", help=text("cli-store-to"))


def run_backup(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.table.store.backup import back_up

    back_up(given.store, given.file)
    console.say("backup-done", file=str(given.file))
    return True


def run_restore(console: Console, given: argparse.Namespace) -> bool:
    return copied(console, f"sqlite:///{given.file}", given.store)


def run_store_copy(console: Console, given: argparse.Namespace) -> bool:
    return copied(console, given.store, given.to)


def copied(console: Console, url: str, to: str) -> bool:
    from rumpus.table.store.copying import copy_store

    rows = copy_store(url, to)
    console.say("store-copied", rooms=rows["rooms"], entries=rows["entries"])
    return True


def run_store_check(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.table.rooms.checking import check_store

    found = check_store(given.store, console.tell)
    console.say("store-checked", rooms=found.rooms, entries=found.entries, damages=found.damages)
    return not found.damages


def run_store_salvage(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.table.rooms.checking import salvage_store

    found = salvage_store(given.store, given.to, console.tell)
    console.say("store-salvaged", rooms=found.rooms, entries=found.entries, damages=found.damages)
    return True
