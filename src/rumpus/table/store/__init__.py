"""Stores: where rooms and their logs are kept."""

from pathlib import Path

from rumpus.kernel.message import Refused
from rumpus.table.store.base import Store
from rumpus.table.store.sqlite import SqliteStore

HOW_TO_GET_POSTGRES = "pip install 'rumpus[postgres]'"


def open_store(url: str) -> Store:
    """The store at `sqlite:///PATH` or `postgresql://…`, ready to be opened."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return SqliteStore(Path(rest.removeprefix("/")))
    if scheme in ("postgresql", "postgres"):
        # Only here: who keeps rooms in a file need not wait for the driver to be loaded, nor have it.
        try:
            from rumpus.table.store.postgres import PostgresStore
        except ModuleNotFoundError as missing:
            raise Refused("store-needs-more", module=str(missing.name), command=HOW_TO_GET_POSTGRES) from None

        return PostgresStore(url)
    raise Refused("store-unknown", scheme=scheme)  # the rest may hold a password
