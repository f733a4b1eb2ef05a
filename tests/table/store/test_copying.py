"""`rumpus backup`, `restore` and `store copy`: a whole store in another, of either kind, while people play."""

from pathlib import Path

import pytest

from rumpus.kernel.message import Refused
from rumpus.table.store import copying
from rumpus.table.store.backup import back_up
from rumpus.table.store.contents import contents_of
from rumpus.table.store.copying import copy_store
from rumpus.table.store.sqlite_file import open_file
from tests.helpers.table.recognised import Somebody
from tests.helpers.table.released import put_into
from tests.helpers.table.served import Served
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


def everything(url: str) -> dict[str, list[str]]:
    with contents_of(url) as contents:
        return {table.name: sorted(map(repr, contents.rows(table))) for table in contents.tables()}


def test_a_served_store_is_backed_up_and_restored_into_either_kind(
    store_url: str, postgres_url: str, tmp_path: Path, rumpus: Rumpus
) -> None:
    """From SQLite to PostgreSQL and from PostgreSQL to SQLite, by way of a file; and then it is played on."""
    table = Served(tmp_path / "rooms.db", store=store_url)
    other = f"sqlite:///{tmp_path / 'restored.db'}" if store_url == postgres_url else postgres_url
    backup = tmp_path / "backup.db"
    try:
        over = table.begin("person", "person")
        over.seats[0].post("act", act="resign")
        room = table.begin("person", "person")
        room.asked().answer("activate A")
        before = room.fingerprint()
        assert rumpus("backup", "--store", store_url, backup).code == 0
        assert {file.name for file in tmp_path.glob("backup*")} == {"backup.db"}
        at_that_moment = everything(f"sqlite:///{backup}")
        assert room.asked().answer("stay").status_code == 201  # the table goes on
    finally:
        table.stop()
    said = rumpus("restore", "--store", other, backup)
    assert (said.code, said.out.startswith("Copied and checked. Rooms: 2; entries: ")) == (0, True), said.err
    assert everything(other) == at_that_moment
    again = Served(tmp_path / "none.db", store=other)
    try:
        for one in (over, room):
            one.move_to(again)
        assert over.info()["stage"] == "over"
        assert (room.info()["stage"], room.fingerprint()) == ("running", before)
        assert room.asked().answer("stay").status_code == 201
    finally:
        again.stop()
    said = rumpus("store", "copy", store_url, other)
    assert (said.code, said.err) == (1, "rumpus: There is something in the new store already. Choose an empty one.\n")


@pytest.mark.parametrize("how", ["copy", "salvage"])
def test_what_people_have_begun_elsewhere_is_not_mixed_in(
    own_table: Served, postgres_url: str, rumpus: Rumpus, how: str
) -> None:
    """Not even before they have played."""
    Somebody(own_table)
    there = Served(own_table.file, store=postgres_url)
    Somebody(there, "Bob")
    there.stop()
    before = everything(postgres_url)
    from_file = [own_table.store] if how == "copy" else ["--store", own_table.store]
    said = rumpus("store", how, *from_file, postgres_url)
    assert (said.code, said.err) == (1, "rumpus: There is something in the new store already. Choose an empty one.\n")
    assert everything(postgres_url) == before


def test_a_served_file_is_not_filled(own_table: Served, tmp_path: Path) -> None:
    back_up(own_table.store, tmp_path / "copy.db")
    with pytest.raises(Refused, match="store-in-use"):
        copy_store(f"sqlite:///{tmp_path / 'copy.db'}", own_table.store)


def test_a_store_of_the_first_release_is_copied_with_the_boxes_it_wants(
    postgres_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    """As they are found when a table opens it."""
    put_into(sqlite_url)
    copied = copy_store(sqlite_url, postgres_url)
    assert set(copied) == {"rooms", "entries", "days"}
    upgraded = f"sqlite:///{tmp_path / 'upgraded.db'}"
    put_into(upgraded)
    open_file(tmp_path / "upgraded.db").close()
    assert everything(postgres_url) == everything(upgraded)


def test_a_copy_that_is_not_the_same_leaves_nothing_behind(
    own_table: Served, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_table.begin("person", "random")
    monkeypatch.setattr(copying.Fingerprint, "__eq__", lambda *_: False)
    with pytest.raises(Refused, match="store-copy-differs"):
        copy_store(own_table.store, postgres_url)
    assert everything(postgres_url)["rooms"] == []
