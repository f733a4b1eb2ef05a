"""Finding puzzles in a recorded game: moments at which one answer is clearly best, and the obvious one is not.

A moment is looked at by longer and longer searches, each with luck of its own, and is dropped as soon as one of them
does not see it. The last looks a turn farther, and another, ten times as long as the first that sees it, confirms it.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from itertools import groupby
from random import Random
from typing import Final

from rumpus.bots.imagining import Imagination
from rumpus.bots.search import Search
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.puzzles.weighing import Weighed, at_a_glance, counted_share, weigh, why_better
from rumpus.records.puzzle import Puzzle, Themes
from rumpus.records.record import Record
from rumpus.records.replay import replay
from rumpus.thinking.evaluation import Evaluation, evaluate

FEWEST: Final = 3  # answers: of two, whoever is wrong knows the right one
FIRST_LOOK: Final = 40  # simulations; most moments are no puzzle, and that shows soon
BUDGETS: Final = (100, 300, 1000)  # simulations
COSTS: Final = (0.05, 0.06, 0.06)  # what the obvious answer must cost at least, at each of them
LEADS: Final = (0.0, 0.02, 0.04)  # over the next best answer
CONFIRMED: Final = 10  # times as many simulations as those that see it confirm it
DOUBTFUL: Final = 0.5  # the solution must look at most so likely at a glance, beside the obvious answer
UNLIKELY: Final = (0.2, 0.05)  # below each of these a puzzle is a grade harder
CLOSE: Final = 0.08  # a lead below that makes it a grade harder
OPEN: Final = (0.02, 0.98)  # between these shares a game is not decided
CRITERIA: Final = (FEWEST, FIRST_LOOK, BUDGETS, COSTS, LEADS, CONFIRMED, DOUBTFUL, OPEN)
LUCK_TRIES: Final = 3  # of which the solution is shown with the middling one
LINE_SIMULATIONS: Final = 60  # for an answer on the way
LONGEST_LINE: Final = 30
PERCENT: Final = 100


def find_puzzles(record: Record, seed: str) -> list[Puzzle]:
    """At most one in a turn, and one of a kind: what comes after it is often the same once more."""
    game = find_game(record.game)
    whole = replay(record)
    again = Match(game, whole.setting, names=whole.names, listen=False)
    found: list[tuple[int, Puzzle]] = []
    for at, entry in enumerate(whole.answers):
        question = entry.question
        if question is not None and question.seat != CHANCE and again.state.turns:
            puzzle = look_at(record, again, at, f"{seed}/{at}")
            if puzzle is not None:
                found.append((again.state.turns, puzzle))
        again.say(entry.speaker, whole.write(entry))
    turns = groupby(found, key=lambda each: each[0])
    return without_echoes(max((puzzle for _, puzzle in same), key=lambda puzzle: puzzle.cost) for _, same in turns)


def without_echoes(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """In one game the same answer is often best again some turns later: it is kept where the obvious one costs most."""
    kept: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        if puzzle.cost > kept.setdefault(puzzle.solution, puzzle).cost:
            kept[puzzle.solution] = puzzle
    return sorted(kept.values(), key=lambda puzzle: puzzle.at)


def look_at(record: Record, match: Match, at: int, seed: str) -> Puzzle | None:
    """The puzzle that the open question of a match is, if it is one."""
    game, state, question = match.game, match.state, match.asked()
    if len(question.options) < FEWEST:
        return None
    likely = dict(zip(question.options, at_a_glance(game, state), strict=True))
    obvious = max(question.options, key=lambda option: likely[option])
    if sum(weight > DOUBTFUL for weight in likely.values()) == len(likely):
        return None  # nothing looks better than anything else
    searches: list[Weighed] = []
    for simulations, cost, lead in zip((FIRST_LOOK, *BUDGETS), (0.0, *COSTS), (0.0, *LEADS), strict=True):
        weighed = look_longer(match, seed, simulations, obvious, searches)
        if not costs(weighed, obvious, cost) or (lead and not is_clear(weighed, likely, lead)):
            return None
        searches.append(weighed)
    first, second, last = searches[1:]
    solution = last.best
    if second.best != solution:
        return None
    seen = BUDGETS[first.best != solution]
    if not is_confirmed(match, seed, solution, obvious, CONFIRMED * seen):
        return None
    if not OPEN[0] < last.shares[solution] or not last.shares[obvious] < OPEN[1]:
        return None
    cost, lead = last.shares[solution] - last.shares[obvious], last.lead(solution)
    if is_contradicted(match, solution, obvious, cost):
        return None
    line = play_out(match, solution, seed)
    text = state.write(question, solution)
    theme = Themes.of(game).theme_of(question.kind, text, line.events)
    if theme is None:
        return None
    return Puzzle(
        id=id_of(record, at),
        record=record,
        at=at,
        theme=theme,
        grade=grade_of(likely[solution], lead, seen),
        solution=text,
        obvious=state.write(question, obvious),
        cost=round(PERCENT * cost),
        lead=round(PERCENT * lead),
        glance=round(PERCENT * likely[solution]),
        seen=seen,
        why=why_better(game, last, solution, obvious),
        line="".join(f"{entry.speaker}: {line.write(entry)}\n" for entry in line.answers[len(match.answers) :]),
    )


def look_longer(match: Match, seed: str, simulations: int, obvious: int, before: list[Weighed]) -> Weighed:
    """The last search looks a turn farther, and closely at what the one before found best."""
    is_last = simulations == BUDGETS[-1]
    closely = tuple(dict.fromkeys((obvious, before[-1].best))) if is_last else (obvious,)
    turns = Evaluation.of(match.game).turns + is_last
    return weigh(match.game, match.state, f"{seed}/{simulations}", simulations, turns, closely, noting=is_last)


def is_confirmed(match: Match, seed: str, solution: int, obvious: int, simulations: int) -> bool:
    """Whether a search by which nothing was chosen finds the same, as clearly."""
    turns = Evaluation.of(match.game).turns + 1
    other = weigh(match.game, match.state, f"{seed}/other {simulations}", simulations, turns, (obvious, solution))
    return other.best == solution and costs(other, obvious, COSTS[-1]) and other.lead(solution) >= LEADS[-1]


def costs(weighed: Weighed, obvious: int, least: float) -> bool:
    return obvious in weighed.shares and weighed.shares[weighed.best] - weighed.shares[obvious] >= max(least, 1e-6)


def is_clear(weighed: Weighed, likely: Mapping[int, float], lead: float) -> bool:
    best = weighed.best
    return weighed.favourite == best and weighed.lead(best) >= lead and likely[best] <= DOUBTFUL


def is_contradicted(match: Match, solution: int, obvious: int, cost: float) -> bool:
    """Whether exact odds, where there are some, say that the obvious answer is better by as much as it should cost."""
    counted = [counted_share(match.game, match.state, option) for option in (solution, obvious)]
    return None not in counted and (counted[1] or 0.0) - (counted[0] or 0.0) > cost


def grade_of(glance: float, lead: float, seen: int) -> int:
    """How strongly the glance prefers something else, how close it is, and how long a search must be to see it."""
    return 1 + sum(glance < bound for bound in UNLIKELY) + (lead < CLOSE) + (seen > BUDGETS[0])


def play_out(match: Match, solution: int, seed: str) -> Match:
    """The solution, and what the same player would answer after it in that turn. Of a few tries with other luck, the
    middling one."""
    seat = match.asked().seat
    tries = [played_on(match, solution, f"{seed}/luck {number}") for number in range(LUCK_TRIES)]
    return sorted(tries, key=lambda each: evaluate(match.game, each.state)[seat])[LUCK_TRIES // 2]


def played_on(match: Match, solution: int, seed: str) -> Match:
    seat, turn = match.asked().seat, match.state.turns
    line = match.branch()
    line.chance = SeededChance(seed)
    line.answer(solution)
    random = Random(seed)
    for _ in range(LONGEST_LINE):
        question = line.question
        if question is None or question.seat != seat or line.state.turns != turn:
            break
        line.answer(think(line.game, line, random))
    return line


def think(game: AnyGame, match: Match, random: Random) -> int:
    question = match.asked()
    if len(question.options) == 1:
        return question.options[0]
    imagination = Imagination(game, match.state, random)
    search = Search(imagination, random, imagination.turns)
    for _ in range(LINE_SIMULATIONS):
        search.simulate()
    return search.best()


def id_of(record: Record, at: int) -> str:
    """The same moment of the same game has the same, wherever it was found."""
    lines = "\n".join(f"{line.speaker}: {line.text}" for line in record.lines[:at])
    return sha256(f"{record.game}\n{sorted(record.options.items())}\n{lines}".encode()).hexdigest()[:8]
