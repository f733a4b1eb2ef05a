"""A room's game looked back at: the whole story, one moment of it, and its dice."""

from rumpus.kernel.message import Refused
from rumpus.records.deeds import finale_of
from rumpus.records.dice import opening_hash
from rumpus.records.story import show_moment, tell_story
from rumpus.records.verify import read_proof, verify
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.room import Room
from rumpus.table.wire.library_messages import Dice, Draw
from rumpus.table.wire.moment_messages import DeedInfo, FinaleInfo, MomentInfo, MomentShown, SeatDeedsInfo, SeenInfo
from rumpus.table.wire.told import event_info, event_infos, message_info, question_seen


def story_of(room: Room, viewer: int | None) -> list[MomentInfo]:
    """As the viewer may know it. How many answers chance has given is told when the game is over: before that it would
    tell when a deck has only one card left that could come."""
    over = room.stage == "over"
    return [
        MomentInfo(
            moment=number,
            speaker=moment.speaker,
            events=[event_info(event, viewer) for event in moment.events],
            after=moment.after if over else None,
        )
        for number, moment in enumerate(tell_story(room.played()))
    ]


def moment_of(room: Room, moment: int, viewer: int | None) -> MomentShown:
    match, moments = room.played(), room.moment
    if not 0 <= moment <= moments:
        raise Refused("moment-unknown", moments=moments)
    scene = show_moment(match, moment)
    before = scene.before
    return MomentShown(
        moment=moment,
        moments=moments,
        before=None if before is None else SeenInfo(before.view, before.own_of(viewer)),
        events=event_infos(scene.events, scene.changes, viewer),
        view=scene.after.view,
        own=scene.after.own_of(viewer),
        question=question_seen(scene.match, 0, viewer),
    )


def how_it_ended(room: Room) -> FinaleInfo:
    if room.stage != "over":
        raise Refused("finale-not-over")
    finale = finale_of(room.played())
    return FinaleInfo(
        ended=[event_info(event, None) for event in finale.ended],
        seats=[
            SeatDeedsInfo(
                scores=[message_info(score) for score in seat.scores],
                deeds=[DeedInfo(message_info(deed.message), deed.moment) for deed in seat.deeds],
            )
            for seat in finale.seats
        ],
    )


def dice_of(room: Room) -> Dice:
    """Refused until the secret is revealed."""
    record = room.record(None, now())
    proof = read_proof(record)
    draws = [Draw(list(one.weights), one.options.index(one.text)) for one in verify(room.game, record).outcomes]
    return Dice(
        scheme=proof.scheme,
        commitment=proof.commitment,
        opening=opening_hash(room.row.opening),
        committed=list(proof.committed),
        secret=proof.secret.hex(),
        entropy=list(proof.entropies),
        draws=draws,
    )
