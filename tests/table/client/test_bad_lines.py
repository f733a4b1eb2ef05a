"""What a client does when the line to the table breaks at the worst moment, and when it leads round a corner."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from rumpus.client import Client, ConnectionLost, Link, NoTable
from tests.helpers.page.reverse_proxy import PREFIX, proxy_for
from tests.helpers.table.bad_line import BadLine, bad_line
from tests.helpers.table.served import Guest, Served
from tests.helpers.waiting import PATIENCE, until

GAME = "zombies-doom"


@pytest.fixture
def line(table: Served) -> Iterator[BadLine]:
    with bad_line(table.url) as line:
        yield line


def number_in(table: Served, link: Link) -> int:
    number: int = Guest(table, link.room, link.token).look()["number"]
    return number


def heard_after(before: int, table: Served, link: Link) -> None:
    until(lambda: number_in(table, link) > before)


def test_an_answer_whose_acknowledgement_was_lost_counts_once(table: Served, line: BadLine) -> None:
    with Client(line.url, patience=PATIENCE) as client, ThreadPoolExecutor() as threads:
        links = client.open(GAME, ["person", "random"])
        with client.sit(links.seats[0], "Ann") as ann:
            for count, question in enumerate(ann.questions()):
                assert question.options
                option = Random(count).choice(question.options)
                if count not in (2, 5):
                    ann.answer(option)
                    continue
                line.mute, before = True, number_in(table, ann.link)
                answering = threads.submit(ann.answer, option)
                heard_after(before, table, ann.link)
                assert not answering.done()
                line.cut()
                answering.result(PATIENCE)
            assert count > 5
            assert ann.over


def test_what_might_be_said_twice_is_not_said_again(table: Served, line: BadLine) -> None:
    with Client(line.url, patience=PATIENCE) as client, ThreadPoolExecutor() as threads:
        links = client.open(GAME, ["person", "person"])
        with client.sit(links.seats[0], "Ann") as ann:
            line.mute, before = True, number_in(table, ann.link)
            chatting = threads.submit(ann.chat, "Hello!")
            heard_after(before, table, ann.link)
            line.cut()
            with pytest.raises(ConnectionLost) as unsure:
                chatting.result(PATIENCE)
            assert unsure.value.id == "client-unsure"
            while not ann.now.chat:  # it comes back, and is told what it had missed
                ann.next_update()
            ann.chat("Again!")
            said = [one["text"] for one in Guest(table, links.room, ann.link.token).look()["chat"]]
            assert said == ["Hello!", "Again!"]


def test_a_table_may_be_served_under_a_path(table: Served) -> None:
    with proxy_for(table.url) as address, Client(address, patience=PATIENCE) as client:
        assert address.endswith(PREFIX)
        links = client.open(GAME, ["person", "random"])
        with Client(links.seats[0]) as other, other.sit(str(links.seats[0]), "Ann") as ann:
            assert ann.next_question() is not None


def test_something_else_at_the_address_is_no_table(table: Served) -> None:
    with proxy_for(table.url) as address, Client(address.removesuffix(PREFIX), patience=PATIENCE) as client:
        for ask in (client.games, lambda: client.watch(Link(client.address, "room"))):
            with pytest.raises(NoTable) as none:
                ask()
            assert none.value.id == "client-no-table"


def test_a_proxy_that_answers_for_a_table_that_is_started_again_is_not_the_end(line: BadLine) -> None:
    with Client(line.url, patience=PATIENCE) as client:
        links = client.open(GAME, ["person", "random"])
        with client.sit(links.seats[0], "Ann") as ann:
            question = ann.next_question()
            assert question is not None
            assert question.options
            line.instead = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            line.cut()
            until(lambda: line.refused > 1)
            line.instead = b""
            ann.answer(question.options[0])
            assert ann.next_question() is not None
