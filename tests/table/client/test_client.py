"""A program plays at a table elsewhere, with the plain client and with the one for asyncio."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rumpus.client import (
    AsyncClient,
    AsyncVisit,
    Client,
    ConnectionLost,
    Link,
    NoTable,
    TableRefused,
    Visit,
    WrongLink,
)
from rumpus.client.links import read_address
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.records.verify import verify
from rumpus.table.guests.limits import Limits
from rumpus.text.words import LANGUAGES, words
from tests.helpers.ports import own_port
from tests.helpers.table.served import Guest, Served
from tests.helpers.waiting import PATIENCE, until

SHORT = "zombies-doom"


@pytest.fixture
def client(table: Served) -> Iterator[Client]:
    with Client(table.url, patience=PATIENCE) as client:
        yield client


def play(visit: Visit, random: Random) -> list[int]:
    """The numbers of the questions that were answered."""
    numbers = []
    for question in visit.questions():
        assert question.options
        visit.answer(random.choice(question.options))
        numbers.append(question.number)
    return numbers


async def play_async(visit: AsyncVisit, random: Random) -> None:
    async for question in visit.questions():
        assert question.options
        await visit.answer(random.choice(question.options))


def assert_fair(record: str, *names: str) -> None:
    read = read_record(record)
    assert verify(find_game(read.game), read).problem is None
    assert set(names) <= set(read.seats)


def test_a_room_is_opened_and_a_whole_game_played(client: Client) -> None:
    links = client.open(SHORT, ["person", "random"])
    with client.sit(links.seats[0], "Ann") as visit:
        assert visit.seat == 0
        numbers = play(visit, Random(1))
        assert len(numbers) == len(set(numbers)) > 5
        assert visit.over
        assert visit.question is None
        assert visit.now.view is not None
        assert len(visit.winners) == len(visit.now.winners or ())
        assert set(visit.winners) <= {"Ann", "random"}
        assert_fair(client.record(visit.link), "Ann")


def test_two_play_with_asyncio_and_both_bring_something_to_the_dice(table: Served) -> None:
    async def evening() -> str:
        async with AsyncClient(table.url, patience=PATIENCE) as client:
            links = await client.open(SHORT, ["person", "person"])
            async with await client.sit(links.seats[0], "Ann") as ann, await client.sit(links.seats[1], "Bob") as bob:
                await asyncio.gather(play_async(ann, Random(1)), play_async(bob, Random(2)))
                assert ann.winners == bob.winners
                assert {seat.dice for seat in ann.info.seats} == {"revealed"}
            return await client.record(links.watch)

    assert_fair(asyncio.run(evening()), "Ann", "Bob")


def test_people_come_by_the_links_that_browsers_open(client: Client, table: Served) -> None:
    links = client.open(SHORT, ["person", "random"])
    written = str(links.seats[0])
    assert written == f"{table.url}/#/room/{links.room}/{links.seats[0].token}"
    with Client(written) as other, other.sit(written, "Ann") as visit:
        assert visit.info.seats[0].name == "Ann"
        with pytest.raises(TableRefused) as refused:
            other.sit(written, "Bob")
    assert refused.value.id == "link-used"


def test_a_free_seat_of_a_public_room_needs_no_token(client: Client) -> None:
    links = client.open(SHORT, ["person", "random"], public=True)
    assert links.room in [room.room for room in client.rooms()]
    with client.sit(Link(client.address, links.room), "Ann") as visit:
        assert visit.seat == 0


def test_whoever_comes_back_with_the_link_of_a_visit_has_the_seat_and_what_it_brings_to_the_dice(
    table: Served, client: Client
) -> None:
    links = client.open(SHORT, ["person", "person"])
    with client.sit(links.seats[0], "Ann") as ann:
        kept = str(ann.link)
    with client.sit(links.seats[1], "Bob") as bob, client.come_back(kept) as again:
        assert again.seat == 0
        bobs = Guest(table, links.room, bob.link.token)
        until(lambda: bobs.look()["info"]["stage"] == "running")
        assert bobs.look()["info"]["seats"][0]["dice"] == "revealed"


def test_spectators_see_and_speak_and_may_not_answer(client: Client) -> None:
    links = client.open(SHORT, ["person", "random"])
    with client.sit(links.seats[0], "Ann") as ann, client.watch(links.watch, "Zoe") as zoe:
        asked = ann.next_question()
        assert asked is not None
        assert asked.options
        assert (zoe.seat, zoe.question) == (None, None)
        zoe.chat("Good luck!")
        said = next(update.chat[-1] for update in ann.updates() if update.chat)
        assert (said.who, said.text, said.watching) == ("Zoe", "Good luck!", True)
        with pytest.raises(TableRefused) as refused:
            zoe.answer(asked.options[0])
    assert refused.value.id == "seat-needed"


def test_odds_hints_and_taking_back(client: Client) -> None:
    links = client.open("worms", ["person", "random"], options={"setup": "first-game"}, hints=True)
    with client.sit(links.seats[0], "Ann") as ann:
        asked = ann.next_question()
        assert asked is not None
        assert asked.options
        texts = [option.text for option in asked.options]
        assert ann.hint().text in texts
        assert ann.odds(texts[0]).text == ann.consider(asked.options[0]).text == texts[0]
        ann.answer(texts[0])
        assert ann.question is None
        while not ann.now.may_undo:
            ann.next_update()
        ann.undo()
        again = ann.next_question()
        while again is not None and again.kind != asked.kind:
            again = ann.next_question()
        assert again is not None
        assert again.number > asked.number


def test_without_hints_there_is_none_and_the_refusal_says_so(client: Client) -> None:
    links = client.open(SHORT, ["person", "random"])
    with client.sit(links.seats[0], "Ann") as ann:
        assert ann.next_question() is not None
        with pytest.raises(TableRefused) as refused:
            ann.hint()
    assert refused.value.id == "hints-not-here"
    assert str(refused.value) == words("en").say(Message("hints-not-here"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_the_language(table: Served, language: str) -> None:
    with Client(table.url, language=language) as client:
        with pytest.raises(TableRefused) as refused:
            client.watch(Link(client.address, "nowhere"))
        assert str(refused.value) == words(language).say(Message("room-unknown", {"room": "nowhere"}))
        with pytest.raises(TableRefused) as refused:
            client.open("chess", ["person", "random"])
        assert refused.value.id == "game-unknown"
        assert refused.value.about["game"] == "chess"


def test_what_is_no_link_and_what_leads_elsewhere(client: Client) -> None:
    for link, id in (
        ("hello", "client-link-wrong"),
        (f"{client.address}/#/rules/worms", "client-link-wrong"),
        ("http://games.example/#/room/abc/def", "client-link-elsewhere"),
    ):
        with pytest.raises(WrongLink) as wrong:
            client.watch(link)
        assert wrong.value.id == id
        assert link in str(wrong.value)
    with pytest.raises(WrongLink):
        Client("localhost:8000")


def test_a_link_with_a_wrong_token_is_refused(client: Client) -> None:
    links = client.open(SHORT, ["person", "random"])
    for come in (lambda link: client.sit(link, "Ann"), client.watch, client.come_back):
        with pytest.raises(TableRefused) as refused:
            come(Link(client.address, links.room, "x" * 32))
        assert refused.value.id == "token-unknown"


def test_where_nobody_answers_there_is_no_table() -> None:
    with Client(f"http://127.0.0.1:{own_port()}", patience=0.5) as client:
        for ask in (client.games, lambda: client.watch(Link(client.address, "room"))):
            with pytest.raises(NoTable) as none:
                ask()
            assert none.value.id == "client-nobody-there"
            assert client.address.removeprefix("http") in str(none.value)


def test_a_game_goes_on_where_the_table_was_started_again(own_table: Served) -> None:
    """In the middle of a game, and while nobody reads what the table says."""
    own_table.serving = replace(own_table.serving, port=own_port())
    own_table.restart()
    with Client(own_table.url, patience=PATIENCE) as client:
        links = client.open(SHORT, ["person", "random"])
        with client.sit(links.seats[0], "Ann") as ann:
            for count, question in enumerate(ann.questions()):
                assert question.options
                if count in (3, 6):
                    own_table.restart()
                ann.answer(Random(count).choice(question.options))
            assert count > 6
            assert_fair(client.record(ann.link), "Ann")


def test_whoever_lost_the_connection_for_good_hears_of_it(own_table: Served) -> None:
    with Client(own_table.url, patience=PATIENCE) as client:
        links = client.open(SHORT, ["person", "person"])
        with client.sit(links.seats[0], "Ann") as ann:
            ann._visit._connection.patience = 1.0
            own_table.stop()
            with pytest.raises(ConnectionLost, match="did not come back"):
                for _ in ann.updates():
                    pass
            with pytest.raises(ConnectionLost, match="did not come back"):
                ann.chat("Hello?")


def test_a_program_that_answers_quickly_is_slowed_down_and_not_refused(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    table = Served(tmp_path_factory.mktemp("slow") / "rooms.db", Limits(messages_at_once=2))
    try:
        with Client(table.url, patience=PATIENCE) as client:
            links = client.open(SHORT, ["person", "person"])
            with client.sit(links.seats[0], "Ann") as ann, client.watch(links.watch) as onlooker:
                for number in range(6):
                    ann.chat(f"{number}")
                until(lambda: onlooker.next_update().chat and onlooker.now.chat[-1].text == "5")
    finally:
        table.stop()


def test_whoever_has_left_is_told_so_and_does_not_wait(client: Client) -> None:
    links = client.open(SHORT, ["person", "person"])
    visit = client.sit(links.seats[0], "Ann")
    visit.close()
    for say in (visit.ready, visit.next_update):
        with pytest.raises(ConnectionLost) as left:
            say()
        assert left.value.id == "client-left"


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("HTTP://Games.Example:80/", "http://games.example:80"),
        ("https://games.example/Rumpus/#/room/abc/def", "https://games.example/Rumpus"),
        ("https://games.example/?lang=cs#/watch/abc", "https://games.example"),
    ],
)
def test_a_table_is_found_by_its_address_however_it_is_written(written: str, address: str) -> None:
    assert read_address(written, "en") == address
