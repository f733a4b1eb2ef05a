"""Games in which one seat learns and bots have the others: what Gymnasium's environments are made of."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.bots.players import Player, player_named
from rumpus.kernel.chance import fresh_seed, pick_with
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.state import State
from rumpus.learning.encoder import Encoder
from rumpus.thinking.bot import Limit

LONGEST: Final = 20_000  # answers of all players together; somebody who learns may well play on for ever
LOST: Final = -1.0


class SoloGames:
    """What is played, whichever game it is: against whom, and on which seat (None: on any, by luck)."""

    def __init__(self, game: str, opponents: str | Sequence[str], seat: int | None, options: Mapping[str, str]) -> None:
        """Refused if that cannot be played, or if a bot is not to be had. One opponent may be given as its name."""
        self.agreed = game, opponents, seat, dict(options)
        self.opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self.seats = len(self.opponents) + 1
        if seat is not None and not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}: they are counted from 0 to {self.seats - 1}")
        self.seat = seat
        self.encoder = Encoder(game, self.seats, {name.replace("_", "-"): value for name, value in options.items()})
        self.start: State = self.encoder.game.start(self.encoder.setting)  # as far as it goes before anybody is asked
        run(self.start)
        self.seated(0, Random(fresh_seed()))

    def __reduce__(self) -> tuple[type["SoloGames"], tuple[Any, ...]]:
        """In another process they are made anew."""
        return SoloGames, self.agreed

    def seated(self, seat: int, luck: Random) -> dict[int, Player]:
        """The bots on the seats after that one, in their order."""
        game, setting = self.encoder.game, self.encoder.setting
        return {
            (seat + place) % self.seats: player_named(game, setting, bot, Random(luck.getrandbits(64)), Limit())
            for place, bot in enumerate(self.opponents, 1)
        }


class SoloGame:
    """A game at a moment when its seat is asked, or at its end."""

    state: State
    seat: int
    players: dict[int, Player]
    is_lost: bool  # by an action that was forbidden

    def __init__(self, games: SoloGames) -> None:
        self.games = games
        self.encoder = games.encoder
        self.luck = Random(fresh_seed())

    def begin(self, seed: int | None = None) -> None:
        """A new game, with the luck of the seed or with whatever comes next. One that ends before its seat is asked at
        all teaches nothing: another takes its place."""
        if seed is not None:
            self.luck = Random(seed)
        while True:
            self.seat = self.luck.randrange(self.games.seats) if self.games.seat is None else self.games.seat
            self.players = self.games.seated(self.seat, self.luck)
            self.state = self.games.start.copy()
            self.answers = 0
            self.is_lost = False
            self.go_on()
            if not self.is_over:
                return

    def step(self, action: int) -> None:
        """An action that the mask forbids loses the game. An error would be plainer, but libraries try environments out
        with actions that they draw without a mask."""
        if self.is_over:
            raise ValueError("this game is over: reset it first")
        try:
            option = self.encoder.actions.option(self.state.asked(), action)
        except Refused:
            self.is_lost = True
            return
        self.answers += 1
        answer(self.state, option)
        self.go_on()

    def go_on(self) -> None:
        """Chance and bots answer until the seat is asked, or it has lasted too long."""
        state, seat, random = self.state, self.seat, self.luck.random
        while (question := state.question) is not None and question.seat != seat and self.answers < LONGEST:
            if question.seat == CHANCE:
                answer(state, pick_with(random, question))
            else:
                self.answers += 1
                answer(state, self.players[question.seat](state))

    @property
    def is_over(self) -> bool:
        return self.is_lost or self.state.question is None

    @property
    def is_cut(self) -> bool:
        """Broken off."""
        return self.answers >= LONGEST and not self.is_over

    def observation(self) -> NDArray[np.float32]:
        return self.encoder.observe(self.state, self.seat)

    def mask(self) -> NDArray[np.int8]:
        """Nothing is possible any more when it is over."""
        return (
            np.zeros(len(self.encoder.actions), np.int8) if self.is_lost else self.encoder.mask(self.state, self.seat)
        )

    def reward(self) -> float:
        """Nothing before the end."""
        if self.is_lost:
            return LOST
        return self.encoder.gains(self.state)[self.seat] if self.is_over else 0.0
