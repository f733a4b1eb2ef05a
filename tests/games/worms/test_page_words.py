"""What the page says of Worms: everything offered to a player is a sentence, and the map can be read aloud."""

import re
from pathlib import Path
from random import Random

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.setting import CONTRADICTIONS, VARIANTS
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Argument, Message
from rumpus.text.words import words_with
from tests.helpers.saying import say_option

WORDS = words_with("en", GAME, GAME.setting(2, {}))
SAY = WORDS.say
PICTURES = Path(__file__).parents[3] / "web" / "src" / "games" / GAME.id
WITH_A_DRAFT = ", ".join(variant for variant in VARIANTS.values if variant != CONTRADICTIONS[0][0])


def assert_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z0-9].*[^ .]\.", text), text
    assert not re.search(r"  | [,.:)]|[{}]", text), text


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"setup": "first-game"}),
        (3, {"setup": "full"}),
        (4, {"setup": "quick", "edition": "czech"}),
        (3, {"setup": "full", "variants": WITH_A_DRAFT}),
        (2, {"setup": "quick", "variants": "no-sudden-death, true-elimination"}),
        (3, {"setup": "quick", "variants": "late-superweapons, true-elimination, longer-game"}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_every_answer_offered_in_a_game_is_a_sentence(seats: int, options: dict[str, str], seed: int) -> None:
    """And no two answers to one question are the same sentence, or nobody could choose between them."""
    random = Random(f"{seats} {options} {seed}")
    match = Match(GAME, GAME.setting(seats, options), SeededChance(str(seed)))
    while (question := match.question) is not None:
        said = [say_option(SAY, match, question, option) for option in question.options]
        for text in said:
            assert_sentence(text)
        assert len(set(said)) == len(said)
        match.answer(random.choice(question.options))


WORM_AND_MINE = (
    Message("worms-worm", {"team": "red", "letter": "A", "how": "lying"}),
    Message("worms-thing", {"kind": "mine"}),
)


@pytest.mark.parametrize(
    ("kind", "text", "args", "told"),
    [
        ("tile", "tile propeller", {}, "Take the tile “Propeller”."),
        ("turn-tile", "turn 0", {}, "Do not turn it."),
        ("turn-tile", "turn 4", {}, "Turn it 4/6 clockwise."),
        ("take", "take drum", {}, "Take an oil drum."),
        ("keep", "keep rising-water", {}, "Keep Rising Water."),
        ("activate", "activate A", {"hex": "C4"}, "Activate A on C4."),
        ("move", "inch 2,-1", {"hex": "C4", "direction": 2, "things": "none"}, "Inch north-east to C4."),
        ("move", "jump 2,-1", {"hex": "C4", "things": "water", "beside": "none"}, "Jump to C4: water."),
        (
            "move",
            "jump 2,-1",
            {"hex": "C4", "things": WORM_AND_MINE, "beside": "none"},
            "Jump to C4: Red A lying, mine.",
        ),
        (
            "target",
            "target 2,-1",
            {"hex": "C4", "things": "none", "beside": "1 own A"},
            "Target C4, north of your worm A.",
        ),
        (
            "put",
            "put 2,-1",
            {"hex": "C4", "things": WORM_AND_MINE[1:], "beside": "5 red B"},
            "Put it on C4, south-west of Red B: mine.",
        ),
        ("move", "stay", {}, "Stay."),
        ("weapon", "play ninja-rope", {}, "Play Ninja Rope."),
        ("weapon", "pass", {}, "Play no weapon."),
        ("resolve", "resolve 1 dynamite", {}, "1: Dynamite."),
        ("aim", "aim 3", {"direction": 3}, "Fly south-east."),
        ("die", "choose die wind", {"face": "wind"}, "Choose the wind."),
        ("die", "choose die 4", {"face": "4"}, "Choose south."),
        ("steer", "steer 1,1", {"hex": "C4", "direction": 1, "things": "none"}, "Steer north to C4."),
        ("steer", "stop", {}, "Stop here."),
        ("hit", "hit red A", {"thing": "red A", "hex": "C4"}, "Hit Red A."),
        ("hit", "hit mine 1,0", {"thing": "mine", "hex": "C4", "beside": "none"}, "Hit the mine on C4."),
        ("push", "push red A", {"thing": "red A", "hex": "C4"}, "Push Red A."),
        (
            "place",
            "place 1,1",
            {"kind": "crater", "hex": "C4", "things": "none", "beside": "none"},
            "Place the crater on C4.",
        ),
        ("remove", "remove water", {}, "Take the water tile off."),
        ("meet", "meet worm", {}, "Meet the worm first."),
        (
            "next",
            "next drum 1,0",
            {"thing": "drum", "hex": "C4", "beside": "3 own D"},
            "Next: the oil drum on C4, south-east of your worm D.",
        ),
        ("prod", "prod crate 1,0", {"thing": "crate", "hex": "C4", "beside": "none"}, "Prod the crate on C4."),
        ("direction", "direction 6", {"hex": "C4", "direction": 6, "things": "none"}, "Move north-west to C4."),
        ("relieve", "relieve red", {}, "Red draws."),
    ],
)
def test_answers_as_an_editor_reads_them(kind: str, text: str, args: dict[str, Argument], told: str) -> None:
    assert SAY(Message(f"option-{kind}-{text.split()[0]}", {"text": text, **args})) == told


@pytest.mark.parametrize(
    ("kind", "args", "asked"),
    [
        ("place", {"kind": "crater"}, "Where does the crater go?"),
        ("place", {"kind": "crate"}, "Where does the crate go?"),
        ("put", {"what": "blue"}, "Where do you put the blue worm?"),
        ("direction", {"thing": "red A"}, "Which way does Red A move?"),
        ("meet", {"thing": "mine"}, "What does the mine meet first?"),
        ("prod", {"hex": "C4"}, "C4 is too full: which Thing do you prod?"),
        ("move", {"letter": "B"}, "Does your worm B inch, jump or stay?"),
    ],
)
def test_a_question_names_what_it_is_about(kind: str, args: dict[str, Argument], asked: str) -> None:
    assert SAY(Message(f"ask-{kind}", args)) == asked


def test_a_hex_is_read_aloud_with_what_is_on_it() -> None:
    worm = SAY(Message("worms-worm", {"team": "red", "letter": "A", "how": "lying-frozen"}))
    things = (worm, Message("worms-thing", {"kind": "drum"}))
    said = SAY(Message("worms-hex-land", {"hex": "C4", "things": things}))
    assert said == "C4: Red A lying in an ice cube, oil drum."


def test_the_pictures_use_every_message_of_the_page_and_no_other() -> None:
    files = [file for file in PICTURES.rglob("*") if file.suffix in (".ts", ".svelte")]
    used = {id for file in files for id in re.findall(r'"(worms-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    drawn = {"worms-waves", "worms-glints"}  # patterns in the sea
    decks = {f"worms-{what}-{deck}" for what in ("deck", "gone") for deck in ("supply", "drop")}
    assert used - drawn | decks == set(WORDS.ids("worms-"))
