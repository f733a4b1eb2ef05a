"""Other hands a viewer must reckon with: everything hidden from it, dealt anew."""

from rumpus.games.worms.state import WormsState
from rumpus.kernel.chance import Chance, draw_unseen
from rumpus.kernel.conversation import run
from rumpus.kernel.question import CHANCE, Question

MOST_DRAWS = 4  # more crates than anybody opens before the next decision


def redeal(s: WormsState, viewer: int | None, chance: Chance) -> WormsState:
    """Another state the viewer cannot tell from this one, which must be waiting for a player."""
    other = s.copy()
    others = [seat for seat in range(s.setting.seats) if seat != viewer]
    for group in cards_that_look_alike(s):
        for seat in others:
            for card in s.hidden_hand[seat]:
                other.bag[card] += card in group
        for seat in others:
            hand = other.hidden_hand[seat]
            hand[:] = [draw_unseen(chance, other.bag, group) if card in group else card for card in hand]
    redeal_sudden_deaths(other, viewer, chance)
    ask_again(other, viewer)
    return other


def gather(s: WormsState, viewer: int) -> WormsState | None:
    """The hidden cards of others back in the deck. W11.5: ordinary supplies and superweapons lie apart."""
    if s.supply_top >= 0 or sum(s.bag[card] for card in (*s.setting.supplies, *s.setting.superweapons)) < MOST_DRAWS:
        return None
    other = s.copy()
    for seat, hand in enumerate(other.hidden_hand):
        if seat != viewer:
            for card in hand:
                other.bag[card] += 1
            hand.clear()
    return other


def cards_that_look_alike(s: WormsState) -> list[tuple[int, ...]]:
    """Nobody can tell cards apart from outside but by their backs, and by the part of the deck they came from."""
    setting = s.setting
    if s.supply_top >= 0:  # W11.5: ordinary supplies first, superweapons after them
        return [setting.starters, setting.supplies, setting.superweapons]
    return [setting.starters, tuple(sorted((*setting.supplies, *setting.superweapons)))]


def redeal_sudden_deaths(s: WormsState, viewer: int | None, chance: Chance) -> None:
    """W11.3: what the others were dealt and kept is theirs alone; once a card is turned over it matters no more."""
    if s.sudden >= 0:
        return
    cards = tuple(range(len(s.setting.box.sudden_deaths)))
    unseen = bytearray(viewer is None or card not in s.sudden_dealt[viewer] for card in cards)
    for seat, dealt in enumerate(s.sudden_dealt):
        if seat != viewer:
            dealt[:] = [draw_unseen(chance, unseen, cards) for _ in dealt]
            if s.sudden_kept[seat] >= 0:
                left = tuple(dealt) or tuple(card for card in cards if unseen[card])  # none dealt: only in scenarios
                s.sudden_kept[seat] = chance.pick(Question(CHANCE, "keep", left, stream="redeal"))


def ask_again(s: WormsState, viewer: int | None) -> None:
    """A question to another seat about its hidden cards has other options now."""
    question = s.question
    if question is None or question.seat == viewer or question.kind not in ("weapon", "keep"):
        return
    s.stack.append(("may_play_card",) if question.kind == "weapon" else ("keep_sudden_death", question.seat))
    s.question, s.resume = None, ()
    run(s)
