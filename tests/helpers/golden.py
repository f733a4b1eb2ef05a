"""Golden records: whole games kept as text, each beside the story it tells.

    python -m tests.helpers.golden              plays and writes them anew, after a change of the rules that was meant

A record under `tests/data/records/<game>/` is replayed by `tests/test_golden.py`; beside it, `.story` holds every
event with its clause and the digest of the last state, so that a difference can be read.
"""

from random import Random

from rumpus.contract.random_play import play_on, some_setting
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.expectation import write_event
from rumpus.records.record import record_of
from tests.helpers.places import DATA

RECORDS = DATA / "records"
GAMES_EACH = 6


def story(match: Match) -> str:
    lines = [write_event(event) for event in match.events]
    return "\n".join([*lines, f"digest {match.state.digest()}"]) + "\n"


def play_golden(game: AnyGame, number: int) -> Match:
    random = Random(f"golden {game.id} {number}")
    match = Match(game, some_setting(game, random), SeededChance(f"golden {number}"))
    play_on(match, random)
    return match


def main() -> None:
    for game_id in game_ids():
        folder = RECORDS / game_id
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, GAMES_EACH + 1):
            match = play_golden(find_game(game_id), number)
            (folder / f"{number}.record").write_text(record_of(match).write(), encoding="utf-8")
            (folder / f"{number}.story").write_text(story(match), encoding="utf-8")


if __name__ == "__main__":
    main()
