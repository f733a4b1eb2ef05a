"""How a notice goes out, by each kind of channel."""

import asyncio
from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import urlsplit

import msgspec

from rumpus.kernel.message import Message, Refused
from rumpus.table.notices.channels import Channel, ChannelGone
from rumpus.table.notices.composing import ComposedNotice, NoticeAbout, compose
from rumpus.table.notices.mail import MailServer
from rumpus.table.notices.outside import Outside, check_address
from rumpus.table.notices.push import Push, check_keys, is_possible
from rumpus.table.store.base import Store
from rumpus.table.wire.notice_messages import ChannelKind
from rumpus.text.words import words

GONE = (404, 410)  # what a browser's maker answers when nobody is subscribed there any more


class NotTaken(OSError):
    """Whoever was called did not want it."""


@dataclass(frozen=True)
class NoticeSettings:
    """What the operator allows."""

    address: str = ""  # of the table, as everybody knows it: where links lead
    mail_server: str = ""
    mail_from: str = ""
    webhooks: tuple[str, ...] = ()  # hosts that guests may have called

    def check(self) -> None:
        if self.address and not self.address.startswith(("https://", "http://")):
            raise Refused("public-address-wrong", url=self.address)
        if (self.mail_server or self.webhooks) and not self.address:
            raise Refused("public-address-needed")
        if self.mail_server:
            MailServer.read(self.mail_server, self.mail_from)


def contact_of(settings: NoticeSettings) -> str:
    """Whom the maker of a browser may ask, in a form that they take."""
    _, sender = parseaddr(settings.mail_from)
    return f"mailto:{sender}" if sender else f"https://{urlsplit(settings.address).hostname}"


class Sending:
    def __init__(self, settings: NoticeSettings, store: Store, outside: Outside | None = None) -> None:
        settings.check()
        self.link = settings.address.rstrip("/") + "/"
        self.outside = outside or Outside()
        self.webhooks = tuple(host.lower() for host in settings.webhooks)
        self.mail = MailServer.read(settings.mail_server, settings.mail_from) if settings.mail_server else None
        self.push = Push(store, contact_of(settings)) if is_possible() else None

    def kinds(self) -> list[ChannelKind]:
        """Those that there are at this table."""
        here: dict[ChannelKind, object] = {"push": self.push, "mail": self.mail, "webhook": self.webhooks}
        return [kind for kind, how in here.items() if how]

    def check(self, channel: Channel) -> None:
        """Refused, if nothing could ever be sent there."""
        if channel.kind not in self.kinds():
            raise Refused("channel-not-here", kind=channel.kind)
        if channel.kind == "push":
            check_address(channel.address, None, self.outside.nearby)
            check_keys(channel)
        elif channel.kind == "webhook":
            check_address(channel.address, self.webhooks, self.outside.nearby)

    async def send(self, channel: Channel, noted: list[NoticeAbout]) -> None:
        composed = compose(channel.wanted.language, noted, self.link)
        match channel.kind:
            case "mail":
                await self._mail(channel, composed)
            case "push":
                await self._push(channel, composed, noted)
            case "webhook":
                await self._call(channel, composed)

    async def ask_to_confirm(self, channel: Channel, said: str) -> None:
        """The only mail that goes to an address nobody has confirmed."""
        if self.mail is None:
            return
        speaks = words(channel.wanted.language)
        link = f"{self.link}#/confirm/{said}"
        text = speaks.say(Message("notice-confirm", {"link": link, "table": self.link}))
        subject = speaks.say(Message("notice-confirm-title"))
        await asyncio.to_thread(self.mail.send, channel.address, subject, text, "")

    def stop_link(self, channel: Channel) -> str:
        return f"{self.link}#/unsubscribe/{channel.id}"

    async def _mail(self, channel: Channel, composed: ComposedNotice) -> None:
        assert self.mail is not None
        lines = [f"{line}\n{link}\n" for line, link in zip(composed.lines, composed.links, strict=True)]
        stop = words(channel.wanted.language).say(Message("notice-stop", {"link": self.stop_link(channel)}))
        one_click = f"{self.link}api/notices/stop/{channel.id}"
        text = "\n".join([*lines, "-- ", stop])
        await asyncio.to_thread(self.mail.send, channel.address, composed.title, text, one_click)

    async def _push(self, channel: Channel, composed: ComposedNotice, noted: list[NoticeAbout]) -> None:
        assert self.push is not None
        link = composed.links[0] if len(composed.links) == 1 else self.link
        shown = {
            "title": composed.title,
            "body": "\n".join(composed.lines[:5]),
            "link": link.removeprefix(self.link),  # the page knows where the table is, whatever it is called there
            "turns": sum(one.kind == "turn" for one in noted),
        }
        headers, sealed = await self.push.sealed(channel, msgspec.json.encode(shown))
        await self._post(channel, headers, sealed)

    async def _call(self, channel: Channel, composed: ComposedNotice) -> None:
        """As several services understand it: each takes what it knows."""
        lines = [f"{line} {link}" for line, link in zip(composed.lines, composed.links, strict=True)]
        text = "\n".join(lines)
        body = {"text": text, "content": text, "title": composed.title, "link": composed.links[0]}
        await self._post(channel, {"Content-Type": "application/json"}, msgspec.json.encode(body))

    async def _post(self, channel: Channel, headers: dict[str, str], body: bytes) -> None:
        status = await self.outside.post(channel.address, headers, body)
        if status in GONE:
            raise ChannelGone
        if not 200 <= status < 300:
            raise NotTaken(status)
