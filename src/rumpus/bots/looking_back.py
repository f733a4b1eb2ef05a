"""A finished game seen again: who was likely to win when, what the dice gave, and which answers cost most."""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from rumpus.bots.imagining import Imagination
from rumpus.bots.search import Search
from rumpus.kernel.conversation import answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Answer, Match, OptionSeen, option_seen
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.state import State
from rumpus.records.story import count_moments
from rumpus.thinking.evaluation import Shares, evaluate, shares_of

CHECKED: Final = 4  # the answer that was given is tried once more for so many simulations
COSTLIEST: Final = 3
DIGITS: Final = 4


@dataclass
class LookBack:
    """What is found, answer by answer. Luck is what chance gave beyond what was to be expected; cost is how much less
    likely an answer made a win than the best one would have, as far as the player could know."""

    seats: int
    moments: list[tuple[int, Shares]] = field(default_factory=list)
    luck: list[float] = field(init=False)
    costs: list[tuple[float, int, int, OptionSeen, OptionSeen]] = field(
        default_factory=list
    )  # cost, answer, seat, said, better

    def __post_init__(self) -> None:
        self.luck = [0.0] * self.seats


def analyse(match: Match, simulations: int, seed: str) -> dict[str, Any]:
    return as_json(match, look_back(match, simulations, seed))


def look_back(match: Match, simulations: int, seed: str) -> LookBack:
    """Go through a match that was played, with so many simulations for every answer of a player."""
    again = Match(match.game, match.setting, names=match.names, listen=False)
    found = LookBack(match.setting.seats)
    for number, entry in enumerate(match.answers, 1):
        look_at(again, entry, number, found, simulations, Random(f"{seed}/{number}"))
        again.say(entry.speaker, match.write(entry))
    if match.result is not None:
        found.moments.append((len(match.answers), shares_of(match.result, match.setting.seats)))
    return found


def look_at(match: Match, entry: Answer, number: int, found: LookBack, simulations: int, random: Random) -> None:
    """One answer, before it is given."""
    question = entry.question
    if question is None or len(question.options) == 1:
        return
    if question.seat == CHANCE:
        for seat, gift in enumerate(gifts(match.game, match.state, question, entry.option)):
            found.luck[seat] += gift
        return
    imagination = Imagination(match.game, match.state, random)
    search = Search(imagination, random, imagination.turns)
    for done in range(simulations):
        search.simulate(entry.option if done % CHECKED == 0 else None)
    best = max(tried_enough(search), key=lambda option: gain(search, option, question.seat))
    cost = gain(search, best, question.seat) - gain(search, entry.option, question.seat)
    found.moments.append((number - 1, tuple(search.root.shares)))
    said, better = (option_seen(match.state, question, option) for option in (entry.option, best))
    found.costs.append((cost, number, question.seat, said, better))


def tried_enough(search: Search) -> list[int]:
    """The answers of which something is known: one that went well once may just have been lucky. That which was given
    is among them, because it was tried so often on purpose."""
    children = search.root.children
    most = max(child.times for child in children.values())
    return [option for option, child in children.items() if CHECKED * child.times >= most]


def gain(search: Search, option: int, seat: int) -> float:
    return search.root.children[option].shares[seat]


def gifts(game: AnyGame, state: State, question: Question, option: int) -> list[float]:
    """What chance gave each seat beyond what was to be expected."""
    expected: list[float] = []
    given: Shares = ()
    for each, probability in question.probabilities():
        after = state.copy()
        answer(after, each)
        shares = evaluate(game, after)
        expected = expected or [0.0] * len(shares)
        for seat, share in enumerate(shares):
            expected[seat] += probability * share
        if each == option:
            given = shares
    return [share - mean for share, mean in zip(given, expected, strict=True)]


def as_json(match: Match, found: LookBack) -> dict[str, Any]:
    """For other programs, and for the page after the game. Answers are numbered as `rumpus replay --at` counts them,
    moments as the page does: how many answers of players had been given by then."""
    costliest = sorted(found.costs, key=lambda each: (-each[0], each[1]))[:COSTLIEST]
    speakers = [match.state.speaker(seat) for seat in range(found.seats)]
    kinds = {number: entry.question.kind for number, entry in enumerate(match.answers, 1) if entry.question is not None}

    def moment_after(answers: int) -> int:
        return count_moments(match.answers[:answers])

    return {
        "game": match.game.id,
        "players": [
            {
                "name": match.names[seat],
                "speaker": speakers[seat],
                "luck": round(found.luck[seat], DIGITS),
                "skill": round(-sum(cost for cost, _, whose, _, _ in found.costs if whose == seat), DIGITS),
                "choices": sum(whose == seat for _, _, whose, _, _ in found.costs),
            }
            for seat in range(found.seats)
        ],
        "moments": [
            {"answers": number, "moment": moment_after(number), "shares": [round(share, DIGITS) for share in shares]}
            for number, shares in found.moments
        ],
        "costliest": [
            {
                "answer": number,
                "moment": moment_after(number - 1),
                "speaker": speakers[seat],
                "kind": kinds[number],
                "said": msgspec.to_builtins(said),
                "better": msgspec.to_builtins(better),
                "cost": round(cost, DIGITS),
            }
            for cost, number, seat, said, better in costliest
        ],
    }
