"""Which modules decide the rules of a game, and the functions in them that decide none."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.helpers.places import ROOT

SOURCE: Final = ROOT / "src"

# Below `src/rumpus/games/<game>/`; a folder stands for all its modules. What is not listed decides no rule:
# - `about`, `naming`, `relation`, `sentences`, `reference`, `themes`, `notation`, `cards/wording` speak;
# - `drawing`, `printing`, `sheets`, `view`, `structs`, `facts`, `looking`, `observation`, `features`,
#   `feature_names`, `keywords` and `vocabulary` show, print or describe;
# - `evaluation`, `free_for_all`, `common`, `sight`, `outlook`, `fates`, `open_tasks`, `priors`, `rungs` and
#   `determinization` think for bots;
# - `practice`, `deeds`, `happenings`, `uses` teach and count;
# - `game`, `scenarios` and `boxes` hand over what the others do.
RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "worms": ("rules", "board.py", "state.py", "things.py", "setting.py", "interruptions.py"),
    "zombies-doom": ("rules", "board.py", "state.py", "things.py", "setting.py", "reach.py"),
}
# What reads boxes and positions that people write. Most of it says what is wrong with them, which is shown by tests of
# its own (`tests/games/<game>/cards`, `test_position.py`). So the bar is not for these.
READERS: Final[Mapping[str, tuple[str, ...]]] = {
    "worms": (
        *("position.py", "cards/box.py", "cards/card.py", "cards/card_file.py", "cards/edition.py"),
        *("cards/first_game.py", "cards/phrases.py", "cards/steps.py", "cards/tile_file.py"),
    ),
    "zombies-doom": (
        *("position.py", "cards/box.py", "cards/card.py", "cards/enough.py", "cards/map_block.py", "cards/numbers.py"),
        *("cards/phrases.py", "cards/spell_file.py", "cards/task_file.py", "cards/tile_file.py"),
        "cards/weapon_file.py",
    ),
}

# Names in these modules that decide no rule: other tests look after them.
LEFT_OUT: Final = frozenset(
    (
        # they store
        *("copy", "to_json", "from_json", "header", "_FIELDS", "_HANDS", "__slots__", "fields"),
        # they speak
        *("write", "spell", "event_args", "besides", "option_args", "question_args", "name", "__repr__"),
        *("about", "about_question", "about_event", "dice_under_way", "place_attacked", "piles_on", "rock_around"),
        # they think for bots
        *("tasks_together", "tasks_begun"),
        # they check somebody's own box
        *("usually_opens", "CLEAR_LEAD", "MOST_TRIAL_MAPS"),
    )
)


@dataclass(frozen=True)
class Module:
    """A module of the rules: its file, and how Python calls it."""

    game: str
    file: str  # below the game's folder, such as `rules/blast.py`

    @property
    def path(self) -> Path:
        return folder_of(self.game) / self.file

    @property
    def name(self) -> str:
        parts = self.path.relative_to(SOURCE).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def folder_of(game: str) -> Path:
    return SOURCE / "rumpus" / "games" / game.replace("-", "_")


def modules_of(game: str, groups: Iterable[Mapping[str, tuple[str, ...]]] = (RULES, READERS)) -> list[Module]:
    folder = folder_of(game)
    found: list[Module] = []
    for listed in (name for group in groups for name in group[game]):
        place = folder / listed
        files = sorted(place.glob("*.py")) if place.is_dir() else [place]
        found += [Module(game, file.relative_to(folder).as_posix()) for file in files if file.name != "__init__.py"]
    return found
