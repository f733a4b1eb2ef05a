"""Looking back at a game, answer by answer, while it goes on and afterwards."""

import msgspec
import pytest

from rumpus.contract.merge import merged
from rumpus.kernel.registry import find_game
from rumpus.records.dice import commitment, mix, opening_hash, uniform
from rumpus.records.record import read_record
from rumpus.records.replay import replay
from tests.helpers.table.served import Json, Opened, Served

GAME = find_game("worms")


@pytest.fixture(scope="module")
def over(table: Served) -> Opened:
    room = table.begin("person", "random")
    room.play_to_the_end()
    return room


def story(room: Opened) -> list[Json]:
    moments: list[Json] = room.spectator.get("story").json()
    return moments


def test_the_story_has_a_moment_for_every_answer_of_a_player(over: Opened) -> None:
    record = read_record(over.spectator.record())
    players = [line.speaker for line in record.lines if line.speaker != "chance"]
    assert [moment["speaker"] for moment in story(over)] == ["chance", *players]
    assert [moment["moment"] for moment in story(over)] == list(range(len(players) + 1))
    assert over.spectator.look()["moment"] == len(players)


def test_the_story_tells_all_that_happened(over: Opened) -> None:
    told = [event for moment in story(over) for event in moment["events"]]
    assert [event["id"] for event in told] == [event["id"] for event in over.spectator.look(since=0)["events"]]


def test_a_moment_shows_the_table_as_it_stood(over: Opened) -> None:
    record = read_record(over.spectator.record())
    for moment in story(over)[::5]:
        match = replay(record, moment["after"])
        for viewer, guest in ((None, over.spectator), (0, over.seats[0])):
            shown = guest.get(f"at/{moment['moment']}").json()
            seen = msgspec.json.encode([match.view(), match.own(viewer)])
            assert [shown["view"], shown["own"]] == msgspec.json.decode(seen)


def test_the_changes_of_a_moment_lead_from_before_it_to_the_table_after_it(over: Opened) -> None:
    for number in range(1, len(story(over))):
        shown = over.spectator.get(f"at/{number}").json()
        view = shown["before"]["view"]
        for event in shown["events"]:
            view = merged(view, event.get("change", {}))
        assert not shown["events"] or view == shown["view"]


def test_one_may_look_back_while_the_game_goes_on_but_is_not_told_how_often_chance_was_asked(table: Served) -> None:
    room = table.begin("person", "person")
    room.asked().answer()
    moments = story(room)
    assert [moment["after"] for moment in moments] == [None] * 2
    shown = room.seats[1].get("at/1").json()
    assert (shown["moment"], shown["moments"]) == (1, 1)
    assert shown["view"] == room.seats[1].look()["view"]
    assert "options" not in room.spectator.get("at/0").json()["question"]


def test_what_was_taken_back_is_no_part_of_the_story(table: Served) -> None:
    room = table.begin("person", "person")
    before = story(room)
    asked = room.asked()
    asked.answer()
    assert len(story(room)) == len(before) + 1
    assert asked.post("undo").status_code == 201
    assert story(room) == before


def test_there_is_nothing_to_see_beyond_the_end_or_before_the_beginning(table: Served, over: Opened) -> None:
    beyond = len(story(over))
    for moment in (beyond, -1):
        assert over.spectator.get(f"at/{moment}").json()["id"] == "moment-unknown"
    assert table.open("person", "person").spectator.get("story").json()["id"] == "room-not-begun"


def test_a_game_can_be_forked_where_a_moment_ends(over: Opened) -> None:
    moment = story(over)[2]
    said = over.spectator.post("fork", after=moment["after"], seats=["person", "person"])
    forked = Opened(over.table, said.json())
    forked.seat_everybody()
    assert forked.spectator.look()["view"] == over.spectator.get("at/2").json()["view"]
    assert len(story(forked)) == 3


def test_the_dice_of_a_game_that_is_over_can_be_checked_without_its_rules(over: Opened) -> None:
    dice = over.spectator.get("dice").json()
    secret = bytes.fromhex(dice["secret"])
    assert commitment(secret) == dice["commitment"] == over.spectator.look()["info"]["commitment"]
    assert dice["opening"] == opening_hash(())
    key = mix(secret, dice["entropy"])
    assert dice["draws"]
    for counter, draw in enumerate(dice["draws"]):
        number = uniform(key, counter, sum(draw["weights"]))
        below = sum(draw["weights"][: draw["picked"]])
        assert below <= number < below + draw["weights"][draw["picked"]]


def test_the_dice_stay_secret_while_the_game_goes_on(table: Served) -> None:
    room = table.begin("person", "person")
    assert room.spectator.get("dice").json()["id"] == "verify-no-secret"
