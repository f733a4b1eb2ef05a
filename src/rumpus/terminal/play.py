"""Beginning a game at the terminal, or going on with one."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from rumpus.kernel.bot import Limit
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import bot_levels, find_game
from rumpus.kernel.replay import replay
from rumpus.terminal.bots import Player, by_bot, by_chance, never_failing
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record, place_for, save_record
from rumpus.terminal.session import Left, Session
from rumpus.terminal.turn_clock import TurnClock, agree_on_seconds

PERSON = "person"
USUAL_SEATS = (PERSON, "fair")


def begin(
    console: Console,
    id: str,
    seats: tuple[str, ...],
    options: Mapping[str, str],
    seed: str | None,
    path: Path | None,
    limit: Limit,
    turn_clock: str | None,
) -> None:
    """A new game. One with people in it is always saved, in a place of ours if they name none."""
    game = find_game(id)
    console.speak_of(game)
    usual = {choice.key: choice.default_in(console.language) for choice in game.choices if choice.by_language}
    setting = game.setting(len(seats), {**usual, **game.at_once, **options})
    clock = TurnClock(agree_on_seconds(game, setting, turn_clock))
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
    match = replay(game, record)
    clock = TurnClock(agree_on_seconds(game, match.setting, turn_clock))
    if other is not None and other.exists():
        raise Refused("play-file-exists", file=str(other))
    run(console, match, seed, other or path, limit, clock)


def run(console: Console, match: Match, seed: str | None, path: Path | None, limit: Limit, clock: TurnClock) -> None:
    """Whoever the record calls by a level of bots is one; everybody else is a person at this terminal."""
    console.speak_of(match.game, match.setting)
    seed = seed if seed is not None else secrets.token_hex(16)
    # A game that goes on must not repeat the luck it began with.
    luck = f"{seed}/{len(match.answers)}"
    players: dict[int, Player] = {CHANCE: by_chance(SeededChance(luck))}
    for seat, name in enumerate(match.names):
        if name in bot_levels():
            players[seat] = by_bot(never_failing(console, name), f"{luck}/{seat}", limit)
    session = Session(console, match, players, path, clock)
    if path is not None:
        save_record(path, match.record())
    if session.people:
        if not match.answers:
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
