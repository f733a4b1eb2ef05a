"""What answers, questions and events are about, as data: enough for every picture."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.about import ARGUMENTS, OPTIONS
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import About, Place, UseView, WeaponView
from rumpus.games.zombies_doom.vocabulary import vocabulary
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.event import Listener
from rumpus.kernel.match import Match
from rumpus.kernel.question import Question
from rumpus.records.scenarios import Scenarios

PlaceState = Callable[..., ZombiesState]


def write_place(place: Place | None) -> str:
    assert place is not None
    return f"{place.x},{place.y}"


def write_card(card: WeaponView | None) -> str:
    """From its fields alone, as notation-zombies-doom.md has it."""
    assert card is not None
    face = card.weapon + (f"+{card.spell}" if card.spell else "")
    text = face if card.pile == card.weapon else f"{face}@{card.pile}"
    assert card.id == text
    return text + " spent" * card.spent


def write_use(use: UseView) -> str:
    text = write_card(use.card)
    if use.printed:
        assert use.spell == use.card.spell
        return f"{text} itself"
    return f"{text} with {use.spell}" if use.spell else text


def write_lure(about: About) -> str:
    text = f"{about.lured} {write_place(about.place)}"
    return f"{text} for {about.monster}" if about.monster else text


AFTER_THE_VERB: Mapping[str, Callable[[About], str]] = {
    "first": lambda about: str(-1 if about.seat is None else about.seat + 1),
    "lay": lambda about: str(about.tile),
    "turn": lambda about: str(about.quarters),
    "monster": lambda about: f"{about.monster} {write_place(about.place)}",
    "spell": lambda about: str(about.spell),
    "weapon": lambda about: write_card(about.card),
    "task": lambda about: str(about.task),
    "start": lambda about: write_place(about.place),
    "go": lambda about: write_place(about.place),
    "return": lambda about: write_place(about.place),
    "teleport": lambda about: (
        f"player {about.other + 1} {write_use(about.uses[0]).removesuffix(' with teleport')}"
        if about.other is not None
        else ""
    ),
    "use": lambda about: " and ".join(map(write_use, about.uses)),
    "discard": lambda about: write_use(about.uses[0]),
    "lure": write_lure,
    "draw": lambda about: about.deck or "nothing",
    "throw": lambda about: str(about.task),
    "keep": lambda about: " ".join(about.trophies),
}


def written_from(about: About) -> str:
    """The notation of an answer from what it is about, and nothing else."""
    rest = AFTER_THE_VERB[about.verb](about) if about.verb in AFTER_THE_VERB else ""
    return f"{about.verb} {rest}".strip()


def test_whatever_an_answer_says_it_is_about(place: PlaceState) -> None:
    """Every answer there is: its text can be written from the data alone."""
    s = place({"variants": "printed-spells"}, seats=4)
    known = vocabulary(s.setting)
    answers = {**known.players, **known.chance}
    assert {*OPTIONS} - {*answers} == {"take-trophy", "take-others-trophy"}  # to which no spell of the box leads
    for kind, options in answers.items():
        question = Question(0, kind, tuple(options))
        texts = [(s.write(question, option), written_from(s.about(question, option))) for option in question.options]
        assert [text for text, _ in texts] == [text for _, text in texts]


def test_staying_and_going_no_further_point_at_where_one_stands_and_a_teleport_at_the_other(place: PlaceState) -> None:
    s = place(
        hands={"player 1": "bow, sword, teleport"},
        figures={"player 1": "4,3", "player 2": "7,4"},
        monsters={"7,3": "demon"},
    )
    abouts = [s.about(s.asked(), option) for option in s.asked().options]
    assert {about.place for about in abouts if about.verb == "teleport"} == {Place(7, 4)}
    assert [about.place for about in abouts if about.verb == "die"] == [None]
    rise, go_on = Question(0, "rise", (255,)), Question(0, "go-on", (-1,))
    assert s.about(rise, 255) == About("stay", place=Place(4, 3))
    assert s.about(go_on, -1) == About("stop", place=Place(4, 3))


def test_a_weapon_says_what_it_beats() -> None:
    faces = {face.id: face.beats for face, _ in GAME.setting(2, {}).faces}
    assert (faces["bow"], faces["sword@bow"]) == (("demon",), ("human",))
    assert faces["bomb@mace"] == ("demon", "human", "undead", "beast")


def test_a_question_says_who_is_asked_and_which_tile_is_under_attack(place: PlaceState) -> None:
    s = place(hands={"player 1": "bow, sword"}, monsters={"2,4": "demon"})
    match = Match(GAME, s.setting, state=s)
    assert s.about_question(s.asked()) == About(seat=0)
    match.say("player 1", "go 2,4")
    assert s.asked().kind == "use"
    assert s.about_question(s.asked()) == About(seat=0, place=Place(2, 4))
    assert s.about_question(Question(-1, "spell", (1,))).seat is None


class Hearing(Listener):
    """Keeps what each event is about, and its arguments."""

    def __init__(self, state: ZombiesState) -> None:
        self.state = state
        self.heard: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}

    def hear(self, clause: str, id: str, args: Mapping[str, Any]) -> None:
        about = msgspec.to_builtins(self.state.about_event(id, args))
        msgspec.convert(about, About)  # of the types that are declared
        texts = {name: self.state.spell(name, value) for name, value in args.items()}
        self.heard[id] = (texts, about)


def play(setting: ZombiesSetting, seed: str) -> Hearing:
    random, match = Random(seed), Match(GAME, setting, SeededChance(seed))
    state = match.state
    assert isinstance(state, ZombiesState)
    state.sink = hearing = Hearing(state)
    while (question := match.question) is not None:
        for option in question.options:
            msgspec.convert(msgspec.to_builtins(state.about(question, option)), About)
        assert state.about_question(question).seat == question.seat
        match.answer(random.choice(question.options))
    return hearing


FIELDS = {"pile": "deck", "tokens": "count"}  # arguments that go by other names


@pytest.mark.parametrize(("seats", "variants"), [(2, ""), (4, "printed-spells")])
def test_every_event_of_a_game_says_what_it_is_about(seats: int, variants: str) -> None:
    """All of its arguments, as data; which weapon it is stands on the card."""
    setting = GAME.setting(seats, {"variants": variants})
    heard = play(setting, f"about {seats}").heard
    assert len(heard) > 15
    for id, (texts, about) in heard.items():
        for name, text in texts.items():
            found = about["card"]["weapon"] if name == "weapon" else about[FIELDS.get(name, name)]
            if isinstance(found, dict):
                found = found["id"] if name == "card" else f"{found['x']},{found['y']}"
            assert text == (f"player {found + 1}" if name in ("seat", "other") else found), (id, name)


def test_no_event_can_tell_of_anything_else() -> None:
    found_out = {"way", "beside", "whose"}  # for sentences, from the places that it tells of
    assert Scenarios.of(GAME).lexicon().arguments == ARGUMENTS.keys() | found_out


def test_whoever_does_not_see_a_card_is_told_of_its_back_only(place: PlaceState) -> None:
    s = place()
    known = {"seat": 1, "pile": 1}
    assert s.about_event("draws-weapon", known) == About(seat=1, deck="bow")
    card = s.setting.box.weapon_index["sword@bow"]
    assert s.about_event("draws-weapon", known | {"card": card, "weapon": 2}).card == s.setting.faces[card][0]
    assert s.about_event("draws-spell", {"seat": 1}) == About(seat=1, deck="spell")
