"""Liar's dice in numbers, for programs that learn: every answer has one, and what a seat sees is a row of them."""

from liars_dice.rules import SEATS
from liars_dice.state import DICE, FACES, LIAR, DiceState, bid_of, parts_of
from rumpus.kernel.setting import PlainSetting
from rumpus.learning.observation import Observation, Observations, Row
from rumpus.records.vocabulary import Vocabularies, Vocabulary

MOST_DICE = DICE * max(SEATS)


class DiceVocabularies(Vocabularies):
    def vocabulary(self, setting: PlainSetting) -> Vocabulary:
        return Vocabulary({"bid": (LIAR, *range(bid_of(1, 1), bid_of(MOST_DICE, 6) + 1))}, {"die": FACES})


class DiceObservation(Observation[DiceState]):
    """Seats are counted from the one who looks."""

    def __init__(self, setting: PlainSetting) -> None:
        super().__init__(setting.seats, max(SEATS), ("bid",))
        self.left = self.layout.add("left", max(SEATS))
        self.bidder = self.layout.add("bidder", max(SEATS))
        self.bid = self.layout.add("bid", 7)  # its number, and which face
        self.own = self.layout.add("own", 6)
        self.wild = self.layout.add("wild")

    def row(self, state: DiceState, seat: int) -> Row:
        row = self.layout.blank()
        for other, left in enumerate(state.left):
            row[self.left + (other - seat) % self.seats] = left / DICE
        if state.bid:
            number, face = parts_of(state.bid)
            row[self.bid], row[self.bid + face] = number / MOST_DICE, 1
            row[self.bidder + (state.bidder - seat) % self.seats] = 1
        for at, dice in enumerate(state.cup(seat)):
            row[self.own + at] = dice / DICE
        row[self.wild] = state.setting.options["ones"] == "wild"
        return row


class DiceObservations(Observations):
    def observation(self, setting: PlainSetting) -> DiceObservation:
        return DiceObservation(setting)
