"""English sentences for the messages of cards and boxes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rumpus.games.worms.cards.box import FILES, STANDARD, Box, load_box
from rumpus.kernel.message import Argument, Message

TEXT = Path(__file__).parents[4] / "src/rumpus/games/worms/text/en"


@pytest.fixture(scope="session")
def say() -> Callable[[Message], str]:
    """A message as an English sentence; fails if a word or an argument is missing."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in ("cards.ftl", "box.ftl"):
        bundle.add_resource(FluentResource((TEXT / file).read_text(encoding="utf-8")))

    def plain(argument: Argument) -> str | int:
        if isinstance(argument, Message):
            return sentence(argument)
        if isinstance(argument, tuple):
            return ", ".join(str(plain(item)) for item in argument)
        return argument

    def sentence(message: Message) -> str:
        pattern = bundle.get_message(message.id).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {name: plain(arg) for name, arg in message.args.items()})
        assert not errors, (message, errors)
        assert isinstance(text, str)
        return text

    return sentence


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box(STANDARD)


@pytest.fixture(scope="session")
def standard_files() -> dict[str, bytes]:
    return {file: (STANDARD / file).read_bytes() for file in FILES}
