"""Who sees what, and what somebody who does not see it must reckon with (Z1.5)."""

from collections.abc import Callable
from typing import Any

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.determinization import TRIES
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import OwnView
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer
from rumpus.kernel.question import Question
from rumpus.records.scenarios import Scenarios
from rumpus.thinking.determinization import Determinization

Place = Callable[..., ZombiesState]
TABLE: dict[str, Any] = {
    "figures": {"player 1": "4,3", "player 2": "7,4"},
    "monsters": {"4,2": "demon", "5,3": "human", "3,3": "beast", "elsewhere": "undead"},
    "hands": {"player 1": "bow, mace shown, lure, berserk", "player 2": "sword@bow, spear, hardened"},
}


def texts(s: ZombiesState) -> list[str]:
    return [s.write(s.asked(), option) for option in s.asked().options]


def say(s: ZombiesState, text: str) -> None:
    answer(s, s.asked().options[texts(s).index(text)])


def test_owners_see_faces_and_others_backs(place: Place) -> None:
    s = place(**TABLE)
    bow, mace = (s.setting.faces[s.setting.box.weapon_index[id]][False] for id in ("bow", "mace"))
    assert GAME.own_view(s, 0) == OwnView(0, [bow, mace], ["lure", "berserk"])
    first, second = GAME.open_view(s).seats
    assert (first.known_weapons, first.unknown_weapons, first.spell_count) == ([mace], ["bow"], 2)
    assert (second.known_weapons, second.unknown_weapons, second.spell_count) == ([], ["bow", "spear"], 1)


def test_a_weapon_whose_printed_spell_was_used_says_so(place: Place) -> None:
    s = place({"variants": "printed-spells"}, hands={"player 1": "sword+hardened spent, bow+teleport"})
    fresh, spent = GAME.own_view(s, 0).weapons
    assert (fresh.spell, fresh.spent) == ("teleport", False)
    assert (spent.weapon, spent.spell, spent.spent) == ("sword", "hardened", True)
    assert GAME.open_view(s).seats[0].known_weapons == [spent]


def test_everything_hidden_is_dealt_anew_and_what_is_shown_stays(place: Place) -> None:
    s = place(**TABLE)
    hands = set()
    for seed in range(40):
        other = Determinization.of(GAME).determinize(s, 1, SeededChance(str(seed)))
        assert (GAME.open_view(other), GAME.own_view(other, 1)) == (GAME.open_view(s), GAME.own_view(s, 1))
        facts = Scenarios.of(GAME).facts(other)["hands"]
        assert "mace shown" in facts["player 1"]
        assert facts["player 2"] == Scenarios.of(GAME).facts(s)["hands"]["player 2"]
        hands.add(facts["player 1"])
    assert len(hands) > 10


def test_the_viewers_own_question_stays_as_it_is(place: Place) -> None:
    s = place(**TABLE)
    assert texts(Determinization.of(GAME).determinize(s, 0, SeededChance("x"))) == texts(s)


def test_a_question_about_hidden_cards_is_asked_of_the_new_hand(place: Place) -> None:
    s = place(**TABLE)
    seen = {tuple(texts(Determinization.of(GAME).determinize(s, 1, SeededChance(str(seed))))) for seed in range(40)}
    assert len(seen) > 3


def test_who_has_said_where_to_go_has_the_weapons_for_it(place: Place) -> None:
    s = place(**TABLE)
    say(s, "go 4,2")
    for seed in range(60):
        other = Determinization.of(GAME).determinize(s, None, SeededChance(str(seed)))
        assert other.asked().kind == "use"
        assert texts(other)


def test_who_has_teleported_can_attack(place: Place) -> None:
    table = {**TABLE, "hands": {"player 1": "mace, bow, teleport", "player 2": "sword, spear"}}
    s = place(**{**table, "monsters": {"5,4": "demon, undead", "elsewhere": "human"}, "figures": {"player 2": "5,3"}})
    say(s, "teleport player 2 mace")
    assert texts(s) == ["go 5,4"]
    for seed in range(60):
        other = Determinization.of(GAME).determinize(s, 1, SeededChance(str(seed)))
        assert texts(other) == ["go 5,4"]


class Stubborn:
    """Chance that always lets the most likely happen."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, question: Question) -> int:
        self.asked += 1
        assert question.weights is not None
        return question.options[question.weights.index(max(question.weights))]


def test_the_hand_itself_if_hardly_any_other_fits(place: Place) -> None:
    s = place(**{**TABLE, "hands": {"player 1": "sword@mace, mace, hardened"}})
    say(s, "go 5,3")
    chance = Stubborn()
    other = Determinization.of(GAME).determinize(s, 1, chance)
    assert chance.asked == TRIES * 3
    assert other.digest() == s.digest()
