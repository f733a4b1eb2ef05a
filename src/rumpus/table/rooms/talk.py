"""What is said in a room, and what is told there besides the game; under the names that people are to be shown by."""

from dataclasses import dataclass, field

import msgspec

from rumpus.table.rooms.entries import Said
from rumpus.table.rooms.notes import Note

KEPT = 100  # lines, and notes, that a room in memory remembers


@dataclass
class Talk:
    chat: list[tuple[int, Said]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    renamed: dict[str, str] = field(
        default_factory=dict
    )  # what the operator calls somebody, by what they call themselves

    def name_of(self, name: str) -> str:
        return self.renamed.get(name, name)

    def say(self, number: int, said: Said) -> None:
        self.chat.append((number, msgspec.structs.replace(said, who=self.name_of(said.who))))

    def retract(self, number: int) -> None:
        self.chat = [(at, said) for at, said in self.chat if at != number]

    def rename(self, before: str, name: str) -> None:
        """Wherever that name is shown; and should they come again, or speak, under the old one."""
        self.renamed = {one: name if now == before else now for one, now in self.renamed.items()} | {before: name}
        self.chat = [
            (number, msgspec.structs.replace(said, who=name) if said.who == before else said)
            for number, said in self.chat
        ]
        self.notes = [note.renamed(before, name) for note in self.notes]

    def copy(self) -> "Talk":
        return Talk([*self.chat], [*self.notes], {**self.renamed})

    def forget(self) -> None:
        """What is older than anybody in the room may need; the log has all of it."""
        del self.chat[:-KEPT], self.notes[:-KEPT]
