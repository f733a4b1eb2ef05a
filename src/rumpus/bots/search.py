"""Information-set Monte-Carlo tree search over any game of the house.

A simulation deals the hidden cards anew, walks down the tree and one node beyond it, plays on for a turn or two (to the
end, in a game without an evaluation) and remembers how well each seat stood then. Chance answers for itself;
every other node belongs to the seat that is asked there, which looks after its own share only (max^n). One tree serves
all worlds: what a seat cannot see does not tell nodes apart, and an option that a world does not offer is passed over.

In the tree, options are tried as often as they are likely to be good at a glance, and as they turn out to be (PUCT).
Beyond it, answers are given by habit: how well the same one has gone wherever it was given so far. What is learnt about
one target, say, serves the worm on either side of the map.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from rumpus.bots.characters import policy_for, terms_for
from rumpus.bots.imagining import Imagination
from rumpus.kernel.conversation import answer
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.state import State
from rumpus.learning.policy import Policy
from rumpus.thinking.evaluation import Evaluation, Shares, evaluate
from rumpus.thinking.priors import Priors

EXPLORE: Final = 1.0  # how much a rarely tried option is favoured, in ranges of the shares seen
SHARPNESS: Final = 3.0  # of the policy: it was learnt from searches that tried bad options as well
UNTRIED: Final = 0.1  # how much less than the node an option promises that was never tried, in ranges
HARDLY: Final = 0.01  # how likely an option is that another world did not offer
CANDIDATES: Final = 4  # beyond the tree: of so many options taken at random the one with the best habit
DOUBT: Final = 2.0  # a habit counts as if it had been average so many times besides
CURIOSITY: Final = 0.2  # what an answer never given counts above the average, in ranges
LEAST_RANGE: Final = 0.001  # so that there is an order before anything is known
LONGEST: Final = 400  # answers of a simulation, after which it is broken off
UNSEEN: Final = -1  # the branch for everything that chance gives another seat in secret


class Habit:
    """How often an answer was given, and how well it went for the seat that gave it."""

    __slots__ = ("times", "total")

    def __init__(self) -> None:
        self.times = 0
        self.total = 0.0


class Node:
    """A moment of the game as the searching seat sees it: how often it came up, and the shares it is good for."""

    __slots__ = ("best", "children", "likely", "shares", "times")

    def __init__(self, seats: int) -> None:
        self.children: dict[int, Node] = {}
        self.likely: dict[int, float] = {}  # how likely each option is to be good, once somebody chooses here
        self.best: Node | None = None  # the child that its seat went to most often
        self.times = 0
        self.shares = [0.0] * seats  # on average

    def add(self, shares: Sequence[float]) -> None:
        self.times += 1
        part, own = 1 / self.times, self.shares
        for seat, share in enumerate(shares):
            own[seat] += (share - own[seat]) * part


Step = tuple[Node, Node, int]  # from a node to a child, and whose choice it was


class Search:
    def __init__(self, imagination: Imagination, random: Random, turns: int, policy: Policy | None = None) -> None:
        """By the policy that the game brings, as the seat's character has it, unless there is another one."""
        self.imagination = imagination
        self.random = random
        self.priors = Priors.of(imagination.game).priors
        self.policy = policy or policy_for(imagination.game, imagination.character)
        self.terms = terms_for(imagination.game, imagination.character)
        self.plays_on = not Evaluation.of(imagination.game).terms  # nothing tells who stands better before the end
        self.turns = turns  # how many turns of being asked a simulation looks ahead, the rest of this one included
        self.seats = seats = imagination.state.setting.seats
        self.root = Node(seats)
        self.habits: dict[tuple[str, int, int], Habit] = {}
        self.done = 0
        self.averages = [0.0] * seats
        self.lowest, self.highest = [1.0] * seats, [0.0] * seats
        self.ranges = [LEAST_RANGE] * seats

    def simulate(self, first: int | None = None) -> tuple[int, State]:
        """Play the game on from the question, with this answer if one is given; what it began with, and
        what it came to."""
        state = self.imagination.deal()
        node: Node | None = self.root
        steps: list[Step] = []
        given: list[tuple[Habit, int]] = []  # the answers, and by whom
        asked, turns = CHANCE, self.turns
        for _ in range(LONGEST):
            question = state.question
            if question is None:
                break
            seat = question.seat
            if seat == CHANCE:
                option = self.imagination.luck.pick(question)
                if node is not None:
                    branch = option if question.known_to in (None, self.imagination.seat) else UNSEEN
                    node = self.step(node, branch, CHANCE, steps)
            else:
                if seat != asked:
                    if not turns and not self.plays_on:
                        break
                    asked, turns = seat, max(turns - 1, 0)
                if node is None:
                    option = self.by_habit(state, question)
                elif node is self.root and first is not None:
                    option = first
                else:
                    option = self.choose(node, state, question)
                given.append((self.habit_of(question, option), seat))
                if node is not None:
                    node = self.step(node, option, seat, steps)
                if first is None:
                    first = option
            answer(state, option)
        self.learn(evaluate(self.imagination.game, state, self.terms), steps, given)
        assert first is not None  # the first question is a player's
        return first, state

    def step(self, node: Node, branch: int, seat: int, steps: list[Step]) -> Node | None:
        """On to the next node, or out of the tree where a player's choice is new: it grows by one at a time."""
        child = node.children.get(branch)
        known = child is not None
        if child is None:
            child = node.children[branch] = Node(self.seats)
        steps.append((node, child, seat))
        return child if known or seat == CHANCE else None

    def choose(self, node: Node, state: State, question: Question) -> int:
        """In the tree: what promises most, where an option promises the more the likelier and the less tried it is."""
        children, seat, range_ = node.children, question.seat, self.ranges[question.seat]
        if not node.likely:
            node.likely = self.likely(state, question)
        likely = node.likely
        explore = EXPLORE * range_ * sqrt(node.times + 1)
        untried = (node.shares[seat] if node.times else self.averages[seat]) - UNTRIED * range_
        best, highest = question.options[0], float("-inf")
        for option in question.options:
            child = children.get(option)
            value = explore * likely.get(option, HARDLY)
            value = untried + value if child is None else child.shares[seat] + value / (1 + child.times)
            if value > highest:
                best, highest = option, value
        return best

    def likely(self, state: State, question: Question) -> dict[int, float]:
        """By the policy that the game brings; without one, by what looks promising."""
        weights = self.priors(state) if self.policy is None else self.policy.likely(state, SHARPNESS)
        total = sum(weights)
        return {option: weight / total for option, weight in zip(question.options, weights, strict=True)}

    def by_habit(self, state: State, question: Question) -> int:
        """Beyond the tree: often what went well before, always anything now and then."""
        if len(question.options) == 1:
            return question.options[0]
        weighed = list(zip(question.options, self.priors(state), strict=True))
        return self.most_promising(
            question, self.random.choices(weighed, [weight for _, weight in weighed], k=CANDIDATES)
        )

    def most_promising(self, question: Question, weighed: list[tuple[int, float]]) -> int:
        """The option with the best habit; of those never tried, the one that looks best."""
        kind, seat, habits = question.kind, question.seat, self.habits
        average = self.averages[seat]
        best, highest = weighed[0][0], float("-inf")
        for option, weight in weighed:
            habit = habits.get((kind, seat, option))
            if habit is None:
                value = average + self.ranges[seat] * CURIOSITY * (weight - 0.5)
            else:
                value = (habit.total + DOUBT * average) / (habit.times + DOUBT)
            if value > highest:
                best, highest = option, value
        return best

    def habit_of(self, question: Question, option: int) -> Habit:
        key = (question.kind, question.seat, option)
        habit = self.habits.get(key)
        if habit is None:
            habit = self.habits[key] = Habit()
        return habit

    def learn(self, shares: Shares, steps: list[Step], given: list[tuple[Habit, int]]) -> None:
        self.done += 1
        for seat, share in enumerate(shares):
            self.averages[seat] += (share - self.averages[seat]) / self.done
            self.lowest[seat] = min(self.lowest[seat], share)
            self.highest[seat] = max(self.highest[seat], share)
            self.ranges[seat] = max(LEAST_RANGE, self.highest[seat] - self.lowest[seat])
        for habit, seat in given:
            habit.times += 1
            habit.total += shares[seat]
        worth: Sequence[float] = shares
        for node, child, seat in reversed(steps):
            child.add(worth)
            if seat != CHANCE:
                worth = worth_of_choice(node, child, worth)
        self.root.add(worth)

    def is_all_the_same(self) -> bool:
        """Whether every simulation came to the same for whoever is asked."""
        return self.ranges[self.imagination.seat] <= LEAST_RANGE

    def is_settled(self, left: float) -> bool:
        """Whether so many more simulations could not make another answer the one tried most often."""
        times = sorted([child.times for child in self.root.children.values()], reverse=True)
        return times[0] - (times[1] if len(times) > 1 else 0) > left

    def best(self) -> int:
        """The answer tried most often, or anything before the first simulation."""
        children, seat = self.root.children, self.imagination.seat
        if not children:
            return self.imagination.question.options[0]
        return max(children, key=lambda option: (children[option].times, children[option].shares[seat]))


def worth_of_choice(node: Node, child: Node, worth: Sequence[float]) -> Sequence[float]:
    """What a moment is worth in which somebody chose: an attempt teaches about what was attempted, but they would have
    done better to do what they usually do."""
    if node.best is None or child.times >= node.best.times:
        node.best = child
    return worth if node.best is child else node.best.shares
