"""Beginning a game at the terminal, or going on with one."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.records.record import record_of
from rumpus.records.replay import replay
from rumpus.terminal.bots import by_chance, never_failing
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record, place_for, save_record
from rumpus.terminal.session import Left, Session
from rumpus.terminal.turn_clock import TurnTimer, agree_on_seconds
from rumpus.thinking.bot import Limit
from rumpus.thinking.players import Player, bot
from rumpus.thinking.registry import bot_levels

PERSON = "person"
OPPONENT = "fair"


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
    seed = seed if seed is not None else secrets.token_hex(16)
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
