"""A game that is over is looked back at in a process of its own, once, and in the page's own moments."""

from pathlib import Path

import pytest

from rumpus.kernel.story import count_moments
from tests.table.served import Guest, Json, Opened, Served, until

RECORDS = Path(__file__).parents[1] / "records"


def room_of_a_record(table: Served, name: str) -> Opened:
    return Opened(table, table.post("/api/records", record=(RECORDS / name).read_text(encoding="utf-8")).json())


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is worth knowing takes long; here anything will do."""
    monkeypatch.setattr("rumpus.table.analyses.SIMULATIONS", 1)


def looked_back_at(guest: Guest) -> Json:
    found: Json = until(lambda: (said := guest.get("analysis").json())["ready"] and said)
    return found


@pytest.mark.parametrize("name", ["worms/3.record", "zombies-doom/2.record"])
def test_a_game_is_told_in_moments(own_table: Served, name: str) -> None:
    room = room_of_a_record(own_table, name)
    said = looked_back_at(room.spectator)
    match = own_table.whole_match(room.id)
    moments = [one["moment"] for one in said["moments"]]
    assert moments == sorted(set(moments))
    assert moments[-1] == count_moments(match.answers)
    assert [one["speaker"] for one in said["players"]] == [one["speaker"] for one in room.info()["seats"]]
    assert len(said["costliest"]) == 3
    for costly in said["costliest"]:
        question = room.spectator.get(f"at/{costly['moment']}").json()["question"]
        assert (question["speaker"], question["kind"]) == (costly["speaker"], costly["kind"])


def test_nothing_is_told_before_the_game_is_over(table: Served) -> None:
    room = table.begin("person", "person")
    said = room.spectator.get("analysis")
    assert (said.status_code, said.json()["id"]) == (409, "analysis-not-over")
    assert table.client.get(f"/api/rooms/{room.id}/analysis").status_code == 401


def test_whoever_has_waited_long_is_told_to_ask_again(own_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.analyses.ANSWERED_WITHIN", 0.01)
    room = room_of_a_record(own_table, "worms/3.record")
    assert room.spectator.get("analysis").json() == {"ready": False, "players": [], "moments": [], "costliest": []}
    assert len(own_table.server.hall.analyses.under_way) == 1
    own_table.stop()  # which need not wait for it
    assert own_table.server.hall.analyses.under_way == {}


def test_a_failure_is_told_and_does_not_stay(own_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of_a_record(own_table, "worms/3.record")
    with monkeypatch.context() as broken:
        broken.setattr("rumpus.table.analyses.LONGEST", 0.01)
        assert room.spectator.get("analysis").json()["id"] == "analysis-failed"
    monkeypatch.setattr("rumpus.table.analyses.MOST_WAITING", 0)
    assert room.spectator.get("analysis").status_code == 429
