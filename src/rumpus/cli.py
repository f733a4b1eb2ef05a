"""The command `rumpus`: the one place that wires everything together."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import NoReturn

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.terminal.admin import add_admin, run_admin
from rumpus.terminal.analysing import add_analyse, run_analyse
from rumpus.terminal.boxes import add_box, run_box_check
from rumpus.terminal.choices import add_choices, all_choices
from rumpus.terminal.console import Console, language_of_locale
from rumpus.terminal.lab import add_lab, run_lab
from rumpus.terminal.ladder import add_ladder, run_ladder
from rumpus.terminal.learn import add_learn, run_learn
from rumpus.terminal.match import add_match, run_match
from rumpus.terminal.mcp import add_mcp, run_mcp
from rumpus.terminal.play import add_play, run_play
from rumpus.terminal.puzzles import add_puzzles, run_puzzles
from rumpus.terminal.replaying import add_replay, run_replay
from rumpus.terminal.scenarios import add_scenario, run_scenarios
from rumpus.terminal.serving import add_serve, run_serve
from rumpus.terminal.settings import with_settings
from rumpus.terminal.stores import add_backup, add_restore, add_store, run_backup, run_restore, run_store_check
from rumpus.terminal.usage import speak_as_argparse
from rumpus.terminal.verifying import add_verify, run_verify
from rumpus.text.words import LANGUAGES

FAILED = 1
INTERRUPTED = 130  # as shells report it


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if all went well, 1 if something was refused or found wrong. Wrong usage exits with 2."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")  # an old terminal shows ? for an arrow, and the game goes on
    console = Console(chosen_language(arguments))
    speak_as_argparse(console)
    parser = build_parser(console, chosen_game(arguments), game_of_match(arguments))
    typed = list(sys.argv[1:] if arguments is None else arguments)
    given = parser.parse_args(typed)
    try:
        given = with_settings(parser, typed, given)
        went_well: bool = given.command(console, given)
        sys.stdout.flush()
    except Refused as refused:
        console.complain(refused.message)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain of it again when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return 0 if went_well else FAILED


class EarlyParser(argparse.ArgumentParser):
    """Looks ahead at what was typed, and leaves it to the parser proper to complain."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def chosen_language(arguments: Sequence[str] | None) -> str:
    """Known before the parser is built, because its own help is in that language."""
    early = EarlyParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", choices=LANGUAGES)
    try:
        language: str | None = early.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        language = None  # the parser proper will say so
    return language or language_of_locale()


def chosen_game(arguments: Sequence[str] | None) -> str | None:
    """The game that somebody wants to play, known as early, because each game has options of its own."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    early = EarlyParser(add_help=False)
    early.add_argument("game", nargs="?")
    for option in ("lang", "resume", "seats", "seed", "simulations", "turn-clock", "save", *all_choices()):
        early.add_argument(f"--{option}")
    try:
        found: str | None = early.parse_known_args(typed[typed.index("play") + 1 :])[0].game
    except (ValueError, argparse.ArgumentError):
        return None  # no word “play”, or one that the parser proper will complain of
    return found if found in game_ids() else None


def game_of_match(arguments: Sequence[str] | None) -> str | None:
    """The game in which bots are to meet, which has options of its own, too."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    early = EarlyParser(add_help=False, allow_abbrev=False)
    early.add_argument("--game")
    try:
        found: str | None = early.parse_known_args(typed[typed.index("match") + 1 :])[0].game
    except (ValueError, argparse.ArgumentError):
        return None
    return found if found in game_ids() else None


def build_parser(console: Console, game: str | None, match_game: str | None = None) -> argparse.ArgumentParser:
    text = console.text
    parser = argparse.ArgumentParser(prog="rumpus", description=text("cli-about"))
    parser.add_argument("--version", action="version", version=f"rumpus {version('rumpus')}", help=text("cli-version"))
    language = argparse.ArgumentParser(add_help=False)
    for place in (parser, language):
        place.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=text("cli-lang"))
    commands = parser.add_subparsers(title=text("cli-commands"), metavar=text("arg-command"), required=True)

    def command(name: str, run: Callable[..., bool], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text(f"cli-{name}"), description=text(about), parents=[language])
        added.set_defaults(command=run, usage=added, name=name, settable=())
        return added

    add_play(console, command("play", run_play, "cli-play-about"), game)
    add_replay(console, command("replay", run_replay, "cli-replay-about"))
    add_analyse(console, command("analyse", run_analyse, "cli-analyse-about"))
    add_verify(console, command("verify", run_verify, "cli-verify-about"))
    add_scenario(console, command("scenario", run_scenarios, "cli-scenario-about"))
    add_box(console, command("box", run_box_check, "cli-box"), language)
    add_lab(console, command("lab", run_lab, "cli-lab"), language)
    match = command("match", run_match, "cli-match-about")
    add_match(console, match)
    if match_game is not None:
        add_choices(console, match, find_game(match_game), {})
    add_ladder(console, command("ladder", run_ladder, "cli-ladder-about"))
    add_learn(console, command("learn", run_learn, "cli-learn-about"))
    add_puzzles(console, command("puzzles", run_puzzles, "cli-puzzles-about"))
    add_serve(console, command("serve", run_serve, "cli-serve-about"))
    add_mcp(console, command("mcp", run_mcp, "cli-mcp-about"))
    add_admin(console, command("admin", run_admin, "cli-admin-about"), language)
    add_backup(console, command("backup", run_backup, "cli-backup-about"))
    add_restore(console, command("restore", run_restore, "cli-restore-about"))
    add_store(console, command("store", run_store_check, "cli-store-about"), language)
    return parser
