"""What a player cannot know of Worms, and must not be told by odds either."""

from rumpus.contract.random_play import match_at
from rumpus.games.worms import GAME
from rumpus.kernel.chance import SeededChance
from rumpus.thinking.determinization import Determinization

HIDDEN = Determinization.of(GAME)


def test_odds_are_counted_from_nothing_that_others_keep_for_sudden_death() -> None:
    """W11.3: it is one of those cards that is turned over, and what it does may be what the odds are about."""
    setting = GAME.setting(3, {"setup": "first-game", "variants": "sudden-death-draft"})
    match = match_at(GAME, setting, seed=1, answers=12)
    state, seat = match.state, match.state.asked().seat
    others = [HIDDEN.determinize(state, seat, SeededChance(str(seed))) for seed in range(10)]
    assert len({tuple(other.sudden_kept) for other in others}) > 1
    assert len({gathered and gathered.digest() for gathered in (HIDDEN.gather(one, seat) for one in others)}) == 1
