"""How a match stands: what each bot has got of the points, how sure that is, and whether it is decided."""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from rumpus.arena.playing import PlayedGame
from rumpus.arena.sequence import ERROR, MeanSequence

EVEN: Final = 0.5


class BotScore:
    def __init__(self) -> None:
        self.share = MeanSequence()  # of the points, deal by deal, for each seat it had
        self.games = self.won = self.drawn = self.forfeits = self.answers = 0
        self.seconds = 0.0
        self.why = ""  # how it failed, the last time

    @property
    def lost(self) -> int:
        return self.games - self.won - self.drawn

    @property
    def seconds_an_answer(self) -> float:
        return self.seconds / self.answers if self.answers else 0.0

    def add(self, played: PlayedGame, seat: int) -> None:
        """One seat of one game. Who shares a win, or in a draw nothing, has drawn."""
        self.games += 1
        self.won += played.winners == (seat,)
        self.drawn += not played.winners or (seat in played.winners and len(played.winners) > 1)
        self.answers += played.answers[seat]
        self.seconds += played.seconds[seat]
        if seat in played.forfeits:
            self.forfeits += 1
            self.why = played.forfeits[seat]


class Standing:
    """Deals are added in the order of their numbers. They have nothing to do with each other; the games of one deal,
    which share its luck, do, so each deal counts as one."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.scores = {bot: BotScore() for bot in bots}
        pairs = list(combinations(self.scores, 2))
        self.leads = {pair: MeanSequence(ERROR / len(pairs)) for pair in pairs}  # 1/2 and half the difference
        self.deals = 0
        self.games: list[PlayedGame] = []

    def add(self, deal: Sequence[PlayedGame]) -> None:
        self.deals += 1
        self.games += deal
        shares: dict[str, list[float]] = {bot: [] for bot in self.scores}
        for played in deal:
            for seat, (bot, share) in enumerate(zip(played.bots, played.shares(), strict=True)):
                shares[bot].append(share)
                self.scores[bot].add(played, seat)
        means = {bot: fmean(each) for bot, each in shares.items()}
        for bot, mean in means.items():
            self.scores[bot].share.add(mean)
        for (one, other), lead in self.leads.items():
            lead.add(EVEN + (means[one] - means[other]) / 2)

    def winner(self) -> str | None:
        """Who is certainly better than each of the others."""
        for bot in self.scores:
            against = [(pair, lead) for pair, lead in self.leads.items() if bot in pair]
            if all(lead.low > EVEN if pair[0] == bot else lead.high < EVEN for pair, lead in against):
                return bot
        return None
