"""What can happen next in a room: each way is worked out as a proposal, or refused; nothing is changed by that."""

import msgspec

from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE, TABLE
from rumpus.records.dice import seat_commitment
from rumpus.table.guests.names import alike, check_name, check_said
from rumpus.table.players.player import is_player
from rumpus.table.rooms.entries import (
    Began,
    Declined,
    Invited,
    Joined,
    Muted,
    Offered,
    Paused,
    Played,
    Returned,
    Revealed,
    Said,
    Seated,
    Undone,
)
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.rooms.seats import PEOPLE, seat_claimed_by, seat_invited_to, seat_of
from rumpus.thinking.registry import bot_levels


def who_may_undo(room: Room) -> int | None:
    """The seat that could take back the last answer now. A card that it turned over forbids it, even if chance was
    not asked for it because only one could come: that it was not would tell what is left in the deck."""
    last = room.match.answers[-1].question if room.match is not None and room.match.answers else None
    if last is None or last.seat == CHANCE:
        return None
    try:
        undo(room, last.seat, 0)
    except Refused:
        return None
    return last.seat


def join(room: Room, link: str, name: str, commitment: str, key: str, at: int) -> Proposal:
    """Somebody with a link takes its seat, if need be from a bot that has sat there meanwhile."""
    check_name(name)
    check_player(room, key)
    if is_player(key) and seat_of(room.seats, key) is not None:
        raise Refused("seat-yours-already")
    seat = seat_invited_to(room.seats, link)
    if seat is None:
        room.role(link)  # refused, if it opens nothing
        raise Refused("seat-needed")
    return Proposal(Joined(at, seat=seat, name=name, commitment=in_time(room, commitment), key=key))


def sit_down(room: Room, name: str, commitment: str, key: str, at: int) -> Proposal:
    """A stranger takes the first free seat of a public room."""
    check_name(name)
    check_player(room, key)
    free = [number for number, seat in enumerate(room.seats) if seat.is_free]
    if not room.row.public or not free:
        raise Refused("no-free-seat")
    if seat_of(room.seats, key) is not None:
        raise Refused("seat-yours-already")
    return Proposal(Joined(at, seat=free[0], name=name, commitment=in_time(room, commitment), key=key))


def follow(room: Room, seat: int, name: str, commitment: str, key: str, at: int) -> Proposal:
    """Somebody who sat at the table before this rematch comes along."""
    check_player(room, key)
    if room.seats[seat].joined:
        raise Refused("seat-given-away", name=room.seats[seat].name)
    return Proposal(Joined(at, seat=seat, name=name, commitment=in_time(room, commitment), key=key))


def decline(room: Room, seat: int, at: int) -> Proposal:
    if not room.seats[seat].is_kept:
        raise Refused("seat-not-kept")
    return Proposal(Declined(at, seat=seat))


def offer(room: Room, key: str, successor: str, secret: str, at: int) -> Proposal:
    """Somebody at the table offers a rematch, when the game is over or cannot begin."""
    seat = seat_of(room.seats, key)
    if seat is None and key != room.row.host:
        raise Refused("seat-needed")
    if room.offer is not None or not (room.stage == "over" or room.is_stuck()):
        raise Refused("rematch-not-yet")
    by = "" if seat is None else room.seats[seat].name
    return Proposal(Offered(at, by=by, room=successor, secret=secret, host=key))


def come_back(room: Room, key: str, at: int) -> Proposal:
    """Somebody takes back the seat that they have sat down in, whoever plays there now."""
    seat = seat_claimed_by(room.seats, key)
    if room.seats[seat].resigned:
        raise Refused("seat-resigned")
    if key == room.seats[seat].key and not room.seats[seat].bot:
        raise Refused("seat-yours-already")
    return Proposal(Returned(at, room.clocks.left, seat=seat, key=key))


def invite(room: Room, seat: int, link: str, at: int) -> Proposal:
    """The host makes a new link to a seat. Whoever sits there stays until somebody comes by it."""
    check_for_people(room, seat)
    return Proposal(Invited(at, seat=seat, link=link))


def check_player(room: Room, key: str) -> None:
    if room.row.rated and not is_player(key):
        raise Refused("rated-for-players")


def in_time(room: Room, commitment: str) -> str:
    """Nothing, where the dice are everybody's of the day, or where somebody has revealed theirs already."""
    return "" if room.row.daily or room.row.dice == 1 or not room.may_commit() else commitment


def reveal(room: Room, seat: int, entropy: str, at: int) -> Proposal:
    """A seat says what it had committed to, once every seat is taken."""
    if room.match is not None or not room.seats[seat].owes_entropy:
        raise Refused("reveal-not-awaited")
    if not room.full():
        raise Refused("reveal-too-early")
    if seat_commitment(entropy) != room.seats[seat].commitment:
        raise Refused("reveal-other")
    return Proposal(Revealed(at, seat=seat, entropy=entropy))


def begin(room: Room, at: int) -> Proposal:
    """All seats are taken and nothing is left to reveal: chance decides what comes before the first question."""
    if not room.may_begin():
        raise Refused("room-not-begun")
    match = room.begun()
    known = len(match.answers)
    match.chance = room.chance()
    match.let_chance_answer()
    return Proposal(Began(at, room.clocks.left, lines=lines_since(match, known), awaits=to_be_ready(room)), match)


def to_be_ready(room: Room) -> tuple[int, ...]:
    """Those at screens of their own, where several people play by the clock: who came first may look no longer."""
    if not room.clocks.runs or room.clocks.limit.in_days or len(room.people()) < 2:
        return ()
    return tuple(seat for seat in room.people() if room.seats[seat].kind == "person")


def answer(room: Room, seat: int, question: int, text: str, at: int) -> Proposal:
    """The person of a seat answers the question of that number."""
    if room.seats[seat].bot:
        raise Refused("seat-played-by-bot", seat=seat + 1)
    return answered(room, seat, question, text, at)


def answer_of_bot(room: Room, seat: int, level: str, question: int, text: str, at: int) -> Proposal:
    """A bot has thought of an answer, if it is still the one to answer."""
    if room.seats[seat].bot != level:
        raise Refused("answer-not-yours")
    return answered(room, seat, question, text, at)


def answer_too_late(room: Room, seat: int, question: int, text: str, at: int) -> Proposal:
    """The time of a seat is up, and the simplest bot answers in its place for once."""
    if room.seats[seat].bot:
        raise Refused("seat-played-by-bot", seat=seat + 1)
    return answered(room, seat, question, text, at, late=True)


def answered(room: Room, seat: int, question: int, text: str, at: int, late: bool = False) -> Proposal:
    match = room.open_match(question)
    if match.question is None or seat != match.question.seat:
        raise Refused("answer-not-yours")
    option = match.read(match.question, text)
    after = room.watch(match.branch())
    after.chance = room.chance()
    after.answer(option)
    return played(room, match, after, seat, at, late=seat if late else msgspec.UNSET)


def interrupt(room: Room, question: int, text: str, at: int) -> Proposal:
    """The table says something while that question is open, such as that the time is up."""
    match = room.open_match(question)
    after = room.watch(match.branch())
    after.chance = room.chance()
    after.interrupt(text)
    # What the rules still leave to the player (W11.9: finishing a text) is not for a bot to decide at once.
    late = msgspec.UNSET if match.question is None else match.question.seat
    return played(room, match, after, TABLE, at, room.clocks.wound_up(), late)


def undo(room: Room, seat: int, at: int) -> Proposal:
    """Somebody takes back their last answer, unless it was given in the game this room was forked from."""
    match = room.open_match(room.asked_at)
    if room.seats[seat].bot or match.answered <= room.inherited:
        raise Refused("undo-not-possible")
    return Proposal(Undone(at, room.clocks.left, seat=seat), room.taken_back(match, seat))


def chat(room: Room, seat: int, text: str, at: int) -> Proposal:
    check_said(text)
    return Proposal(Said(at, who=room.seats[seat].name, text=text, seat=seat))


def chat_of_spectator(room: Room, name: str | None, text: str, at: int) -> Proposal:
    check_said(text)
    return Proposal(Said(at, who=checked_spectator(room, name), text=text, watching=True))


def react(room: Room, seat: int, picture: str, at: int) -> Proposal:
    return Proposal(Said(at, who=room.seats[seat].name, seat=seat, picture=picture))


def react_of_spectator(room: Room, name: str | None, picture: str, at: int) -> Proposal:
    return Proposal(Said(at, who=checked_spectator(room, name), picture=picture, watching=True))


def checked_spectator(room: Room, name: str | None) -> str:
    """Somebody who watches and says something has a name, and nobody else's."""
    if name is None:
        raise Refused("name-needed")
    check_name(name)
    if room.agreements.muted:
        raise Refused("spectators-muted")
    if alike(name) in {alike(seat.name) for seat in room.seats}:
        raise Refused("name-of-player", name=name)
    return name


def mute(room: Room, muted: bool, at: int) -> Proposal:
    """The host does not let spectators speak, or lets them again."""
    if room.agreements.muted == muted:
        raise Refused("muted-already")
    return Proposal(Muted(at, muted=muted))


def seat_bot(room: Room, seat: int, level: str, at: int) -> Proposal:
    """The host lets a bot answer for an absent player, or hands the seat back."""
    check_for_people(room, seat)
    if level:
        check_level(level)
    return Proposal(Seated(at, room.clocks.left, seat=seat, level=level))


def check_for_people(room: Room, seat: int) -> None:
    if room.row.rated:
        raise Refused("rated-seats-stay")
    if seat >= len(room.seats):
        raise Refused("seat-unknown", seat=seat + 1)
    if room.seats[seat].kind not in PEOPLE:
        raise Refused("seat-is-a-bots", seat=seat + 1)
    if room.seats[seat].resigned:
        raise Refused("seat-resigned")


def simpler_bot(room: Room, seat: int, failed: str, level: str, at: int) -> Proposal:
    """A simpler bot takes the place of one that failed."""
    if room.seats[seat].bot != failed:
        raise Refused("answer-not-yours")
    return Proposal(Seated(at, room.clocks.left, seat=seat, level=level, by="table"))


def pause(room: Room, at: int) -> Proposal:
    """The table closes: how much time everybody has left is noted."""
    return Proposal(Paused(at, room.clocks.left))


def played(
    room: Room,
    before: Match,
    after: Match,
    seat: int,
    at: int,
    left: tuple[int, ...] | None = None,
    late: int | msgspec.UnsetType = msgspec.UNSET,
) -> Proposal:
    lines = lines_since(after, len(before.answers))
    return Proposal(Played(at, room.clocks.left if left is None else left, seat=seat, lines=lines, late=late), after)


def check_level(level: str) -> None:
    if level not in bot_levels():
        raise Refused("bot-unknown", level=level, known=tuple(bot_levels()))


def lines_since(match: Match, answers: int) -> tuple[str, ...]:
    return tuple(f"{entry.speaker}: {match.write(entry)}" for entry in match.answers[answers:])
