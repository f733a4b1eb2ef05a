"""The game of the day tells how others did: first tries only, without names, and only to those who have played it."""

import secrets

import httpx
import msgspec
import pytest

from rumpus.kernel.registry import find_game
from rumpus.table.rooms.day_results import Try, finished_on, note_begun, note_try, place_of, results_of
from rumpus.table.store.base import RoomRow
from tests.helpers.table.rooms import row_for
from tests.helpers.table.served import Opened, Served
from tests.helpers.table.stores import opened

DAY = "2026-11-17"
QUICK = find_game("worms").setting(2, {"setup": "quick"})
TODAYS = msgspec.structs.replace(row_for(find_game("worms"), QUICK), seats=("person", "fair"), daily=DAY)


def row(id: str, **more: object) -> RoomRow:
    return msgspec.structs.replace(TODAYS, id=id, **more)


@pytest.mark.anyio
async def test_tries_at_the_same_game_are_counted_together_in_every_store(store_url: str) -> None:
    async with opened(store_url) as store:
        for number, (result, answers) in enumerate(
            (("lost", 30), ("won", 25), ("drawn", 40), ("won", 21), ("won", 25))
        ):
            await note_begun(store, row(f"room {number}"))
            for _ in range(2):  # as after a restart
                await note_try(store, row(f"room {number}"), Try(result, answers))
        await note_begun(store, row("given up"))
        for other in (
            row("yesterday", daily="2026-11-16"),
            row("stronger", seats=("person", "strong")),
            row("other rules", options={**TODAYS.options, "edition": "czech"}),
        ):
            await note_begun(store, other)
            await note_try(store, other, Try("won", 1))
        found = await results_of(store, row("anybody's"))
        assert found.began == 6
        assert [tuple(one) for one in found.tries] == [
            ("won", 21, ""),
            ("won", 25, ""),
            ("won", 25, ""),
            ("drawn", 40, ""),
            ("lost", 30, ""),
        ]
        assert await finished_on(store, DAY, "worms") == 7
        assert await finished_on(store, DAY, "worm") == 0


def test_who_did_equally_well_shares_a_place() -> None:
    tries = [Try("won", 21), Try("won", 25), Try("won", 25), Try("drawn", 9), Try("lost", 30), Try("lost", 99)]
    assert [place_of(one, tries) for one in tries] == [1, 2, 2, 4, 5, 5]


def play_today(table: Served, *, bot_plays: bool = False, visitor: str = "") -> Opened:
    room = table.open(
        "person", "random", game="zombies-doom", options={}, daily=True, visitor=visitor or secrets.token_hex(16)
    )
    room.seat_everybody()
    assert room.seats[0].get("day").status_code == 409  # nothing is told before the end
    if bot_plays:
        for level in ("random", ""):
            assert room.host.post("seating", seat=0, level=level).is_success
    room.play_to_the_end()
    return room


def test_who_has_played_it_is_told_how_others_did(own_table: Served) -> None:
    def day(room: Opened) -> dict[str, object]:
        said: dict[str, object] = room.seats[0].get("day").json()
        return said

    first = play_today(own_table)
    told = day(first)
    answers = sum(
        line.startswith(f"{first.info()['seats'][0]['speaker']}:") for line in first.seats[0].record().split("\n")
    )
    result = "won" if first.info()["seats"][0]["speaker"] in (first.spectator.look()["winners"] or []) else "lost"
    assert told["own"] == {"result": result, "answers": answers, "place": 1}
    assert (told["began"], told["finished"]) == (1, 1)
    assert told["results"] == [{"result": result, "answers": answers, "times": 1}]
    again = day(play_today(own_table))  # from the same address
    assert (again["own"], again["began"], again["finished"]) == (None, 1, 1)
    assert own_table.client.get("/api/games/zombies-doom/day").json()["finished"] == 1
    assert own_table.client.get("/api/games/worms/day").json()["finished"] == 0
    assert "secret" not in httpx.Response(200, json=told).text


def test_what_a_bot_has_played_is_nobodys_result(own_table: Served) -> None:
    told = play_today(own_table, bot_plays=True).seats[0].get("day").json()
    assert (told["own"], told["began"], told["finished"]) == (None, 1, 0)


def test_of_other_games_there_is_nothing_to_tell(table: Served) -> None:
    room = table.open("person", "random", game="zombies-doom", options={})
    assert room.host.get("day").json()["id"] == "day-none"


def test_every_seat_has_another_persona_and_keeps_it_in_a_rematch(table: Served) -> None:
    room = table.open("person", "random", "random", "random", game="zombies-doom", options={})
    before = [seat["persona"] for seat in room.info()["seats"]]
    assert len(set(before)) == 4
    room.seat_everybody()
    room.play_to_the_end()
    said = room.seats[0].post("rematch").json()
    after = table.client.get(f"/api/rooms/{said['room']}", headers={"Authorization": f"Bearer {said['token']}"}).json()
    assert [seat["persona"] for seat in after["seats"]] == [*before[1:], before[0]]
