"""The table as text, for environments that are looked at. There are no pictures: the page draws them from records."""

from typing import Any, Final

from rumpus.kernel.drawing import Drawing
from rumpus.kernel.state import State
from rumpus.learning.encoder import Encoder

ANSI: Final = "ansi"
RENDER_MODES: Final = [ANSI]


def check_render_mode(mode: str | None) -> None:
    """A TypeError, as of environments that cannot be drawn at all: Stable-Baselines3 asks every one for pictures, and
    goes on without them after that."""
    if mode not in (None, ANSI):
        raise TypeError(
            f"render_mode={mode!r}: games are drawn as text only, render_mode='ansi'; the pictures are in the page, "
            "which opens records of games"
        )


def drawn(encoder: Encoder, state: State, seat: int) -> str:
    """What everybody may see, and what that seat sees besides, as the terminal shows it."""
    from rumpus.text.words import words_with  # takes longer to load than all the rest

    game = encoder.game
    own: Any = game.own_view(state, seat)
    say = words_with("en", game, encoder.setting, in_notation=True).say  # as actions are written
    return Drawing.of(game).draw(game.open_view(state), own, say)
