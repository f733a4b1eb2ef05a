"""What a table tells, in sentences, as its page says them. The words are the table's own: the game itself need not be
installed here."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rumpus.kernel.message import Argument, Message
from rumpus.table.wire.library_messages import BoxInfo
from rumpus.table.wire.messages import EventInfo, MessageInfo, OptionInfo, QuestionInfo, SeatInfo
from rumpus.text.words import UnknownMessage, Words

PEOPLE: Final = ("person", "screen")
UNNAMED: Final = re.compile(r"seat (\d+)")  # as a record calls them


class Sentences:
    """`box` is all that can be looked up in the box that is played with."""

    def __init__(self, words: Words, box: BoxInfo, bots: Sequence[str]) -> None:
        self.words = words
        self.box = box
        self._bots = bots

    def introduce(self, seats: Sequence[SeatInfo]) -> None:
        """From now on players are called by the names they have at this table, unless two have the same."""
        names = [self._name(seat) for seat in seats]
        known = {at: name for at, name in enumerate(names) if name is not None and names.count(name) == 1}
        first = {f"player {at + 1}": name for at, name in known.items()}
        self.words.players = first | {seats[at].speaker: name for at, name in known.items() if seats[at].speaker}

    def find(self, id: str, args: Mapping[str, Any]) -> str | None:
        """The sentence, if there is one."""
        told = {name: argument(value) for name, value in args.items()}
        try:
            return self.words.say(Message(id, {name: one for name, one in told.items() if one is not None}))
        except UnknownMessage:
            return None

    def message(self, told: MessageInfo) -> str:
        return self.find(told.id, told.args) or told.id

    def event(self, event: EventInfo) -> str:
        """Empty, if it tells nothing but what changed."""
        return event.id and (self.find(f"event-{event.id}", event.args) or event.id)

    def question(self, question: QuestionInfo, mine: bool) -> str:
        args = {"speaker": question.speaker, **question.args}
        own = f"ask-{question.kind}" if mine else f"ask-{question.kind}-other"
        if self.words.wordless:
            own, args = "plain-ask" if mine else "plain-ask-other", {"kind": question.kind, **args}
        return self.find(own, args) or question.kind

    def option(self, kind: str, option: OptionInfo) -> str:
        """Its text, where the game has no sentence for it."""
        about = option.about if isinstance(option.about, dict) else {}
        id = f"option-{kind}-{about.get('verb') or option.text}"
        said = self.find(id, {**about, "text": option.text, **option.args}) if self.words.has(id) else None
        return said or option.text

    def thing(self, id: str) -> str:
        """What a card or anything else of the box is called."""
        return self.words.name(id)

    def player(self, seat: SeatInfo) -> str:
        """The name of whoever sits there, and of a bot its level besides."""
        number = UNNAMED.fullmatch(seat.name)
        nobody = self._say("player-number", n=int(number[1])) if number else self._say("somebody")
        name = self._name(seat) or nobody
        level = seat.bot if not seat.name or seat.name == seat.bot else "" if seat.kind in PEOPLE else seat.name
        if level not in self._bots:
            return name
        called = self._say("seat-kind", kind=level)
        return name if called == name else self._say("bot-with-level", name=name, level=called)

    def _name(self, seat: SeatInfo) -> str | None:
        """A person's, or that of a bot, which the table calls by its level; none if a record knows none."""
        if not seat.name or seat.name == seat.bot:
            return self._name_of_bot(seat.bot or seat.kind, seat.persona)
        if seat.kind in PEOPLE:
            return seat.name
        if UNNAMED.fullmatch(seat.name) or seat.name == PEOPLE[0]:
            return None
        return self._name_of_bot(seat.name, seat.persona) if seat.name in self._bots else seat.name

    def _name_of_bot(self, level: str, persona: int) -> str:
        """Bots of a level have names of their own, and each seat of a room another; else the level is all they have."""
        id = f"bot-name-{level}"
        return self._say(id, persona=persona) if self.words.has(id) else self._say("seat-kind", kind=level)

    def _say(self, id: str, **args: Argument) -> str:
        return self.words.say(Message(id, args))


def argument(value: Any) -> "Argument | None":
    """As it was before it went over the wire; nothing, if no sentence can speak of it."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, list):
        items = [argument(item) for item in value]
        return tuple(item for item in items if item is not None)
    if isinstance(value, dict) and value.keys() == {"id", "args"}:
        args = {name: argument(one) for name, one in value["args"].items()}
        return Message(value["id"], {name: one for name, one in args.items() if one is not None})
    return None
