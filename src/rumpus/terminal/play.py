"""`rumpus play`: beginning a game at the terminal, or going on with one."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rumpus.boxes.boxes import BOX
from rumpus.kernel.chance import SeededChance, fresh_seed
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.record import record_of
from rumpus.records.replay import replay
from rumpus.terminal.arguments import MOST_SIMULATIONS, whole_number
from rumpus.terminal.bots import by_chance, never_failing
from rumpus.terminal.choices import add_choices, add_choices_of_any_game, choices_in
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record, place_for, save_record
from rumpus.terminal.session import Left, Session
from rumpus.terminal.turn_clock import NONE, TurnTimer, agree_on_seconds
from rumpus.text.words import words
from rumpus.thinking.bot import Limit
from rumpus.thinking.players import Player, bot
from rumpus.thinking.registry import bot_levels

PERSON = "person"
OPPONENT = "fair"
LONGEST_TURN: Final = 24 * 3600  # seconds


def add_play(console: Console, play: argparse.ArgumentParser, id: str | None) -> None:
    """With the options of the game of that id, or with those of any game."""
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


def seats(console: Console) -> Callable[[str], tuple[str, ...]]:
    def read(written: str) -> tuple[str, ...]:
        named = tuple(name.strip() for name in written.split(","))
        if any(name not in (PERSON, *bot_levels()) for name in named):
            raise argparse.ArgumentTypeError(console.text("cli-bad-seats", seats=written, levels=tuple(bot_levels())))
        return named

    return read


def turn_clock(console: Console) -> Callable[[str], str]:
    """So many seconds, or none: whether a game can do with that is seen once it is known which."""
    number = whole_number(console, 1, LONGEST_TURN)
    return lambda written: written if written == NONE else str(number(written))


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


def usual_seats(game: AnyGame) -> tuple[str, ...]:
    """For somebody who names none."""
    return (PERSON, *[OPPONENT] * (game.usual_seats - 1))


def begin(
    console: Console,
    id: str,
    named: tuple[str, ...] | None,
    options: Mapping[str, str],
    seed: str | None,
    path: Path | None,
    limit: Limit,
    turn_clock: str | None,
) -> None:
    """A new game. One with people in it is always saved, in a place of ours if they name none."""
    game = find_game(id)
    console.speak_of(game)
    seats = named or usual_seats(game)
    usual = {choice.key: choice.default_in(console.language) for choice in game.choices if choice.by_language}
    setting = game.setting(len(seats), {**usual, **game.at_once, **options})
    clock = TurnTimer(agree_on_seconds(game, setting, turn_clock))
    if path is not None and path.exists():
        raise Refused("play-file-exists", file=str(path))
    if path is None and PERSON in seats:
        path = place_for(id)
    run(console, Match(game, setting, names=seats), seed, path, limit, clock)


def resume(
    console: Console,
    path: Path,
    box: str | None,
    seed: str | None,
    other: Path | None,
    limit: Limit,
    turn_clock: str | None,
) -> None:
    """Go on with a saved game, in its own file unless another is named."""
    record = open_record(path, box)
    game = find_game(record.game)
    console.speak_of(game)
    match = replay(record)
    clock = TurnTimer(agree_on_seconds(game, match.setting, turn_clock))
    if other is not None and other.exists():
        raise Refused("play-file-exists", file=str(other))
    run(console, match, seed, other or path, limit, clock)


def run(console: Console, match: Match, seed: str | None, path: Path | None, limit: Limit, clock: TurnTimer) -> None:
    """Whoever the record calls by a level of bots is one; everybody else is a person at this terminal."""
    console.speak_of(match.game, match.setting)
    seed = seed if seed is not None else fresh_seed()
    # A game that goes on must not repeat the luck it began with.
    luck = f"{seed}/{len(match.answers)}"
    players: dict[int, Player] = {CHANCE: by_chance(SeededChance(luck))}
    for seat, name in enumerate(match.names):
        if name in bot_levels():
            players[seat] = bot(never_failing(console, name), seed=f"{luck}/{seat}", limit=limit)
    session = Session(console, match, players, path, clock)
    if path is not None:
        save_record(path, record_of(match))
    if session.people:
        if not match.answers and console.words.has("game-in-brief"):
            console.paragraph("game-in-brief")
        console.say("play-welcome")
    try:
        session.play()
    except (Left, EOFError, KeyboardInterrupt) as left:
        if not isinstance(left, Left):
            print()  # the cursor still stands behind the prompt
        if path is not None:
            console.say("play-go-on", file=str(path))
        else:
            console.say("play-left")
