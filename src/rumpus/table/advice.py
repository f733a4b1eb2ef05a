"""What is worked out for people: odds, hints, and a look back. It is thought where bots think, and changes no room."""

from typing import Any

from rumpus.kernel.message import Message, Refused
from rumpus.table.asking import glimpse_in
from rumpus.table.clocks import now
from rumpus.table.hall import Hall, LiveRoom
from rumpus.table.refusals import plain
from rumpus.table.room import PEOPLE
from rumpus.table.wire import HintInfo, OddsInfo, Sentence
from rumpus.text.words import words

LANGUAGE = "en"


async def odds(hall: Hall, live: LiveRoom, seat: int, question: int, text: str) -> OddsInfo:
    """Of an option of the open question, for whoever is asked."""
    glimpse = glimpse_for(live, seat, question)
    if text not in glimpse.options:
        raise Refused("answer-not-possible", text=text, possible=glimpse.options)
    found = await hall.asking.bots.advise("odds", (glimpse, glimpse.options.index(text)))
    return OddsInfo([said(live, line) for line in found.messages()], found.margin)


async def hint(hall: Hall, live: LiveRoom, seat: int, question: int) -> HintInfo:
    """What a strong bot would answer, for somebody who plays against bots alone: with friends it would be unfair."""
    if live.room.row.daily or sum(kind in PEOPLE for kind in live.room.row.seats) != 1:
        raise Refused("hint-not-here")
    glimpse = glimpse_for(live, seat, question)
    found = await hall.asking.bots.advise("hint", glimpse)
    return HintInfo(glimpse.options[found.place], [said(live, reason) for reason in found.reasons])


async def analysis(hall: Hall, live: LiveRoom) -> dict[str, Any]:
    """Worked out once for a room, when its game is over."""
    if live.room.stage != "over":
        raise Refused("watch-not-over")
    if live.analysis is None:
        live.analysis = await hall.asking.bots.advise("analysis", live.room.record(None, now()).write())
    return live.analysis


def glimpse_for(live: LiveRoom, seat: int, question: int) -> Any:
    room = live.room
    if question != room.asked_at:
        raise Refused("answer-late", question=question, asked=room.asked_at)
    if room.asked() != seat:
        raise Refused("answer-not-yours")
    return glimpse_in(room)


def said(live: LiveRoom, message: Message) -> Sentence:
    text = words(LANGUAGE, live.room.row.game).say(message)
    return Sentence(message.id, {name: plain(value) for name, value in message.args.items()}, text)
