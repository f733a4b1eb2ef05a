"""`rumpus box`: checking somebody's own box."""

import argparse
from pathlib import Path

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game, game_ids
from rumpus.terminal.console import Console


def add_box(console: Console, box: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    about = text("cli-box-check")
    commands = box.add_subparsers(metavar=text("arg-command"), required=True)
    check = commands.add_parser("check", help=about, description=about, parents=[language])
    check.add_argument("folder", type=Path, metavar=text("arg-folder"), help=text("cli-box-folder"))
    boxed = [id for id in game_ids() if Boxes.is_given_by(find_game(id))]
    usual = boxed[0] if boxed else ""
    games = text("cli-box-game", games=tuple(boxed), game=usual)
    check.add_argument("--game", default=usual, metavar=text("arg-game"), help=games)


def run_box_check(console: Console, given: argparse.Namespace) -> bool:
    """Whether a game can be played with the box in this folder; everything wrong with it is said."""
    game = find_game(given.game)
    console.speak_of(game)
    boxes = Boxes.of(game)
    problems = boxes.check(given.folder)
    for problem in problems:
        console.tell(problem)
    if not problems:
        console.tell(boxes.contents(given.folder))
    return not problems
