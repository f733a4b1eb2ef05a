"""What the operator has announced, as it goes over the wire."""

from rumpus.table.rooms.book import Book
from rumpus.table.wire.messages import AnnouncementInfo, Announcements


def announced(book: Book) -> Announcements:
    return Announcements([AnnouncementInfo(number, deed.text, deed.until) for number, deed in book.announcements()])
