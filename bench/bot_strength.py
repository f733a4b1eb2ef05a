"""How strong the levels of bots are: who beats whom how often, with confidence intervals, and openskill ratings.

    python bench/bot_strength.py --games 40                    # a short run
    python bench/bot_strength.py --games 200 --processes 2     # what the bars are meant for

Budgets are in simulations, as many as a second has here (`--rate`), so that other work on the machine changes nothing.
`--rate` of a tenth plays ten times as fast with bots that think a tenth.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import zip_longest
from pathlib import Path

from matches import Entrant, Job, Pairing, Score, Table, jobs, play
from openskill.models import PlackettLuce, PlackettLuceRating

EASY, FAIR, STRONG = Entrant("easy", 0.2), Entrant("fair", 0.5), Entrant("strong", 2.0)
HURRIED = Entrant("strong", 0.2)
QUICK = ("setup", "quick")
EDITIONS = ("english", "ukrainian", "czech")
RATE = 2500  # simulations a second: what one core of an ordinary server does (bench/search_speed.py)


def tables(seats: int) -> list[Table]:
    return [Table("worms", seats, (QUICK,), EDITIONS), Table("zombies-doom", seats)]


def pairings() -> list[Pairing]:
    """The bars."""
    return [
        *(Pairing(FAIR, EASY, table, 0.75) for table in tables(2)),
        *(Pairing(STRONG, FAIR, table, 0.75) for table in tables(2)),
        *(Pairing(STRONG, HURRIED, table, 0.55) for table in tables(2)),
        *(Pairing(STRONG, FAIR, table, 0.45) for table in tables(4)),
    ]


def play_all(chosen: list[Pairing], games: int, rate: int, processes: int, notes: "Notes") -> dict[Pairing, Score]:
    """A few games of each line in turn, so that a run that is broken off has something to say about all of them."""
    scores = {pairing: Score() for pairing in chosen}
    wanted = [job for some in zip_longest(*(jobs(each, games, rate) for each in chosen)) for job in some if job]
    for job in wanted:
        if (winners := notes.known.get(name_of(job))) is not None:
            scores[job[0]].add(job[2], winners)
    missing = [job for job in wanted if name_of(job) not in notes.known]
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(play, job): job for job in missing}
        for done, game in enumerate(as_completed(waiting), len(wanted) - len(missing) + 1):
            pairing, seat, winners = game.result()
            scores[pairing].add(seat, winners)
            notes.add(name_of(waiting[game]), winners)
            print(f"\r{done} of {len(wanted)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return scores


def name_of(job: Job) -> str:
    pairing, seed, seat, rate = job
    return f"{pairing}, {pairing.table}, deal {seed}, seat {seat}, {rate} a second"


class Notes:
    """Who won which game, in a file: a long run can be broken off and goes on later."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.known: dict[str, tuple[int, ...]] = {}
        if file is not None and file.is_file():
            for line in file.read_text(encoding="utf-8").splitlines():
                name, winners = json.loads(line)
                self.known[name] = tuple(winners)

    def add(self, name: str, winners: tuple[int, ...]) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as notes:
                print(json.dumps([name, winners]), file=notes)


def lines(scores: dict[Pairing, Score]) -> Iterator[str]:
    yield f"{'':<30} {'':<28} {'won':>5} {'drawn':>6} {'games':>6}   {'share':>6}  {'95 %':<14} wanted"
    for pairing, score in scores.items():
        low, high = score.interval()
        found = f"{score.won:>5} {score.drawn:>6} {score.games:>6}   {score.share:>6.1%}  {low:.1%} – {high:.1%}"
        met = "yes" if score.share >= pairing.wanted else "NO"
        yield f"{pairing!s:<30} {pairing.table!s:<28} {found}  {pairing.wanted:.0%} {met}"


def ratings(scores: dict[Pairing, Score]) -> dict[str, PlackettLuceRating]:
    """One scale for all, over all games of all tables."""
    model = PlackettLuce()
    rated: dict[str, PlackettLuceRating] = {}
    for pairing, score in scores.items():
        for seat, winners in score.results:
            names = [str(pairing.one if at == seat else pairing.others) for at in range(pairing.table.seats)]
            teams = [[rated.setdefault(name, model.rating(name=name))] for name in names]
            ranks = [0 if at in winners or not winners else 1 for at in range(pairing.table.seats)]
            for name, (rating,) in zip(names, model.rate(teams, ranks=ranks), strict=True):
                rated[name] = rating
    return rated


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each line of the table")
    parser.add_argument("--rate", type=int, default=RATE, help=f"simulations that count as a second ({RATE})")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="only lines of the table in which this is said")
    parser.add_argument("--notes", type=Path, help="keep who won which game in this file, and do not play it again")
    given = parser.parse_args()
    chosen = [pairing for pairing in pairings() if given.only in f"{pairing} {pairing.table}"]
    scores = play_all(chosen, given.games, given.rate, given.processes, Notes(given.notes))
    print(f"A second is {given.rate:,} simulations.")
    print("\n".join(lines(scores)))
    for name, rating in sorted(ratings(scores).items(), key=lambda each: -each[1].mu):
        print(f"{name:<14} openskill {rating.mu:5.1f} ± {2 * rating.sigma:.1f}")


if __name__ == "__main__":
    main()
