"""For somebody at the prompt who wants to know more: the odds of an option, or what a strong bot would do."""

from random import Random

from rumpus.bots.hint import advise
from rumpus.kernel.chance import SeededChance, fresh_seed
from rumpus.kernel.match import Match
from rumpus.terminal.console import Console
from rumpus.thinking.bot import Limit, glimpse_of
from rumpus.thinking.odds import odds


def give_hint(console: Console, match: Match) -> None:
    luck = SeededChance(fresh_seed())
    glimpse = glimpse_of(match.game, match.setting, match.state, luck)
    hint = advise(glimpse, Random(fresh_seed()), Limit())
    console.say("play-hint", option=glimpse.options[hint.place])
    for reason in hint.reasons:
        if console.words.has(reason.id):  # a game need not have words for what it counts
            console.tell(reason)


def tell_odds(console: Console, match: Match, place: int | None) -> None:
    """Of the option at this place."""
    if place is None:
        console.say("play-odds-of-what")
        return
    lines = odds(match, match.asked().options[place]).messages()
    for line in lines:
        console.tell(line)
    if not lines:
        console.say("play-odds-nothing")
