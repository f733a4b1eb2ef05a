"""The answers to what an experiment asks: yes, no, or how many more games it would take to tell."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from statistics import NormalDist
from typing import Final

from rumpus.lab.asking import Ask, Claim
from rumpus.lab.gathering import CellFound, Found
from rumpus.lab.measures import WINS, Figure, wins_of
from rumpus.lab.statistics import FEWEST, SIGMAS, SIGNIFICANT, Estimate, mean_of
from rumpus.lab.usage import Thing

YES, NO, UNKNOWN = "yes", "no", "unknown"
POWER: Final = 0.8  # so often as many more games as we say would tell, should the figure stay where it is
HOPELESS: Final = 1000  # times as many games: nobody will play them


@dataclass(frozen=True)
class Evidence:
    """One figure that the answer rests on."""

    figure: Figure
    place: int  # in the order of play, from 1; 0 is not about one
    thing: Thing | None
    estimate: Estimate


@dataclass(frozen=True)
class Judged:
    verdict: str
    more: int | None = 0  # games of each cell that would tell; None, if no number of games would


@dataclass(frozen=True)
class Answered:
    ask: Ask
    verdict: str
    more: int | None
    evidence: tuple[Evidence, ...]


def answer_all(found: Found) -> list[Answered]:
    """Everything that is asked, at 5 % for all of it together."""
    played = {cell.cell.id: cell for cell in found.cells}
    evidence = [tuple(evidence_for(ask, played)) for ask in found.experiment.asks]
    among = sum(map(len, evidence))
    return [answer(ask, those, played, among) for ask, those in zip(found.experiment.asks, evidence, strict=True)]


def answer(ask: Ask, evidence: tuple[Evidence, ...], played: dict[str, CellFound], among: int) -> Answered:
    games = min((len(played[id].measures) for id in (ask.cell, ask.beside) if id in played), default=0)
    judged = [judge(one.estimate, ask.claim, games, among) for one in evidence] or [Judged(UNKNOWN, FEWEST)]
    verdict = whole_verdict([one.verdict for one in judged])
    more = [one.more for one in judged if one.verdict == UNKNOWN]
    most = None if None in more else max((each for each in more if each is not None), default=0)
    return Answered(ask, verdict, most, evidence)


def whole_verdict(verdicts: Sequence[str]) -> str:
    """Of a claim that is made of several: one that is not so is enough to deny it."""
    return NO if NO in verdicts else UNKNOWN if UNKNOWN in verdicts else YES


def evidence_for(ask: Ask, played: dict[str, CellFound]) -> Iterator[Evidence]:
    if ask.cell not in played or (ask.beside and ask.beside not in played):
        return
    cell = played[ask.cell]
    if not ask.beside:
        yield from evidence_in(ask.claim, cell)
    else:
        before, after = (played[id].by_number(ask.claim.figure.id) for id in (ask.beside, ask.cell))
        differences = [after[number] - before[number] for number in after if number in before]
        if differences:
            yield Evidence(ask.claim.figure, place_of(ask.claim.figure), None, mean_of(differences))


def evidence_in(claim: Claim, cell: CellFound) -> Iterator[Evidence]:
    if claim.kind:
        for thing, worth in cell.things.items():
            if thing[0] == claim.kind and claim.thing in ("", thing[1]) and worth.uses.n:
                yield Evidence(claim.figure, 0, thing, worth.uses)
        return
    figures = [wins_of(place) for place in range(1, cell.cell.seats + 1)] if claim.every_place else [claim.figure]
    for figure in figures:
        if values := cell.figure(figure.id):
            yield Evidence(figure, place_of(figure), None, figure.estimate(values))


def place_of(figure: Figure) -> int:
    name, _, place = figure.id.partition("-")
    return int(place) if name == WINS else 0


def judge(estimate: Estimate, claim: Claim, games: int, among: int) -> Judged:
    """By an interval as wide as so many claims at once need it."""
    wider = NormalDist().inv_cdf(1 - SIGNIFICANT / (2 * among)) / SIGMAS
    if estimate.n < FEWEST:  # so many are needed whatever they say
        least = two_digits(games * FEWEST / estimate.n - games) if estimate.n else None
        return Judged(UNKNOWN, least and max(least, games_to_tell(estimate, claim, games, wider) or 0))
    low = estimate.value - (estimate.value - estimate.low) * wider
    high = estimate.value + (estimate.high - estimate.value) * wider
    if claim.low <= low and high <= claim.high:
        return Judged(YES)
    if high < claim.low or claim.high < low:
        return Judged(NO)
    return Judged(UNKNOWN, games_to_tell(estimate, claim, games, wider))


def games_to_tell(estimate: Estimate, claim: Claim, games: int, wider: float) -> int | None:
    """An interval is narrower by the root of the games: how many make it end before the nearest limit."""
    error = (estimate.high - estimate.low) / (2 * SIGMAS)
    distance = min(abs(estimate.value - claim.low), abs(claim.high - estimate.value))
    sigmas = SIGMAS * wider + NormalDist().inv_cdf(POWER)
    if distance <= 0 or (times := (sigmas * error / distance) ** 2) > HOPELESS:
        return None
    return two_digits(games * (times - 1))


def two_digits(games: float) -> int:
    """It is an estimate, and should not look like more."""
    step: int = 10 ** max(0, floor(log10(max(games, 1))) - 1)
    return max(1, ceil(games / step) * step)
