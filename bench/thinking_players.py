"""Players who think before they answer: `python bench/thinking_players.py PORT SERVER_PID ROOMS SECONDS [WANTS]`.

All rooms play at the same time, with four players in each, all connected. Whoever is asked thinks for a while, most for
a moment and some for long, and answers then. It is measured for so many SECONDS by the clock, once the rooms have got
out of step. WANTS: what the page of that table asks for in its hello. Prints figures as JSON.
"""

import asyncio
import os
import sys
from typing import Final

import msgspec
from load_figures import Load
from socket_client import run
from table_players import Player, Table, counted, prepare
from table_rooms import WORMS

THINKS: Final = 3.0  # seconds on average: half of all answers come within 2.1, one in a hundred after 14
GETS_GOING: Final = 2 * THINKS
SPARE: Final = 1.05  # games prepared for each that begins, as some end meanwhile


class Thinker(Player):
    thinking = False

    def answer_if_asked(self) -> None:
        if self.thinking or self.sent_at or self.asked is None or self.asked.options is None or not self.game.running:
            return
        self.thinking = True
        asyncio.get_running_loop().call_later(self.game.random.expovariate(1 / THINKS), self.say)

    def say(self) -> None:
        """What they are asked by now: the question may have been another one when they began to think."""
        self.thinking = False
        super().answer_if_asked()


async def play(port: int, server: int, rooms: int, seconds: float) -> Load:
    table = Table(port)
    await prepare(table, int(rooms * SPARE), WORMS, Thinker)
    for _ in range(rooms):
        table.play_next()
    await asyncio.sleep(GETS_GOING)
    return await counted(table, server, asyncio.sleep(seconds))


if __name__ == "__main__":
    Thinker.wants = (sys.argv[5:] or [Thinker.wants])[0]
    port, server, rooms, seconds = (int(word) for word in sys.argv[1:5])
    load = run(play(port, server, rooms, seconds))
    os.set_blocking(sys.stdout.fileno(), True)  # which uvloop has changed: a long text would be cut off
    print(msgspec.json.encode(load).decode())
