"""W5: weapon cards, from hand to box, and supply cards."""

from typing import TYPE_CHECKING

from rumpus.games.worms.notation import PASS
from rumpus.games.worms.rules import turn
from rumpus.games.worms.rules.book import choose, rule
from rumpus.kernel.conversation import ask, frame, in_order, tell, tell_secretly, then
from rumpus.parts.bag import count_in, draw_question, left_in

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState


@rule
def play_weapon(s: "WormsState") -> None:
    """W3.5: you may play one weapon card from your hand."""
    if s.cut:
        return
    s.step = 5
    then(s, may_play_card)


@rule
def may_play_card(s: "WormsState") -> None:
    hand = sorted({*s.open_hand[s.seat], *s.hidden_hand[s.seat]})
    choose(s, "weapon", (PASS, *hand), weapon_chosen)


@rule
def weapon_chosen(s: "WormsState", card: int) -> None:
    """W5.1: resolve the action line from left to right; W5.3: then the card goes to the box, face up."""
    if card == PASS:
        tell(s, "W3.5", "passes", seat=s.seat)
        return
    known = s.open_hand[s.seat]
    (known if card in known else s.hidden_hand[s.seat]).remove(card)
    tell(s, "W5.1", "plays", seat=s.seat, card=card)
    line = s.setting.box.weapons[card].line
    in_order(s, *(frame(resolve_symbol, symbol, card) for symbol in line), frame(to_the_box, card))


@rule
def resolve_symbol(s: "WormsState", symbol: str, card: int) -> None:
    """W5.2: text – resolve all of it; move – the worm may inch or jump; again – you may play another card."""
    if s.cut:
        return
    s.card = card
    if symbol == "text":
        in_order(s, *s.setting.box.weapons[card].text)
    elif symbol == "move":
        then(s, turn.may_move, s.smooth_card == card)
    else:
        then(s, may_play_card)


@rule
def to_the_box(s: "WormsState", card: int) -> None:
    """W5.3: even if its resolution was cut short."""
    s.discards.append(card)
    s.card = -1


@rule
def draw_supply_card(s: "WormsState", seat: int, superweapons_first: bool) -> None:
    """W5.5: an empty supply deck gives no card. The deck is a bag: nobody knows its order."""
    cards = supply_cards(s, superweapons_first)
    if not cards:
        tell(s, "W5.5", "supply-empty", seat=seat)
        return
    ask(s, draw_question("draw", s.bag, cards, "supply", known_to=seat), supply_card_drawn, seat)


def supply_cards(s: "WormsState", superweapons_first: bool = False) -> tuple[int, ...]:
    """The kinds of card that can come next (W2.6; W11.5: superweapons only after the ordinary ones on top)."""
    bag = s.bag
    supers = left_in(bag, s.setting.superweapons)
    if (superweapons_first or s.supply_top == 0) and supers:
        return supers
    ordinary = left_in(bag, s.setting.supplies)
    if s.supply_top >= 0:
        return ordinary if s.supply_top else ()
    return tuple(sorted((*ordinary, *supers)))


@rule
def supply_card_drawn(s: "WormsState", card: int, seat: int) -> None:
    """W4.6: the card goes to the hand, seen by its owner only (W2.5)."""
    s.bag[card] -= 1
    if s.supply_top > 0 and not s.setting.box.weapons[card].superweapon:
        s.supply_top -= 1
    s.hidden_hand[seat].append(card)
    tell_secretly(s, seat, "W4.6", "draws", {"card": card}, seat=seat)


def supply_left(s: "WormsState") -> int:
    """How many cards the supply deck still has."""
    if s.supply_top >= 0:
        return s.supply_top + count_in(s.bag, s.setting.superweapons)
    return sum(s.bag[len(s.setting.starters) :])  # a box lists its starters first


def order_of_draws_matters(s: "WormsState", draws: int) -> bool:
    """Whether so many draws do not all get the same chances: cards run out, or (W11.5) the ordinary ones on top do."""
    supers = left_in(s.bag, s.setting.superweapons)
    return 0 < supply_left(s) < draws or (bool(supers) and 0 < s.supply_top < draws)
