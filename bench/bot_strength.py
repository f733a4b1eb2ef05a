"""How strong the levels of bots are: who beats whom how often, with confidence intervals, and openskill ratings. Each
line is a match, or one for every edition of the game, as `rumpus match --all` plays it.

    python bench/bot_strength.py --games 40                    # a short run
    python bench/bot_strength.py --games 200 --out FOLDER      # what the bars are meant for; it can be broken off
    python bench/bot_strength.py --rungs --games 200           # each level that people climb against the one before

Budgets are in simulations, as many as a second has here (`--rate`), so that other work on the machine changes nothing.
`--rate` of a tenth plays ten times as fast with bots that think a tenth.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rumpus.arena.match import BotMatch
from rumpus.arena.playing import MatchTable
from rumpus.arena.ratings import Ratings
from rumpus.arena.standing import BotScore, Standing
from rumpus.kernel.registry import find_game
from rumpus.lab.statistics import wilson

OPTIONS: dict[str, list[dict[str, str]]] = {
    "worms": [{"setup": "quick", "edition": edition} for edition in ("english", "ukrainian", "czech")],
    "zombies-doom": [{}],
}
RUNGS = ("beginner", "easy", "casual", "regular", "fair", "good", "strong")
RATE = 2500  # simulations a second: what one core of an ordinary server does (bench/search_speed.py)


class Line(NamedTuple):
    one: str
    others: str
    seats: int
    game: str
    wanted: float  # how often the one should win

    def __str__(self) -> str:
        return f"{self.one} against {self.seats - 1} {self.others}: {self.game}"


def lines(rate: int) -> Iterator[Line]:
    """The bars."""
    strong, hurried = f"strong@{2 * rate}", f"strong@{rate // 5}"
    bars = [("fair", "easy", 2, 0.75), (strong, "fair", 2, 0.75), (strong, hurried, 2, 0.55), (strong, "fair", 4, 0.45)]
    for one, others, seats, wanted in bars:
        for game in OPTIONS:
            yield Line(one, others, seats, game, wanted)


def rungs(rate: int) -> Iterator[Line]:
    """What each is to win against the one before; draws count as lost here."""
    for below, one in pairwise(RUNGS):
        for game in OPTIONS:
            yield Line(f"{one}@{2 * rate}" if one == "strong" else one, below, 2, game, 0.7)


def play(line: Line, games: int, processes: int, out: Path | None) -> list[BotScore]:
    """The matches of a line; the score of the one in each of them."""
    scores = []
    for number, options in enumerate(OPTIONS[line.game]):
        table = MatchTable(line.game, find_game(line.game).rules_version, options, "strength")
        folder = None if out is None else out / f"{line.one}-{line.seats - 1}-{line.others}-{line.game}-{number}"
        match = BotMatch(table, [line.one] + [line.others] * (line.seats - 1), games // len(OPTIONS[line.game]), folder)
        match.stops_early = False

        def tell(standing: Standing, played: int, match: BotMatch = match) -> None:
            print(f"\r{line}: {len(standing.games)} of {match.wanted} games", end="", file=sys.stderr, flush=True)

        match.play(processes, tell)
        print(file=sys.stderr)
        RATINGS.add(match.standing.games)
        scores.append(match.standing.scores[line.one])
    return scores


RATINGS = Ratings(())  # one scale for all, over all games of all lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each line of the table")
    parser.add_argument("--rate", type=int, default=RATE, help=f"simulations that count as a second ({RATE})")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only lines of the table in which this is said")
    parser.add_argument("--rungs", action="store_true", help="each level that people climb against the one before")
    parser.add_argument("--out", type=Path, help="keep the games in this folder, and go on from there")
    given = parser.parse_args()
    print(f"A second is {given.rate:,} simulations.")
    for line in (rungs if given.rungs else lines)(given.rate):
        if given.only in str(line):
            scores = play(line, given.games, given.processes, given.out)
            won, drawn, games = (sum(getattr(score, what) for score in scores) for what in ("won", "drawn", "games"))
            share, met = wilson(won, games), "yes" if won >= line.wanted * games else "NO"
            found = (
                f"{won:>4} won, {drawn:>3} drawn of {games:>4}: {share.value:.1%} ({share.low:.1%} – {share.high:.1%})"
            )
            print(f"{line!s:<48} {found}, wanted {line.wanted:.0%} {met}")
    for name in sorted(RATINGS.rated, key=lambda name: -RATINGS.of(name).value):
        print(f"{name:<14} openskill {RATINGS.of(name).value:5.1f} ± {RATINGS.of(name).margin:.1f}")


if __name__ == "__main__":
    main()
