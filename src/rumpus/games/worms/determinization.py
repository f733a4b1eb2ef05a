"""Other hands a viewer must reckon with: everything hidden from it, dealt anew."""

from rumpus.games.worms.rules import setup, weapons
from rumpus.games.worms.state import WormsState
from rumpus.kernel.chance import Chance
from rumpus.kernel.conversation import then, withdraw
from rumpus.parts.bag import count_in, deal_anew, draw_unseen, left_in, put_back
from rumpus.parts.dice import roll_question
from rumpus.thinking.determinization import Determinization

MOST_DRAWS = 4  # more crates than anybody opens before the next decision


class WormsDeterminization(Determinization):
    def determinize(self, s: WormsState, viewer: int | None, chance: Chance) -> WormsState:
        """Another state the viewer cannot tell from this one, which must be waiting for a player."""
        other = s.copy()
        hands = [hand for seat, hand in enumerate(other.hidden_hand) if seat != viewer]
        for group in cards_that_look_alike(s):
            hidden = [card for hand in hands for card in hand if card in group]
            dealt = iter(deal_anew(chance, other.bag, hidden, dict.fromkeys(group, group)))
            for hand in hands:
                hand[:] = [next(dealt) if card in group else card for card in hand]
        deal_sudden_deaths(other, viewer, chance)
        ask_again(other, viewer)
        return other

    def gather(self, s: WormsState, viewer: int) -> WormsState | None:
        """The hidden cards of others back in the deck. W11.5: ordinary supplies and superweapons lie apart.

        W11.3: what others keep for sudden death lies in no deck, until one of those cards is turned over."""
        left = count_in(s.bag, (*s.setting.supplies, *s.setting.superweapons))
        kept = s.setting.sudden_death_draft and s.sudden < 0
        if s.supply_top >= 0 or kept or left < MOST_DRAWS:
            return None
        other = s.copy()
        for seat, hand in enumerate(other.hidden_hand):
            if seat != viewer:
                put_back(other.bag, hand)
                hand.clear()
        return other


def cards_that_look_alike(s: WormsState) -> list[tuple[int, ...]]:
    """Nobody can tell cards apart from outside but by their backs, and by the part of the deck they came from."""
    setting = s.setting
    if s.supply_top >= 0:  # W11.5: ordinary supplies first, superweapons after them
        return [setting.starters, setting.supplies, setting.superweapons]
    return [setting.starters, tuple(sorted((*setting.supplies, *setting.superweapons)))]


def deal_sudden_deaths(s: WormsState, viewer: int | None, chance: Chance) -> None:
    """W11.3: what the others were dealt and kept is theirs alone; once a card is turned over it matters no more."""
    if s.sudden >= 0:
        return
    cards = tuple(range(len(s.setting.box.sudden_deaths)))
    unseen = bytearray(viewer is None or card not in s.sudden_dealt[viewer] for card in cards)
    for seat, dealt in enumerate(s.sudden_dealt):
        if seat != viewer:
            dealt[:] = [draw_unseen(chance, unseen, cards) for _ in dealt]
            if s.sudden_kept[seat] >= 0:
                left = tuple(dealt) or left_in(unseen, cards)  # none dealt: only in scenarios
                s.sudden_kept[seat] = chance.pick(roll_question("keep", left, "determinize"))


def ask_again(s: WormsState, viewer: int | None) -> None:
    """A question to another seat about its hidden cards has other options now."""
    question = s.question
    if question is None or question.seat == viewer or question.kind not in ("weapon", "keep"):
        return
    if question.kind == "weapon":
        then(s, weapons.may_play_card)
    else:
        then(s, setup.keep_sudden_death, question.seat)
    withdraw(s)
