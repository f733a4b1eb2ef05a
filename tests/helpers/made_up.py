"""Results that nobody played: rows made up, so that what they must say is known beforehand."""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import msgspec

from rumpus.lab.results import Results, begin_results
from rumpus.lab.rows import GameRow, LuckFigures, UseCount

HEAD = 'title = "A title"\nquestion = "A question?"\nseed = "1"\n'
SWEPT = 'game = "zombies-doom"\nbots = "random"\n[sweep]\nseats = [2, 3]\nvariants = ["", "printed-spells"]\n'
PLAIN = 'game = "zombies-doom"\nbots = "random"\nseats = 2\n'
Make = Callable[[str, int, int], GameRow]  # of a cell, its seats, and the number of the game


def a_row(**more: object) -> GameRow:
    """A game of two that seat 0 begins and wins, with something in every field."""
    usual = GameRow(
        cell="all",
        number=0,
        bots=("random", "random"),
        order=(0, 1),
        winners=(0,),
        turns=4,
        answers=10,
        choices=5,
        options=20,
        shares=((0.5, 0.5), (0.4, 0.6), (0.7, 0.3), (0.9, 0.1), (1.0, 0.0)),
        clauses={"Z5.1": 1},
        uses=(),
    )
    return msgspec.structs.replace(usual, **more)


def results_with(folder: Path, rows: Iterable[GameRow], experiment: str = PLAIN, games: int = 1000) -> Results:
    file = folder / "experiment.toml"
    file.write_text(f"{HEAD}games = {games}\n{experiment}", encoding="utf-8")
    results = begin_results(file, folder / "experiment.results")
    for row in rows:
        results.add(row.cell, [(row.number, msgspec.json.encode(row))])
    return results


def many(folder: Path, games: int, experiment: str = SWEPT, make: Make | None = None) -> Results:
    """So many games of each cell, at random, or as they are made."""
    file = folder / "experiment.toml"
    file.write_text(f"{HEAD}games = {games}\n{experiment}", encoding="utf-8")
    results = begin_results(file, folder / "experiment.results")
    for cell in results.experiment.cells:
        rows = [(make or at_random)(cell.id, cell.seats, number) for number in range(games)]
        results.add(cell.id, [(row.number, msgspec.json.encode(row)) for row in rows])
    return results


def at_random(cell: str, seats: int, number: int) -> GameRow:
    """The first player wins a little more often, printed spells make a game longer by two turns, and lure wins."""
    random = Random(f"{cell} {number}")
    order = tuple(random.sample(range(seats), seats))
    winner = random.choices(order, [1.3] + [1.0] * (seats - 1))[0]
    turns = Random(number).randint(10, 30) + (2 if "printed-spells" in cell else 0)
    shares = [tuple(1 / seats for _ in range(seats))]
    for turn in range(1, turns + 1):
        weights = [random.random() + (3 * turn / turns if seat == winner else 0) for seat in range(seats)]
        shares.append(tuple(weight / sum(weights) for weight in weights))
    shares[-1] = tuple(float(seat == winner) for seat in range(seats))
    uses = [
        UseCount("spell", spell, seat, random.randint(1, 3))
        for spell in ("lure", "teleport")
        for seat in range(seats)
        if random.random() < (0.8 if spell == "lure" and seat == winner else 0.4)
    ]
    uses += [UseCount("task", "surrounded", winner, 1), UseCount("weapon", "bow", random.randrange(seats), 2)]
    return GameRow(
        cell=cell,
        number=number,
        bots=("random",) * seats,
        order=order,
        winners=() if number % 50 == 49 else (winner,),
        turns=turns,
        answers=4 * turns,
        choices=3 * turns,
        options=3 * turns * random.randint(3, 5),
        shares=tuple(shares),
        clauses={"Z4.1": turns, "Z6.2": 1} | ({"Z8.1": 2} if number % 2 else {}),
        uses=tuple(uses),
        luck=at_random_luck(random, seats) if number % 10 == 0 else None,
        happened=(UseCount("fight", "", order[0], 2), UseCount("death", "", order[-1], 1)),
        quiet=turns // 3,
    )


def at_random_luck(random: Random, seats: int) -> LuckFigures:
    gifts = tuple(random.gauss(0, 0.2) for _ in range(seats))
    return LuckFigures(gifts, 1.0, 3.0, {"weapons": 0.75, "order": 0.25})
