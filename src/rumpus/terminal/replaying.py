"""`rumpus replay`: a recorded game is shown: its log, one moment of it, or what one seat knew."""

import argparse
import json
from collections.abc import Callable

import msgspec

from rumpus.boxes.written import whole_number
from rumpus.kernel.drawing import Drawing
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.records.replay import replay
from rumpus.terminal.arguments import add_record
from rumpus.terminal.console import Console
from rumpus.terminal.options import list_options
from rumpus.terminal.records import open_record

SPECTATOR = "spectator"


def add_replay(console: Console, replay: argparse.ArgumentParser) -> None:
    text = console.text
    replay.add_argument("--at", type=number_of_answers(console), metavar="N", help=text("cli-at"))
    replay.add_argument("--json", action="store_true", help=text("cli-json"))
    replay.add_argument("--view", metavar=text("arg-seat"), help=text("cli-view"))
    add_record(console, replay)


def number_of_answers(console: Console) -> Callable[[str], int]:
    def read(written: str) -> int:
        if not written.isdecimal():
            raise argparse.ArgumentTypeError(console.text("cli-bad-number", number=written))
        return int(written)

    return read


def run_replay(console: Console, given: argparse.Namespace) -> bool:
    at, seat = given.at, given.view
    record = open_record(given.file, given.box)
    game = find_game(record.game)
    console.speak_of(game)
    if at is not None and at > len(record.lines):
        raise Refused("replay-too-short", at=at, answers=len(record.lines))
    match = replay(record, at)
    console.speak_of(game, match.setting)
    viewer = None if seat is None else find_seat(match, seat)
    if not given.json:
        show_log(console, match, viewer, whole=seat is None)
        if at is not None:
            show_moment(console, match, viewer, whole=seat is None)
    if seat is not None:
        print_json(msgspec.to_builtins({"view": match.view(), "own": match.own(viewer)}))
    elif given.json:
        print_json(match.state.to_json())
    return True


def find_seat(match: Match, name: str) -> int | None:
    """A seat by its number, or as it is called at this moment."""
    if name == SPECTATOR:
        return None
    speakers = [match.state.speaker(seat) for seat in range(match.setting.seats)]
    if name in speakers:
        return speakers.index(name)
    number = whole_number(name)
    if number is not None and 1 <= number <= len(speakers):
        return number - 1
    numbers = tuple(str(seat + 1) for seat in range(len(speakers)))
    raise Refused("replay-no-such-seat", seat=name, possible=(*numbers, *speakers, SPECTATOR))


def show_log(console: Console, match: Match, viewer: int | None, whole: bool) -> None:
    """The log as a viewer may know it, or the whole of it."""
    for event in match.events:
        console.log(event if whole else event.seen_by(viewer))


def show_moment(console: Console, match: Match, viewer: int | None, whole: bool) -> None:
    """The table and the open question; whoever may know everything looks over the shoulder of the one asked."""
    question = match.question
    asked = None if question is None or question.seat == CHANCE else question.seat
    own = match.own(asked if whole else viewer)
    print(f"\n{Drawing.of(match.game).draw(match.view(), own, console.words.say)}\n")
    if question is None:
        console.say("replay-over")
        return
    console.say("replay-asked", speaker=match.speaker(question), kind=question.kind)
    if whole or viewer == question.seat:
        texts = [match.state.write(question, option) for option in question.options]
        for line in list_options(texts, console.width):
            print(line)


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))
