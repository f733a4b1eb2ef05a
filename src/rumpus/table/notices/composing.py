"""What a notice says: which game, with whom, and what there is to do. Nothing of it is hidden from anybody there."""

import msgspec

from rumpus.kernel.message import Argument, Message
from rumpus.table.wire.notice_messages import NoticeKind
from rumpus.text.words import NAME_OF_GAME, words


class NoticeAbout(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player may want to hear of."""

    kind: NoticeKind
    room: str
    game: str
    others: tuple[str, ...] = ()  # the names of those they play with
    result: str = ""  # of a game that is over: `won`, `lost` or `nobody`
    tournament: str = ""  # the name of the one whose new round brings this game

    @property
    def wording(self) -> str:
        """Which of the sentences about notices says it."""
        return "round" if self.kind == "invitation" and self.tournament else self.kind


class ComposedNotice(msgspec.Struct, frozen=True):
    title: str
    lines: list[str]  # each with where it leads
    links: list[str]


def compose(language: str, noted: list[NoticeAbout], link: str) -> ComposedNotice:
    """Several things as one; `link` is the table's address."""
    speaks = words(language)
    title = f"notice-title-{noted[0].wording}" if len(noted) == 1 else "notice-title-several"
    said = speaks.say(Message(title, {"count": len(noted)}))
    return ComposedNotice(
        said, [line_of(language, one) for one in noted], [f"{link}#/room/{one.room}" for one in noted]
    )


def line_of(language: str, noted: NoticeAbout) -> str:
    game = words(language, noted.game).say(Message(NAME_OF_GAME))
    args: dict[str, Argument] = {
        "game": game,
        "names": noted.others,
        "count": len(noted.others),
        "result": noted.result,
        "tournament": noted.tournament,
    }
    return words(language).say(Message(f"notice-{noted.wording}", args))
