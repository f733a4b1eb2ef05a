"""W3.7, W6, W8.3, W8.11: drop cards and sudden death."""

from typing import TYPE_CHECKING

from rumpus.games.worms.rules import damage, ending, weapons
from rumpus.games.worms.rules.book import DIE, choose, rule
from rumpus.games.worms.things import BULLSEYE, WIND
from rumpus.kernel.conversation import ask, frame, in_order, tell, then
from rumpus.parts.bag import draw_question, full_bag
from rumpus.parts.dice import roll_question
from rumpus.parts.hexgrid import NOWHERE
from rumpus.parts.turn_order import around

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState


@rule
def turn_over_drop_card(s: "WormsState") -> None:
    """W3.7: turn over the top drop card; the last card is the sudden death card."""
    s.step = 7
    s.placed_on = NOWHERE
    if s.ending == ending.ENDS_NOW:
        return
    if s.sudden >= 0:
        then(s, drop_of_sudden_death)
    elif s.drops_left:
        ask_for_drop_card(s)
    elif s.setting.no_sudden_death:
        then(s, make_drop_deck_anew)
    else:
        ask_for_sudden_death_card(s)


def ask_for_drop_card(s: "WormsState") -> None:
    """Which of the cards not seen yet is on top: those left in the box are as likely as any."""
    ask(s, draw_question("turn-drop", s.drop_bag, range(len(s.drop_bag)), "drop"), drop_card_turned)


@rule
def drop_card_turned(s: "WormsState", card: int) -> None:
    """W3.7: resolve its text from top to bottom, all of it; then it goes to the box."""
    s.drop_bag[card] -= 1
    s.drops_left -= 1
    s.drops_gone.append(card)
    tell(s, "W3.7", "drop-card", drop=card)
    in_order(s, *s.setting.box.drops[card].drop)


@rule
def make_drop_deck_anew(s: "WormsState") -> None:
    """W11.4: an empty drop deck is made anew from all drop cards."""
    s.drop_bag = full_bag(s.setting.box.drops)
    s.drops_left = s.setting.drop_cards
    s.drops_gone = []
    tell(s, "W11.4", "drop-deck-anew")
    ask_for_drop_card(s)


def ask_for_sudden_death_card(s: "WormsState") -> None:
    """W2.7: a random one that nobody has seen; W11.3: one of those the players kept."""
    kept = [card for card in s.sudden_kept if card >= 0]
    cards = tuple(sorted(kept)) if kept else tuple(range(len(s.setting.box.sudden_deaths)))
    ask(s, roll_question("turn-sudden", cards, "drop"), sudden_death_card_turned)


@rule
def sudden_death_card_turned(s: "WormsState", card: int) -> None:
    """W6.1: it is resolved when it is turned over and stays face up; its standing rule holds from then on."""
    s.sudden = card
    tell(s, "W6.1", "sudden-death", sudden=card)
    in_order(s, *s.setting.box.sudden_deaths[card].reveal, frame(drop_of_sudden_death))


@rule
def drop_of_sudden_death(s: "WormsState") -> None:
    """W6.2: from then on, step 7 resolves only the part of it under "Drop"."""
    in_order(s, *s.setting.box.sudden_deaths[s.sudden].drop)


@rule
def place_on_emptiest(s: "WormsState", kind: int) -> None:
    """W8.11: the land hex with the fewest Things; ties are chosen."""
    land, crowd = s.ground.land, s.crowd
    if land:
        counts = [crowd[cell] for cell in s.ground.land_cells]
        fewest = min(counts)
        emptiest = [hex_ for hex_, count in zip(land, counts, strict=True) if count == fewest]
        choose(s, "place", emptiest, placed_on_emptiest, kind)


@rule
def placed_on_emptiest(s: "WormsState", hex_: int, kind: int) -> None:
    s.placed_on, s.placed = hex_, s.pool[kind] > 0
    then(s, damage.place, kind, hex_)


@rule
def place_on_same(s: "WormsState", kind: int) -> None:
    """On the hex where the card placed something before."""
    if s.placed_on != NOWHERE:
        then(s, damage.place, kind, s.placed_on)


@rule
def change_wind(s: "WormsState") -> None:
    """W8.3: roll."""
    ask(s, DIE, wind_rolled)


@rule
def wind_rolled(s: "WormsState", face: int) -> None:
    """W8.3: a number turns the arrow there, wind and bullseye leave it."""
    if face not in (WIND, BULLSEYE):
        s.wind = face
    tell(s, "W8.3", "wind", direction=s.wind, face=face)


@rule
def relief(s: "WormsState") -> None:
    """Each player with the fewest worms draws a supply card."""
    seats = around(s.seat, s.setting.seats)
    left = [len(s.worms_of(seat)) for seat in seats]
    fewest = min((count for count in left if count), default=0)
    if fewest:
        poorest = (seat for seat, count in zip(seats, left, strict=True) if count == fewest)
        then(s, relieve_next, tuple(s.team_of_seat[seat] for seat in poorest))


@rule
def relieve_next(s: "WormsState", teams: tuple[int, ...]) -> None:
    """W3.8: in the order chosen, where they do not all get the same chances."""
    if not teams:
        return
    if weapons.order_of_draws_matters(s, len(teams)):
        choose(s, "relieve", teams, relieve, teams)
    else:
        then(s, relieve, teams[0], teams)


@rule
def relieve(s: "WormsState", team: int, teams: tuple[int, ...]) -> None:
    rest = tuple(other for other in teams if other != team)
    in_order(s, frame(weapons.draw_supply_card, s.team_of_seat.index(team), False), frame(relieve_next, rest))
