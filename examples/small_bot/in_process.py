"""A small bot, in process: a whole game of Zombies Doom against one that answers at random, without any server.

    python examples/small_bot/in_process.py

`choose` is all that a bot is (docs/bots.md tells how the table finds it). The same one plays at a table elsewhere in
over_the_client.py, and in JavaScript in over_the_socket.mjs.
"""

from random import Random

import rumpus

LIKED = ("go", "keep", "done", "stay")  # it goes on while it can, and throws nothing away


def choose(glimpse: rumpus.Glimpse, random: Random, limit: rumpus.Limit) -> int:
    """The place of an option that begins with the word we like best, or of any."""
    words = [text.split()[0] for text in glimpse.options]
    best = min(map(rank, words))
    return random.choice([place for place, word in enumerate(words) if rank(word) == best])


def rank(word: str) -> int:
    return LIKED.index(word) if word in LIKED else len(LIKED)


def play() -> rumpus.Match:
    match = rumpus.Match.start("zombies-doom", names=["Small", "Random"])
    players = [rumpus.bot(choose), rumpus.bot("random")]
    while question := match.question:
        match.answer(players[question.seat](match))
    return match


if __name__ == "__main__":
    match = play()
    winners = match.result.winners if match.result is not None else ()
    print("won by:", ", ".join(match.names[seat] for seat in winners) or "nobody")
