"""Stores of releases, as `tests/helpers/table/release.py` has kept them, put where a test may open them."""

import json
import shutil
from collections.abc import Iterator
from typing import Any

import psycopg

from rumpus.kernel.registry import find_game
from tests.helpers.places import DATA
from tests.helpers.table.served import Opened, Served

LAST = DATA / "releases" / "1"
MINE = LAST / "mine"
ROOMS: dict[str, dict[str, Any]] = json.loads((LAST / "rooms.json").read_text(encoding="utf-8"))
RULES = 1  # of both games then


def put_into(url: str) -> None:
    """The rooms of the last release."""
    if url.startswith("sqlite:///"):
        shutil.copy(LAST / "store.db", url.removeprefix("sqlite:///"))
        return
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute((LAST / "store.sql").read_text(encoding="utf-8").encode())


def rooms_in(table: Served, *stages: str) -> Iterator[tuple[Opened, dict[str, Any]]]:
    """Those of some stages, with what was told of each."""
    for told in ROOMS.values():
        if told["info"]["stage"] in stages:
            yield Opened(table, told["links"]), told


def same_rules(told: dict[str, Any]) -> bool:
    return find_game(told["info"]["game"]).rules_version == RULES
