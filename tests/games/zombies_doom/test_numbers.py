"""The numbers of the rules that a box may say: each does what it says, and games with extreme ones come to an end."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.bots.levels import choose_fairly
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import SHELF, STANDARD, read_box
from rumpus.games.zombies_doom.cards.numbers import KEYS, TARGETS, Numbers
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import KINDS, MONSTER_NAMES
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.kernel.state import Result
from rumpus.learning.encoder import Encoder
from rumpus.text.words import LANGUAGES, Words, words_with
from rumpus.thinking.bot import Limit, glimpse_of

Place = Callable[..., ZombiesState]

MORE_CARDS = {f"        7 {weapon}\n": f"        19 {weapon}\n" for weapon in ("bow", "sword", "mace", "spear")}
FEWER_TROPHIES = "".join(f"task own-{n}\n    next to: demon\n" for n in range(9))


def box_files(rules: str, *, tasks: str | None = None) -> dict[str, bytes]:
    """The standard box with such rules, and enough cards for any hand."""
    files = {name: content.decode() for name, content in SHELF.contents(STANDARD).items()}
    files["box.txt"] += "rules:\n" + "".join(f"    {line}\n" for line in rules.split("; "))
    for old, new in MORE_CARDS.items():
        files["weapons.txt"] = files["weapons.txt"].replace(old, new)
    if tasks is not None:
        files["tasks.txt"] = tasks
    return {name: text.encode() for name, text in files.items()}


def box_of(rules: str, *, tasks: str | None = None) -> str:
    """Brought, so that a game can be played with it."""
    return f"numbers@{SHELF.bring(box_files(rules, tasks=tasks))}"


def play_until(match: Match, kind: str) -> ZombiesState:
    random = Random(0)
    while match.asked().kind != kind:
        match.answer(random.choice(match.asked().options))
    assert isinstance(match.state, ZombiesState)
    return match.state


def test_what_a_box_does_not_say_is_as_the_document_has_it() -> None:
    assert SHELF.find("standard").numbers == Numbers()
    assert [*(key.field for key in KEYS), *TARGETS.values()] == [*Numbers.__dataclass_fields__]
    box, problems = read_box(box_files("hand size: 3; finish the round: yes; starting spells: 1, 2"))
    assert problems == []
    assert box.numbers == Numbers(hand_size=3, finish_the_round=True, starting_spells=(1, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_explained(language: str) -> None:
    words = Words(language, GAME.id)
    assert all(words.say(Message(key.about)).endswith(".") for key in KEYS)


@pytest.mark.parametrize(
    ("rules", "spells", "weapons"),
    [
        ("starting spells: 1, 2", (1, 2, 2), (2, 2, 2)),
        ("starting spells: 0; starting weapons: 0, 1, 2", (0, 0, 0), (0, 1, 2)),
        ("hand size: 4; starting spells: 2", (2, 2, 2), (4, 4, 4)),
    ],
)
def test_players_begin_with_what_their_place_in_the_order_gives(
    rules: str, spells: tuple[int, ...], weapons: tuple[int, ...]
) -> None:
    match = Match(GAME, GAME.setting(3, {"box": box_of(rules)}), SeededChance("4"))
    s = play_until(match, "go")
    order = [(s.first + place) % 3 for place in range(3)]
    assert tuple(sum(s.spells[seat * KINDS : seat * KINDS + KINDS]) for seat in order) == spells
    assert tuple(len(s.hand(seat)) for seat in order) == weapons


def test_a_hand_is_filled_to_its_size(place: Place) -> None:
    s = place({"box": box_of("hand size: 3")}, step="weapons", hands={"player 1": "bow"})
    match = Match(GAME, s.setting, SeededChance("1"), state=s)
    assert len(play_until(match, "go").hand(0)) == 3


def test_two_of_three_weapons_beat_the_castle(place: Place) -> None:
    s = place(
        {"box": box_of("hand size: 3")},
        figures={"player 1": "5,3"},
        monsters={"5,4": "demon, beast"},
        hands={"player 1": "bow, sword, spear"},
    )
    match = Match(GAME, s.setting, SeededChance("1"), state=s)
    match.answer("go 5,4")
    assert match.options == ("use bow and spear",)


def test_a_castle_may_have_one_monster_and_other_tokens(place: Place) -> None:
    options = {"box": box_of("castle monsters: 1; castle tokens: 4; hand size: 1")}
    s = place(options, figures={"player 1": "5,3"}, monsters={"5,4": "demon"}, hands={"player 1": "bow"})
    match = Match(GAME, s.setting, SeededChance("1"), state=s)
    match.answer("go 5,4")
    match.answer("use bow")
    assert (s.won[0], s.score(0)) == (4, 4)
    assert "4 victory tokens" in words_with("en", GAME, s.setting).say(Message("rule-Z4-6"))


@pytest.mark.parametrize(("kept", "asked"), [(0, None), (1, 4), (4, 1), (5, None)])
def test_so_many_trophies_are_kept(place: Place, kept: int, asked: int | None) -> None:
    tasks = None if kept >= 3 else FEWER_TROPHIES
    options = {"box": box_of(f"trophies kept: {kept}", tasks=tasks)}
    s = place(options, trophies={"player 1": "demon, demon, human, undead, beast"}, step="trophies")
    question = s.question
    if asked is None:
        assert question is None or question.kind != "trophies"
        assert sum(s.trophies[:KINDS]) == kept
    else:
        assert question is not None
        assert len(question.options) == {1: 4, 4: 4}[kept]
        said = words_with("en", GAME, s.setting)
        assert ("one trophy" if kept == 1 else "4 trophies") in said.say(Message("ask-trophies"))


@pytest.mark.parametrize("open_tasks", [0, 5])
def test_so_many_tasks_lie_open(open_tasks: int) -> None:
    match = Match(GAME, GAME.setting(2, {"box": box_of(f"open tasks: {open_tasks}")}), SeededChance("4"))
    assert len(play_until(match, "go").row) == open_tasks


@pytest.mark.parametrize(("second", "winner"), [(9, 0), (10, 1), (11, 1)])
def test_a_round_is_finished_and_a_tie_is_won_by_the_later_player(place: Place, second: int, winner: int) -> None:
    s = place({"box": box_of("finish the round: yes")}, step="win", won={"player 1": 10})
    match = Match(GAME, s.setting, SeededChance("1"), state=s)
    assert (s.seat, match.result) == (1, None)
    s.won[1] = second
    while match.question is not None:
        match.answer(match.asked().options[-1])
    assert (s.turns, match.result) == (2, Result((winner,)))


def test_in_the_last_turn_of_a_round_there_is_nothing_to_wait_for(place: Place) -> None:
    s = place({"box": box_of("finish the round: yes")}, step="win", turn="player 2", won={"player 2": 10})
    assert s.seat == 0  # scenarios begin a round with the turn that they speak of
    s.won[0] = 12
    match = Match(GAME, s.setting, SeededChance("1"), state=s)
    while match.question is not None:
        match.answer(match.asked().options[-1])
    assert match.result == Result((0,))


EXTREMES = (
    "hand size: 1; castle monsters: 1; trophies kept: 0; open tasks: 0; starting spells: 0; starting weapons: 0",
    "hand size: 5; trophies kept: 5; open tasks: 9; starting spells: 4, 1, 9; starting weapons: 5, 0",
    "hand size: 3; finish the round: yes; castle tokens: 0; starting spells: 1, 2",
    "finish the round: yes; castle tokens: 8; castle monsters: 1; trophies kept: 1; monsters rest: no",
)


@pytest.mark.unmeasured
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
@pytest.mark.parametrize("rules", EXTREMES)
def test_games_with_extreme_numbers_come_to_their_end(rules: str, seed: int) -> None:
    random = Random(seed)
    tasks = FEWER_TROPHIES if "kept: 0" in rules or "kept: 1" in rules else None
    options = {"box": box_of(rules, tasks=tasks), "variants": random.choice(("", "printed-spells"))}
    setting = GAME.setting(random.choice(GAME.seats), options)
    match = Match(GAME, setting, SeededChance(str(seed)))
    encoder = Encoder(GAME.id, setting.seats, options)
    while (question := match.question) is not None:
        if question.seat >= 0:
            assert encoder.mask(match.state, question.seat).sum() == len(question.options)
            assert encoder.observe(match.state, question.seat).any()
        match.answer(random.choice(question.options))
    s = match.state
    assert isinstance(s, ZombiesState)
    assert s.score(s.winner) == max(s.score(seat) for seat in range(setting.seats)) >= setting.target


def test_monsters_need_not_rest(place: Place) -> None:
    s = place({"box": box_of("monsters rest: no")}, step="rest", monsters={"5,3": "demon"})
    assert not [
        event for event in Match(GAME, s.setting, SeededChance("1"), state=s).events if event.id == "monsters-rest"
    ]
    assert sum(s.on_map) == 1


@pytest.mark.parametrize("missing", ["demon", "beast"])
def test_a_kind_of_monster_that_the_box_has_none_of_never_comes(missing: str) -> None:
    """Even when no token is left."""
    files = box_files("open tasks: 0", tasks="")
    for monster in ("demon", "human", "undead", "beast"):
        many = 0 if monster == missing else 1
        files["box.txt"] = files["box.txt"].replace(f"{monster}: 12".encode(), f"{monster}: {many}".encode())
    match = Match(GAME, GAME.setting(2, {"box": f"few@{SHELF.bring(files)}"}), SeededChance("2"))
    s = play_until(match, "go")
    assert sum(s.on_map) > 4
    assert not s.on_map[MONSTER_NAMES.index(missing)]


@pytest.mark.unmeasured
@pytest.mark.parametrize("rules", EXTREMES)
def test_bots_play_with_extreme_numbers(rules: str) -> None:
    tasks = FEWER_TROPHIES if "kept: 0" in rules or "kept: 1" in rules else None
    match = Match(GAME, GAME.setting(3, {"box": box_of(rules, tasks=tasks)}), SeededChance("bots"))
    random = Random(1)
    for _ in range(40):
        if match.question is None:
            break
        glimpse = glimpse_of(GAME, match.setting, match.state, SeededChance("other hands"))
        match.answer(match.asked().options[choose_fairly(glimpse, random, Limit(simulations=4))])


def test_answers_and_what_is_seen_have_the_same_numbers_whatever_variants_of_the_box_are_agreed_on() -> None:
    files = box_files("hand size: 3")
    files["box.txt"] += b"variant hoard\n    name: Hoard\n    rules:\n        trophies kept: 5\n        hand size: 4\n"
    box = f"hoard@{SHELF.bring(files)}"
    plain, hoard = (Encoder(GAME.id, 2, {"box": box, "variants": agreed}) for agreed in ("", "hoard"))
    assert (hoard.setting.numbers.trophies_kept, hoard.setting.numbers.hand_size) == (5, 4)
    assert plain.actions.texts == hoard.actions.texts
    assert "keep demon demon human human beast" in hoard.actions.texts
    assert plain.layout.size == hoard.layout.size
    assert hoard.observe(GAME.start(hoard.setting), 0).any()


def test_a_variant_changes_targets_for_as_many_players_as_it_names() -> None:
    files = box_files("hand size: 2")
    files["box.txt"] += b"variant short\n    name: Short\n    targets:\n        2 players: 3\n"
    box = f"short@{SHELF.bring(files)}"
    short, plain, three = (
        GAME.setting(seats, {"box": box, "variants": agreed}) for seats, agreed in ((2, "short"), (2, ""), (3, "short"))
    )
    assert (short.target, plain.target, three.target) == (3, 10, 8)
    assert "The target is 3 with two players, 8 with three" in words_with("en", GAME, short).say(Message("rule-Z8-3"))


def test_a_target_of_a_variant_that_cannot_be_reached_is_told_with_its_line() -> None:
    files = box_files("hand size: 2")
    line = files["box.txt"].count(b"\n") + 1
    files["box.txt"] += b"variant long\n    name: Long\n    targets:\n        4 players: 90\n"
    [problem] = read_box(files)[1]
    assert problem.id == "box-variant-wrong"
    told = Words("en", GAME.id).say(problem)
    assert told.startswith(
        f"box.txt, line {line}: the box cannot be played with the variant “long”. box.txt, line {line}: "
    )
