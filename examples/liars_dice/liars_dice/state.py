"""All that changes in a game of liar's dice: how many dice each has left, what lies under the cups, and the bid."""

from collections.abc import Mapping
from typing import Any

from rumpus.kernel.about import AnyAbout
from rumpus.kernel.question import Question
from rumpus.kernel.setting import PlainSetting
from rumpus.kernel.state import Result, Rule, State

DICE = 5  # that each begins with
FACES = (1, 2, 3, 4, 5, 6)
NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")
LIAR = 0  # any other answer is a bid, so that a higher one is a greater number: see bid_of
RULES: dict[str, Rule] = {}


def bid_of(number: int, face: int) -> int:
    return 6 * number + face - 1


def parts_of(bid: int) -> tuple[int, int]:
    return bid // 6, bid % 6 + 1


class DiceAbout(AnyAbout, omit_defaults=True):
    seat: int | None = None
    number: int | None = None
    face: int | None = None


class DiceState(State):
    rules = RULES
    fields = ("left", "cups", "bid", "bidder")
    setting: PlainSetting

    def __init__(self, setting: PlainSetting) -> None:
        super().__init__(setting)
        self.left = [DICE] * setting.seats
        self.cups = [0] * 6 * setting.seats  # how many of each face everybody has: six numbers for each seat
        self.bid, self.bidder = 0, 0

    def cup(self, seat: int) -> list[int]:
        return self.cups[6 * seat : 6 * seat + 6]

    def matching(self, face: int, dice: list[int]) -> int:
        """How many of these dice, under one cup or under several, count for a bid of that face."""
        wild = self.setting.options["ones"] == "wild" and face != 1
        return sum(dice[face - 1 :: 6]) + wild * sum(dice[::6])

    def after(self, seat: int) -> int:
        """The next seat that still has dice."""
        others = [(seat + step) % self.setting.seats for step in range(1, self.setting.seats + 1)]
        return next(other for other in others if self.left[other])

    def result(self) -> Result | None:
        playing = tuple(seat for seat, left in enumerate(self.left) if left)
        return Result(playing) if len(playing) == 1 else None

    def write(self, question: Question, option: int) -> str:
        if question.kind == "die":
            return str(option)
        number, face = parts_of(option)
        return "liar" if option == LIAR else f"bid {number} {NAMES[face - 1]}"

    def about(self, question: Question, option: int) -> DiceAbout:
        number, face = parts_of(option)
        return DiceAbout("bid", group=str(number), number=number, face=face) if option else DiceAbout("liar")

    def about_event(self, id: str, args: Mapping[str, Any]) -> DiceAbout:
        return DiceAbout(id, seat=args.get("seat"))


def faces_in(dice: list[int]) -> tuple[int, ...]:
    """One by one: two twos and a six are 2, 2, 6."""
    return tuple(face for face, many in zip(FACES, dice, strict=True) for _ in range(many))
