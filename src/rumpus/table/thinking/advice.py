"""What whoever is asked may ask back: how likely it is what, and what is worth answering. Workers think about it."""

import logging

from rumpus.kernel.message import Refused
from rumpus.table.rooms.room import Room
from rumpus.table.thinking.bots import BotWorkers, glimpse_in, seed_in
from rumpus.table.thinking.minds import BotFailed
from rumpus.table.thinking.turns import Asker
from rumpus.table.wire.messages import HintTold, HintWanted, OddsTold, OddsWanted
from rumpus.table.wire.told import message_info
from rumpus.table.wire.updates import asked_in

log = logging.getLogger("rumpus.advice")


async def tell_odds(workers: BotWorkers, room: Room, viewer: int | None, wanted: OddsWanted, asker: Asker) -> OddsTold:
    match, question = asked_in(room, viewer, wanted.question)
    place = question.options.index(match.read(question, wanted.text))
    try:
        odds = await workers.weigh(glimpse_in(room), place, seed_in(room), asker)
    except BotFailed as failed:
        raise note_failure(room, failed, "odds-not-found") from None
    lines = [message_info(line) for line in odds.messages()]
    return OddsTold(wanted.ref, wanted.question, wanted.text, lines, exact=not odds.margin)


async def tell_hint(workers: BotWorkers, room: Room, viewer: int | None, wanted: HintWanted, asker: Asker) -> HintTold:
    if not room.row.hints:
        raise Refused("hints-not-here")
    asked_in(room, viewer, wanted.question)
    glimpse = glimpse_in(room)
    try:
        hint = await workers.advise(glimpse, seed_in(room), asker)
    except BotFailed as failed:
        raise note_failure(room, failed, "hint-not-found") from None
    reasons = [message_info(reason) for reason in hint.reasons]
    return HintTold(wanted.ref, wanted.question, glimpse.options[hint.place], reasons)


def note_failure(room: Room, failed: BotFailed, refusal: str) -> Refused:
    log.warning("nothing was found out", extra={"room": room.row.id, "what": refusal, "why": failed.why})
    return Refused(refusal)
