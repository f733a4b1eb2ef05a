"""Tournaments over HTTP: anybody may look at them; players make them and take part."""

from functools import partial
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestBody

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import turn_clock
from rumpus.table.guests.names import check_name
from rumpus.table.hall.hall import Hall
from rumpus.table.players.player import Player, is_players_key
from rumpus.table.rooms.clocks import agree_on_clock, now, read_clock
from rumpus.table.rooms.propose import check_level
from rumpus.table.tournaments.rooms import settled
from rumpus.table.tournaments.running import TournamentRunner
from rumpus.table.tournaments.telling import info, lines
from rumpus.table.tournaments.tournament import Terms, Tournament
from rumpus.table.tournaments.tournaments import Change
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.forwarding import address_of
from rumpus.table.web.keys import Authorization, token_in
from rumpus.table.web.players import recognise
from rumpus.table.wire.refusals import RESPONSES
from rumpus.table.wire.tournament_messages import NewTournament, TournamentInfo, TournamentList

reading = partial(get, responses=RESPONSES)
by_player = partial(post, responses=RESPONSES, dependencies={"player": Provide(recognise)})

TheHall = NamedDependency[Hall]
TheRunner = NamedDependency[TournamentRunner]
ThePlayer = NamedDependency[Player]
Id = FromPath[str]


class TournamentsController(Controller):
    path = "/api/tournaments"

    @reading("/", summary="call-tournaments")
    async def all(self, hall: TheHall, runner: TheRunner) -> TournamentList:
        return TournamentList(await lines(hall.players, await runner.tournaments.newest()))

    @reading("/{tournament:str}", summary="call-tournament")
    async def one(
        self, tournament: Id, hall: TheHall, runner: TheRunner, authorization: Authorization = None
    ) -> TournamentInfo:
        """Who asks as a player is told where they are to play."""
        token = token_in(authorization)
        viewer = (await hall.players.asking(token)).id if token is not None and is_players_key(token) else ""
        return await info(hall.players, await runner.tournaments.find(tournament), viewer)

    @by_player("/", summary="call-tournament-new")
    async def make(
        self,
        request: Request[Any, Any, State],
        data: RequestBody[NewTournament],
        player: ThePlayer,
        hall: TheHall,
        runner: TheRunner,
        everywhere: NamedDependency[Everywhere],
    ) -> TournamentInfo:
        terms = await agreed(hall, data)
        await everywhere.new_room(address_of(request))
        entrants = (player.id,) if data.enters else ()
        made = Tournament(hall.division.fresh_id(), terms, player.id, now(), entrants)
        await runner.tournaments.add(made)
        await hall.boxes.keep(hall.store, find_game(terms.game), terms.options)
        return await info(hall.players, made, player.id)

    @by_player("/{tournament:str}/enter", summary="call-tournament-enter")
    async def enter(self, tournament: Id, player: ThePlayer, hall: TheHall, runner: TheRunner) -> TournamentInfo:
        return await changed(hall, runner, tournament, player, lambda one: one.enter(player.id))

    @by_player("/{tournament:str}/leave", summary="call-tournament-leave")
    async def leave(self, tournament: Id, player: ThePlayer, hall: TheHall, runner: TheRunner) -> TournamentInfo:
        return await changed(hall, runner, tournament, player, lambda one: one.leave(player.id))

    @by_player("/{tournament:str}/begin", summary="call-tournament-begin")
    async def begin(self, tournament: Id, player: ThePlayer, hall: TheHall, runner: TheRunner) -> TournamentInfo:
        return await changed(hall, runner, tournament, player, lambda one: one.begin_now(player.id, now()))

    @by_player("/{tournament:str}/call-off", summary="call-tournament-call-off")
    async def call_off(self, tournament: Id, player: ThePlayer, hall: TheHall, runner: TheRunner) -> TournamentInfo:
        return await changed(hall, runner, tournament, player, lambda one: one.call_off(player.id, now()))


async def changed(hall: Hall, runner: TournamentRunner, id: str, player: Player, change: Change) -> TournamentInfo:
    await runner.tournaments.change(id, change)
    await runner.see_to_one(id)
    return await info(hall.players, await runner.tournaments.find(id), player.id)


async def agreed(hall: Hall, data: NewTournament) -> Terms:
    """What its maker has laid down, if all of it is possible."""
    check_name(data.name)
    game = find_game(data.game)
    seats = data.seats if data.format == "groups" else 2
    if data.format == "groups" and seats < 3:
        raise Refused("tournament-groups-of-three")
    if any(size not in game.seats for size in range(2, seats + 1)):
        raise Refused("tournament-seats", game=game.id, seats=seats)
    if data.bots:
        check_level(data.bots)
    if data.clock is not None:
        read_clock(data.clock)
    terms = Terms(
        data.name,
        game.id,
        data.options,
        data.clock,
        data.format,
        seats,
        data.rounds,
        data.places,
        data.minutes,
        data.begins,
        data.bots,
    )
    options = await settled(hall, terms, seats)
    agree_on_clock(data.clock, turn_clock(game.choices, game.setting(seats, options)))
    await hall.boxes.keep(hall.store, game, options)
    return msgspec.structs.replace(terms, options=options)
