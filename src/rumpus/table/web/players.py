"""Players over HTTP: becoming one, and being recognised by a key in the same header that carries tokens."""

from functools import partial
from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestBody

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import Doorkeeper
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.histories import export, leave, past_games
from rumpus.table.players import passkeys
from rumpus.table.players.devices import Devices, device_of
from rumpus.table.players.history import figures_of
from rumpus.table.players.passkeys import Passkeys, Site
from rumpus.table.players.player import Player, is_player
from rumpus.table.rooms.clocks import now
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.forwarding import address_of
from rumpus.table.web.keys import Authorization, needed_token, token_in
from rumpus.table.wire.player_info import board_info, finished_game, my_figures
from rumpus.table.wire.player_messages import (
    BoardInfo,
    ByPasskey,
    ComingAlong,
    DeviceInfo,
    LinkInfo,
    MeInfo,
    MyFigures,
    MyGames,
    NewPasskey,
    NewPlayer,
    OwnName,
    PasskeyOptions,
    PlayerInfo,
    RemovingDevice,
)
from rumpus.table.wire.refusals import RESPONSES

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES)

TheHall = NamedDependency[Hall]
TheTable = NamedDependency[Everywhere]
TheDoor = NamedDependency[Doorkeeper]
AnyRequest = Request[Any, Any, State]
ThePlayer = NamedDependency[Player]


async def recognise(hall: TheHall, authorization: Authorization = None) -> Player:
    """The player who is asking; Refused for anybody else, and for whoever is kept out."""
    player = await hall.players.asking(token_in(authorization))
    hall.book.check_in(player.id)
    return player


class PlayersController(Controller):
    path = "/api/players"

    @changing("/", summary="call-player-new")
    async def become(
        self, request: AnyRequest, data: RequestBody[NewPlayer], hall: TheHall, door: TheDoor
    ) -> PlayerInfo:
        """Who comes again with the same key is the same player, by the name they had."""
        door.new_player(address_of(request))
        return player_info(await hall.players.become(data.key, data.name, now()))

    @reading("/{player:str}", summary="call-player")
    async def player(self, player: FromPath[str], hall: TheHall) -> PlayerInfo:
        return player_info(await hall.players.find(player))

    @changing("/along", summary="call-player-along")
    async def along(
        self, request: AnyRequest, data: RequestBody[ComingAlong], hall: TheHall, door: TheDoor
    ) -> PlayerInfo:
        door.new_player(address_of(request))
        return player_info(await Devices(hall.players).come_along(data.link, data.key, now()))

    @changing("/passkey/begin", summary="call-player-passkey-begin")
    async def look_for_passkey(self, request: AnyRequest, hall: TheHall, door: TheDoor) -> PasskeyOptions:
        door.new_player(address_of(request))
        return PasskeyOptions(await Passkeys(Devices(hall.players)).greet(site_of(request), now()))

    @changing("/passkey", summary="call-player-passkey")
    async def by_passkey(self, request: AnyRequest, data: RequestBody[ByPasskey], hall: TheHall) -> PlayerInfo:
        known = Passkeys(Devices(hall.players))
        return player_info(await known.come_back(data.credential, data.key, site_of(request), now()))


@reading("/api/leaderboards", summary="call-leaderboards")
async def leaderboards(hall: TheHall) -> list[BoardInfo]:
    boards = await hall.standings.now()
    known = await hall.players.find_some({who for board in boards.values() for who in board.rated if is_player(who)})
    return [board_info(kind, board, known) for kind, board in sorted(boards.items())]


class MeController(Controller):
    """Each call is about whoever makes it."""

    path = "/api/me"
    dependencies = {"player": Provide(recognise)}  # noqa: RUF012 - as Litestar declares it

    @reading("/", summary="call-me")
    async def me(self, player: ThePlayer, hall: TheHall, authorization: Authorization = None) -> MeInfo:
        devices, this = Devices(hall.players), device_of(needed_token(authorization))
        return MeInfo(
            player.id,
            player.name,
            player.created,
            [DeviceInfo(one.id, one.since, one.id == this) for one in await devices.of(player.id)],
            await Passkeys(devices).count(player.id),
            passkeys.is_here(),
        )

    @changing("/name", summary="call-me-name")
    async def name(self, data: RequestBody[OwnName], player: ThePlayer, hall: TheHall) -> PlayerInfo:
        return player_info(await hall.players.rename(player.id, data.name))

    @changing("/link", summary="call-me-link")
    async def link(self, player: ThePlayer, hall: TheHall) -> LinkInfo:
        return LinkInfo(*await Devices(hall.players).make_link(player.id, now()))

    @changing("/devices/remove", summary="call-me-device-remove")
    async def remove_device(
        self, data: RequestBody[RemovingDevice], player: ThePlayer, hall: TheHall, everywhere: TheTable
    ) -> None:
        await Devices(hall.players).remove(player.id, data.device)
        await hall.notices.channels.delete_on(player.id, data.device)
        await everywhere.device_removed()

    @changing("/passkey/begin", summary="call-me-passkey-begin")
    async def begin_passkey(self, request: AnyRequest, player: ThePlayer, hall: TheHall) -> PasskeyOptions:
        return PasskeyOptions(await Passkeys(Devices(hall.players)).begin(player, site_of(request), now()))

    @changing("/passkey", summary="call-me-passkey")
    async def add_passkey(
        self, request: AnyRequest, data: RequestBody[NewPasskey], player: ThePlayer, hall: TheHall
    ) -> None:
        await Passkeys(Devices(hall.players)).add(player, data.credential, site_of(request), now())

    @reading("/games", summary="call-me-games")
    async def games(self, player: ThePlayer, hall: TheHall, everywhere: TheTable) -> MyGames:
        over = await past_games(hall, player.id)
        known = await hall.players.find_some({one.player for game in over for one in game.result.opponents} - {""})
        running = await everywhere.games(player.id, await hall.players.games_of(player.id, over=False))
        return MyGames(running, [finished_game(game, known) for game in over])

    @reading("/figures", summary="call-me-figures")
    async def figures(self, player: ThePlayer, hall: TheHall) -> MyFigures:
        figures = figures_of(await past_games(hall, player.id))
        known = await hall.players.find_some({one.player for one in figures.against} - {""} | {player.id})
        return my_figures(figures, known, await own_boards(hall, player))

    @reading("/export", summary="call-me-export")
    async def export(self, player: ThePlayer, hall: TheHall) -> Response[dict[str, Any]]:
        headers = {"Content-Disposition": 'attachment; filename="rumpus-player.json"'}
        return Response(await export(hall, player), headers=headers)

    @changing("/leave", summary="call-me-leave")
    async def leave(self, player: ThePlayer, hall: TheHall) -> None:
        await leave(hall, player)


async def own_boards(hall: Hall, player: Player) -> list[BoardInfo]:
    """Where the player is rated, their own line alone."""
    try:
        boards = await hall.standings.now()
    except Refused:  # nobody is rated here
        return []
    known = {player.id: player}
    found = [board_info(kind, board, known) for kind, board in sorted(boards.items()) if player.id in board.rated]
    return [BoardInfo(one.game, one.seats, [line for line in one.lines if line.player == player.id]) for one in found]


def site_of(request: AnyRequest) -> Site:
    """Browsers say where they are (`check_origin` has compared that with the name we are called by)."""
    origin = request.headers.get("origin", "")
    if not (host := urlsplit(origin).hostname):
        raise Refused("passkey-without-page")
    return Site(host, origin)


def player_info(player: Player) -> PlayerInfo:
    return PlayerInfo(player.id, player.name, player.created)
