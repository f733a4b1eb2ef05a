"""The boxes of a game: what it is played with, of which somebody may have their own."""

import os
from collections.abc import Collection, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.beginning import begin_box, deriving_files, in_a_line, whole_files
from rumpus.boxes.box import Shelf
from rumpus.boxes.deriving import BOX_FILE
from rumpus.boxes.differing import differences
from rumpus.boxes.manual import FileNote, PhraseNote, notes_of
from rumpus.boxes.names import ENGLISH, titles_on
from rumpus.boxes.naming import Naming
from rumpus.boxes.outline import Page
from rumpus.boxes.pictures import picture_id, pictures_in
from rumpus.boxes.reference import Reference
from rumpus.boxes.remarks import (
    Remark,
    foreign_names,
    located,
    names_twice,
    nothing_to_derive_from,
    odd_pictures,
    stray_files,
)
from rumpus.boxes.variants import variants_named
from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Message, Refused, Say
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

    def pictures(self, written: str) -> dict[str, tuple[str, bytes]]:
        """Of the things of a box, by their ids, each with its file: of the one that a record writes so."""
        shelf = self._shelf()
        found = pictures_in(shelf.brought_files(written) or shelf.pictures.get(shelf.find(written).digest, {}))
        return {picture_id(file): (file, content) for file, content in found.items()}

    def check(self, folder: Path) -> list[Message]:
        """Everything wrong with somebody's own box."""
        return self._shelf().check(folder)

    def remarks(self, box: Any) -> Iterable[Remark]:
        """What is odd about a box with nothing wrong: a card that does nothing, a task that nobody can ever do."""
        return ()

    def odd(self, folder: Path, languages: Collection[str]) -> list[Message]:
        """The same, and what is odd whatever the game, each in one sentence; `languages` are those spoken here."""
        shelf = self._shelf()
        try:
            whole = shelf.whole(folder)
        except Refused:  # nothing else can be said of it
            return []
        box, problems = shelf.problems(whole)
        found = () if problems else self.remarks(box)
        return [
            *nothing_to_derive_from(whole, problems),
            *(located(remark, whole, shelf.files) for remark in found),
            *names_twice(whole, shelf.listed),
            *foreign_names(whole, shelf.listed, languages),
            *(() if problems else self._odd_pictures(folder, whole.files)),
            *stray_files(folder, shelf.files),
        ]

    def _odd_pictures(self, folder: Path, files: Iterable[str]) -> Iterable[Message]:
        setting = self.game.setting(self.game.seats[0], {BOX: str(folder)})
        return odd_pictures(files, Reference.of(self.game).sheets(setting), Naming.of(self.game).alike(setting))

    def begin(self, folder: Path, base: str, say: Say, *, whole: bool, title: str = "") -> None:
        """A new box in this folder, which derives from another one or is a copy of it; without a title, it is called
        as its folder is."""
        shelf, title = self._shelf(), in_a_line(title) or folder.name.replace("-", " ").capitalize()
        contents = shelf.contents(shelf.folder(base))
        shelf.sound(contents)
        if whole:
            begin_box(folder, whole_files(title, contents))
        else:
            named = base if base in shelf.own else os.path.relpath(base, folder.parent)
            begin_box(folder, deriving_files(say, title, named, contents, shelf.listed))

    def differences(self, one: str, other: str) -> list[Message]:
        """What the second box has otherwise than the first, both by name or folder."""
        shelf = self._shelf()
        ours, theirs = (shelf.contents(shelf.folder(name)) for name in (one, other))
        return list(differences(ours, theirs, shelf.listed))

    # For docs/boxes.md

    example: Mapping[str, str] = {}  # lines of files with what a box may say that the standard one does not

    def phrases(self) -> Iterable[PhraseNote]:
        """What a line of a card may say."""
        return ()

    def notes(self) -> list[FileNote]:
        """What can be written in each file."""
        return notes_of(self._shelf(), self.example)

    @property
    def folder(self) -> Traversable:
        """Where the game's code is, and what its keys mean."""
        return files(type(self).__module__.rpartition(".")[0])

    def title(self, folder: Path, language: str = ENGLISH) -> str:
        """What a box with nothing wrong calls itself, or else in English."""
        titles = self.titles(folder)
        return titles.get(language) or titles[ENGLISH]

    def titles(self, folder: Path) -> Mapping[str, str]:
        """By language."""
        return titles_on(self._manifest(folder))

    def variants(self, folder: Path, language: str = ENGLISH) -> dict[str, str]:
        """The optional rules that a box with nothing wrong declares, and what it calls them."""
        return variants_named(self._manifest(folder), language)

    def contents(self, folder: Path) -> Message:
        """What a box with nothing wrong holds."""
        return self.count(self._shelf().load(folder))

    def _manifest(self, folder: Path) -> Page:
        return Page(BOX_FILE, self._shelf().contents(folder)[BOX_FILE])

    def _shelf(self) -> Shelf[Any]:
        if self.shelf is None:
            raise Refused("game-has-no-boxes", game=self.game.id)
        return self.shelf
