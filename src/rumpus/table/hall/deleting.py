"""Rooms that are deleted: taken out of the store, and whoever is there is told so."""

from rumpus.table.hall.asking import Asking
from rumpus.table.hall.live_rooms import LiveRooms
from rumpus.table.hall.loading import Loading
from rumpus.table.players.players import Players
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.store.base import Store


class Deleting:
    def __init__(self, store: Store, live: LiveRooms, loading: Loading, players: Players, asking: Asking) -> None:
        self.store = store
        self.live = live
        self.loading = loading
        self.players = players
        self.asking = asking

    async def delete_if_left(self, id: str, number: int) -> bool:
        """A room, if nobody is there and nothing has happened in it after that entry; whether it was."""
        live = self.live.get(id)
        return (live is None or not live.busy()) and await self.delete(id, number)

    async def delete(self, id: str, number: int | None = None) -> bool:
        live = self.live.get(id)
        if live is None:
            self.loading.set_aside.pop(id, None)
            deleted = await self.store.delete(id, number)
        else:
            async with live.lock:
                deleted = await self.store.delete(id, number)
                if deleted:
                    self.forget(live)
        if deleted:
            await self.players.forget_room(id)
        return deleted

    def forget(self, live: LiveRoom) -> None:
        """The store has the room no more: whoever is there is told so."""
        live.gone = True
        self.asking.leave(live)
        if live.room.row.id in self.live:
            self.live.put_away(live)
        live.audience.tell_everybody()
