"""Many random games of every kind, over all seat counts, editions and a spread of variants.

    python -m tests.helpers.soak [GAMES]

Every game must end within the limit of answers, with nothing left to happen; every hundredth is replayed
from its record and must give the same state. Prints what it saw; stops at the first game that fails.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rumpus.contract.random_play import LONGEST, new_match, play_on
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.record import read_record, record_of
from rumpus.records.replay import replay

GAMES = 10_000
CHUNK = 100


def soak_one(game_id: str, seed: int) -> tuple[int, str]:
    """Play one game; how many answers it took, and how it ended."""
    game = find_game(game_id)
    match, random = new_match(game, seed, listen=seed % 10 == 0)
    play_on(match, random)
    if match.result is None or len(match.answers) > LONGEST or match.state.stack:
        raise AssertionError(f"{game_id}, seed {seed}: not over after {len(match.answers)} answers")
    if seed % 100 == 0:
        again = replay(read_record(record_of(match).write()), game=game)
        if again.state.digest() != match.state.digest():
            raise AssertionError(f"{game_id}, seed {seed}: its record gives another state")
    winners = len(match.result.winners)
    return len(match.answers), {0: "draw", 1: "win"}.get(winners, "shared win")


def soak_chunk(game_id: str, first: int, last: int) -> list[tuple[int, str]]:
    return [soak_one(game_id, seed) for seed in range(first, last)]


def main(games: int) -> None:
    with ProcessPoolExecutor() as pool:
        for game_id in game_ids():
            firsts = range(0, games, CHUNK)
            lasts = [min(first + CHUNK, games) for first in firsts]
            seen = [one for chunk in pool.map(soak_chunk, [game_id] * len(firsts), firsts, lasts) for one in chunk]
            answers = sorted(length for length, _ in seen)
            endings = ", ".join(
                f"{ending} {count}" for ending, count in sorted(Counter(end for _, end in seen).items())
            )
            print(f"{game_id}: {len(seen)} games ended ({endings});", end=" ")
            print(f"answers: median {answers[len(answers) // 2]}, most {answers[-1]}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
