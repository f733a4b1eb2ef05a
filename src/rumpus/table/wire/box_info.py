"""A box as it goes over the wire: what its things are called, and what can be looked up."""

from functools import lru_cache
from typing import Any

from rumpus.boxes.naming import Naming
from rumpus.boxes.reference import Reference
from rumpus.kernel.game import AnyGame
from rumpus.records.practice import Practices
from rumpus.table.wire.library_messages import BoxInfo, SheetInfo
from rumpus.table.wire.told import message_info


@lru_cache(maxsize=64)
def box_of(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...] = ()) -> BoxInfo:
    """The box that such a game is played with."""
    return box_info(game, game.setting(seats, dict(options)))


def box_info(game: AnyGame, setting: Any) -> BoxInfo:
    words = Naming.of(game).box_words(setting)
    sheets = [
        SheetInfo(sheet.id, sheet.kind, [message_info(line) for line in sheet.lines], dict(sheet.facts))
        for sheet in Reference.of(game).sheets(setting)
    ]
    return BoxInfo(
        names=dict(words.names),
        renamed=sorted(words.renamed),
        numbers={name: [*ids] if isinstance(ids, tuple) else ids for name, ids in words.numbers.items()},
        translated={language: dict(names) for language, names in words.translated.items()},
        alike=dict(words.alike),
        sheets=sheets,
        keywords=dict(Reference.of(game).keywords()),
        practised=list(Practices.of(game).cards(setting)),
    )
