"""For somebody at the prompt who wants to know more: the odds of an option, or what a strong bot would do."""

import secrets
from random import Random

from rumpus.bots.hint import advise
from rumpus.kernel.bot import Limit, glimpse_of
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.odds import odds_of
from rumpus.terminal.console import Console


def give_hint(console: Console, match: Match) -> None:
    luck = SeededChance(secrets.token_hex(16))
    glimpse = glimpse_of(match.game, match.setting, match.state, luck)
    hint = advise(glimpse, Random(), Limit())
    console.say("play-hint", option=glimpse.options[hint.place])
    for reason in hint.reasons:
        console.tell(reason)


def tell_odds(console: Console, match: Match, place: int | None) -> None:
    """Of the option at this place."""
    assert match.question is not None
    if place is None:
        console.say("play-odds-of-what")
        return
    luck = SeededChance(secrets.token_hex(16))
    lines = odds_of(match.game, match.state, match.question.options[place], luck).messages()
    for line in lines:
        console.tell(line)
    if not lines:
        console.say("play-odds-nothing")
