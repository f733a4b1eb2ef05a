"""A view in the terminal, of a game that draws nothing itself."""

from collections.abc import Mapping
from typing import Any

from rumpus.kernel.drawing import Drawing
from rumpus.kernel.message import Message
from tests.helpers.pig import GAME as PIG

VIEW = {"pot": 3, "bid": {"number": 2, "face": 5}, "players": [{"left": 5}, {"left": 1}], "last": None, "faces": [1, 2]}


def drawn(sentences: Mapping[str, str], own: Any = None) -> list[str]:
    def say(message: Message) -> str:
        return sentences[message.id].format(**message.args)

    return Drawing.of(PIG).draw(VIEW, own, say).split("\n")


def test_without_words_everything_is_listed_but_what_is_nothing() -> None:
    lines = ["pot: 3", "bid:", "  number: 2", "  face: 5", "players:", "  1:", "    left: 5", "  2:", "    left: 1"]
    assert drawn({}) == [*lines, "faces: 1, 2"]
    assert drawn({}, {"seat": 0, "dice": (4, 4)}) == [*lines, "faces: 1, 2", "dice: 4, 4"]


def test_what_a_game_has_a_sentence_for_is_said() -> None:
    words = {
        "view-bid": "The bid is {number} of {face}.",
        "view-players": "Player {n} has {left}.",
        "view-last": "It was {number}.",
        "view-dice": "Yours: {value}",
    }
    lines = drawn(words, {"seat": 0, "dice": [4, 4]})
    assert lines == [
        "pot: 3",
        "The bid is 2 of 5.",
        "Player 1 has 5.",
        "Player 2 has 1.",
        "faces: 1, 2",
        "Yours: (4, 4)",
    ]
