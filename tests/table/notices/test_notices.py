"""Players are told what happens while they are away: by mail, by their browser, by a webhook; once, nothing hidden."""

import asyncio
import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rumpus.table.hall.hall import Hall
from rumpus.table.notices import notices
from rumpus.table.notices.channels import Preferences
from rumpus.table.notices.composing import NoticeAbout
from rumpus.table.notices.outside import Outside
from rumpus.table.notices.sending import NoticeSettings, Sending
from rumpus.table.rooms.clocks import now
from rumpus.table.store import open_store
from tests.helpers.table.passing import DAY, Passing, passing
from tests.helpers.table.receivers import Mailbox, Service, mail_server, service
from tests.helpers.table.recognised import Somebody, fresh_key
from tests.helpers.table.served import Opened, Served
from tests.helpers.waiting import until

ADDRESS = "https://games.example/club"
MINUTE = 1 / (24 * 60)
ALL = ["turn", "invitation", "over"]


@pytest.fixture
def time() -> Iterator[Passing]:
    with passing() as time:
        yield time


@pytest.fixture
def mails() -> Iterator[tuple[str, Mailbox]]:
    with mail_server() as mails:
        yield mails


@pytest.fixture
def called() -> Iterator[Service]:
    with service() as server:
        yield server


@pytest.fixture
def telling(time: Passing, tmp_path: Path, mails: tuple[str, Mailbox]) -> Iterator[Served]:
    """A table that sends everything, to services on this machine, too."""
    settings = NoticeSettings(ADDRESS, mails[0], "Rumpus <table@games.example>", ("127.0.0.1",))
    table = Served(tmp_path / "rooms.db", notices=settings)
    sending(table).outside = Outside(nearby=True)
    yield table
    if table.thread.is_alive():
        table.stop()


def sending(table: Served) -> Any:
    return table.server.hall.notices.sending


def hall_of(table: Served) -> Hall:
    return table.server.hall


def send(table: Served) -> None:
    """All that is due, once everything that happened is noted."""
    table.run(hall_of(table).notices.coming.join())
    table.run(hall_of(table).notices.send_due())


def wants(somebody: Somebody, kind: str, address: str, language: str = "en", **more: Any) -> dict[str, Any]:
    body = {"kind": kind, "address": address, "language": language, "about": ALL, **more}
    said = somebody.post("notices", **body)
    assert said.status_code == 201, said.text
    told: dict[str, Any] = said.json()
    return told


def confirm(table: Served, mailbox: Mailbox) -> None:
    found = re.search(r"#/confirm/(\S+)", mailbox.mails[-1].get_content())
    assert found
    assert table.post("/api/notices/confirm", said=found[1]).status_code == 201


def game_of(table: Served, *players: Somebody) -> Opened:
    room = table.open(*["person"] * len(players), clock="answer 3d then lose")
    for seat, player in enumerate(players):
        player.sit(room, seat)
    return room


def test_who_is_asked_while_away_gets_one_mail_that_opens_the_game(
    time: Passing, telling: Served, mails: tuple[str, Mailbox]
) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    assert wants(ann, "mail", "ann@example.org")["confirmed"] is False
    confirm(telling, mails[1])
    rooms = [game_of(telling, ann, bob), game_of(telling, ann, bob)]
    asked = [room for room in rooms if seat_asked(room) == 0]
    send(telling)
    assert len(mails[1].mails) == 1  # the one to confirm: nothing is told at once, for more may come
    time.days(2 * MINUTE)
    send(telling)
    (_, mail) = mails[1].mails
    text = mail.get_content()
    assert mail["To"] == "ann@example.org"
    for room in asked:
        assert f"{ADDRESS}/#/room/{room.id}" in text
    assert text.count("it is your turn") == len(asked) == 2
    assert "Bob" in text
    time.days(1)
    send(telling)
    assert len(mails[1].mails) == 2  # and not again
    assert {one["state"] for one in ann.told("notices")["sent"]} == {"sent"}
    assert ann.key not in text
    assert ann.id not in text


def seat_asked(room: Opened) -> int:
    asked = room.asked()
    seat: int = next(seat for seat, guest in room.seats.items() if guest is asked)
    return seat


def test_nothing_goes_to_an_address_that_nobody_confirmed(
    time: Passing, telling: Served, mails: tuple[str, Mailbox]
) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(ann, "mail", "stranger@example.org", "cs")
    assert mails[1].mails[0]["Subject"] == "Je to tvoje adresa?"
    game_of(telling, ann, bob)
    time.days(0.01)
    send(telling)
    assert len(mails[1].mails) == 1
    again = Somebody(telling, "Cleo").post(
        "notices", kind="mail", address="stranger@example.org", language="en", about=ALL
    )
    assert again.status_code == 201
    third = Somebody(telling, "Dan").post(
        "notices", kind="mail", address="stranger@example.org", language="en", about=ALL
    )
    assert (third.status_code, third.json()["id"]) == (429, "mail-asked-already")
    time.days(4)
    send(telling)
    assert ann.told("notices")["channels"] == []  # what is not confirmed is forgotten


def test_one_click_ends_it(time: Passing, telling: Served, mails: tuple[str, Mailbox]) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(ann, "mail", "ann@example.org", "uk")
    confirm(telling, mails[1])
    game_of(telling, ann, bob)
    time.days(0.01)
    send(telling)
    mail = mails[1].mails[-1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
    assert telling.client.post(stop, data={"List-Unsubscribe": "One-Click"}).json() == {"stopped": True}
    assert telling.client.post(stop).json() == {"stopped": False}
    assert ann.told("notices")["channels"] == []
    assert f"{ADDRESS}/#/unsubscribe/" in mail.get_content()


def test_what_could_not_be_sent_is_sent_later_and_ever_more_seldom_tried(
    time: Passing, telling: Served, mails: tuple[str, Mailbox]
) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(ann, "mail", "ann@example.org")
    confirm(telling, mails[1])
    game_of(telling, ann, bob)
    mails[1].broken = True
    time.days(2 * MINUTE)
    send(telling)
    (failed,) = ann.told("notices")["sent"]
    assert (failed["state"], failed["tries"]) == ("waiting", 1)
    send(telling)
    assert ann.told("notices")["sent"][0]["tries"] == 1  # not at once
    time.days(1.1 * MINUTE)
    send(telling)
    assert ann.told("notices")["sent"][0]["tries"] == 2
    telling.restart()
    sending(telling).outside = Outside(nearby=True)
    mails[1].broken = False
    time.days(2.1 * MINUTE)
    send(telling)
    assert len(mails[1].mails) == 2
    assert hall_of(telling).notices.counts == {("mail", "sent"): 1}
    metrics = telling.client.get("/metrics").text
    assert 'rumpus_notices_total{kind="mail",outcome="sent"} 1.0' in metrics


def test_who_has_answered_or_is_there_is_told_nothing(time: Passing, telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    for one in (ann, bob):
        wants(one, "webhook", f"{called.url}/{one.id}")
    room = game_of(telling, ann, bob)
    seat = seat_asked(room)
    other = (ann, bob)[1 - seat]
    while seat_asked(room) == seat:
        room.asked().answer()
    with room.seats[1 - seat].watch() as viewer:
        viewer.update()
        time.days(2 * MINUTE)
        send(telling)
    assert called.calls == []
    assert {one["state"] for one in other.told("notices")["sent"]} == {"stale"}


def test_a_webhook_is_called_when_a_game_is_over(time: Passing, telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(bob, "webhook", f"{called.url}/hook", "cs")
    room = game_of(telling, ann, bob)
    room.seats[0].post("act", act="resign")
    time.days(2 * MINUTE)
    send(telling)
    (call,) = called.calls
    said = msgspec.json.decode(call.body)
    assert (call.path, call.headers["content-type"]) == ("/hook", "application/json")
    assert "výhra je tvoje" in said["text"]
    assert said["link"] == f"{ADDRESS}/#/room/{room.id}"


def test_a_rematch_is_an_invitation(time: Passing, telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(bob, "webhook", f"{called.url}/hook")
    room = game_of(telling, ann, bob)
    room.seats[0].post("act", act="resign")
    assert room.seats[0].post("rematch").status_code == 201
    time.days(2 * MINUTE)
    send(telling)
    (call,) = called.calls
    assert "would like to play with you" in msgspec.json.decode(call.body)["text"]


def test_a_new_round_of_a_tournament_is_told_once_through_a_restart(
    time: Passing, telling: Served, called: Service
) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(bob, "webhook", f"{called.url}/hook")
    terms = {"name": "Autumn", "game": "worms", "format": "round-robin", "places": 2, "minutes": 600}
    made = telling.client.post("/api/tournaments", headers=ann.headers, json=terms).json()["line"]["id"]
    telling.client.post(f"/api/tournaments/{made}/enter", headers=bob.headers, json={})
    room = until(lambda: telling.client.get(f"/api/tournaments/{made}", headers=bob.headers).json()["your_room"])
    until(lambda: telling.client.get(f"/api/rooms/{room}").status_code == 200)
    for _ in range(2):
        telling.restart()
        sending(telling).outside = Outside(nearby=True)
        telling.run(telling.server.runner.see_to_all(now()))
        time.days(2 * MINUTE)
        send(telling)
    (call,) = called.calls
    said = msgspec.json.decode(call.body)
    assert said["title"] == "A new round"
    assert said["text"] == f"Autumn: a round has begun. You play Worms with Ann. {ADDRESS}/#/room/{room}"


@pytest.mark.anyio
async def test_two_processes_on_one_database_tell_it_once(time: Passing, called: Service, postgres_url: str) -> None:
    """Both have seen it happen, and both look at what is due at the same moment."""
    settings = NoticeSettings(ADDRESS, "", "", ("127.0.0.1",))
    halls = [Hall(open_store(postgres_url)) for _ in range(2)]
    for hall in halls:
        await hall.open(serves=False)
        hall.notices.sending = Sending(settings, hall.store, Outside(nearby=True))
        hall.notices.still = always
    try:
        wanted = Preferences("en", ("turn",))
        for number in range(20):
            await halls[0].notices.channels.add(f"player{number}", "webhook", f"{called.url}/{number}", wanted, now())
        turn = NoticeAbout("turn", "room", "worms")
        both = [hall.notices for hall in halls]
        await asyncio.gather(*(one.note(f"player{n}", "1", turn, now()) for n in range(20) for one in both))
        time.days(2 * MINUTE)
        await asyncio.gather(*(one.send_due() for one in both * 2))
        assert sorted(call.path for call in called.calls) == sorted(f"/{number}" for number in range(20))
        counts = [one.counts["webhook", "sent"] for one in both]
        assert sum(counts) == 20
        time.days(1)
        await asyncio.gather(*(one.send_due() for one in both))
        assert len(called.calls) == 20
    finally:
        for hall in halls:
            await hall.close()


async def always(player: str, noted: NoticeAbout) -> bool:
    return True


# Browsers


class Browser:
    """As far as its keys go."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes of"

    def subscription(self) -> dict[str, str]:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(*form)
        return {"public_key": in_base64(public), "auth": in_base64(self.auth)}

    def read(self, sealed: bytes) -> Any:
        text = http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return msgspec.json.decode(text)


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_only_the_browser_can_read_what_it_is_sent(time: Passing, telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    browser = Browser()
    wants(ann, "push", f"{called.url}/push/1", **browser.subscription())
    room = game_of(telling, ann, bob)
    assert seat_asked(room) == 0
    time.days(2 * MINUTE)
    send(telling)
    (call,) = called.calls
    assert b"turn" not in call.body
    shown = browser.read(call.body)
    assert shown["title"] == "Your turn"
    assert shown["link"] == f"#/room/{room.id}"
    assert shown["turns"] == 1
    assert call.headers["content-encoding"] == "aes128gcm"
    key = ann.told("notices")["push_key"]
    assert call.headers["authorization"].startswith("vapid t=")
    assert call.headers["authorization"].endswith(f"k={key}")
    telling.restart()
    assert ann.told("notices")["push_key"] == key  # else no browser would hear the table again


def test_a_browser_that_has_gone_is_forgotten(time: Passing, telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(ann, "push", f"{called.url}/push/1", **Browser().subscription())
    called.status = 410
    game_of(telling, ann, bob)
    time.days(2 * MINUTE)
    send(telling)
    assert ann.told("notices")["channels"] == []


def test_a_device_that_was_removed_is_told_nothing_more(time: Passing, telling: Served, called: Service) -> None:
    """However it was lost, and whether or not it is ever opened again."""
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    key = fresh_key()
    told = telling.post("/api/players/along", link=ann.post("link").json()["link"], key=key)
    assert told.status_code == 201
    phone = Somebody(telling, key=key)
    for device in (ann, phone):
        wants(device, "push", f"{called.url}/{device.key}", **Browser().subscription())
    (id,) = (one["id"] for one in phone.told("")["devices"] if one["this"])
    assert ann.post("devices/remove", device=id).status_code == 201
    game_of(telling, ann, bob)
    time.days(2 * MINUTE)
    send(telling)
    assert [call.path for call in called.calls] == [f"/{ann.key}"]


@pytest.mark.parametrize(
    ("kind", "address", "why"),
    [
        ("webhook", "https://elsewhere.example/hook", "webhook-not-allowed"),
        ("webhook", "gopher://127.0.0.1/hook", "webhook-not-allowed"),
        ("webhook", "https://ann:secret@127.0.0.1/hook", "webhook-address-wrong"),
        ("mail", "ann@example.org, ben@example.org", "mail-address-wrong"),
        ("mail", "ann@example.org\r\nBcc: everybody@example.org", "mail-address-wrong"),
        ("push", "https://127.0.0.1/push", "push-keys-wrong"),
    ],
)
def test_what_nothing_could_be_sent_to_is_refused(telling: Served, kind: str, address: str, why: str) -> None:
    ann = Somebody(telling, "Ann")
    sending(telling).outside = Outside(nearby=kind != "webhook")
    said = ann.post("notices", kind=kind, address=address, language="en", about=ALL)
    assert said.json()["id"] in (why, "webhook-address-wrong")
    assert ann.told("notices")["channels"] == []


def test_a_player_has_so_many_places_and_leaves_none_behind(telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    for number in range(10):
        wants(ann, "webhook", f"{called.url}/{number}")
    wants(ann, "webhook", f"{called.url}/0")  # the same again
    said = ann.post("notices", kind="webhook", address=f"{called.url}/11", language="en", about=ALL)
    assert said.json()["id"] == "channels-too-many"
    channel = ann.told("notices")["channels"][0]["id"]
    assert bob.post(f"notices/{channel}/delete").json()["id"] == "channel-unknown"
    assert ann.post(f"notices/{channel}/delete").status_code == 201
    assert len(ann.told("notices")["channels"]) == 9


def test_a_table_that_was_told_nothing_sends_nothing(table: Served) -> None:
    ann = Somebody(table, "Ann")
    assert ann.told("notices") == {"kinds": [], "push_key": "", "channels": [], "sent": []}
    said = ann.post("notices", kind="mail", address="ann@example.org", language="en", about=ALL)
    assert said.json()["id"] == "notices-not-here"


def test_what_went_out_is_forgotten_after_a_while(time: Passing, telling: Served, called: Service) -> None:
    ann, bob = Somebody(telling, "Ann"), Somebody(telling, "Bob")
    wants(ann, "webhook", f"{called.url}/hook")
    game_of(telling, ann, bob)
    time.days(2 * MINUTE)
    send(telling)
    assert ann.told("notices")["sent"]
    time.days(notices.KEPT_FOR / DAY + 1)
    send(telling)
    assert ann.told("notices")["sent"] == []
