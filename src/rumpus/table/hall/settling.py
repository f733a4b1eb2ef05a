"""What is agreed on before a game, in full."""

from rumpus.boxes.boxes import BOX
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Setting
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.boxes import is_a_name
from rumpus.table.rooms.reading import bring_box


async def settle(hall: Hall, game: AnyGame, seats: int, options: dict[str, str]) -> dict[str, str]:
    """With a box of ours: as it is now, or as a record knows it that was played with it before."""
    try:
        setting: Setting = game.setting(seats, hall.boxes.settle(game, options))
    except Refused:
        if not is_a_name(options.get(BOX, "")) or not await bring_box(hall.store, game.id, options):
            raise
        setting = game.setting(seats, options)
    return setting.header()
