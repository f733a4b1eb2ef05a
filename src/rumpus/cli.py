"""The command `rumpus`: the one place that wires everything together."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Choice
from rumpus.table.guests.limits import Limits, read_limit
from rumpus.terminal.analysing import SIMULATIONS, analyse_record
from rumpus.terminal.arguments import whole_number
from rumpus.terminal.boxes import check_box
from rumpus.terminal.console import Console, language_of_locale
from rumpus.terminal.desktop import open_browser
from rumpus.terminal.environment import arguments_of, variable_of
from rumpus.terminal.lab import add_lab, run_lab
from rumpus.terminal.ladder import add_ladder, run_ladder
from rumpus.terminal.match import add_match, run_match
from rumpus.terminal.play import OPPONENT, PERSON, begin, resume
from rumpus.terminal.records import data_folder, open_record
from rumpus.terminal.replaying import show_record
from rumpus.terminal.scenarios import run_scenarios
from rumpus.terminal.turn_clock import NONE
from rumpus.terminal.usage import speak_as_argparse
from rumpus.terminal.verifying import verify_record
from rumpus.text.words import LANGUAGES, words
from rumpus.thinking.bot import Limit
from rumpus.thinking.registry import LISTED, LISTING, bot_levels, find_bot, listed_bots

FAILED = 1
INTERRUPTED = 130  # as shells report it
MOST_SIMULATIONS = 1_000_000
LONGEST_TURN = 24 * 3600  # seconds
CHOICE = "choice "  # before an option's key, among argparse's own names


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
    if settable := arguments_of(given.settable):
        place = typed.index(given.name) + 1
        given = parser.parse_args([*typed[:place], *settable, *typed[place:]])
    try:
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


def all_choices() -> list[str]:
    """The keys of the options of all games, each once."""
    return list(dict.fromkeys(choice.key for id in game_ids() for choice in find_game(id).choices))


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
    replay = command("replay", run_replay, "cli-replay-about")
    replay.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-record"))
    replay.add_argument("--at", type=number_of_answers(console), metavar="N", help=text("cli-at"))
    replay.add_argument("--json", action="store_true", help=text("cli-json"))
    replay.add_argument("--view", metavar=text("arg-seat"), help=text("cli-view"))
    replay.add_argument("--box", metavar=text("arg-folder"), help=text("cli-box-now"))
    analyse = command("analyse", run_analyse, "cli-analyse-about")
    analyse.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-record"))
    analyse.add_argument(
        "--simulations",
        type=whole_number(console, 1, MOST_SIMULATIONS),
        default=SIMULATIONS,
        metavar="N",
        help=text("cli-analyse-simulations", simulations=SIMULATIONS),
    )
    analyse.add_argument("--box", metavar=text("arg-folder"), help=text("cli-box-now"))

    verify = command("verify", run_verify, "cli-verify-about")
    verify.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-record"))
    verify.add_argument("--json", action="store_true", help=text("cli-verify-json"))
    verify.add_argument("--box", metavar=text("arg-folder"), help=text("cli-box-now"))
    scenario = command("scenario", run_scenario, "cli-scenario-about")
    scenario.add_argument(
        "places", type=Path, nargs="+", metavar=text("arg-file-or-folder"), help=text("cli-scenario-place")
    )
    box = command("box", run_box, "cli-box").add_subparsers(metavar=text("arg-command"), required=True)
    about = text("cli-box-check")
    check = box.add_parser("check", help=about, description=about, parents=[language])
    check.add_argument("folder", type=Path, metavar=text("arg-folder"), help=text("cli-box-folder"))
    boxed = [id for id in game_ids() if Boxes.is_given_by(find_game(id))]
    usual = boxed[0] if boxed else ""
    games = text("cli-box-game", games=tuple(boxed), game=usual)
    check.add_argument("--game", default=usual, metavar=text("arg-game"), help=games)
    add_lab(console, command("lab", run_lab, "cli-lab"), language)
    match = command("match", run_bot_match, "cli-match-about")
    add_match(console, match)
    if match_game is not None:
        add_choices(console, match, find_game(match_game), {})
    add_ladder(console, command("ladder", run_ladder, "cli-ladder-about"))
    add_serve(console, command("serve", run_serve, "cli-serve-about"))
    backup = command("backup", run_backup, "cli-backup-about")
    backup.add_argument("--store", default=own_store(), metavar="URL", help=text("cli-backup-store", store=own_store()))
    backup.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-backup-file"))
    add_store(console, command("store", run_store_check, "cli-store-about"), language)
    return parser


def add_play(console: Console, play: argparse.ArgumentParser, id: str | None) -> None:
    text = console.text
    play.add_argument("game", nargs="?", metavar=text("arg-game"), help=text("cli-game", games=tuple(game_ids())))
    play.add_argument("--resume", type=Path, metavar=text("arg-file"), help=text("cli-resume"))
    usual = f"{PERSON},{OPPONENT}"
    play.add_argument(
        "--seats",
        type=seats(console),
        metavar=text("arg-seats"),
        help=text("cli-seats", levels=tuple(bot_levels()), seats=usual),
    )
    play.add_argument("--seed", metavar=text("arg-seed"), help=text("cli-seed"))
    play.add_argument(
        "--simulations", type=whole_number(console, 1, MOST_SIMULATIONS), metavar="N", help=text("cli-simulations")
    )
    play.add_argument(
        "--turn-clock", type=turn_clock(console), metavar=text("arg-seconds"), help=text("cli-turn-clock")
    )
    play.add_argument("--save", type=Path, metavar=text("arg-file"), help=text("cli-save"))
    if id is None:
        add_choices_of_any_game(console, play)
    else:
        if (own := words(console.language, id)).has("game-in-brief"):
            play.description = own.say(Message("cli-play-game-about"))
        game = find_game(id)
        usual_here = {choice.key: choice.default_in(console.language) for choice in game.choices}
        add_choices(console, play, game, {**usual_here, **game.at_once})


def add_choices(console: Console, command: argparse.ArgumentParser, game: AnyGame, usual: Mapping[str, str]) -> None:
    """What can be agreed before a game of this one, and what it is otherwise, if not the game's own default."""
    say = words(console.language, game.id).say
    group = command.add_argument_group(console.text("cli-choices"))
    for choice in game.choices:
        about = say(explain(choice, usual.get(choice.key, choice.default)))
        group.add_argument(f"--{choice.key}", dest=CHOICE + choice.key, metavar=console.text("arg-value"), help=about)


def add_choices_of_any_game(console: Console, play: argparse.ArgumentParser) -> None:
    """Understood, so that we can tell what is wrong, but explained only where the game is named."""
    play.epilog = console.text("cli-choices-elsewhere")
    for key in all_choices():
        about = console.text("cli-box-now") if key == BOX else argparse.SUPPRESS
        play.add_argument(f"--{key}", dest=CHOICE + key, metavar=console.text("arg-folder"), help=about)


def add_serve(console: Console, serve: argparse.ArgumentParser) -> None:
    text = console.text
    usual = ", ".join(f"{name} ({value:g})" for name, value in vars(Limits()).items())
    add = serve.add_argument
    options = [
        add("--host", default="127.0.0.1", metavar=text("arg-address"), help=text("cli-host", host="127.0.0.1")),
        add("--port", type=whole_number(console, 0, 65535), metavar="PORT", help=text("cli-port")),
        add("--host-name", action="append", default=[], metavar=text("arg-name"), help=text("cli-host-name")),
        add("--store", default=own_store(), metavar="URL", help=text("cli-serve-store", store=own_store())),
        add(
            "--workers",
            type=whole_number(console, 1, 256),
            default=max(1, (os.cpu_count() or 1) - 1),
            metavar="N",
            help=text("cli-workers"),
        ),
        add("--processes", type=whole_number(console, 1, 64), default=1, metavar="N", help=text("cli-processes")),
        add("--boxes", type=Path, metavar=text("arg-folder"), help=text("cli-boxes")),
        add("--proxy", metavar=text("arg-address"), help=text("cli-proxy")),
        add(
            "--limit",
            type=limit(console),
            action="append",
            default=[],
            metavar=text("arg-limit"),
            help=text("cli-limit", limits=usual),
        ),
        add(
            "--bot",
            type=listing(console),
            action="append",
            default=[],
            metavar=text("arg-listing"),
            help=text("cli-serve-bot"),
        ),
        add("--open", action="store_true", help=text("cli-open")),
        add("--record", type=Path, metavar=text("arg-file"), help=text("cli-serve-record")),
        add("--log", choices=("text", "json"), default="text", help=text("cli-log")),
    ]
    for option in options:
        option.help = f"{option.help} [{variable_of(option)}]"
    serve.epilog = text("cli-serve-environment")
    serve.set_defaults(settable=options)


def add_store(console: Console, store: argparse.ArgumentParser, language: argparse.ArgumentParser) -> None:
    text = console.text
    commands = store.add_subparsers(metavar=text("arg-command"), required=True)
    for name, run in (("check", run_store_check), ("salvage", run_store_salvage)):
        about = text(f"cli-store-{name}-about")
        added = commands.add_parser(name, help=text(f"cli-store-{name}"), description=about, parents=[language])
        added.add_argument("--store", default=own_store(), metavar="URL", help=text("cli-store-url", store=own_store()))
        added.set_defaults(command=run)
        if run is run_store_salvage:
            added.add_argument("to", metavar="URL", help=text("cli-store-to"))


def own_store() -> str:
    """A file of the user's own, for whoever names no store."""
    return os.environ.get("RUMPUS_STORE") or f"sqlite:///{data_folder() / 'table.db'}"


def explain(choice: Choice, default: str) -> Message:
    about = Message(f"choice-{choice.key}")
    return Message("cli-choice", {"about": about, "values": choice.values, "default": default or "none"})


def seats(console: Console) -> Callable[[str], tuple[str, ...]]:
    def read(written: str) -> tuple[str, ...]:
        named = tuple(name.strip() for name in written.split(","))
        if any(name not in (PERSON, *bot_levels()) for name in named):
            raise argparse.ArgumentTypeError(console.text("cli-bad-seats", seats=written, levels=tuple(bot_levels())))
        return named

    return read


def limit(console: Console) -> Callable[[str], tuple[str, float]]:
    def read(written: str) -> tuple[str, float]:
        try:
            return read_limit(written)
        except Refused as refused:
            raise argparse.ArgumentTypeError(console.text(refused.message.id, **refused.message.args)) from None

    return read


def listing(console: Console) -> Callable[[str], str]:
    def read(written: str) -> str:
        if LISTING.fullmatch(written) is None:
            raise argparse.ArgumentTypeError(console.text("bot-bad-listing", listing=written))
        return written

    return read


def turn_clock(console: Console) -> Callable[[str], str]:
    """So many seconds, or none: whether a game can do with that is seen once it is known which."""
    number = whole_number(console, 1, LONGEST_TURN)
    return lambda written: written if written == NONE else str(number(written))


def number_of_answers(console: Console) -> Callable[[str], int]:
    def read(written: str) -> int:
        if not written.isdecimal():
            raise argparse.ArgumentTypeError(console.text("cli-bad-number", number=written))
        return int(written)

    return read


def choices_in(given: argparse.Namespace) -> dict[str, str]:
    """What was agreed before the game."""
    return {
        key.removeprefix(CHOICE): value
        for key, value in vars(given).items()
        if key.startswith(CHOICE) and value is not None
    }


def run_bot_match(console: Console, given: argparse.Namespace) -> bool:
    return run_match(console, given, choices_in(given))


def run_play(console: Console, given: argparse.Namespace) -> bool:
    options = choices_in(given)
    if given.resume is None and given.game is None:
        given.usage.error(console.text("cli-play-what"))
    limit = Limit(simulations=given.simulations)
    if given.resume is None:
        begin(console, given.game, given.seats, options, given.seed, given.save, limit, given.turn_clock)
        return True
    if given.game is not None or given.seats is not None or set(options) - {BOX}:  # its box may have moved
        given.usage.error(console.text("cli-resume-alone"))
    resume(console, given.resume, options.get(BOX), given.seed, given.save, limit, given.turn_clock)
    return True


def run_replay(console: Console, given: argparse.Namespace) -> bool:
    show_record(console, given.file, at=given.at, as_json=given.json, seat=given.view, box=given.box)
    return True


def run_verify(console: Console, given: argparse.Namespace) -> bool:
    return verify_record(console, given.file, as_json=given.json, box=given.box)


def run_analyse(console: Console, given: argparse.Namespace) -> bool:
    analyse_record(console, given.file, given.simulations, given.box)
    return True


def run_scenario(console: Console, given: argparse.Namespace) -> bool:
    return run_scenarios(console, given.places)


def run_box(console: Console, given: argparse.Namespace) -> bool:
    return check_box(console, given.game, given.folder)


def run_serve(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for a server to be loaded.
    from rumpus.table.store import open_store
    from rumpus.table.web.processes import serve_in_processes
    from rumpus.table.web.serving import Serving, serve

    if given.boxes is not None and not given.boxes.is_dir():
        raise Refused("no-such-file", file=str(given.boxes))
    os.environ[LISTED] = " ".join(given.bot)
    for bot in listed_bots():
        find_bot(bot)  # so that what is wrong with it is told now, and not to a guest
    record = None if given.record is None else open_record(given.record).write()
    serving = Serving(
        host=given.host,
        port=given.port,
        workers=given.workers,
        processes=given.processes,
        proxy=given.proxy,
        names=tuple(given.host_name),
        log=given.log,
        boxes=given.boxes,
        record=record,
        limits=Limits(**dict(given.limit)),
    )

    def announce(address: str) -> None:
        console.announce("serve-at", address=address)
        if given.open:
            open_browser(address)

    run = serve if serving.processes == 1 else serve_in_processes
    run(open_store(given.store), serving, announce)
    return True


def run_backup(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.table.store.backup import back_up

    back_up(given.store, given.file)
    console.say("backup-done", file=str(given.file))
    return True


def run_store_check(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.table.rooms.checking import check_store

    found = check_store(given.store, console.tell)
    console.say("store-checked", rooms=found.rooms, entries=found.entries, damages=found.damages)
    return not found.damages


def run_store_salvage(console: Console, given: argparse.Namespace) -> bool:
    from rumpus.table.rooms.checking import salvage_store

    found = salvage_store(given.store, given.to, console.tell)
    console.say("store-salvaged", rooms=found.rooms, entries=found.entries, damages=found.damages)
    return True
