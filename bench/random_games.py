"""Random games of ours beside catanatron's, in one run on one core: rates, branching, and copies.

The machines this runs on are noisy, so what counts is the ratio. `python bench/random_games.py [GAMES]`
"""

import sys

import catanatron_side
import rumpus_side
from figures import report

OURS: tuple[tuple[str, dict[str, str]], ...] = (
    ("worms", {}),
    ("worms", {"setup": "first-game"}),  # hardly any set-up: what is measured are turns
    ("zombies-doom", {}),
)
SEED = 20
RATE_WANTED = 3.0  # times the peer's real decisions per second
COPY_WANTED = 0.1  # of the peer's time for a copy


def main(games: int) -> None:
    peer = catanatron_side.measure(games, SEED)
    print(report("catanatron, 4 random players", peer))
    for game_id, options in OURS:
        ours = rumpus_side.measure(game_id, options, games * 5, SEED)
        print(report(f"{game_id} {options or ''}, 4 random players", ours))
        rate = ours.real_decisions_per_second / peer.real_decisions_per_second
        copy = ours.copy_seconds / peer.copy_seconds
        print(f"  real decisions: {rate:.2f} times the peer's (wanted: {RATE_WANTED} or more)")
        print(f"  a copy: {copy:.3f} of the peer's time (wanted: {COPY_WANTED} or less)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
