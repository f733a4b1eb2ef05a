"""Experiments for tests, written down and read again."""

from pathlib import Path

HEAD = """title = "A test"
question = "Does it work?"
game = "{game}"
games = {games}
seed = "test"
bots = {bots}
"""


def write_experiment(
    folder: Path, rest: str = "seats = 2\n", *, game: str = "zombies-doom", games: int = 3, bots: str = '"random"'
) -> Path:
    """The lines that every experiment has, six of them, and behind them the rest."""
    path = folder / "test.toml"
    path.write_text(HEAD.format(game=game, games=games, bots=bots) + rest, encoding="utf-8")
    return path
