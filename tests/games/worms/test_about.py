"""What options, questions and events are about, as data: enough for every picture."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from rumpus.contract.random_play import some_option
from rumpus.games.worms import GAME
from rumpus.games.worms.about import OPTIONS
from rumpus.games.worms.structs import About, Hex, Thing
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.event import Event
from rumpus.kernel.match import Match
from rumpus.records.record import read_lines
from rumpus.records.replay import feed
from rumpus.records.scenarios import Scenarios

SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (4, {}),
    (3, {"setup": "quick"}),
    (3, {"setup": "first-game"}),
    (2, {"variants": ", ".join(next(choice for choice in GAME.choices if choice.key == "variants").values[:3])}),
)

CROWDED = {
    "land": "0,1 0,2 0,3",
    "things": {"0,1": "blue A", "0,2": "red A, red B lying, drum, crater"},
    "hands": {"blue": "mine"},
}
PRODDED = (
    *("blue: stay", "blue: stay", "blue: play mine", "blue: target 0,2"),
    *("blue: prod red A", "chance: roll 4", "chance: roll bullseye"),
)


def write_hex(hex_: Hex | None) -> str:
    assert hex_ is not None
    return f"{hex_.q},{hex_.r}"


def write_thing(about: About) -> str:
    thing = about.thing
    assert thing is not None
    return f"{thing.team} {thing.letter}" if thing.kind == "worm" else f"{thing.kind} {write_hex(about.hex)}"


AFTER_THE_VERB: Mapping[str, Callable[[About], str]] = {
    "first": lambda about: str(-1 if about.seat is None else about.seat + 1),
    "tile": lambda about: str(about.tile),
    "turn": lambda about: str(about.card if about.turns is None else about.turns),
    "take": lambda about: about.thing.team or about.thing.kind if about.thing else "",
    "deal": lambda about: str(about.team or about.card),
    "draw": lambda about: str(about.card),
    "keep": lambda about: str(about.card),
    "play": lambda about: str(about.card),
    "roll": lambda about: str(about.face),
    "flip": lambda about: "danger" if about.danger else "safe",
    "activate": lambda about: str(about.thing and about.thing.letter),
    "aim": lambda about: str(about.direction),
    "direction": lambda about: str(about.direction),
    "choose": lambda about: f"die {about.face}",
    "meet": lambda about: str(about.kind),
    "remove": lambda about: str(about.kind),
    "resolve": lambda about: f"{about.place} {about.card}",
    "relieve": lambda about: str(about.team),
    **{verb: lambda about: write_hex(about.hex) for verb in ("lay", "put", "inch", "jump", "target", "steer", "place")},
    **dict.fromkeys(("hit", "push", "next", "prod"), write_thing),
}


def written_from(about: About) -> str:
    """The notation of an option from what it is about, and nothing else."""
    rest = AFTER_THE_VERB[about.verb](about) if about.verb in AFTER_THE_VERB else ""
    return f"{about.verb} {rest}".strip()


@pytest.mark.parametrize("seed", range(6))
def test_an_option_is_about_all_that_its_text_says(seed: int) -> None:
    seats, options = SETTINGS[seed % len(SETTINGS)]
    match = Match(GAME, GAME.setting(seats, options), shows_forced=True)
    random, asked = Random(seed), set()
    while (question := match.question) is not None and len(match.answers) < 600:
        asked.add(question.kind)
        for option in question.options:
            about = match.state.about(question, option)
            assert isinstance(about, About)
            assert written_from(about) == match.state.write(question, option)
        match.answer(some_option(question, random))
    assert asked <= OPTIONS.keys()
    assert len(asked) > 8


def words_of(thing: Thing) -> str:
    return f"{thing.team} {thing.letter}" if thing.kind == "worm" else thing.kind


SAID: Mapping[str, Callable[[About], Any]] = {
    "hex": lambda about: write_hex(about.hex),
    "to": lambda about: write_hex(about.to),
    "worm": lambda about: words_of(about.thing) if about.thing else None,
    "thing": lambda about: words_of(about.thing) if about.thing else None,
    "face": lambda about: str(about.face),
    "faces": lambda about: tuple(map(str, about.faces)),
    "drop": lambda about: about.card,
    "sudden": lambda about: about.card,
    "danger": lambda about: int(bool(about.danger)),
}


@pytest.mark.parametrize("seed", range(4))
def test_an_event_is_about_all_that_its_sentence_says(seed: int) -> None:
    seats, options = SETTINGS[seed % len(SETTINGS)]
    match = Match(GAME, GAME.setting(seats, options), SeededChance(str(seed)))
    random, told = Random(seed), set()
    while (question := match.question) is not None and len(match.answers) < 1500:
        match.answer(some_option(question, random))
    for event in match.events:
        told.add(event.id)
        assert says_the_same(event, seats)
        if event.owner is not None:
            assert says_the_same(event.seen_by(event.owner), seats)
    assert len(told) > 20


def says_the_same(event: Event, seats: int) -> bool:
    about = event.about
    assert isinstance(about, About)
    for name, said in event.args.items():
        if name == "seat":
            assert about.seat in range(seats)
        else:
            found = SAID[name](about) if name in SAID else getattr(about, name)
            assert found == said, (event, name)
    return True


def test_a_direction_is_counted_from_the_hex_that_the_question_is_about() -> None:
    """W8.6: what is knocked back on a bullseye."""
    state = Scenarios.of(GAME).position({"edition": "czech"}, CROWDED)
    match = Match(GAME, state.setting, state=state)
    feed(match, read_lines(list(enumerate(PRODDED, 1))))
    question = match.asked()
    assert question.kind == "direction"
    asked = match.state.about_question(question)
    assert isinstance(asked, About)
    assert asked.hex == Hex(0, 2)
    shown = [match.state.about(question, option) for option in question.options]
    around = [Hex(0, 1), Hex(1, 1), Hex(1, 2), Hex(0, 3), Hex(-1, 3), Hex(-1, 2)]
    assert [about.hex for about in shown if isinstance(about, About)] == around
