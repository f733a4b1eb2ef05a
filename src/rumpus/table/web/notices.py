"""Notices over HTTP: where a player wants them, and ending them by one click."""

from functools import partial

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestBody

from rumpus.kernel.message import Refused
from rumpus.table.hall.hall import Hall
from rumpus.table.notices.channels import Channel, Preferences
from rumpus.table.notices.composing import NoticeAbout
from rumpus.table.notices.sending import Sending
from rumpus.table.players.devices import device_of
from rumpus.table.players.player import Player
from rumpus.table.rooms.clocks import now
from rumpus.table.web.keys import Authorization, needed_token
from rumpus.table.web.players import recognise
from rumpus.table.wire.notice_messages import ChannelInfo, Confirming, NewChannel, OwnNotices, SentInfo, Stopped
from rumpus.table.wire.refusals import RESPONSES
from rumpus.text.words import first_we_speak

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES)

TheHall = NamedDependency[Hall]
ThePlayer = NamedDependency[Player]
SHOWN = 50  # of what went out


class OwnNoticesController(Controller):
    """Each call is about whoever makes it."""

    path = "/api/me/notices"
    dependencies = {"player": Provide(recognise)}  # noqa: RUF012 - as Litestar declares it

    @reading("/", summary="call-notices")
    async def notices(self, player: ThePlayer, hall: TheHall) -> OwnNotices:
        sending = hall.notices.sending
        channels = await hall.notices.channels.of(player.id)
        key = "" if sending is None or sending.push is None else await sending.push.public_key()
        kinds = [] if sending is None else [str(kind) for kind in sending.kinds()]
        return OwnNotices(kinds, key, list(map(channel_info, channels)), await sent_to(hall, player.id))

    @changing("/", summary="call-notices-new")
    async def add(
        self, data: RequestBody[NewChannel], player: ThePlayer, hall: TheHall, authorization: Authorization = None
    ) -> ChannelInfo:
        sending, device = sending_in(hall), device_of(needed_token(authorization))
        wanted = Preferences(first_we_speak([data.language]), tuple(data.about), data.public_key, data.auth, device)
        sending.check(Channel("", player.id, data.kind, data.address, "", 0, 0, wanted))
        channel, said = await hall.notices.channels.add(player.id, data.kind, data.address, wanted, now())
        if said:
            try:
                await sending.ask_to_confirm(channel, said)
            except OSError:  # SMTP's errors are among these
                await hall.notices.channels.delete(channel.id)
                raise Refused("mail-not-sent") from None
        return channel_info(channel)

    @changing("/{channel:str}/delete", summary="call-notices-delete")
    async def delete(self, channel: FromPath[str], player: ThePlayer, hall: TheHall) -> Stopped:
        if channel not in {one.id for one in await hall.notices.channels.of(player.id)}:
            raise Refused("channel-unknown")
        await hall.notices.channels.delete(channel)
        return Stopped(True)


class NoticesController(Controller):
    """For whoever has a mail of ours, without a key."""

    path = "/api/notices"

    @changing("/confirm", summary="call-notices-confirm")
    async def confirm(self, data: RequestBody[Confirming], hall: TheHall) -> Stopped:
        await hall.notices.channels.confirm(data.said, now())
        return Stopped(False)

    @changing("/stop/{channel:str}", summary="call-notices-stop")
    async def stop(self, channel: FromPath[str], hall: TheHall) -> Stopped:
        """However often it is clicked."""
        found = await hall.notices.channels.find(channel)
        await hall.notices.channels.delete(channel)
        return Stopped(found is not None)


def sending_in(hall: Hall) -> Sending:
    if hall.notices.sending is None:
        raise Refused("notices-not-here")
    return hall.notices.sending


async def sent_to(hall: Hall, player: str) -> list[SentInfo]:
    sql = f"SELECT channel, state, due, tries, data FROM notices WHERE player = ? ORDER BY due DESC LIMIT {SHOWN}"
    rows = await hall.store.sql(sql, player)
    return [sent_info(channel, state, due, tries, data) for channel, state, due, tries, data in rows]


def sent_info(channel: str, state: str, due: int, tries: int, data: str) -> SentInfo:
    noted = msgspec.json.decode(data, type=NoticeAbout)
    return SentInfo(channel, noted.kind, noted.room, state, due, tries)


def channel_info(channel: Channel) -> ChannelInfo:
    wanted = channel.wanted
    return ChannelInfo(
        channel.id, channel.kind, channel.address, channel.is_confirmed, wanted.language, list(wanted.about)
    )
