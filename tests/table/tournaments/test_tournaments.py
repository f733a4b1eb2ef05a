"""Tournaments at a table that serves: made by anybody, run by itself, through restarts and at several processes."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.clocks import now
from rumpus.table.store import open_store
from rumpus.table.tournaments.following import begin
from rumpus.table.tournaments.running import TournamentRunner
from tests.helpers.table.recognised import Somebody
from tests.helpers.table.rounds import made_by
from tests.helpers.table.served import Guest, Json, Served
from tests.helpers.table.several import GENEROUS, several
from tests.helpers.waiting import PATIENCE, until
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

TERMS: Json = {"name": "Autumn", "game": "worms", "options": {"setup": "first-game"}, "minutes": 60}
MINUTE = 60_000


class Entrant(Somebody):
    """Somebody who makes tournaments and takes part in them."""

    def call(self, path: str = "", **body: Any) -> httpx.Response:
        return self.table.client.post(f"/api/tournaments{path}", headers=self.headers, json=body)

    def done(self, path: str = "", **body: Any) -> Json:
        said = self.call(path, **body)
        assert said.status_code == 201, said.text
        told: Json = said.json()
        return told

    def make(self, **terms: Any) -> str:
        id: str = self.done(**{**TERMS, **terms})["line"]["id"]
        return id

    def look_at(self, id: str) -> Json:
        said = self.table.client.get(f"/api/tournaments/{id}", headers=self.headers)
        assert said.status_code == 200, said.text
        told: Json = said.json()
        return told

    def come(self, id: str) -> Guest:
        """To the game that they are to play now."""
        room = until(lambda: self.look_at(id)["your_room"])
        until(lambda: self.table.client.get(f"/api/rooms/{room}").status_code == 200)  # it is being opened
        guest = self.in_room(room)
        said = guest.join("another name", key=self.key)
        assert said.status_code == 201, said.text
        return guest


def four(table: Served) -> list[Entrant]:
    return [Entrant(table, name) for name in ("Ann", "Bob", "Cleo", "Dan")]


def runner_of(table: Served) -> TournamentRunner:
    runner: TournamentRunner = table.server.runner
    return runner


def resign_one(people: list[Entrant], id: str) -> None:
    """In each game of this round, everybody comes and the second one gives up."""
    told = people[0].look_at(id)
    for game in told["games"][-1]["fixtures"]:
        seats = [next(one for one in people if one.id == entrant).come(id) for entrant in game["entrants"]]
        assert seats[1].post("act", act="resign").status_code == 201


def test_a_swiss_tournament_runs_by_itself_through_a_restart(own_table: Served) -> None:
    people = four(own_table)
    ann = people[0]
    id = ann.make(format="swiss", places=4, rounds=2)
    for other in people[1:]:
        other.done(f"/{id}/enter")
    assert ann.call(f"/{id}/enter").status_code == 409  # it has begun: all places are taken
    until(lambda: ann.look_at(id)["line"]["stage"] == "running")
    resign_one(people, id)
    own_table.restart()
    until(lambda: ann.look_at(id)["line"]["round"] == 2)
    first, second = [[frozenset(game["entrants"]) for game in one["fixtures"]] for one in ann.look_at(id)["games"]]
    assert not {*first} & {*second}
    winners = {one["entrant"] for one in ann.look_at(id)["standings"] if one["points"] == 1}
    assert winners in second  # who has won meets who has won
    resign_one(people, id)
    over = until(lambda: (found := ann.look_at(id))["line"]["stage"] == "over" and found)
    assert [score["points"] for score in over["standings"]] == [2, 1, 1, 0]
    assert next(score["place"] for score in over["standings"]) == 1
    best = next(one for one in over["entrants"] if one["id"] == over["standings"][0]["entrant"])
    assert over["line"]["winners"] == [best["name"]]
    assert all(game["why"] == "played" for one in over["games"] for game in one["fixtures"])
    assert (over["you"], over["your_room"]) == (ann.id, "")
    listed = own_table.client.get("/api/tournaments").json()["tournaments"]
    assert [(one["id"], one["stage"]) for one in listed] == [(id, "over")]
    stranger = own_table.client.get(f"/api/tournaments/{id}").json()
    assert (stranger["you"], stranger["standings"]) == ("", over["standings"])


def test_a_game_that_waits_for_its_players_is_among_their_games(table: Served) -> None:
    ann, bob = Entrant(table, "Ann"), Entrant(table, "Bob")
    id = ann.make(format="swiss", places=2, rounds=1)
    bob.done(f"/{id}/enter")
    room = until(lambda: ann.look_at(id)["your_room"])
    until(lambda: ann.told("games")["running"])  # it is being opened
    entrants = ann.look_at(id)["games"][0]["fixtures"][0]["entrants"]
    for one in (ann, bob):
        (game,) = one.told("games")["running"]
        assert (game["room"], game["seat"]) == (room, entrants.index(one.id))
        assert game["stage"] != "running"


def test_who_does_not_come_in_time_has_lost(table: Served) -> None:
    """Of four games: one came, nobody came, both play, and it was over in time."""
    people = [*four(table), *four(table)]
    ann = people[0]
    id = ann.make(format="swiss", places=8, rounds=3)
    for other in people[1:]:
        other.done(f"/{id}/enter")
    games = until(lambda: ann.look_at(id)["games"])[0]["fixtures"]
    by_id = {one.id: one for one in people}
    seats = [[by_id[entrant] for entrant in game["entrants"]] for game in games]
    seats[0][1].come(id)
    playing = [one.come(id) for one in seats[2]]
    asked = next(seat for seat, guest in enumerate(playing) if guest.look()["question"] is not None)
    over = [one.come(id) for one in seats[3]]
    assert over[0].post("act", act="resign").status_code == 201
    table.run(runner_of(table).see_to_all(now() + 61 * MINUTE))
    told = ann.look_at(id)
    shares = {game["room"]: (game["shares"], game["why"]) for game in told["games"][0]["fixtures"]}
    assert [shares[game["room"]] for game in games] == [
        ([0, 1], "late"),
        ([0, 0], "late"),
        ([1 - (asked == 0), 1 - (asked == 1)], "late"),
        ([0, 1], "played"),
    ]
    assert told["line"]["round"] == 2
    assert playing[0].get().json()["stage"] == "over"
    assert table.client.get(f"/api/rooms/{games[1]['room']}").status_code == 404


def test_bots_fill_free_places_and_play(table: Served) -> None:
    ann = Entrant(table, "Ann")
    id = ann.make(format="groups", seats=3, places=6, rounds=1, bots="random", game="zombies-doom", options={})
    told = ann.done(f"/{id}/begin")
    assert sorted(one["level"] for one in told["entrants"]) == ["", *5 * ["random"]]
    assert [len(game["entrants"]) for game in told["games"][0]["fixtures"]] == [3, 3]
    ann.come(id).post("act", act="resign")
    over = until(lambda: (found := ann.look_at(id))["line"]["stage"] == "over" and found)
    assert sum(score["points"] for score in over["standings"]) == pytest.approx(2, abs=0.03)


def test_what_is_not_possible_is_refused(table: Served) -> None:
    ann, bob = Entrant(table, "Ann"), Entrant(table, "Bob")
    for wrong, why in (
        ({"format": "groups", "seats": 2, "places": 4}, "tournament-groups-of-three"),
        ({"format": "swiss", "places": 4, "game": "chess"}, "game-unknown"),
        ({"format": "swiss", "places": 4, "bots": "genius"}, "bot-unknown"),
        ({"format": "swiss", "places": 4, "clock": "soon"}, "clock-unknown"),
        ({"format": "swiss", "places": 4, "name": " "}, "name-not-possible"),
        ({"format": "swiss", "places": 4, "options": {"box": "../secret"}}, "box-not-ours"),
    ):
        said = ann.call(**{**TERMS, **wrong})
        assert (said.status_code in (400, 404), said.json()["id"]) == (True, why)
    assert ann.call(**TERMS, format="swiss", places=1).status_code == 400
    assert table.post("/api/tournaments", **TERMS, format="swiss", places=2).status_code == 401
    id = ann.make(format="round-robin", places=3)
    assert bob.call(f"/{id}/begin").json()["id"] == "tournament-not-yours"
    assert ann.call(f"/{id}/begin").json()["id"] == "tournament-too-few"
    assert bob.call(f"/{id}/leave").json()["id"] == "tournament-not-entered"
    assert ann.call(f"/{id}/enter").json()["id"] == "tournament-entered-already"
    assert bob.done(f"/{id}/enter")["line"]["taken"] == 2
    assert bob.done(f"/{id}/leave")["line"]["taken"] == 1
    assert bob.call(f"/{id}/call-off").json()["id"] == "tournament-not-yours"
    assert ann.done(f"/{id}/call-off")["line"]["stage"] == "over"
    assert bob.call(f"/{id}/enter").json()["id"] == "tournament-begun"
    for _ in range(5):
        ann.make(format="swiss", places=4)
    assert ann.call(**TERMS, format="swiss", places=4).json()["id"] == "tournament-too-many"


@pytest.fixture
def operated(tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes")
    yield table
    table.stop()


def test_the_operator_deletes_one(operated: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    ann = Entrant(operated, "Ann")
    id = ann.make(format="swiss", places=4)
    delete = ("admin", "delete-tournament", "--table", operated.url, "--boxes", tmp_path / "boxes")
    assert rumpus(*delete, id).code == 0
    assert operated.client.get(f"/api/tournaments/{id}").status_code == 404
    assert "no such tournament" in rumpus(*delete, id).err


# Several processes


@pytest.mark.anyio
async def test_two_tables_on_one_store_run_it_as_one(postgres_url: str) -> None:
    """Whoever comes first decides; and what one has decided before it died, the other does."""
    halls = [Hall(open_store(postgres_url)) for _ in range(2)]
    for hall in halls:
        await hall.open(serves=False)
    runners = [TournamentRunner(hall) for hall in halls]
    try:
        players = [await halls[0].players.become(f"player-{n:032}", f"Guest {n}", 1) for n in range(4)]
        fresh = made_by(players[0].id)
        await runners[0].tournaments.add(fresh)
        for player in players:
            await runners[1].tournaments.change(fresh.id, lambda one, id=player.id: one.enter(id))  # type: ignore[misc]
        full = await runners[0].tournaments.find(fresh.id)
        begun = [begin(full, 10, hall.division.fresh_id) for hall in halls]
        assert await runners[0].tournaments.replace(full, begun[0])  # and dies before it opens any room
        assert not await runners[1].tournaments.replace(full, begun[1])
        at = 20
        for number in range(1, 4):
            for runner in runners:
                await runner.see_to_all(at)
            there = await runners[1].tournaments.find(fresh.id)
            assert (len(there.rounds), there.stage) == (number, "running")
            rooms = {fixture.room for one in there.rounds for fixture in one.fixtures}
            assert {room.id for room in await halls[0].store.survey("", 100)} <= rooms
            current = there.rounds[-1]
            assert all([await halls[1].store.room(fixture.room) for fixture in current.fixtures])
            at = current.deadline
        await runners[1].see_to_all(at)
        over = await runners[0].tournaments.find(fresh.id)
        assert over.stage == "over"
        assert [one.began for one in over.rounds] == sorted({one.began for one in over.rounds})
        assert all(before.deadline <= after.began for before, after in pairwise(over.rounds))
        met = {frozenset(fixture.entrants) for one in over.rounds for fixture in one.fixtures}
        assert len(met) == 6
    finally:
        for hall in halls:
            await hall.close()


@pytest.mark.slow
def test_a_table_of_several_processes_runs_them_and_everybody_finds_theirs(tmp_path: Path) -> None:
    """One of each process; whoever asks comes to any of them."""
    with several(tmp_path, *GENEROUS) as (table, _):
        people = four(table)
        made: dict[int, str] = {}
        for maker in people * 5:
            table.client.close()  # a connection stays with whoever took it
            table.client = httpx.Client(base_url=table.url, timeout=PATIENCE)
            id = maker.make(format="round-robin", places=4)
            if made.setdefault(table.owner(id), id) == id:
                for other in people:
                    if other is not maker:
                        other.done(f"/{id}/enter")
            if len(made) == 2:
                break
        assert len(made) == 2
        for number in range(1, 4):
            for id in made.values():
                until(lambda id=id, number=number: len(people[1].look_at(id)["games"]) == number)  # type: ignore[misc]
                resign_one(people, id)
        for id in made.values():
            until(lambda id=id: people[2].look_at(id)["line"]["stage"] == "over")  # type: ignore[misc]
            told = people[3].look_at(id)
            assert sum(one["points"] for one in told["standings"]) == 6
            assert {one["why"] for games in told["games"] for one in games["fixtures"]} == {"played"}


@pytest.mark.anyio
async def test_it_begins_at_its_time_or_not_at_all(sqlite_url: str) -> None:
    hall = Hall(open_store(sqlite_url))
    await hall.open(serves=False)
    runner = TournamentRunner(hall)
    try:
        ann, bob = [await hall.players.become(f"player-{n:032}", name, 1) for n, name in enumerate(("Ann", "Bob"))]
        await runner.tournaments.add(made_by(ann.id, begins=100))
        for player in (ann, bob):
            await runner.see_to_all(99)
            await runner.tournaments.change("of-two", lambda one, id=player.id: one.enter(id))  # type: ignore[misc]
        await runner.see_to_all(100)
        begun = await runner.tournaments.find("of-two")
        assert (begun.stage, begun.rounds_in_all, {*begun.entrants}) == ("running", 1, {ann.id, bob.id})
        left = await runner.tournaments.change("of-two", lambda one: one.leave(bob.id))
        assert left.active == (ann.id,)
        await runner.tournaments.delete("of-two")
        await runner.tournaments.add(made_by(ann.id, begins=100))
        await runner.see_to_all(101)
        off = await runner.tournaments.find("of-two")
        assert (off.stage, off.rounds) == ("over", ())
    finally:
        await hall.close()
