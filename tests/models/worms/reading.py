"""Reading a position of Worms into the model."""

import re
from collections import Counter

from rumpus.contract.model import Position
from tests.models.worms.table import POOL, Hex, Table, Thing, read, words


def read_things(hex_: Hex, text: str) -> list[Thing]:
    things: list[Thing] = []
    for word in words(text):
        if worm := re.fullmatch(r"(\w+ [A-D])( lying)?( frozen)?", word):
            things.append(Thing("worm", hex_, worm[1], bool(worm[2]), bool(worm[3])))
        elif others := re.fullmatch(r"(?:(\d+) )?([a-z]+?)s?", word):
            things += [Thing(others[2], hex_) for _ in range(int(others[1] or 1))]
    return things


def read_table(position: Position) -> Table:
    """What a position of this model says; it always names the cards of its decks."""
    options, table = position
    things = [thing for text, on in table["things"].items() for thing in read_things(read(text), on)]
    covered = {read(text) for text in table.get("covered", "").split()}
    used = Counter(thing.kind for thing in things) + Counter({"water": len(covered)})
    pool = Counter({kind: count - used[kind] for kind, count in POOL.items()} | table.get("pool", {}))
    drops = Counter(words(table["drops"]))
    t = Table(
        edition=options["edition"],
        variants=words(options["variants"]),
        teams=words(table["seats"]),
        wind=table["wind"],
        land={read(text) for text in table["land"].split()},
        covered=covered,
        things=things,
        pool=pool,
        hands={team: words(table["hands"].get(team, "")) for team in words(table["seats"])},
        supply=Counter(words(table["supply"])),
        drops=drops,
        drops_left=0 if "sudden_death" in table else drops.total(),
        turn=table["turn"],
        step=table.get("step", 1),
        sudden_death=table.get("sudden_death", ""),
        ice=set(words(table.get("ice", ""))),
        owed=words(table["last_round"]) if "last_round" in table else None,
    )
    if "worm" in table:
        t.worm = next(worm for worm in t.worms_of(t.turn) if worm.name.endswith(table["worm"]))
        t.last_on = t.worm.hex
    return t
