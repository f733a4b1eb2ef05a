"""The boxes of a game: what it is played with, of which somebody may have their own."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.box import Shelf
from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.setting import Choice

BOX: Final = "box"  # the choice that says which one; records write it as `NAME@DIGEST`


def box_choice(*own: str) -> Choice:
    """Among the choices of a game with boxes: those that come with it, the usual one first, or anybody's folder."""
    return Choice(BOX, own, own[0], open_ended=True)


class Boxes(Capability):
    """Without: there is nothing of which somebody could have their own. A game with boxes has its `shelf`, and a
    `box_choice` among its choices."""

    shelf: Shelf[Any] | None = None

    def count(self, box: Any) -> Message:
        """What a box holds."""
        raise NotImplementedError

    @property
    def own(self) -> tuple[str, ...]:
        """The names of those that come with the game, the usual one first."""
        return () if self.shelf is None else tuple(self.shelf.own)

    def files(self, name: str) -> dict[str, bytes]:
        """The files of the box of that name or in that folder."""
        shelf = self._shelf()
        return shelf.contents(shelf.folder(name))

    def bring(self, files: Mapping[str, bytes], digest: str = "") -> str:
        """Have a box by its content, whatever has become of its folder; its digest, or the one it is to be known by."""
        return self._shelf().bring(files, digest)

    def brought(self, written: str) -> Mapping[str, bytes] | None:
        """The files of the box that a record writes so, if it was brought."""
        return None if self.shelf is None else self.shelf.brought_files(written)

    def check(self, folder: Path) -> list[Message]:
        """Everything wrong with somebody's own box."""
        return self._shelf().check(folder)

    def title(self, folder: Path) -> str:
        """What a box with nothing wrong calls itself."""
        return str(self._shelf().load(folder).name)

    def contents(self, folder: Path) -> Message:
        """What a box with nothing wrong holds."""
        return self.count(self._shelf().load(folder))

    def _shelf(self) -> Shelf[Any]:
        if self.shelf is None:
            raise Refused("game-has-no-boxes", game=self.game.id)
        return self.shelf
