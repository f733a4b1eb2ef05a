"""What the page says of Worms: everything offered to a player is a sentence, and the map can be read aloud."""

import re
from pathlib import Path
from random import Random

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.setting import CONTRADICTIONS, VARIANTS
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.text.words import words_with

WORDS = words_with("en", GAME, GAME.setting(2, {}))
SAY = WORDS.say
PICTURES = Path(__file__).parents[3] / "web" / "src" / "games" / GAME.id
WITH_A_DRAFT = ", ".join(variant for variant in VARIANTS.values if variant != CONTRADICTIONS[0][0])


def sentence(kind: str, text: str) -> str:
    return SAY(Message(f"option-{kind}-{text.split()[0]}", {"text": text}))


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
        texts = [match.state.write(question, option) for option in question.options]
        said = [sentence(question.kind, text) for text in texts]
        for text in said:
            assert_sentence(text)
        assert len(set(said)) == len(said)
        match.answer(random.choice(question.options))


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        ("tile", "tile propeller", "Take the tile “Propeller”."),
        ("turn-tile", "turn 4", "Turn it by 4 sixths."),
        ("take", "take drum", "Take an oil drum."),
        ("keep", "keep rising-water", "Keep Rising Water."),
        ("move", "jump 2,-1", "Jump to 2,-1."),
        ("move", "stay", "Stay."),
        ("weapon", "play ninja-rope", "Play Ninja Rope."),
        ("weapon", "pass", "Play no weapon."),
        ("resolve", "resolve 1 dynamite", "1: Dynamite."),
        ("aim", "aim 3", "Fly towards 3."),
        ("die", "choose die wind", "Choose the wind."),
        ("die", "choose die 4", "Choose the 4."),
        ("steer", "steer 1,1", "Steer to 1,1."),
        ("steer", "stop", "Stop here."),
        ("hit", "hit red A", "Hit red A."),
        ("hit", "hit mine 1,0", "Hit the mine on 1,0."),
        ("push", "push red A", "Push red A."),
        ("remove", "remove water", "Take the water tile off."),
        ("meet", "meet worm", "Meet the worm first."),
        ("next", "next drum 1,0", "Next: the oil drum on 1,0."),
        ("prod", "prod crate 1,0", "Prod the crate on 1,0."),
        ("direction", "direction 6", "Towards 6."),
        ("relieve", "relieve red", "Red draws."),
    ],
)
def test_answers_as_an_editor_reads_them(kind: str, text: str, told: str) -> None:
    assert sentence(kind, text) == told


def test_a_hex_is_read_aloud_with_what_is_on_it() -> None:
    worm = SAY(Message("worms-worm", {"team": "red", "letter": "A", "how": "lying-frozen"}))
    things = (worm, Message("worms-thing", {"kind": "drum"}))
    said = SAY(Message("worms-hex-land", {"hex": "1,0", "things": things}))
    assert said == "1,0: red A lying in an ice cube, oil drum."


def test_the_pictures_use_every_message_of_the_page_and_no_other() -> None:
    files = [file for file in PICTURES.rglob("*") if file.suffix in (".ts", ".svelte")]
    used = {id for file in files for id in re.findall(r'"(worms-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    drawn = {"worms-waves", "worms-glints"}  # patterns in the sea
    decks = {f"worms-{what}-{deck}" for what in ("deck", "gone") for deck in ("supply", "drop")}
    assert used - drawn | decks == set(WORDS.ids("worms-"))
