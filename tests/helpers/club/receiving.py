"""What members are sent, and that nothing in it is hidden from anybody."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rumpus.table.store.base import read_row
from rumpus.table.store.contents import contents_of
from tests.helpers.club.process import ADDRESS
from tests.helpers.table.receivers import Mailbox, Service, mail_server, service

if TYPE_CHECKING:
    from tests.helpers.club.club import Club
    from tests.helpers.club.members import Member

ABOUT = ["turn", "invitation", "over"]
NOTED = {"kind", "room", "game", "others", "result", "tournament"}  # all that a notice is made of


class Receivers:
    def __init__(self, mailbox: Mailbox, called: Service) -> None:
        self.mailbox, self.called = mailbox, called

    async def tell_by_mail(self, member: "Member") -> None:
        await member.ask("POST", "/api/me/notices", kind="mail", address=member.address, language="en", about=ABOUT)
        mail = next(mail for mail in reversed(self.mailbox.mails) if mail["To"] == member.address)
        found = re.search(r"#/confirm/(\S+)", mail.get_content())
        assert found
        await member.ask("POST", "/api/notices/confirm", said=found[1])

    async def tell_by_webhook(self, member: "Member") -> None:
        address = f"{self.called.url}/{member.address}"
        await member.ask("POST", "/api/me/notices", kind="webhook", address=address, language="cs", about=ABOUT)

    def sent(self) -> list[tuple[str, str]]:
        """To whom, and what."""
        mails = [(str(mail["To"]), f"{mail['Subject']}\n{mail.get_content()}") for mail in self.mailbox.mails]
        calls = [(call.path.strip("/"), json.loads(call.body)["text"]) for call in self.called.calls]
        return [one for one in mails + calls if "#/confirm/" not in one[1]]


@contextmanager
def receivers() -> Iterator[tuple[str, Receivers]]:
    with mail_server() as (url, mailbox), service() as called:
        yield url, Receivers(mailbox, called)


def leaks(club: "Club") -> list[str]:
    """Secrets that went out, and notices to somebody about a room that is not theirs."""
    by_address = {member.address: member for member in club.members}
    secrets = {secret for member in club.members for secret in (member.key, member.id)}
    for links in club.rooms.values():
        secrets |= {links["host"], links["watch"], *(link["token"] for link in links["seats"])}
    with contents_of(club.store) as contents:
        rooms = contents.rooms()
        secrets |= {read_row(contents.opened_with(room)[0]).secret for room in rooms}
        games = {(player, room) for player, room in contents.read("SELECT player, room FROM games")}
        noted = [json.loads(data) for (data,) in contents.read("SELECT data FROM notices")]
    found = [f"noted: {one}" for one in noted if not set(one) <= NOTED]
    for address, text in club.receivers.sent():
        found += [f"a secret, to {address}: {text}" for secret in secrets if secret and secret in text]
        for room in re.findall(rf"{re.escape(ADDRESS)}/#/room/(\S+)", text):
            if room in rooms and (by_address[address].id, room) not in games:  # nobody came to those that are gone
                found.append(f"not theirs, to {address}: {text}")
    return found
