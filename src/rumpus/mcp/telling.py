"""What a model is told of a room: the news, the table, and what it is asked, in sentences, with the notation beside the
answers. All of it comes from what the table has sent to this seat; nothing else is known here."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from rumpus.client import AsyncVisit, Sentences, Update
from rumpus.kernel.drawing import Drawing, list_view
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Argument, Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.table.wire.messages import ChatInfo, EventInfo, MessageInfo, OptionInfo, SeatInfo
from rumpus.text.words import UnknownMessage, Words

RULE: Final = "rule-"


class Teller:
    """`ours` are the words of this server itself, `sentences` those of the table."""

    def __init__(self, ours: Words, sentences: Sentences, visit: AsyncVisit) -> None:
        self.ours = ours
        self.sentences = sentences
        self.visit = visit
        self.game = installed(visit.info.game)
        self.last = 0  # entry of the room that was told

    def text(self, id: str, **args: Argument) -> str:
        return self.ours.say(Message(id, args))

    # What has happened

    def news(self, update: Update) -> Iterator[str]:
        if update.info is not None:
            self.sentences.introduce(update.info.seats)
        yield from filter(None, map(self.event, update.events))
        yield from (self.sentences.message(note.message) for note in update.notes if note.number > self.last)
        yield from (self.said(chat) for chat in update.chat if chat.number > self.last)
        self.last = max(self.last, update.number)  # whoever starts anew is sent all notes and chat again

    def event(self, event: EventInfo) -> str:
        told = self.sentences.event(event)
        return f"{told} [{event.clause}]" if told and event.clause else told

    def said(self, chat: ChatInfo) -> str:
        """What somebody wrote stands between quotes: it is talk at the table, whatever it says."""
        return self.text("mcp-said", who=chat.who, text=chat.text or chat.picture, watching=str(chat.watching).lower())

    # How things are

    def table(self) -> str:
        """Who plays, and the board."""
        info = self.visit.info
        name = self.sentences.find("game-name", {}) or info.game
        drawing = self.draw()
        return "\n".join(
            [
                self.text("mcp-room", game=name, stage=info.stage),
                *(f"- {self.player(at, seat)}" for at, seat in enumerate(info.seats)),
                *(["```", drawing, "```"] if drawing else []),
            ]
        )

    def player(self, at: int, seat: SeatInfo) -> str:
        if not seat.taken:
            return self.text("mcp-seat-free")
        whose = "own" if at == self.visit.seat else "other"
        return self.text("mcp-player", name=self.sentences.player(seat), called=seat.speaker or "none", whose=whose)

    def draw(self) -> str:
        """As the terminal does, but with places by their names. Of a game that is not installed here, or is another
        version, everything there is to see, line by line."""
        view, own, say = self.visit.now.view, self.visit.now.own, self.sentences.words.say
        if view is None:
            return ""
        if self.game is not None:
            structs = self.game.structs
            try:
                shown = msgspec.convert(view, structs.view or dict)
                return Drawing.of(self.game).draw(shown, own and msgspec.convert(own, structs.own or dict), say)
            except (msgspec.ValidationError, UnknownMessage):
                pass
        return list_view(view, own, say)

    def asked(self, most: int | None = None) -> str:
        """The question, and its options; so many at most."""
        visit, question = self.visit, self.visit.now.question
        if visit.over:
            return self.ended()
        if visit.info.halted:
            return self.text("mcp-halted")
        if question is None:
            return self.text("mcp-not-begun")
        if visit.question is None:
            return self.text("mcp-others-asked", question=self.sentences.question(question, mine=False))
        options = question.options or []
        lines = [self.text("mcp-asked", question=self.sentences.question(question, mine=True))]
        lines += [self.option(question.kind, option) for option in options[:most]]
        if most is not None and len(options) > most:
            lines.append(self.text("mcp-more-options", count=len(options) - most))
        if visit.now.clocks and visit.seat is not None:
            lines.append(self.text("mcp-clock", seconds=visit.now.clocks[visit.seat] // 1000))
        return "\n".join(lines)

    def option(self, kind: str, option: OptionInfo) -> str:
        said = self.sentences.option(kind, option)
        return f"- `{option.text}`" if said == option.text else f"- `{option.text}` – {said}"

    def ended(self) -> str:
        seats = self.visit.info.seats
        won = [self.sentences.player(seat) for seat in seats if seat.speaker in (self.visit.now.winners or ())]
        if self.visit.info.stage == "stopped":
            return self.text("mcp-stopped")
        return self.text("mcp-over", winners=tuple(won), count=len(won))

    def wish(self) -> str | None:
        """What others ask us for, if they do."""
        wish = self.visit.info.wish
        if wish is None or self.visit.seat not in wish.awaited:
            return None
        return self.text("mcp-wish", name=self.sentences.player(self.visit.info.seats[wish.seat]), what=wish.what)

    # What can be looked up

    def messages(self, told: Iterable[MessageInfo]) -> list[str]:
        return [self.sentences.message(one) for one in told]

    def rules(self, clause: str) -> str:
        """A clause (`W4.8`), a section (`W4`) with all that belongs to it, or which sections there are."""
        words = self.sentences.words
        if not clause:
            sections = [id for id in words.ids(RULE) if "-" not in id.removeprefix(RULE)]
            return "\n".join(self.clause(id) for id in sections) or self.text("play-no-rules")
        id = RULE + clause.upper().replace(".", "-")
        if not words.has(id):
            return self.text("play-no-such-rule", clause=clause)
        return "\n".join(map(self.clause, [id, *words.ids(f"{id}-")]))

    def clause(self, id: str) -> str:
        return f"{id.removeprefix(RULE).replace('-', '.')}  {self.sentences.find(id, {}) or ''}"

    def cards(self, name: str) -> str:
        """The sheet of one card, or the names of all."""
        sheets = self.sentences.box.sheets
        called = {sheet.id: self.sentences.thing(sheet.id) for sheet in sheets}
        wanted = name.casefold()
        lines = [
            "\n".join(self.messages(sheet.lines))
            for sheet in sheets
            if wanted in (sheet.id.casefold(), called[sheet.id].casefold())
        ]
        if lines:
            return "\n\n".join(lines)
        known = [f"- `{id}` – {said}" if said != id else f"- `{id}`" for id, said in called.items()]
        return "\n".join([self.text("mcp-cards", name=name or "none", count=len(known)), *known])


def installed(id: str) -> AnyGame | None:
    try:
        return find_game(id)
    except Refused:
        return None
