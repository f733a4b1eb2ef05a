"""Golden texts: everything of the standard boxes that can be looked up, as each language says it.

    python -m tests.helpers.golden_texts       writes them anew, to be read as an editor would before they are committed

A file under `tests/data/texts/<language>/` holds what the cards, tasks and tiles of one game say.
"""

from collections.abc import Iterator
from pathlib import Path

from rumpus.boxes.reference import Reference
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import LANGUAGES, words_with
from tests.helpers.places import DATA

GOLDEN = DATA / "texts"


def texts(game: AnyGame, language: str) -> str:
    setting = game.setting(game.seats[0], {})
    words = words_with(language, game, setting)
    return "\n".join("\n".join(map(words.say, sheet.lines)) + "\n" for sheet in Reference.of(game).sheets(setting))


def golden_files() -> Iterator[tuple[Path, str]]:
    """Each file, and what is to be in it."""
    for language in LANGUAGES:
        for id in game_ids():
            yield GOLDEN / language / f"{id}.txt", texts(find_game(id), language)


def main() -> None:
    for file, text in golden_files():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
