"""Who of several is likely to win a game of Worms, and when nobody is."""

from collections.abc import Mapping

import pytest

from rumpus.games.worms.state import ALL_WORMS, WormsState
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.scenarios import Scenarios
from rumpus.thinking.evaluation import Shares, evaluate

GAME = find_game("worms")
LAND = "0,0 1,0 2,0 9,0 9,2 9,4 0,9 2,9 4,9 9,9 11,9 13,9 5,5"
ALL_APART = {  # and green is out
    **{"0,0": "blue A", "1,0": "blue B", "2,0": "blue C"},
    **{"9,0": "red A", "9,2": "red B", "9,4": "red C"},
    **{"0,9": "yellow A", "2,9": "yellow B", "4,9": "yellow C"},
}


def shares(things: Mapping[str, str], options: Mapping[str, str] | None = None, **table: object) -> Shares:
    position = {"seats": "blue, red, yellow, green", "land": LAND, "things": dict(things), **table}
    return evaluate(GAME, Scenarios.of(GAME).position(options or {"edition": "english"}, position))


def test_a_tie_near_the_end_is_likely_to_be_nobodys() -> None:
    """W7.3: only the edition in which the tied share their win leaves nothing to nobody."""
    tied = {hex_: thing for hex_, thing in ALL_APART.items() if "yellow" not in thing}
    drawn, shared = shares(tied, last_round="red"), shares(tied, {"edition": "czech"}, last_round="red")
    assert sum(drawn) < 0.5
    assert sum(shared) == pytest.approx(1)
    assert 0.7 < sum(shares(ALL_APART)) < 0.99  # long before the end
    assert sum(shares(ALL_APART, {"variants": "true-elimination"})) == pytest.approx(1)  # W11.2: until one is left


def test_who_leads_in_the_last_round_is_ahead_by_more_than_before() -> None:
    led = {hex_: thing for hex_, thing in ALL_APART.items() if thing not in ("red C", "yellow B", "yellow C")}
    before, after = shares(led), shares(led, last_round="red")
    assert before[0] > before[1] > before[2]
    assert after[0] > before[0]


def test_a_last_turn_is_worth_having_and_may_still_end_a_tie() -> None:
    """W7.2: blue's turn is the last but one, or the last."""
    tied = {hex_: thing for hex_, thing in ALL_APART.items() if "yellow" not in thing}
    to_come, over = shares(tied, last_round="red"), shares(tied, last_round="")
    assert to_come[1] / to_come[0] > over[1] / over[0]
    assert sum(to_come) > sum(over)


def test_more_healthy_worms_break_a_tie() -> None:
    tied = {hex_: thing for hex_, thing in ALL_APART.items() if "yellow" not in thing}
    broken = shares({**tied, "9,0": "red A lying"}, last_round="red")
    assert broken[0] > 2 * broken[1]
    assert sum(broken) > sum(shares(tied, last_round="red"))


def test_whoever_stands_near_the_others_is_worse_off() -> None:
    apart = shares(ALL_APART)
    without = {hex_: thing for hex_, thing in ALL_APART.items() if thing not in ("blue A", "red A")}
    together = shares({**without, "0,0": "blue A", "1,1": "red A"}, land=LAND + " 1,1")
    assert together[2] > apart[2]


def test_worms_that_share_a_hex_or_stand_among_craters_are_worse_off() -> None:
    without = {hex_: thing for hex_, thing in ALL_APART.items() if thing != "blue B"}
    apart = shares({**without, "5,5": "blue B"})
    assert shares({**without, "0,0": "blue A, blue B"})[0] < apart[0]
    assert shares({**without, "5,5": "blue B, 2 craters"})[0] < apart[0]


def test_cards_are_worth_something_and_superweapons_more() -> None:
    bare, armed = shares(ALL_APART), shares(ALL_APART, hands={"blue": "grenade"})
    super_armed = shares(ALL_APART, hands={"blue": "armageddon"})
    assert bare[0] < armed[0] < super_armed[0]


def test_while_worms_are_placed_those_to_come_count() -> None:
    """W2.8: or whoever has placed one more than the others would seem to be ahead."""
    match, placed = Match.start("worms", seats=4, seed=1, setup="full"), set[int]()
    while match.state.turns == 0:
        assert isinstance(match.state, WormsState)
        placed.add(ALL_WORMS - match.state.worm_health.count(0))
        now = evaluate(GAME, match.state)
        assert max(now) < 1.5 * min(now)
        match.answer(match.asked().options[0])
    assert placed.issuperset(range(ALL_WORMS))
