"""What can be agreed before a game, as options of a command: each game has its own."""

import argparse
from collections.abc import Mapping
from typing import Final

from rumpus.boxes.boxes import BOX
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Choice
from rumpus.terminal.console import Console
from rumpus.text.words import words

CHOICE: Final = "choice "  # before an option's key, among argparse's own names


def all_choices() -> list[str]:
    """The keys of the options of all games, each once."""
    return list(dict.fromkeys(choice.key for id in game_ids() for choice in find_game(id).choices))


def add_choices(console: Console, command: argparse.ArgumentParser, game: AnyGame, usual: Mapping[str, str]) -> None:
    """What can be agreed before a game of this one, and what it is otherwise, if not the game's own default."""
    say = words(console.language, game.id).say
    group = command.add_argument_group(console.text("cli-choices"))
    for choice in game.choices:
        about = say(explain(choice, usual.get(choice.key, choice.default)))
        group.add_argument(f"--{choice.key}", dest=CHOICE + choice.key, metavar=console.text("arg-value"), help=about)


def add_choices_of_any_game(console: Console, command: argparse.ArgumentParser) -> None:
    """Understood, so that we can tell what is wrong, but explained only where the game is named."""
    command.epilog = console.text("cli-choices-elsewhere")
    for key in all_choices():
        about = console.text("cli-box-now") if key == BOX else argparse.SUPPRESS
        command.add_argument(f"--{key}", dest=CHOICE + key, metavar=console.text("arg-folder"), help=about)


def explain(choice: Choice, default: str) -> Message:
    about = Message(f"choice-{choice.key}")
    return Message("cli-choice", {"about": about, "values": choice.values, "default": default or "none"})


def choices_in(given: argparse.Namespace) -> dict[str, str]:
    """What was agreed before the game."""
    return {
        key.removeprefix(CHOICE): value
        for key, value in vars(given).items()
        if key.startswith(CHOICE) and value is not None
    }
