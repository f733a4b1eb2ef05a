"""A game that is over is looked back at in a process of its own, once, and in the page's own moments."""

import pytest

from rumpus.records.story import count_moments
from tests.helpers.places import DATA
from tests.helpers.table.served import Guest, Json, Opened, Served
from tests.helpers.waiting import until

RECORDS = DATA / "records"


def room_of_a_record(table: Served, name: str) -> Opened:
    return Opened(table, table.post("/api/records", record=(RECORDS / name).read_text(encoding="utf-8")).json())


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is worth knowing takes long; here anything will do."""
    monkeypatch.setattr("rumpus.table.thinking.analyses.SIMULATIONS", 1)


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


def test_a_look_back_is_never_stored_and_so_never_of_an_older_form(own_table: Served) -> None:
    """What is found is kept in memory only, and found anew by the next process."""
    room = room_of_a_record(own_table, "worms/3.record")
    found = looked_back_at(room.spectator)
    own_table.restart()
    assert own_table.server.hall.analyses.known == {}
    assert looked_back_at(room.spectator) == found


def test_a_game_that_was_given_up_is_looked_back_at(own_table: Served) -> None:
    given_up = own_table.begin("person", "person")
    for _ in range(3):
        given_up.asked().answer()
    given_up.seats[0].post("act", act="resign")
    brought = Opened(own_table, own_table.post("/api/records", record=given_up.spectator.record()).json())
    found = looked_back_at(brought.spectator)
    assert [one["speaker"] for one in found["players"]] == ["blue", "red"]
    assert found["moments"][-1]["moment"] < brought.spectator.look()["moment"]  # the last choice that was made
    assert found == looked_back_at(given_up.spectator)


def test_nothing_is_told_before_the_game_is_over(table: Served) -> None:
    room = table.begin("person", "person")
    said = room.spectator.get("analysis")
    assert (said.status_code, said.json()["id"]) == (409, "analysis-not-over")
    assert table.client.get(f"/api/rooms/{room.id}/analysis").status_code == 401


def test_whoever_has_waited_long_is_told_to_ask_again(own_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.thinking.analyses.ANSWERED_WITHIN", 0)
    room = room_of_a_record(own_table, "worms/3.record")
    assert room.spectator.get("analysis").json() == {"ready": False, "players": [], "moments": [], "costliest": []}
    assert len(own_table.server.hall.analyses.under_way) == 1
    own_table.stop()  # which need not wait for it
    assert own_table.server.hall.analyses.under_way == {}


def test_a_failure_is_told_and_does_not_stay(own_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of_a_record(own_table, "worms/3.record")
    with monkeypatch.context() as broken:
        broken.setattr("rumpus.table.thinking.analyses.LONGEST", 0)
        assert room.spectator.get("analysis").json()["id"] == "analysis-failed"
    monkeypatch.setattr("rumpus.table.thinking.analyses.MOST_WAITING", 0)
    assert room.spectator.get("analysis").status_code == 429
