"""What bots and odds need: what may lie under the cups, who stands well, which bids look true."""

from math import comb

from liars_dice.rules import DIE
from liars_dice.state import LIAR, DiceState, parts_of
from rumpus.kernel.chance import Chance
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import Evaluation
from rumpus.thinking.fates import Fate, Fates
from rumpus.thinking.priors import Priors


class HiddenCups(Determinization):
    def determinize(self, state: DiceState, viewer: int | None, chance: Chance) -> DiceState:
        """Whoever looks knows their own dice; those of the others could be any."""
        other = state.copy()
        for seat in range(state.setting.seats):
            if seat != viewer:
                other.cups[6 * seat : 6 * seat + 6] = [0] * 6
                for _ in range(sum(state.cup(seat))):
                    other.cups[6 * seat + chance.pick(DIE[seat]) - 1] += 1
        return other


class DiceEvaluation(Evaluation):
    terms = ("dice",)

    def appraise(self, state: DiceState) -> list[tuple[float, ...]]:
        return [(left / 2 if left else -9.0,) for left in state.left]


class DicePriors(Priors):
    def priors(self, state: DiceState) -> list[float]:
        """A bid as it is likely to be true, and “liar” as the bid is to be false."""
        seat = state.asked().seat
        true = {option: self.likely(state, seat, option or state.bid) for option in state.asked().options}
        return [0.01 + (1 - chance if option == LIAR else chance) for option, chance in true.items()]

    def likely(self, state: DiceState, seat: int, bid: int) -> float:
        """How likely the other dice are to have what one's own lack."""
        number, face = parts_of(bid)
        one_die = state.matching(face, [1] * 6) / 6
        others, needed = sum(state.left) - state.left[seat], number - state.matching(face, state.cup(seat))
        ways = (comb(others, k) * one_die**k * (1 - one_die) ** (others - k) for k in range(max(0, needed), others + 1))
        return sum(ways)


class DiceFates(Fates):
    def fates(self, before: DiceState, after: DiceState) -> list[Fate]:
        """Only who doubts can lose a die, or make another lose it, before anybody else is asked."""
        lost = [seat for seat, left in enumerate(after.left) if left < before.left[seat]]
        return [Fate(after.speaker(seat), "fate-lost") for seat in lost]
