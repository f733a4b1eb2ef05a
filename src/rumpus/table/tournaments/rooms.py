"""The rooms in which the games of a tournament are played: made, asked how they went, and closed when time is up."""

from contextlib import suppress
from typing import NamedTuple

from rumpus.boxes.boxes import BOX
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import turn_clock
from rumpus.records.dice import SCHEME
from rumpus.table.guests.limits import THE_TABLE
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.settling import settle
from rumpus.table.hall.telling import tell_of_invitations
from rumpus.table.rooms import moderation
from rumpus.table.rooms.clocks import agree_on_clock
from rumpus.table.rooms.kept import read_kept
from rumpus.table.rooms.luck import draw_personas
from rumpus.table.rooms.reading import bring_box
from rumpus.table.store.base import RoomRow, Taken
from rumpus.table.tournaments.tournament import Fixture, Terms, level_of, share_point

ABSENT = "…"  # in place of the name of a player who is here no more


class FixtureResult(NamedTuple):
    shares: tuple[int, ...]


async def settled(hall: Hall, terms: Terms, seats: int) -> dict[str, str]:
    """What the games are played with, in full: the box by what is in it, so that all rounds have the same."""
    game = find_game(terms.game)
    if "@" in terms.options.get(BOX, ""):
        await bring_box(hall.store, game.id, terms.options)
        return dict(game.setting(seats, terms.options).header())
    return await settle(hall, game, seats, terms.options)


async def open_if_missing(hall: Hall, terms: Terms, fixture: Fixture, at: int) -> None:
    """Seats are kept for those who are to play; everybody may watch."""
    if await hall.store.room(fixture.room) is not None:
        live = await hall.find(fixture.room)  # whoever opened it may have died before anybody was told
        tell_of_invitations(hall.notices, live.room, terms.name)
        return
    seats, game = len(fixture.entrants), find_game(terms.game)
    options = await settled(hall, terms, seats)
    players = await hall.players.find_some({one for one in fixture.entrants if not level_of(one)})
    kinds = tuple(level_of(one) or "person" for one in fixture.entrants)
    row = RoomRow(
        id=fixture.room,
        game=game.id,
        rules_version=game.rules_version,
        options=options,
        seats=kinds,
        public=True,
        clock=agree_on_clock(terms.clock, turn_clock(game.choices, game.setting(seats, options))),
        secret=fixture.secret,
        host="",
        watch="",
        keys=tuple("" if level_of(one) else one for one in fixture.entrants),
        created=at,
        names=tuple(
            kind if kind != "person" else players[one].name if one in players else ABSENT
            for one, kind in zip(fixture.entrants, kinds, strict=True)
        ),
        dice=SCHEME,
        personas=draw_personas(seats),
    )
    for one in fixture.entrants:
        await hall.players.note_seat(one, fixture.room, at)
    with suppress(Taken):  # another process was faster
        await hall.create(row, terms.name)


async def outcome(hall: Hall, fixture: Fixture) -> FixtureResult | None:
    """Of a game that is over."""
    data = await hall.store.kept(fixture.room)
    if data is None:
        return None
    kept, seats = read_kept(data), len(fixture.entrants)
    won = [] if kept is None else [seat for seat, one in enumerate(kept.speakers) if one in kept.winners]
    return FixtureResult(share_point(seats, won))


async def let_bots_play(hall: Hall, fixture: Fixture) -> None:
    """They answer only where somebody looks on; here it is the table."""
    if any(level_of(one) for one in fixture.entrants):
        live = await hall.find(fixture.room)
        asked = live.room.asked()
        if asked is not None and live.room.seats[asked].bot:
            hall.look(fixture.room, THE_TABLE)


async def outcome_when_late(hall: Hall, fixture: Fixture) -> FixtureResult:
    """The time of a round is up. Whoever has not come has lost; of a game that goes on, whoever it waits for."""
    seats = len(fixture.entrants)
    try:
        room = (await hall.find(fixture.room)).room
    except Refused:  # it could not even be opened: nobody is to blame
        return FixtureResult(share_point(seats, []))
    came = [seat for seat in range(seats) if room.seats[seat].taken]
    if room.match is None:
        return FixtureResult(share_point(seats, came) if came else (0,) * seats)
    asked = room.asked()
    blamed = asked if asked is not None and room.seats[asked].is_played_by_person else None
    return FixtureResult(
        share_point(seats, [seat for seat in range(seats) if seat != blamed and not room.seats[seat].resigned])
    )


async def close(hall: Hall, fixture: Fixture) -> None:
    """A game that has begun is over; a room in which none has is of no use."""
    with suppress(Refused):
        live = await hall.find(fixture.room)
        if live.room.stage == "open":
            await hall.deleting.delete(fixture.room)
        elif live.room.stage == "running":
            await hall.do(live, moderation.close)
