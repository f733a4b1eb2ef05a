"""Odds and hints: for whoever is asked, from what they may know, and never in anybody's way."""

import os
import signal
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.contract.random_play import new_match, play_on
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.thinking.jobs import Advise, Weigh
from rumpus.table.web.socket import THOUGHTS_AT_ONCE
from rumpus.text.words import Words
from rumpus.thinking.bot import Glimpse, Limit, glimpse_of
from rumpus.thinking.determinization import Determinization
from tests.helpers.table.minds import bots_are_busy, workers_of
from tests.helpers.table.served import Json, Opened, Served, Viewer, texts_of

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)
A_FEW = Limit(simulations=12)


@pytest.fixture
def room(table: Served) -> Opened:
    """Somebody is about to jump."""
    room = table.begin("person", "person", hints=True)
    room.asked().answer("activate A")
    return room


@pytest.fixture
def viewer(room: Opened) -> Iterator[Viewer]:
    with room.asked().watch() as viewer:
        yield viewer


def message_in(info: Json) -> Message:
    return Message(info["id"], {key: argument_in(arg) for key, arg in info["args"].items()})


def argument_in(arg: Any) -> Any:
    if isinstance(arg, list):
        return tuple(argument_in(one) for one in arg)
    return message_in(arg) if isinstance(arg, dict) else arg


def replies(viewer: Viewer, count: int) -> list[Json]:
    found: list[Json] = []
    while len(found) < count:
        message = viewer.receive()
        found += [message] if "ref" in message else []
    return found


def test_whoever_is_asked_may_ask_for_the_odds(room: Opened, viewer: Viewer) -> None:
    question = room.asked().question()
    said = viewer.ask(type="odds", question=question["number"], text="jump 1,-2")
    assert (said["type"], said["question"], said["text"]) == ("odds-told", question["number"], "jump 1,-2")
    assert said["exact"]
    assert sum(chance["args"]["percent"] for chance in said["lines"][0]["args"]["chances"]) == pytest.approx(100, abs=2)
    for line in said["lines"]:
        assert Words("en", "worms").say(message_in(line)).endswith("%")
    assert room.asked().question() == question


@pytest.mark.slow
def test_whoever_is_asked_may_ask_for_a_hint(room: Opened, viewer: Viewer) -> None:
    question = room.asked().question()
    said = viewer.ask(type="hint", question=question["number"])
    assert (said["type"], said["question"]) == ("hint-told", question["number"])
    assert said["text"] in texts_of(question)
    assert [Words("en", "worms").say(message_in(reason)) for reason in said["reasons"]]
    assert room.asked().question() == question


def test_advice_is_refused_where_an_answer_would_be(room: Opened, viewer: Viewer) -> None:
    number = room.asked().question()["number"]
    assert viewer.ask(type="odds", question=number, text="dance")["type"] == "nack"
    assert viewer.ask(type="odds", question=1, text="stay")["why"]["id"] == "answer-late"
    assert viewer.ask(type="hint", question=1)["why"]["id"] == "answer-late"
    with room.spectator.watch() as other:
        assert other.ask(type="odds", question=number, text="stay")["why"]["id"] == "answer-not-yours"
        assert other.ask(type="hint", question=number)["why"]["id"] == "answer-not-yours"


def test_hints_are_agreed_on_before_the_game(table: Served) -> None:
    room = table.begin("person", "person")
    assert not room.info()["hints"]
    with room.asked().watch() as viewer:
        said = viewer.ask(type="hint", question=room.asked().question()["number"])
    assert said["why"]["id"] == "hints-not-here"
    assert table.begin("person", "person", hints=True).info()["hints"]


def test_the_game_of_the_day_has_no_hints(table: Served) -> None:
    said = table.post("/api/rooms", game="worms", seats=["person", "random"], daily=True, hints=True)
    assert said.json()["id"] == "daily-without-hints"


@pytest.mark.slow
def test_whoever_waits_for_a_hint_may_answer_meanwhile(room: Opened, viewer: Viewer) -> None:
    number = room.asked().question()["number"]
    with bots_are_busy(room.table):
        viewer.send(type="hint", ref=100, question=number)
        viewer.send(type="answer", ref=101, question=number, text="stay")
        assert [one["ref"] for one in replies(viewer, 1)] == [101]
    assert [one["ref"] for one in replies(viewer, 1)] == [100]


def test_nobody_may_wait_for_too_many_thoughts_at_once(room: Opened, viewer: Viewer) -> None:
    number = room.asked().question()["number"]
    with bots_are_busy(room.table):
        for ref in range(THOUGHTS_AT_ONCE + 1):
            viewer.send(type="odds", ref=ref, question=number, text="stay")
        [refused] = replies(viewer, 1)
        assert (refused["type"], refused["ref"]) == ("nack", THOUGHTS_AT_ONCE)
    told = replies(viewer, THOUGHTS_AT_ONCE)
    assert {one["type"] for one in told} == {"odds-told"}
    assert sorted(one["ref"] for one in told) == [*range(THOUGHTS_AT_ONCE)]


def test_a_worker_that_dies_over_it_is_replaced(own_table: Served) -> None:
    room = own_table.begin("person", "person", hints=True)
    with room.asked().watch() as viewer:
        asked = room.asked().question()
        for worker in workers_of(own_table.server.hall.asking.bots.minds):
            os.kill(worker.process.pid, signal.SIGKILL)
        said = viewer.ask(type="odds", question=asked["number"], text=texts_of(asked)[0])
        assert said["why"]["id"] == "odds-not-found"
        said = viewer.ask(type="odds", question=asked["number"], text=texts_of(asked)[0])
        assert said["type"] == "odds-told"


# What is hidden stays hidden


def glimpses_of_two_worlds(game: AnyGame, seed: int) -> tuple[Glimpse, Glimpse] | None:
    """The same question in two states that the one who is asked cannot tell apart."""
    match, random = new_match(game, seed, listen=False)
    play_on(match, random, random.randrange(10, 80))
    if match.question is None:
        return None
    assert match.question.seat != CHANCE
    worlds = (
        match.state,
        Determinization.of(game).determinize(match.state, match.question.seat, SeededChance(f"other {seed}")),
    )
    one, other = (glimpse_of(game, match.setting, world, SeededChance(world.digest())) for world in worlds)
    assert (one.view, one.options, one.header) == (other.view, other.options, other.header)
    return one, other


@pytest.mark.slow
@every_game
@settings(max_examples=8)
@given(seed=st.integers(0, 10**9))
def test_odds_and_hints_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: AnyGame, seed: int) -> None:
    worlds = glimpses_of_two_worlds(game, seed)
    if worlds is None:
        return
    place = Random(seed).randrange(len(worlds[0].options))
    odds = [Weigh(place, world, seed).accept(Weigh(place, world, seed).run(A_FEW)) for world in worlds]
    assert odds[0] == odds[1]
    hints = [Advise("strong", world, seed).accept(Advise("strong", world, seed).run(A_FEW)) for world in worlds]
    assert hints[0] == hints[1]
