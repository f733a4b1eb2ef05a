"""How strong the levels of bots are: who beats whom how often, with confidence intervals, and openskill ratings.

    python bench/bot_strength.py --games 40                    # a short run
    python bench/bot_strength.py --games 200 --processes 2     # what the bars are meant for

Budgets are in simulations, as many as a second has here (`--rate`), so that other work on the machine changes nothing.
`--rate` of a tenth plays ten times as fast with bots that think a tenth.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from matches import Entrant, Pairing, Score, Table, jobs, play
from openskill.models import PlackettLuce, PlackettLuceRating

EASY, FAIR, STRONG = Entrant("easy", 0.2), Entrant("fair", 0.5), Entrant("strong", 2.0)
HURRIED = Entrant("strong", 0.2)
QUICK = ("setup", "quick")
EDITIONS = ("english", "ukrainian", "czech")
RATE = 2500  # simulations a second: what one core of an ordinary server does (bench/search_speed.py)


def tables(seats: int) -> list[Table]:
    worms = [Table("worms", seats, (("edition", edition), QUICK)) for edition in EDITIONS]
    return [*worms, Table("zombies-doom", seats)]


def pairings() -> list[Pairing]:
    """The bars."""
    return [
        *(Pairing(FAIR, EASY, table, 0.75) for table in tables(2)),
        *(Pairing(STRONG, FAIR, table, 0.75) for table in tables(2)),
        *(Pairing(STRONG, HURRIED, table, 0.55) for table in tables(2)),
        *(Pairing(STRONG, FAIR, table, 0.45) for table in tables(4)),
    ]


def play_all(chosen: list[Pairing], games: int, rate: int, processes: int) -> dict[Pairing, Score]:
    scores = {pairing: Score() for pairing in chosen}
    with ProcessPoolExecutor(processes) as pool:
        waiting = [pool.submit(play, job) for pairing in chosen for job in jobs(pairing, games, rate)]
        for done, game in enumerate(as_completed(waiting), 1):
            pairing, seat, winners = game.result()
            scores[pairing].add(seat, winners)
            print(f"\r{done} of {len(waiting)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return scores


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
    given = parser.parse_args()
    chosen = [pairing for pairing in pairings() if given.only in f"{pairing} {pairing.table}"]
    scores = play_all(chosen, given.games, given.rate, given.processes)
    print(f"A second is {given.rate:,} simulations.")
    print("\n".join(lines(scores)))
    for name, rating in sorted(ratings(scores).items(), key=lambda each: -each[1].mu):
        print(f"{name:<14} openskill {rating.mu:5.1f} ± {2 * rating.sigma:.1f}")


if __name__ == "__main__":
    main()
