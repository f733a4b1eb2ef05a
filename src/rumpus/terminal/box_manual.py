"""Writes docs/boxes.md: every key and every phrase of every game's boxes, from the code that reads them."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.manual import BELOW, FileNote, KeyNote, headings, meanings
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import ENGLISH, NAME_OF_GAME, Words, words

NOT_EXPLAINED = "???"  # a test looks for it
DOCUMENT = Path("docs") / "boxes.md"


def document() -> str:
    begin = (files("rumpus.boxes") / "manual.md").read_text(encoding="utf-8")
    games = [find_game(id) for id in game_ids() if Boxes.is_given_by(find_game(id))]
    return begin + "".join(f"{line}\n" for game in games for line in chapter(game))


def chapter(game: AnyGame) -> Iterator[str]:
    boxes, said = Boxes.of(game), words(ENGLISH, game.id)
    yield from ("", f"## {said.say(Message(NAME_OF_GAME))}")
    explained, heads = meanings(boxes.folder), headings(boxes.folder)
    for note in boxes.notes():
        yield from file_section(note, explained, heads, said)
    phrases = list(boxes.phrases())
    if phrases:
        yield from ("", f"### {heads['phrases']}", "", heads["gaps"])
    for group, members in groupby(phrases, key=lambda phrase: phrase.group):
        yield from ("", f"#### {heads[group]}", "", heads["said"], "| --- | --- | --- | --- |")
        for phrase in members:
            printed = said.say(phrase.printed).replace("\n", " ")
            below = ", ".join(f"`{key}:`" for key in phrase.below)
            yield f"| `{phrase.pattern}` | {below} | `{phrase.example}` | {printed} |"


def file_section(note: FileNote, explained: dict[str, str], heads: dict[str, str], said: Words) -> Iterator[str]:
    keys = [key for key in note.keys if BELOW not in key.heading]
    if keys or note.file in explained:
        yield from ("", f"### `{note.file}`")
    if note.file in explained:
        yield from ("", explained[note.file].rstrip())
    for heading, members in groupby(keys, key=lambda key: key.heading):
        yield from ("", heads["below"].format(heading) if heading else heads["outermost"], "")
        yield from (heads["keys"], "| --- | --- | --- |")
        for key in members:
            needed = "" if key.required else heads["left-out"]
            shown = "<br>".join(f"`{line}`".replace("    ", "\u2003") for line in key.example)
            yield f"| `{key.key}:`{needed} | {meaning(key, explained, said)} | {shown} |"


def meaning(key: KeyNote, explained: dict[str, str], said: Words) -> str:
    """In the game's words where it has some, for those who make boxes elsewhere too."""
    if said.has(id := f"box-key-{key.key.replace(' ', '-')}"):
        return said.say(Message(id))
    places = (f"{key.heading}{BELOW}{key.key}", key.key, f"{key.heading}{BELOW}*")
    return next((explained[place] for place in places if place in explained), NOT_EXPLAINED)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
    sys.stdout.write(f"{DOCUMENT}\n")
