"""The small bot of in_process.py at a table elsewhere, with `rumpus.client` (docs/client.md).

python examples/small_bot/over_the_client.py http://127.0.0.1:8000      opens a room against a bot
python examples/small_bot/over_the_client.py LINK                       takes the seat that a link leads to
"""

import random
import sys

from rumpus.client import Client, OptionInfo, TableError

LIKED = ("go", "keep", "done", "stay")  # it goes on while it can, and throws nothing away


def choose(options: list[OptionInfo]) -> OptionInfo:
    """One that begins with the word we like best, or any."""
    best = min(map(rank, options))
    return random.choice([option for option in options if rank(option) == best])


def rank(option: OptionInfo) -> int:
    word = option.text.split()[0]
    return LIKED.index(word) if word in LIKED else len(LIKED)


def play(address: str) -> None:
    with Client(address) as client:
        link = address if "#" in address else client.open("zombies-doom", ["person", "random"]).seats[0]
        with client.sit(link, "Small") as visit:
            for question in visit.questions():
                visit.answer(choose(question.options or []))
            print("won by:", ", ".join(visit.winners) or "nobody")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        play(sys.argv[1])
    except TableError as error:
        sys.exit(str(error))
