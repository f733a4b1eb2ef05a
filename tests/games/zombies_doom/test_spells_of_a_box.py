"""Spells that nobody knew of when the rules were written: read from a box, played, said and numbered."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from rumpus.boxes.reference import Reference
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import SHELF
from rumpus.games.zombies_doom.cards.card import SpellEffect
from rumpus.games.zombies_doom.cards.phrases import MOMENTS, PHRASES, Phrase
from rumpus.games.zombies_doom.cards.wording import describe_spell
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import MOST_SPELLS
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.kernel.question import Question
from rumpus.learning.observation import Observations
from rumpus.records.vocabulary import Vocabularies
from rumpus.text.words import LANGUAGES, Words, words_with
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import Evaluation
from tests.games.zombies_doom.test_random_games import assert_all_cards_are_somewhere
from tests.helpers.places import DATA
from tests.helpers.saying import say_option, say_question

MORE_SPELLS = str(DATA / "boxes" / "more-spells")
PILES = ("bow", "sword", "mace", "spear")

VAMPIRE = """
spell vampire
    in the deck: 3
    instead of discarding:
        keep the weapon
    after the attack:
        take another player's trophy
"""


def with_spells(spells: str, printed: Iterable[str] = (), seats: int = 2) -> ZombiesSetting:
    """The box of the scenarios with these spells instead, some of them printed on a weapon of each pile."""
    files = SHELF.contents(SHELF.folder(MORE_SPELLS))
    piles = "".join(
        f"pile {pile}\n    cards:\n        9 {pile}\n        1 bomb\n"
        + "".join(f"        1 {pile} with {spell}\n" for spell in printed)
        for pile in PILES
    )
    digest = SHELF.bring({**files, "spells.txt": spells.encode(), "weapons.txt": piles.encode()})
    return GAME.setting(seats, {"box": f"mine@{digest}", "variants": "printed-spells"})


@cache
def in_all_languages(setting: ZombiesSetting) -> list[Words]:
    return [words_with(language, GAME, setting) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Vampire: the weapon beats a monster and stays in your hand; "
            "if it beats a monster, you take a trophy from another player.",
        ),
        (
            "cs",
            "Vampire: zbraň porazí příšeru a zůstane ti na ruce; "
            "když zbraň porazí příšeru, vezmeš jinému hráči trofej.",
        ),
        (
            "uk",
            "Vampire: зброя перемагає потвору й залишається у вас у руці; "
            "якщо зброя перемагає потвору, ви забираєте трофей в іншого гравця.",
        ),
    ],
)
def test_its_text_is_made_of_what_it_does(language: str, text: str) -> None:
    setting = with_spells(VAMPIRE)
    said = words_with(language, GAME, setting).say(describe_spell(setting.box.spells[1]))
    assert said.replace("\u00a0", " ") == text


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.text)
def test_every_phrase_is_a_spell_by_itself_and_says_what_it_means(phrase: Phrase) -> None:
    setting = with_spells(f"spell my-spell\n    in the deck: 2\n    {phrase.moment}:\n        {phrase.text}")
    (spell,) = setting.box.spells[1:]
    assert spell.effects == (phrase.effect,)
    for words in in_all_languages(setting):
        meaning = words.say(Message(phrase.says))
        assert words.say(describe_spell(spell)) == f"{spell.name}: {meaning}."


def test_every_effect_has_one_phrase_at_one_moment() -> None:
    assert Counter(phrase.effect for phrase in PHRASES) == Counter(SpellEffect)
    assert {phrase.moment for phrase in PHRASES} == {*MOMENTS}


def test_a_box_without_spells_is_played_to_its_end() -> None:
    match = play_looking_closely(with_spells(""), seed=1)
    assert match.result is not None
    assert not [event for event in match.events if "spell" in event.id]
    assert not [sheet for sheet in Reference.of(GAME).sheets(match.setting) if sheet.kind == "spell"]


def some_spells(random: Random) -> str:
    """As many as a box may have, each with a few phrases."""
    spells = []
    for number in range(random.randint(1, MOST_SPELLS)):
        phrases = random.sample(PHRASES, random.choice((1, 1, 2, 2, 3, len(PHRASES))))
        lines = [f"spell spell-{number}", f"    in the deck: {random.randint(1, 4)}"]
        for moment in MOMENTS:
            said = [f"        {phrase.text}" for phrase in phrases if phrase.moment == moment]
            lines += [f"    {moment}:", *said] if said else []
        spells.append("\n".join(lines))
    return "\n".join(spells)


def play_looking_closely(setting: ZombiesSetting, seed: int) -> Match:
    """A game at random in which everything said, numbered and imagined is tried now and then."""
    random, match = Random(seed), Match(GAME, setting, SeededChance(str(seed)))
    known = Vocabularies.of(GAME).vocabulary(setting)
    assert known is not None
    answers = {
        kind: {match.state.write(Question(0, kind, ()), option) for option in options}
        for kind, options in known.players.items()
    }
    observation = Observations.of(GAME).observation(setting)
    while (question := match.question) is not None:
        option = random.choice(question.options)
        if random.random() < 0.1:
            assert {match.state.write(question, each) for each in question.options} <= answers[question.kind]
            for words in in_all_languages(setting):
                assert say_question(words.say, match, question)
                said = [say_option(words.say, match, question, each) for each in question.options]
                assert len({*said}) == len(said)
                assert not [text for text in said if re.search(r"[{}]|  |none", text)]
                Reference.of(GAME).describe(match.state, question.seat, match.state.write(question, option))
            other = Determinization.of(GAME).determinize(match.state, None, SeededChance("others"))
            assert other.question is not None
            assert len(Evaluation.of(GAME).appraise(match.state)) == setting.seats
            observation.row(match.state, question.seat)
            assert isinstance(match.state, ZombiesState)
            assert_all_cards_are_somewhere(match.state)
            assert GAME.load(setting, match.state.to_json()).to_json() == match.state.to_json()
        match.answer(option)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_any_spells_make_a_game(seed: int) -> None:
    """Whatever they do, and on whatever they are printed: no dead end, nothing lost, all of it said."""
    random = Random(seed)
    written = some_spells(random)
    ids = re.findall(r"(?m)^spell (\S+)", written)
    setting = with_spells(written, random.sample(ids, random.randint(0, len(ids))), random.choice((2, 3, 4)))
    match = play_looking_closely(setting, seed)
    assert match.result is not None
    used = {event.args["spell"] for event in match.events if event.id == "uses-with-spell"}
    assert used <= {*ids}


def test_every_effect_comes_about_in_some_game() -> None:
    told: Counter[str] = Counter()
    for seed in range(3):
        setting = GAME.setting(3, {"box": MORE_SPELLS, "variants": "printed-spells"})
        match, random = Match(GAME, setting, SeededChance(str(seed))), Random(seed)
        while (question := match.question) is not None:
            match.answer(random.choice(question.options))
        told.update(event.id for event in match.events)
        told.update(event.clause for event in match.events if event.id == "draws-weapon")
    for event in ("teleports", "lures", "keeps-weapon", "takes-trophy", "takes-others-trophy", "stops", "Z2.10"):
        assert told[event], event


def test_a_spell_that_the_box_renames_is_declined_by_no_old_name() -> None:
    """Names in a language, too: they are said there, and elsewhere the game's own word if that is not renamed."""
    standard = SHELF.contents(SHELF.folder("standard"))
    spells = standard["spells.txt"].decode().replace("name: Lure", "name: Whistle\n    name uk: Свисток")
    spells = spells.replace("name: Berserk", "name: Berserk\n    name cs: Vztek")
    tasks = standard["tasks.txt"].decode().replace("task between-demons\n", "task between-demons\n    copies: 2\n")
    digest = SHELF.bring({**standard, "spells.txt": spells.encode(), "tasks.txt": tasks.encode()})
    setting = GAME.setting(2, {"box": f"mine@{digest}", "variants": "printed-spells"})
    drawn = Message("event-draws-spell-own", {"seat": "player 1", "spell": "lure"})
    raged = Message("event-uses-with-spell", {"seat": "player 1", "card": "bow", "weapon": "bow", "spell": "berserk"})
    spells_used = {"printed": "lure", "spell": "lure", "second-printed": "none", "second-spell": "berserk"}
    offered = Message("option-use-use", {"text": "use bow+lure itself and bow with berserk", **spells_used})
    said = [[words.say(message) for message in (drawn, raged, offered)] for words in in_all_languages(setting)]
    old = (r"lure|Lure", r"vábni|Vábni|berserk", r"приман|Приман")
    own = (("Whistle", "berserk"), ("Whistle", "Vztek"), ("Свисток", "берсерк"))
    for sentences, never, (swap, rage) in zip(said, old, own, strict=True):
        assert not any(re.search(never, sentence) for sentence in sentences), sentences
        assert swap in sentences[0]
        assert rage in sentences[1]
        assert swap in sentences[2]
        assert rage in sentences[2]
    # A second copy is called as the first one.
    assert [words.name("between-demons-2") for words in in_all_languages(setting)] == [
        "Between demons",
        "Mezi démony",
        "Між демонами",
    ]
