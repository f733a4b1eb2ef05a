"""What is said over HTTP of notices: where somebody wants them, and what went out."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rumpus.table.wire.messages import Token

LONGEST = 1000
ChannelKind = Literal["push", "mail", "webhook"]
NoticeKind = Literal["turn", "invitation", "over"]
ChannelAddress = Annotated[str, Meta(min_length=3, max_length=LONGEST)]


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody wants to be told of something from now on: the endpoint of a browser with its keys, an address for
    mail, or the address of a webhook. For one that they have already, what is told there changes."""

    kind: ChannelKind
    address: ChannelAddress
    language: Annotated[str, Meta(max_length=20)]
    about: Annotated[list[NoticeKind], Meta(min_length=1, max_length=3)]
    public_key: Annotated[str, Meta(max_length=200)] = ""  # a browser's, with its secret, as it tells them
    auth: Annotated[str, Meta(max_length=100)] = ""


class ChannelInfo(msgspec.Struct):
    id: str
    kind: str
    address: str
    confirmed: bool  # nothing is sent to an address for mail before its owner has said so
    language: str
    about: list[str]


class SentInfo(msgspec.Struct):
    """Something that was to be told: `waiting`, `sent`, `stale` (known before it was sent) or `failed`."""

    channel: str
    kind: str
    room: str
    state: str
    at: int  # milliseconds since 1970; of what waits, from when on it may be sent
    tries: int


class OwnNotices(msgspec.Struct):
    """`kinds` are those that this table has; `push_key` is what a browser subscribes with."""

    kinds: list[str]
    push_key: str
    channels: list[ChannelInfo]
    sent: list[SentInfo]


class Confirming(msgspec.Struct, forbid_unknown_fields=True):
    """What the mail said."""

    said: Token


class Stopped(msgspec.Struct):
    """Whether there was something to stop."""

    stopped: bool
