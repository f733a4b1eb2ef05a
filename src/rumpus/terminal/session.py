"""A game at one terminal: whoever is a person is asked here, everybody else answers by themselves."""

from collections.abc import Mapping
from pathlib import Path

from rumpus.kernel.drawing import Drawing
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE, Question
from rumpus.records.record import record_of
from rumpus.records.undo import take_back
from rumpus.terminal.advice import give_hint, tell_odds
from rumpus.terminal.console import Console
from rumpus.terminal.look_up import describe, look_up_rule, look_up_word, note_on
from rumpus.terminal.options import begins, list_options, read_option
from rumpus.terminal.records import save_record
from rumpus.terminal.turn_clock import TurnTimer, forget_half_a_line, within
from rumpus.thinking.players import Player

ONLY = "1"  # what Enter stands for where there is one option: asked all the same, so that others learn nothing
BELOW = 3  # parts of a drawing that stand below the map, each after an empty line: decks, players, the moment
REMINDER = 8  # how many lines of the log somebody sees who has just sat down


class Left(Exception):
    """The person leaves; the game can go on another time."""


class Session:
    def __init__(
        self, console: Console, match: Match, players: Mapping[int, Player], path: Path | None, clock: TurnTimer
    ) -> None:
        self.console = console
        self.match = match
        self.players = players  # who answers for chance and for bots; all other seats are people
        self.people = [seat for seat in range(match.setting.seats) if seat not in players]
        self.path = path
        self.clock = clock
        self.at_screen: int | None = None
        self.heard: dict[int | None, int] = {}  # how much of the log each has seen
        self.drawn: dict[int, list[str]] = {}  # and the table, as last shown, part by part

    def play(self) -> None:
        """Until the game is over, or Left."""
        while (question := self.match.question) is not None:
            if question.seat != CHANCE:
                self.save()
            if question.seat in self.players:
                self.match.answer(self.players[question.seat](self.match))
            else:
                self.ask(question)
            if not self.people:
                self.tell_log(None)
        self.save()
        self.tell_end()

    def save(self) -> None:
        if self.path is not None:
            save_record(self.path, record_of(self.match))

    def ask(self, question: Question) -> None:
        """Let a person see what they may, and obey them until they have answered."""
        self.hand_over(question.seat)
        self.show_table(question.seat)
        self.tell_log(question.seat)
        self.show_question(question)
        if self.clock.starts(self.match):
            self.console.say("play-turn-clock", seconds=self.clock.seconds or 0)
        try:
            self.hear_answer(question)
        except TimeoutError:
            print()  # the cursor still stands behind the prompt
            forget_half_a_line()
            self.match.interrupt(Interruptions.of(self.match.game).possible(self.match.state)[0])

    def hear_answer(self, question: Question) -> None:
        """Obey whoever is asked until the game has gone on. TimeoutError when they have no time left."""
        while True:
            with within(self.clock.left(self.match)):
                typed = self.console.hear(self.match.speaker(question))
            if not typed and len(question.options) == 1:
                typed = ONLY
            try:
                if typed and self.obey(question, typed):
                    return
            except Refused as refused:
                self.console.tell(refused.message)

    def hand_over(self, seat: int) -> None:
        """With several people at the screen nobody sees another's secrets, once there are any."""
        secrets = any(event.secret for event in self.match.events)
        if len(self.people) > 1 and secrets and self.at_screen != seat:
            self.console.clear()
            self.console.hear(self.console.text("play-hand-over", speaker=self.match.state.speaker(seat)))
            self.drawn.pop(seat, None)
        self.at_screen = seat

    def draw(self, viewer: int | None) -> str:
        return Drawing.of(self.match.game).draw(self.match.view(), self.match.own(viewer), self.console.words.say)

    def show_table(self, seat: int) -> None:
        """What this seat has not seen yet of the table: all of it if the map has changed, else what has changed of the
        parts below."""
        drawing = self.draw(seat)
        parts, seen = drawing.split("\n\n"), self.drawn.get(seat, [])
        self.drawn[seat] = parts
        if len(parts) != len(seen) or parts[:-BELOW] != seen[:-BELOW]:
            print(f"\n{drawing}")
            return
        for part, before in zip(parts[-BELOW:], seen[-BELOW:], strict=True):
            if part != before:
                print(f"\n{part}")

    def tell_log(self, viewer: int | None) -> None:
        """What has happened since this person last looked. Among bots alone there is nobody to keep secrets from."""
        told = len(self.match.events)
        first = max(0, told - REMINDER) if self.people else 0
        events = self.match.events[self.heard.get(viewer, first) :]
        self.heard[viewer] = told
        if events and self.people:
            print()
        for event in events:
            self.console.log(event.seen_by(viewer) if self.people else event)

    def show_question(self, question: Question) -> None:
        print()
        asked = self.match.state.question_args(question)
        self.console.say(f"ask-{question.kind}", speaker=self.match.speaker(question), **asked)
        texts = self.texts(question)
        notes = [(index, note_on(self.console, self.match, question.seat, text)) for index, text in enumerate(texts)]
        said = {index: note for index, note in notes if note is not None}
        for line in list_options(texts, self.console.width, said):
            print(line)
        if len(texts) == 1:
            self.console.say("play-only-one")

    def texts(self, question: Question) -> list[str]:
        return [self.match.state.write(question, option) for option in question.options]

    def obey(self, question: Question, typed: str) -> bool:
        """Do what a person typed; whether the game has gone on from this question."""
        command, _, rest = typed.casefold().partition(" ")
        if command in ("quit", "exit"):
            raise Left
        if command == "undo":
            self.undo()
            return True
        if command in ("?", "help"):
            self.console.say("play-help" if self.console.words.has("help-option") else "play-help-plain")
        elif command == "board":
            self.drawn.pop(question.seat)
            self.show_table(question.seat)
            self.show_question(question)
        elif command == "hint":
            give_hint(self.console, self.match)
        elif command == "odds":
            tell_odds(self.console, self.match, read_option(self.texts(question), rest))
        elif command == "rules":
            look_up_rule(self.console, rest)
        else:
            return self.answer(question, typed)
        return False

    def answer(self, question: Question, typed: str) -> bool:
        """An option, something said from outside the rules, or a word to be looked up."""
        try:
            choice = read_option(self.texts(question), typed)
        except Refused:
            if not describe(self.match, question.seat, typed):
                raise
            choice = None  # a word such as “lure”: options begin with it, but it also has a meaning
        if choice is not None:
            self.match.answer(question.options[choice])
            return True
        for text in Interruptions.of(self.match.game).possible(self.match.state):
            if begins(text, typed):
                self.match.interrupt(text)
                return True
        look_up_word(self.console, self.match, question.seat, typed)
        return False

    def undo(self) -> None:
        self.match = take_back(self.match)
        for seat in self.heard:
            self.heard[seat] = min(self.heard[seat], len(self.match.events))
        self.console.say("play-undone")

    def tell_end(self) -> None:
        """The last of the log, and who won."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            if self.at_screen is not None:
                self.heard[viewer] = self.heard[self.at_screen]
            print(f"\n{self.draw(viewer)}")
        self.tell_log(viewer)
        print()
        result = self.match.result
        assert result is not None  # nothing is asked any more
        winners = tuple(self.match.state.speaker(seat) for seat in result.winners)
        self.console.say("play-won", winners=winners, count=len(winners))
        if self.path is not None:
            self.console.say("play-record", file=str(self.path))
