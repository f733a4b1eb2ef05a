"""Rooms without a server or a disk: proposals are applied as soon as they are made."""

from contextlib import suppress
from random import Random

from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Setting
from rumpus.records.dice import SCHEME, seat_commitment
from rumpus.table.guests.tokens import hashed
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.entries import Joined
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.store.base import RoomRow

NOON = 1_700_000_000_000  # milliseconds since 1970
SECRET = "00112233445566778899aabbccddeeff" * 2
QUICK = {"worms": {"setup": "quick"}, "zombies-doom": {}}  # options with which a game is set up at once
HOST = "the token of the host"
SPECTATORS = "the token of the spectators"
UNDOES = 0.05  # how often somebody takes back an answer, where they can


def link_of(seat: int) -> str:
    return f"the link to seat number {seat}"


def token_of(seat: int) -> str:
    return f"the token of seat number {seat}"


def new_room(game: str, opening: tuple[str, ...] = (), scheme: int = SCHEME) -> Room:
    return Room(row_for(find_game(game), find_game(game).setting(2, QUICK[game]), opening, scheme))


def row_for(game: AnyGame, setting: Setting, opening: tuple[str, ...] = (), scheme: int = SCHEME) -> RoomRow:
    seats = setting.seats
    return RoomRow(
        id="a-small-room",
        game=game.id,
        rules_version=game.rules_version,
        options=setting.header(),
        seats=("person",) * seats,
        public=False,
        clock="none",
        secret=SECRET,
        host=hashed(HOST),
        watch=hashed(SPECTATORS),
        keys=tuple(hashed(link_of(seat)) for seat in range(seats)),
        created=NOON,
        opening=opening,
        dice=scheme,
    )


def take(room: Room, proposal: Proposal) -> None:
    room.apply(proposal.entry, proposal.match)


def begin(room: Room, *entropies: str) -> None:
    """Everybody sits down; whoever is not named brings nothing of their own to the dice."""
    brought = {seat: entropy for seat, entropy in enumerate(entropies) if entropy}
    for seat in range(len(room.row.seats)):
        sit_down(room, seat, brought.get(seat, ""))
    for seat, entropy in brought.items():
        if room.row.dice > 1:
            take(room, propose.reveal(room, seat, entropy, NOON))
    take(room, propose.begin(room, NOON))
    for seat in sorted(room.agreements.unready):
        take(room, acts.act(room, seat, "ready", 0, NOON))


def sit_down(room: Room, seat: int, entropy: str) -> None:
    name, key = f"Guest {seat + 1}", hashed(token_of(seat))
    if room.row.dice == 1:  # as logs of before have it
        room.apply(Joined(NOON, seat=seat, name=name, entropy=entropy, key=key))
    else:
        committed = seat_commitment(entropy) if entropy else ""
        take(room, propose.join(room, hashed(link_of(seat)), name, committed, key, NOON))


def answer(room: Room, text: str) -> None:
    seat = room.asked()
    assert seat is not None
    take(room, propose.answer(room, seat, room.asked_at, text, NOON))


def options_in(room: Room) -> list[str]:
    assert room.match is not None
    question = room.match.asked()
    return [room.match.state.write(question, option) for option in question.options]


def play_on(room: Room, random: Random, answers: int = 5_000) -> None:
    """Answer at random so many times, or until the game is over; sometimes somebody thinks better of it."""
    for _ in range(answers):
        seat = room.asked()
        if seat is None:
            return
        if random.random() < UNDOES:
            with suppress(Refused):
                take(room, propose.undo(room, seat, NOON))
        answer(room, random.choice(options_in(room)))


def played_room(game: str, *entropies: str, seed: int = 1, scheme: int = SCHEME) -> Room:
    room = new_room(game, scheme=scheme)
    begin(room, *entropies)
    play_on(room, Random(seed))
    return room
