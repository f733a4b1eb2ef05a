"""OpenSpiel's playthroughs of our games, shortened, as they are stored. `python -m tests.helpers.playthroughs` writes
them anew after a change of the rules or of what is observed."""

import re
from hashlib import sha256
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import rumpus.env.open_spiel  # noqa: F401 – registers the games
from tests.helpers.places import ROOT

PLAYTHROUGHS: Final = ROOT / "tests" / "data" / "playthroughs"
GAMES: Final = {
    "worms": "python_rumpus_worms(memory=40)",
    "zombies_doom": "python_rumpus_zombies_doom(memory=40)",
}
LONGEST_LINE: Final = 140


def short_playthrough(game: str) -> str:
    """The game, its first two states, every action, and its end. Of long lines their beginning and a fingerprint; what
    an observation has is in the information state as well."""
    told, *states = re.split(r"(?m)^(?=# State )", playthrough(game, None, seed=1))
    actions = [line for state in states for line in state.splitlines() if line.startswith("action: ")]
    parts = [told, *states[:2], "# Actions\n", "\n".join(actions), "\n\n", states[-1]]
    lines = "".join(parts).splitlines()
    return "\n".join(shortened(line) for line in lines if not line.startswith("Observation")) + "\n"


def shortened(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    return f"{line[:LONGEST_LINE]} … {sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (PLAYTHROUGHS / f"{name}.txt").write_text(short_playthrough(game), encoding="utf-8")
