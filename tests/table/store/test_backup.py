"""`rumpus backup`: the rooms of a table, copied while it runs."""

from pathlib import Path

from tests.helpers.table.served import Served
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


def test_a_running_store_is_copied(own_table: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    room = own_table.begin("person", "person")
    room.asked().answer("activate A")
    before = room.fingerprint()
    copy = tmp_path / "copy.db"
    said = rumpus("backup", "--store", f"sqlite:///{own_table.file}", copy)
    assert (said.code, said.out) == (0, f"The rooms are in {copy}.\n")
    assert copy.stat().st_mode & 0o777 == 0o600  # it holds the dice of every game
    assert room.asked().answer("stay").status_code == 201  # the table goes on
    other = Served(copy)
    try:
        room.move_to(other)
        room.info()
        assert room.fingerprint() == before
        assert room.asked().answer("stay").status_code == 201
    finally:
        other.stop()


def test_a_backup_overwrites_nothing(own_table: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    store = f"sqlite:///{own_table.file}"
    there = tmp_path / "there.txt"
    there.write_text("precious", encoding="utf-8")
    said = rumpus("backup", "--store", store, there)
    assert (said.code, said.out, said.err) == (1, "", f"rumpus: {there} exists already. Choose another file.\n")
    assert there.read_text(encoding="utf-8") == "precious"
    said = rumpus("backup", "--store", f"sqlite:///{tmp_path / 'missing.db'}", tmp_path / "copy.db")
    assert said.err == f"rumpus: There is no {tmp_path / 'missing.db'}.\n"
    assert not (tmp_path / "missing.db").exists()
    said = rumpus("backup", "--store", store, tmp_path / "nowhere" / "copy.db")
    assert said.code == 1
    assert "cannot be saved" in said.err
