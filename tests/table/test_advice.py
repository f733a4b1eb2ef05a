"""Odds, hints and a look back, over HTTP: for whom they are, and that they change nothing."""

from tests.table.served import Served, until


def test_odds_of_an_option_for_whoever_is_asked(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    asked.answer("activate A")
    before = room.fingerprint()
    odds = asked.get("odds", question=asked.question()["number"], option="stay").json()
    assert [line["args"]["what"]["args"]["subject"] for line in odds["lines"]] == ["blue A"]
    assert 0 <= odds["margin"] <= 1
    assert all(line["text"].endswith(("%", ")")) for line in odds["lines"])
    assert room.fingerprint() == before


def test_odds_are_refused_to_others_and_for_what_is_not_asked(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    number = asked.question()["number"]
    other = next(guest for guest in room.seats.values() if guest is not asked)
    refused = {
        "answer-not-yours": other.get("odds", question=number, option="activate A"),
        "seat-needed": room.spectator.get("odds", question=number, option="activate A"),
        "answer-late": asked.get("odds", question=number - 1, option="activate A"),
        "answer-not-possible": asked.get("odds", question=number, option="activate Z"),
        "hint-not-here": asked.get("hint", question=number),
        "watch-not-over": asked.get("analysis"),
    }
    assert {id: said.json()["id"] for id, said in refused.items()} == {id: id for id in refused}


def test_somebody_alone_against_bots_may_ask_for_a_hint(table: Served) -> None:
    room = table.begin("person", "random")
    asked = room.asked()
    question = asked.question()
    hint = asked.get("hint", question=question["number"]).json()
    assert hint["option"] in question["options"]
    assert hint["reasons"][0]["text"].endswith(".")


def test_a_game_that_is_over_is_looked_back_at(table: Served) -> None:
    room = table.begin("random", "random")
    until(lambda: room.info()["stage"] == "over")
    told = room.spectator.get("analysis").json()
    assert told["game"] == "worms"
    assert len(told["players"]) == 2
    assert told == room.host.get("analysis").json()
