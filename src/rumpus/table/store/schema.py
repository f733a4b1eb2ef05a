"""The version of what stores hold. A store tells its own; an older one is brought up step by step, a newer one refused.

1   rooms, entries and days; such a store tells no version
2   boxes by their content, what is kept of games that are over, a probe
3   players, what they are recognised by, their games, and the games that are rated
4   where players want to be told of something, and what they were told
5   tournaments
6   how puzzles went for players at their first try
"""

from collections.abc import Iterable

from rumpus.boxes.boxes import BOX
from rumpus.kernel.message import Refused
from rumpus.table.store.base import BoxKey, Damaged, read_row

VERSION = 6

# What each version adds that both databases write alike, so that one statement serves both (`Store.sql`). A table with
# a column `player` is about that player: leaving deletes their rows, exporting tells them.
ADDED = {
    3: """
CREATE TABLE players (id TEXT PRIMARY KEY, created BIGINT NOT NULL, seen BIGINT NOT NULL, data TEXT NOT NULL);
CREATE TABLE keys (
    hash TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, until BIGINT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX keys_of_player ON keys (player);
CREATE TABLE games (
    player TEXT NOT NULL, room TEXT NOT NULL, since BIGINT NOT NULL, ended BIGINT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (player, room)
);
CREATE INDEX games_in_room ON games (room);
CREATE INDEX games_by_end ON games (player, ended);
CREATE TABLE rated (
    room TEXT PRIMARY KEY, game TEXT NOT NULL, seats BIGINT NOT NULL, ended BIGINT NOT NULL, places TEXT NOT NULL
);
CREATE INDEX rated_in_order ON rated (ended, room)
""",
    4: """
CREATE TABLE channels (
    id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, confirmation TEXT NOT NULL,
    since BIGINT NOT NULL, rests BIGINT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX channels_of_player ON channels (player);
CREATE INDEX channels_by_address ON channels (address);
CREATE TABLE notices (
    id TEXT PRIMARY KEY, player TEXT NOT NULL, channel TEXT NOT NULL, state TEXT NOT NULL, due BIGINT NOT NULL,
    claim TEXT NOT NULL, tries BIGINT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX notices_due ON notices (state, due);
CREATE INDEX notices_in_channel ON notices (channel)
""",
    5: """
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, created BIGINT NOT NULL, ended BIGINT NOT NULL, version BIGINT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX tournaments_by_end ON tournaments (ended)
""",
    6: """
CREATE TABLE puzzle_tries (
    player TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, tried BIGINT NOT NULL, solved BIGINT NOT NULL,
    PRIMARY KEY (player, game, puzzle)
);
CREATE INDEX puzzle_tries_in_order ON puzzle_tries (game, tried, player, puzzle)
""",
}


def check_version(found: int) -> None:
    """Whoever does not know what a store holds must not write into it."""
    if found > VERSION:
        raise Refused("store-too-new", found=found, ours=VERSION)


def boxes_of(rows: Iterable[bytes]) -> list[BoxKey]:
    """The boxes that rooms were opened with, each once."""
    found: dict[BoxKey, None] = {}
    for data in rows:
        try:
            row = read_row(data)
        except Damaged:
            continue
        if key := box_key(row.game, row.options):
            found[key] = None
    return list(found)


def box_key(game: str, options: dict[str, str]) -> BoxKey | None:
    name, at, digest = options.get(BOX, "").partition("@")
    return BoxKey(game, name, digest) if at else None
