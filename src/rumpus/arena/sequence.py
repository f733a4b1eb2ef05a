"""An interval for a mean that may be looked at after every game.

A usual 95 % interval is right in 95 of 100 looks, but whoever looks after every game and stops at the first one that
pleases finds what is not there. This one is right at all looks together in 95 of 100 matches, whenever one stops: the
betting interval of Waudby-Smith and Ramdas (2023). All it wants of the numbers is that they lie between 0 and 1.

For every mean m somebody bets at fair odds that the next number is above m, and somebody else that it is below. If m is
the mean, neither can count on getting rich: having 2/α times the money one came with happens with probability α/2 at
most, ever (Ville). So an m at which somebody got so rich is not the mean.
"""

from math import log, sqrt
from typing import Final

ERROR: Final = 0.05
STEPS: Final = 400  # means that are tried, equally far apart
BOLDEST: Final = 0.75  # of the money, at most, on one number


class MeanSequence:
    def __init__(self, error: float = ERROR) -> None:
        self.error = error
        self.count = 0
        self.total = 0.0
        self.squares = 0.25  # of how far each was from the mean before it; as if there had been one before the first
        self.first = 0  # of the means still possible, as a number of steps
        self.above = [1.0] * (STEPS + 1)  # money of those who bet on more, for each of the means still possible
        self.below = [1.0] * (STEPS + 1)

    def add(self, number: float) -> None:
        self.count += 1
        # How much to stake is settled before the number is looked at: the more alike the numbers were, the more.
        variance = self.squares / self.count
        stake = sqrt(2 * log(2 / self.error) / (variance * self.count * log(1 + self.count)))
        for place in range(len(self.above)):
            mean = (self.first + place) / STEPS
            up = min(stake, BOLDEST / mean) if mean else stake
            down = min(stake, BOLDEST / (1 - mean)) if mean < 1 else stake
            self.above[place] *= 1 + up * (number - mean)
            self.below[place] *= 1 - down * (number - mean)
        self.total += number
        self.squares += (number - (0.5 + self.total) / (self.count + 1)) ** 2
        self._forget()

    def _forget(self) -> None:
        """What was refuted once stays so. Those that are left lie side by side; the last one stays, come what may."""
        enough = 2 / self.error
        while len(self.above) > 1 and self.above[0] >= enough:
            del self.above[0], self.below[0]
            self.first += 1
        while len(self.below) > 1 and self.below[-1] >= enough:
            del self.above[-1], self.below[-1]

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.5

    @property
    def low(self) -> float:
        """One step farther than what is left: what lies between two steps was not tried."""
        return max(0.0, (self.first - 1) / STEPS)

    @property
    def high(self) -> float:
        return min(1.0, (self.first + len(self.above)) / STEPS)
