"""A room's game looked back at: the whole story, one moment of it, and its dice."""

from rumpus.kernel.dice import opening_hash
from rumpus.kernel.message import Refused
from rumpus.kernel.story import show_moment, tell_story
from rumpus.kernel.verify import read_proof, verify
from rumpus.table.clocks import now
from rumpus.table.room import Room
from rumpus.table.updates import event_info, event_infos, question_seen
from rumpus.table.wire import Moment, MomentShown
from rumpus.table.wire_library import Dice, Draw


def story_of(room: Room, viewer: int | None) -> list[Moment]:
    """As the viewer may know it. How many answers chance has given is told when the game is over: before that it would
    tell when a deck has only one card left that could come."""
    over = room.stage == "over"
    return [
        Moment(
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
    scene = show_moment(match, moment, viewer)
    return MomentShown(
        moment=moment,
        moments=moments,
        before=scene.before,
        events=event_infos(scene.events, scene.changes, viewer),
        view=scene.match.view(viewer),
        question=question_seen(scene.match, 0, viewer),
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
