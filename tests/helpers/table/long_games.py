"""A legal game that takes longer than any that is played to be won: two who die again and again."""

from functools import cache

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.record import record_of

IDLE = ("die", "stay", "draw")  # the first of these that is possible
GAME = find_game("zombies-doom")


@cache
def long_record(answers: int) -> str:
    """So many answers of nothing; then the game is played to its end."""
    match = Match(GAME, GAME.setting(2, {}), SeededChance("long"), listen=False)
    chance = SeededChance("players")
    while (question := match.question) is not None:
        written = {match.state.write(question, option): option for option in question.options}
        idle = [option for word in IDLE for text, option in written.items() if text.startswith(word)]
        match.answer(idle[0] if idle and match.answered < answers else chance.pick(question))
    return record_of(match).write()
