"""Every card of every box can be practised: played once, by whoever tries, before the practice is over."""

from collections import deque
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.contract.random_play import some_option
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.records.practice import LEARNER, Practice, Practices
from rumpus.text.words import LANGUAGES, words_with
from tests.helpers.every_game import every_game_with

TRIED = 400  # positions, at most, until a card is played
every_game_to_practise = every_game_with(Practices)


def answers(practice: Practice) -> Iterator[Practice]:
    """What may come of everything that the learner can answer now."""
    question = practice.match.asked()
    assert question.seat == LEARNER
    for option in question.options:
        tried = deepcopy(practice)
        tried.answer(tried.match.state.write(question, option))
        yield tried


def play(practice: Practice) -> Practice:
    """Some way to play the card, found by trying."""
    open_ = deque([practice])
    for _ in range(TRIED):
        for tried in answers(open_.popleft()):
            if tried.was_played():
                return tried
            if not tried.is_over:
                open_.append(tried)
    pytest.fail(f"{practice.card} cannot be played")


def practise_all(game: AnyGame, options: dict[str, str]) -> list[str]:
    """Every card of the box, to the end; returns which those were."""
    cards = [*Practices.of(game).cards(game.setting(game.seats[0], options))]
    random = Random(5)
    for card in cards:
        practice = Practice(game, game.seats[0], options, card, "seed")
        assert not practice.is_over
        assert not practice.was_played()
        practice = play(practice)
        for _ in range(100):
            if practice.is_over:
                break
            question = practice.match.asked()
            practice.answer(practice.match.state.write(question, some_option(question, random)))
        assert practice.is_over, card
    return cards


@every_game_to_practise
def test_every_card_can_be_practised(game: AnyGame) -> None:
    assert len(practise_all(game, {})) > 30


SOME_PLAIN = ("8 {0}", "4 bomb", "4 bomb with lure")
NOTHING_PLAIN = ("8 {0} with teleport", "4 spear with hardened", "4 bomb with berserk")
PILE = """pile {0}
    cards:
        {1}
    without printed spells:
        {2}
    with printed spells:
        {3}
"""
OWN_TASKS = """
task crowd
    next to: beast, beast, undead, human

task pair
    next to: any, any

task squeeze
    between: human, beast

task queue
    in a row with: any, demon, undead

task hunt
    trophies: demon, any

task wizards
    trophies: human, human, human
"""


@pytest.mark.parametrize("weapons", [SOME_PLAIN, NOTHING_PLAIN])
def test_cards_of_ones_own_box_of_zombies_doom_can_be_practised(tmp_path: Path, weapons: tuple[str, ...]) -> None:
    game = find_game("zombies-doom")
    for file, content in Boxes.of(game).files("standard").items():
        (tmp_path / file).write_bytes(content)
    piles = "\n".join(
        PILE.format(pile, *(line.format(pile) for line in weapons)) for pile in ("bow", "sword", "mace", "spear")
    )
    (tmp_path / "weapons.txt").write_text(piles, encoding="utf-8")
    with (tmp_path / "tasks.txt").open("a", encoding="utf-8") as tasks:
        tasks.write(OWN_TASKS)
    assert {"crowd", "pair", "squeeze", "queue", "hunt", "wizards"} < {*practise_all(game, {"box": str(tmp_path)})}


@every_game_to_practise
def test_whoever_practises_is_told_what_to_do(game: AnyGame) -> None:
    setting = game.setting(game.seats[0], {})
    for language in LANGUAGES:
        words = words_with(language, game, setting)
        for card in Practices.of(game).cards(setting):
            assert words.say(Message(Practices.of(game).exercise(setting, card).say, {"card": card}))


@every_game_to_practise
def test_what_there_is_not_cannot_be_practised(game: AnyGame) -> None:
    with pytest.raises(Refused) as refused:
        Practice(game, game.seats[0], {}, "no-such-card", "seed")
    assert refused.value.message.id == "practice-unknown"
