"""Liar's dice as the table knows it: how it begins, and what is seen of it."""

from typing import Any

from liars_dice.numbers import DiceObservations, DiceVocabularies
from liars_dice.rules import SEATS, new_round
from liars_dice.state import DiceAbout, DiceState, faces_in, parts_of
from liars_dice.thinking import DiceEvaluation, DiceFates, DicePriors, HiddenCups
from rumpus.kernel.conversation import then
from rumpus.kernel.game import Game, Structs
from rumpus.kernel.setting import Choice, PlainSetting


class LiarsDice(Game[PlainSetting, DiceState]):
    id = "liars-dice"
    seats = SEATS
    choices = (Choice("ones", ("wild", "plain"), "wild"),)
    structs = Structs(about=DiceAbout)
    capabilities = (HiddenCups, DiceEvaluation, DicePriors, DiceFates, DiceVocabularies, DiceObservations)

    def start(self, setting: PlainSetting) -> DiceState:
        state = DiceState(setting)
        then(state, new_round, 0)
        return state

    def open_view(self, state: DiceState) -> dict[str, Any]:
        number, face = parts_of(state.bid)
        bid = {"number": number, "face": face, "seat": state.speaker(state.bidder)}
        return {"bid": bid if state.bid else None, "players": [{"left": left} for left in state.left]}

    def own_view(self, state: DiceState, seat: int) -> dict[str, Any]:
        return {"seat": seat, "dice": faces_in(state.cup(seat)) or None}


GAME = LiarsDice()
