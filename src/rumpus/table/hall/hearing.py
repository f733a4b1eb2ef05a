"""What concerns everybody at the table, whatever room they are in: what the operator decides, and devices that their
players have removed."""

from rumpus.table.hall.live_rooms import LiveRooms
from rumpus.table.players.players import Players
from rumpus.table.rooms.book import Book
from rumpus.table.store.base import BOOK, DEVICES


class Hearing:
    def __init__(self, book: Book, players: Players, live: LiveRooms) -> None:
        self.book = book
        self.players = players
        self.live = live

    async def hear(self, about: str) -> None:
        """Another process has done something."""
        if about != DEVICES:
            await self.read_book()
        if about != BOOK:
            self.look_at_devices()

    async def read_book(self) -> None:
        """The operator may have done something elsewhere: everybody is shown what concerns them."""
        if await self.book.read_on():
            self.show()

    def look_at_devices(self) -> None:
        """One was removed: whoever came by a player's key must show that it still is one."""
        self.players.removals += 1
        self.show()

    def show(self) -> None:
        for live in list(self.live.values()):
            live.audience.tell_everybody()
