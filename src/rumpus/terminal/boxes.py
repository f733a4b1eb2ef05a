"""`rumpus box`: beginning a box of one's own, checking it, telling what it changes, and printing it."""

import argparse
import shlex
from collections.abc import Callable
from pathlib import Path

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.terminal.console import Console
from rumpus.terminal.printing import add_print, run_print
from rumpus.text.words import LANGUAGES


def add_box(console: Console, box: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    commands = box.add_subparsers(metavar=text("arg-command"), required=True)

    def command(name: str, run: Callable[..., bool]) -> argparse.ArgumentParser:
        about = text(f"cli-box-{name}")
        added = commands.add_parser(name, help=about, description=about, parents=[language])
        added.set_defaults(command=run)
        boxed = [id for id in game_ids() if Boxes.is_given_by(find_game(id))]
        usual = boxed[0] if boxed else ""
        games = text("cli-box-game", games=tuple(boxed), game=usual)
        added.add_argument("--game", default=usual, metavar=text("arg-game"), help=games)
        return added

    new = command("new", run_box_new)
    new.add_argument("folder", type=Path, metavar=text("arg-folder"), help=text("cli-box-new-folder"))
    new.add_argument("--from", dest="base", metavar=text("arg-box"), help=text("cli-box-from"))
    new.add_argument("--whole", action="store_true", help=text("cli-box-whole"))
    check = command("check", run_box_check)
    check.add_argument("folder", type=Path, metavar=text("arg-folder"), help=text("cli-box-folder"))
    diff = command("diff", run_box_diff)
    for which in ("one", "other"):
        diff.add_argument(which, metavar=text("arg-box"), help=text(f"cli-box-{which}"))
    add_print(console, command("print", run_print))


def run_box_new(console: Console, given: argparse.Namespace) -> bool:
    """A folder with a box that can be played as it is, and says how to go on."""
    boxes = boxes_of(console, given)
    boxes.begin(given.folder, given.base or next(iter(boxes.own), ""), console.words.say, whole=given.whole)
    console.say("box-new-made", folder=shlex.quote(str(given.folder)), game=given.game)
    return True


def run_box_check(console: Console, given: argparse.Namespace) -> bool:
    """Whether a game can be played with the box in this folder; what is wrong or odd is said."""
    boxes = boxes_of(console, given)
    problems = boxes.check(given.folder)
    for problem in problems:
        console.tell(problem)
    if given.folder.is_dir():
        for remark in boxes.odd(given.folder, LANGUAGES):
            console.tell(remark)
    if not problems:
        counted = boxes.contents(given.folder)
        console.tell(Message(counted.id, {**counted.args, "name": boxes.title(given.folder, console.language)}))
        if variants := boxes.variants(given.folder):
            console.say("box-has-variants", variants=tuple(variants))
    return not problems


def run_box_diff(console: Console, given: argparse.Namespace) -> bool:
    """Line by line; two boxes that are the same are no failure, and neither are two that are not."""
    found = boxes_of(console, given).differences(given.one, given.other)
    for difference in found:
        console.tell(difference)
    if not found:
        console.say("box-diff-same")
    return True


def boxes_of(console: Console, given: argparse.Namespace) -> Boxes:
    game = find_game(given.game)
    console.speak_of(game)
    return Boxes.of(game)
