"""Odds are what anybody finds who counts all ways on by hand."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from rumpus.games.zombies_doom.things import NO_CARD
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.scenarios import Scenarios
from rumpus.text.words import Words
from rumpus.thinking.bot import Limit
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.fates import Fate
from rumpus.thinking.odds import Odds, in_percent, odds_of, sample
from tests.helpers.asked import moment_of
from tests.helpers.betting_pig import ROLL, Pig, PigSetting

LUCK = SeededChance("luck")
AS_LONG_AS_IT_TAKES = Limit(seconds=3600)
GAMES = [find_game(id) for id in game_ids()]
FACES = ["1", "2", "3", "4", "5", "6", "wind", "bullseye"]


def worms(said: str = "", variants: str = "", **table: Any) -> Match:
    game = find_game("worms")
    state = Scenarios.of(game).position({"variants": variants}, {"hands": {"blue": "bazooka, uzi"}, **table})
    match = Match(game, state.setting, state=state, listen=False)
    for text in said.split("; ") if said else []:
        match.say("blue", text)
    return match


def odds_in(match: Match, text: str, limit: Limit = AS_LONG_AS_IT_TAKES) -> Odds:
    return odds_of(match.game, match.state, match.read(match.asked(), text), LUCK, limit)


def likely(odds: Odds) -> dict[str, float]:
    return {f"{fate.subject} {fate.id.removeprefix('fate-')}": chance for fate, chance in odds.chances}


def test_what_is_unlikely_is_not_told_as_impossible() -> None:
    assert [in_percent(likely) for likely in (0.0001, 0.375, 0.9999, 1.0)] == [1, 38, 99, 100]


def test_a_die_of_pig() -> None:
    match = Match(Pig(), PigSetting(2), listen=False, shows_forced=True)
    odds = odds_of(match.game, match.state, ROLL, LUCK)
    assert odds.margin == 0
    assert [chance for _, chance in odds.chances] == [pytest.approx(1 / 6)] * 6


def test_a_jump_at_the_edge_of_the_land() -> None:
    """The wind blows towards 4, so two faces of eight drive the worm from 0,1 to 0,2; of the others one stays."""
    match = worms("activate A", land="0,1 0,2 3,0 0,3", wind=4, things={"0,2": "blue A, blue B", "3,0": "red A"})
    odds = odds_in(match, "jump 0,1")
    assert odds.margin == 0
    assert likely(odds) == {"blue A destroyed": pytest.approx(5 / 8), "blue A unharmed": pytest.approx(3 / 8)}


def test_a_shot_with_several_dice_is_counted_like_by_hand() -> None:
    """Bazooka at an adjacent hex, four dice. Whoever shoots takes a die that leads to the red worms if there is one.
    They are thrown into the water unless the throw leads back to land."""
    match = worms(
        "stay; stay; play bazooka",
        land="0,1 0,2 0,3",
        wind=1,
        things={"0,1": "blue A", "0,3": "red A, red B"},
    )
    odds = odds_in(match, "target 0,2")
    hits = sum("4" in dice for dice in product(FACES, repeat=4)) / len(FACES) ** 4
    # Red A and red B are hurt and thrown, each by a die of its own: 1 and wind lead to 0,2, bullseye leaves them.
    lives = 3 / 8
    assert odds.margin == 0
    found = likely(odds)
    for worm in ("red A", "red B"):
        assert found[f"{worm} unharmed"] == pytest.approx(1 - hits)
        assert found[f"{worm} hurt"] == pytest.approx(hits * lives)
        assert found[f"{worm} destroyed"] == pytest.approx(hits * (1 - lives))
    all_lead_back = (2 / 8) ** 4  # 1 or wind on every die: onto the worm that shoots
    assert found["blue A unharmed"] == pytest.approx(1 - all_lead_back)


def test_the_next_draw_of_zombies_doom_is_counted_from_what_its_player_has_seen() -> None:
    """Whatever the others hold: to this player their cards are as likely to be in the pile."""
    seen = 0
    for seed in range(30):
        match = moment_of(find_game("zombies-doom"), seed, 60)
        if match is None or match.question is None or match.question.kind != "draw":
            continue
        state: Any = match.state
        seat, setting = match.question.seat, state.setting
        hand = state.hand(seat)
        if len(hand) != 1 or Determinization.of(match.game).gather(state, seat) is None:
            continue
        seen += 1
        for pile in match.question.options:
            unseen = Counter({card: setting.weapon_copies[card] for card in setting.cards_in_pile[pile]})
            unseen.subtract(card for card in unseen if card in hand)
            for card in unseen:
                shown = [slot for slot, held in enumerate(state.weapons) if held == card and state.known[slot]]
                unseen[card] -= state.discards[card] + sum(slot // 2 != seat for slot in shown)
            odds = odds_of(match.game, state, pile, LUCK, AS_LONG_AS_IT_TAKES)
            total = sum(unseen.values())
            found = likely(odds)
            for place in state.map.ways[state.figure[seat]]:
                monsters = state.monsters_at(place)
                if len(monsters) == 1:
                    wins = [
                        any(setting.beats[held] >> monsters[0] & 1 for held in (*hand, card) if held != NO_CARD)
                        for card in unseen.elements()
                    ]
                    name = match.state.spell("place", place)
                    assert found.get(f"{name} can-win", 0.0) == pytest.approx(sum(wins) / total)
    assert seen > 3


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Red A, Red B: damaged 50%, unharmed 50%"),
        ("cs", "červený wormsík A, červený wormsík B: zranění 50\u00a0%, bez zranění 50\u00a0%"),
        ("uk", "червоний черв’як A, червоний черв’як B: поранення 50\u00a0%, без пошкоджень 50\u00a0%"),
    ],
)
def test_of_several_of_which_the_same_is_to_be_said_it_is_said_once(language: str, line: str) -> None:
    fates = [Fate(worm, id) for worm in ("red A", "red B") for id in ("fate-hurt", "fate-unharmed")]
    said = Odds(tuple((fate, 0.5) for fate in fates), 0.0).messages()
    assert [Words(language, "worms").say(message) for message in said] == [line]


def test_sampled_odds_are_marked_and_near_the_exact_ones() -> None:
    match = worms("activate A", land="0,1 0,2 3,0 0,3", wind=4, things={"0,2": "blue A, blue B", "3,0": "red A"})
    for text in ("jump 0,1", "jump 0,3", "inch 0,1"):
        option = match.read(match.asked(), text)
        sampled = sample(match.game, match.state, option, SeededChance("sampled"), lambda done: done < 400)
        assert 0 < sampled.margin <= 0.05
        for fate, chance in odds_in(match, text).chances:
            assert abs(dict(sampled.chances).get(fate, 0.0) - chance) <= sampled.margin


def test_what_cannot_be_counted_in_time_is_sampled() -> None:
    match = worms("stay; stay; play bazooka", land="0,1 0,2 0,3", things={"0,1": "blue A", "0,3": "red A"})
    odds = odds_in(match, "target 0,2", Limit(seconds=0.0))
    assert 0 < odds.margin < 0.3, "enough to be worth saying, however busy the machine is"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_odds_can_be_said_for_every_option(game: AnyGame) -> None:
    words = Words("en", game.id)
    for seed in range(3):
        match = moment_of(game, seed, 30)
        if match is None or match.question is None:
            continue
        for option in match.question.options[:6]:
            for line in odds_of(game, match.state, option, LUCK, Limit(seconds=0.02)).messages():
                assert words.say(line).endswith(("%", ")"))
