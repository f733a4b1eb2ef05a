"""Zombies Doom at the terminal: what a person sees who has never played it."""

import io
import re
import shutil
from pathlib import Path
from random import Random

import pytest

from rumpus.games.zombies_doom.cards.box import STANDARD
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.records.scenarios import Scenarios
from rumpus.terminal.console import Console
from rumpus.terminal.session import Session
from rumpus.terminal.turn_clock import TurnTimer
from tests.terminal.conftest import Rumpus, match_in

GAME = ("play", "zombies-doom", "--seats", "person,random", "--seed", "3")  # player 1 is a person, player 2 goes first
FIRST_TURN = ["start 3,4", "draw bow", "draw bow"]  # and the person is asked where to go


def screens(out: str, player: str = "player 1") -> list[str]:
    """What was shown before each prompt."""
    return out.split(f"\n{player}> ")


def test_nothing_but_the_name_of_the_game_and_one_plays_at_once(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("play", "zombies-doom")
    assert re.search(
        r"\n\nOn which start tile do you begin\?\n  start  1: 3,4  next to \w.*\n         2: 7,4  next to \w.*$",
        screens(said.out)[0],
    )
    place = tmp_path / "data" / "rumpus" / "zombies-doom-1.txt"
    assert said.out.endswith(f"To go on: rumpus play --resume {place}\n")
    assert match_in(place).setting.seats == 2


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ["person,random", "random,person,random", "random,random,random,person"])
def test_a_whole_game_by_the_texts_of_options(rumpus: Rumpus, tmp_path: Path, seats: str) -> None:
    """A person who types beginnings of answers, looks things up, and now and then just presses Enter."""
    saved = tmp_path / "game.txt"
    random = Random(seats)
    words = ("go", "use", "draw bow", "draw mace", "keep", "done", "stop", "stay", "1", "2", "3", "", "hand", "tasks")
    typed = [random.choice(words) for _ in range(8000)]
    arguments = ("--variants", "printed-spells", "--seats", seats, "--save", saved)
    said = rumpus("play", "zombies-doom", "--seed", "1", *arguments, typed=typed)
    assert (said.code, said.err) == (0, "")
    match = match_in(saved)
    assert match.result is not None
    assert read_record(saved.read_text(encoding="utf-8")).options["variants"] == "printed-spells"
    winner = match.state.speaker(match.result.winners[0])
    assert said.out.splitlines()[-2:] == [f"The winner is {winner}.", f"The record is in {saved}."]


def test_two_people_see_their_own_cards_only(rumpus: Rumpus) -> None:
    out = rumpus(*GAME, "--seats", "person,person", typed=["1", ""] * 12).out
    seen = [{*re.findall(r"player (\d), you", screen)} for screen in out.split("Everyone else, please look away.")]
    assert max(map(len, seen)) == 1
    assert set.union(*seen) == {"1", "2"}


def test_where_one_can_go_is_told_with_what_is_there(rumpus: Rumpus) -> None:
    shown = screens(rumpus(*GAME, typed=[*FIRST_TURN, "go 2,4", "keep"]).out)
    assert "|>2,4   | 3,4   |" in shown[3]
    assert shown[3].endswith(
        "Where do you go? Or do you give up and die?\n"
        "  go   1: 2,4  no monster, new weapon from the sword or spear pile\n"
        "  die  2  lose your weapons, keep your spells; stay where you are or return to a start tile"
    )
    assert shown[4].endswith(
        "  keep     1  discard nothing\n"
        "  discard  2: bow\n"
        "           3: bow with berserk  afterwards you may go on to another tile"
    )
    assert "3: 8,4  a demon, a victory token, new weapon from the bow or mace pile, by way of crossroads" in shown[5]


def test_the_only_way_to_fight_is_taken_by_enter(rumpus: Rumpus, tmp_path: Path) -> None:
    """It is asked at all so that the others learn nothing of the hand."""
    saved = tmp_path / "game.txt"
    typed = ["start 3,4", "draw sword", "draw sword", "go 3,3", "", "quit"]
    out = rumpus(*GAME, "--seed", "2", "--save", saved, typed=typed).out
    text = saved.read_text(encoding="utf-8")
    assert "There is only one option: Enter to go on." in out
    assert "use sword" in text


def test_only_what_has_changed_of_the_table_is_shown_again(rumpus: Rumpus) -> None:
    shown = screens(rumpus(*GAME, typed=FIRST_TURN).out)
    assert ["+-------+" in screen for screen in shown] == [True, True, False, True, False]
    assert "player 1, you, on 3,4: 0 of 10 to win; weapons bow; spells berserk" in shown[2]
    assert "D demon: bow" not in shown[2]


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("rules Z6.4", "Z6.4    If monsters are there, you may go only if you beat every one of them"),
        ("rules z7", "Z7      Monsters’ rest\nZ7.1    If you have beaten no monster"),
        ("rules Z10", "Z10     The box\n        The document names the kinds of things"),
        ("rules", "Z1      Components\nZ2      Spells\n"),
        ("rules W4.8", "There is no clause W4.8."),
        ("?", "or its text: go 3,2. The beginnings of the words are enough: g 3,2\n  hand          your weapons"),
        ("?", "rules Z6.4    a clause of the rules"),
        ("hand", "Weapon: bow (bow)\n    Beats one demon.\n    Belongs to the bow pile.\nSpell: berserk (berserk)\n"),
        ("berserk", "Spell: berserk (berserk)\n    Berserk: "),
        ("sword@bow", "Weapon: sword (sword@bow)\n    Beats one human.\n    Belongs to the bow pile.\n"),
        ("between undead", "Task “Between undead” (between-undead)\n    Stand between 2 undead"),
        ("tasks", "Task “Between humans” (between-humans)\n"),
        (
            "Mace Spear Pass",
            "Map tile mace-spear-pass, one copy: a normal tile, new weapon from the mace or spear pile, rock on",
        ),
        ("camp", "Map tile camp, 3 copies: a camp.\nCamp: it has neither a monster nor a token."),
        ("demon", "A demon (devil) is beaten by a bow or a bomb."),
        (
            "3,5",
            "3,5: an undead, a victory token, new weapon from the bow or spear pile. It is next to you, but you have",
        ),
        ("bazooka", "“bazooka” is neither an option nor anything else"),
        ("time", "“time” is neither an option nor anything else"),
    ],
)
def test_what_can_be_typed_without_answering(rumpus: Rumpus, typed: str, reply: str) -> None:
    out = rumpus(*GAME, typed=[*FIRST_TURN, typed, "quit"]).out
    answer = screens(out)[4]
    assert reply in answer or " ".join(reply.split()) in " ".join(answer.split())
    assert max(map(len, answer.splitlines())) <= 100
    assert out.count("Where do you go? Or do you give up and die?") == 1


def test_the_rules_speak_of_the_box_in_play(rumpus: Rumpus, tmp_path: Path) -> None:
    shutil.copytree(STANDARD, tmp_path / "box")
    about = tmp_path / "box" / "box.txt"
    about.write_text(about.read_text(encoding="utf-8").replace("2 players: 10", "2 players: 14"), encoding="utf-8")
    out = rumpus(*GAME, "--box", tmp_path / "box", typed=["start 3,4", "rules Z8.3", "quit"]).out
    assert "14 with two players, 8 with three, 7 with four" in " ".join(out.split())


def test_a_word_that_several_options_begin_with_can_be_looked_up_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """While a monster is being lured, `lure` alone is no answer."""
    game = find_game("zombies-doom")
    monsters = {"2,4": "demon", "2,3": "human", "3,3": "human"}
    state = Scenarios.of(game).position({}, {"hands": {"player 1": "sword, lure"}, "monsters": monsters})
    match = Match(game, state.setting, state=state)
    match.say("player 1", "go 2,4")
    match.say("player 1", "use sword with lure")
    question = match.asked()
    monkeypatch.setattr("sys.stdin", io.StringIO("lure\nl human\nl human 2,3\n"))
    console = Console("en")
    console.speak_of(game, match.setting)
    Session(console, match, {}, None, TurnTimer(None)).ask(question)
    shown = screens(capsys.readouterr().out)
    assert shown[0].endswith("For which monster do you swap the one on 2,4?\n  lure  1: human 2,3  2: human 3,3")
    assert shown[1].startswith("Spell: lure (lure)\n")
    assert shown[2].startswith("“l human” could be several options: lure human 2,3, lure human 3,3.")
    assert "lures" in [event.id for event in match.events]


VAMPIRE = """
spell vampire
    name cs: Upír
    in the deck: 9
    instead of discarding:
        keep the weapon
"""


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "Vampire: the weapon beats a monster and stays in your hand.", "with the spell “Vampire”"),
        ("cs", "Upír: zbraň porazí příšeru a zůstane ti na ruce.", "s kouzlem „Upír“"),
        ("uk", "Vampire: зброя перемагає потвору й залишається у вас у руці.", "із закляттям «Vampire»"),
    ],
)
def test_a_spell_of_ones_own_is_played_and_explained(
    rumpus: Rumpus, tmp_path: Path, language: str, text: str, told: str
) -> None:
    """Five lines in a box that has all else from the standard one."""
    box = tmp_path / "box"
    box.mkdir()
    (box / "box.txt").write_text("name: Crypt\nfrom: standard\n")
    (box / "spells.txt").write_text(VAMPIRE, encoding="utf-8")
    random = Random(4)
    typed = ["vampire", *(random.choice("1234") for _ in range(60))]
    said = rumpus("--lang", language, *GAME, "--box", box, typed=typed).out.replace("\u00a0", " ")
    assert text in said
    assert told in said
