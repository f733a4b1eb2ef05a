"""Games at the terminal, played as a person would."""

import re
from pathlib import Path
from random import Random

import pytest

from rumpus.kernel.message import Message
from rumpus.records.record import read_record
from rumpus.text.words import words
from tests.terminal.conftest import Rumpus, match_in

GAMES = ("worms", "zombies-doom")
TEAMS = {"blue": "Blue", "red": "Red"}  # as sentences name them
FIRST_GAME = ("play", "worms", "--seed", "7")  # blue is a person; worm A stands free, worm B on a crate


def random_lines(seed: int) -> list[str]:
    """Numbers of options, many of them of none: more than any game needs."""
    random = Random(seed)
    return [str(random.randint(1, 8)) for _ in range(6000)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_numbers(rumpus: Rumpus, tmp_path: Path, game: str, seed: int) -> None:
    saved = tmp_path / "game.txt"
    said = rumpus("play", game, "--seed", str(seed), "--save", saved, typed=random_lines(seed))
    assert (said.code, said.err) == (0, "")
    match = match_in(saved)
    assert match.result is not None
    assert match.names == ("person", "fair")
    winner = match.state.speaker(match.result.winners[0]) if match.result.winners else None
    assert said.out.splitlines()[-2:] == [
        f"The winner is {TEAMS.get(winner, winner)}." if winner else "Nobody wins.",
        f"The record is in {saved}.",
    ]


@pytest.mark.parametrize("setup", ["full", "quick"])
def test_a_game_that_is_set_up_by_players_or_by_chance(rumpus: Rumpus, tmp_path: Path, setup: str) -> None:
    saved = tmp_path / "game.txt"
    arguments = (
        "play",
        "worms",
        "--seats",
        "random,person,random",
        "--edition",
        "czech",
        "--setup",
        setup,
        "--save",
        saved,
    )
    assert rumpus(*arguments, typed=random_lines(1)).code == 0
    record = read_record(saved.read_text(encoding="utf-8"))
    assert record.seats == ("random", "person", "random")
    assert (record.options["edition"], record.options["setup"]) == ("czech", setup)
    assert match_in(saved).result is not None


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sits_down_is_told_what_the_game_is_about(rumpus: Rumpus, tmp_path: Path, game: str) -> None:
    """Once, and not again when the game goes on."""
    saved = tmp_path / "game.txt"
    brief = words("en", game).say(Message("game-in-brief"))
    said = rumpus("play", game, "--save", saved, typed=["1"])
    assert " ".join(said.out.split()).startswith(f"{brief} Answer with the number of an option")
    assert max(map(len, said.out.splitlines()[:-1])) <= 100
    assert rumpus("play", "--resume", saved).out.startswith("Answer with the number of an option")


def test_nothing_but_the_name_of_the_game_and_one_plays_at_once(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("play", "worms")
    assert "Which of your worms do you activate?\n  activate  1: A  2: B\nblue> " in said.out
    place = tmp_path / "data" / "rumpus" / "worms-1.txt"
    assert said.out.endswith(f"To go on: rumpus play --resume {place}\n")
    assert match_in(place).setting.header()["setup"] == "first-game"
    assert rumpus("play", "worms").out.endswith("worms-2.txt\n")


def test_bots_alone_just_play_and_tell_everything(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("play", "worms", "--seats", "random,random,random", "--seed", "3")
    assert said.code == 0
    assert "Blue is dealt " in said.out
    assert "face down" not in said.out
    assert "[W7.3]" in said.out
    assert said.out == rumpus("play", "worms", "--seats", "random,random,random", "--seed", "3").out
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("leave", ["quit", "exit", None], ids=["quit", "exit", "end of input"])
def test_leaving_and_going_on(rumpus: Rumpus, tmp_path: Path, leave: str | None) -> None:
    """The same position comes back, and from there the game can be played to its end."""
    saved = tmp_path / "game.txt"
    typed = ["activate A", "stay", *([leave] if leave else [])]
    said = rumpus(*FIRST_GAME, "--save", saved, typed=typed)
    assert said.code == 0
    assert said.out.endswith(f"The game is saved. To go on: rumpus play --resume {saved}\n")
    match = match_in(saved)
    assert [answer.speaker for answer in match.answers] == ["chance", "chance", "blue", "blue"]
    text = saved.read_text(encoding="utf-8")

    again = rumpus("play", "--resume", saved, typed=["quit"])
    assert "Blue A stays where it is. [W3.4]\n\nDoes your worm A inch, jump or stay?" in again.out
    assert saved.read_text(encoding="utf-8") == text
    assert match_in(saved).state.digest() == match.state.digest()

    assert rumpus("play", "--resume", saved, typed=random_lines(2)).code == 0
    assert saved.read_text(encoding="utf-8").startswith(text)
    assert match_in(saved).result is not None
    assert "The record is in" in rumpus("play", "--resume", saved).out


def test_a_game_can_go_on_in_another_file(rumpus: Rumpus, tmp_path: Path) -> None:
    saved, other = tmp_path / "game.txt", tmp_path / "other.txt"
    rumpus(*FIRST_GAME, "--save", saved)
    text = saved.read_text(encoding="utf-8")
    rumpus("play", "--resume", saved, "--save", other, typed=["1"])
    assert saved.read_text(encoding="utf-8") == text
    assert other.read_text(encoding="utf-8").startswith(text)


def test_a_record_cut_off_before_a_die_goes_on(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    rumpus(*FIRST_GAME, "--save", saved)
    head = saved.read_text(encoding="utf-8").partition("chance:")[0]
    saved.write_text(head, encoding="utf-8")
    assert "Turn 1: Blue." in rumpus("play", "--resume", saved).out


def test_the_record_is_saved_before_every_question(rumpus: Rumpus, tmp_path: Path) -> None:
    """Nothing half-written is left beside it."""
    saved = tmp_path / "game.txt"
    rumpus(*FIRST_GAME, "--save", saved, typed=["1"])
    assert saved.read_text(encoding="utf-8").endswith("blue: activate A\n")
    assert list(tmp_path.glob("game*")) == [saved]


def test_answers_by_their_text_and_by_the_beginnings_of_its_words(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = ["Activate a", "", "s", "st", "pl ba", "t 0,-1", "quit"]
    rumpus(*FIRST_GAME, "--save", saved, typed=typed)
    answers = [line for line in saved.read_text(encoding="utf-8").splitlines() if line.startswith("blue:")]
    texts = ["activate A", "stay", "stay", "play bazooka", "target 0,-1"]
    assert answers == [f"blue: {text}" for text in texts]


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("99", "There is no 99: the options go from 1 to 22."),
        ("0", "There is no 0: the options go from 1 to 22."),
        ("j", "“j” could be several options: jump -3,0, jump -3,1"),
        ("inch 9,9", "“inch 9,9” is neither an option nor anything else"),
        ("time", "“time” is neither an option nor anything else"),
        ("rules", "W1      Components\nW2      Set-up\n"),
        ("rules", "\nWrite “rules W1” to read a whole section, “rules W1.1” for one clause of it.\n"),
        ("rules W99", "There is no clause W99. “rules” alone lists the sections."),
        ("rules w4.1", "W4.1    Inch: "),
        ("rules W4", "W4      Movement\nW4.1    Inch: "),
        ("rules W12", "W12     What the editions say differently\n        The rulebook exists in three editions"),
        ("?", "or its text: target 2,-1. The beginnings of the words are enough: t 2,-1\n  hand          your cards"),
        ("?", "undo          take back your last answer"),
        (
            "hand",
            "Bazooka (bazooka) – Starter weapon, 4 copies – do in order: card text, move\n    Target a direct hex.\n",
        ),
        ("ninja rope", "Ninja Rope (ninja-rope) – Starter weapon"),
        ("Supplies", "Supplies (supplies) – Drop card"),
        ("whale", "Map tile whale, 5 hexes as seen from its anchor:\n    turn 0: 0,0 1,-1 1,0 2,-1 3,-1\n"),
    ],
)
def test_what_can_be_typed_without_answering(rumpus: Rumpus, typed: str, reply: str) -> None:
    out = rumpus(*FIRST_GAME, typed=["1", typed, "quit"]).out
    assert out.split("blue> ")[2].startswith(reply) or reply in out.split("blue> ")[2]
    assert out.count("Does your worm A inch, jump or stay?") == 1


def test_the_board_is_shown_again_when_asked_for_and_when_it_has_changed(rumpus: Rumpus) -> None:
    out = rumpus(*FIRST_GAME, typed=["board", "1", "stay", "inch 0,-1"]).out
    parts = out.split("blue> ")
    tables = ["Pool: " in part for part in parts]
    assert tables == [True, True, False, False, True, False]
    assert "Turn 1: blue, second move, worm blue A." in parts[3]


def test_the_whole_board_is_shown_when_only_the_map_has_changed(rumpus: Rumpus) -> None:
    """The worm steps onto a crate, and then back to where there is none."""
    parts = rumpus(*FIRST_GAME, typed=["activate A", "inch 0,-1", "inch -1,0"]).out.split("blue> ")
    assert "                        ~1,-3~\n" in parts[0]
    assert "                        ~1,-3~\n" in parts[3]
    assert "Pool: " in parts[3]


def test_of_the_table_beside_the_map_only_what_has_changed_is_shown(rumpus: Rumpus) -> None:
    """Playing a card changes the hand, and not the map."""
    parts = rumpus(*FIRST_GAME, typed=["activate A", "stay", "stay", "play bazooka"]).out.split("blue> ")
    assert "> blue      A B     you have " in parts[4]
    assert "Pool: " in parts[0]
    assert "Pool: " not in parts[4]


def test_the_log_tells_what_happened_since_and_only_what_the_person_may_know(rumpus: Rumpus) -> None:
    out = rumpus(*FIRST_GAME, typed=["activate B"]).out
    asked = out.split("blue> ")
    assert re.search(r"Blue is dealt [A-Z][\w ]+ as one more starter weapon. \[W2.5\]", asked[0])
    assert "Red is dealt one more starter weapon, face down. [W2.5]" in asked[0]
    assert re.search(r"Blue draws (?!a supply card)[\w ]+. \[W4.6\]", asked[1])
    assert "is dealt" not in asked[1]


def test_undo_takes_back_one_answer_after_another(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = ["activate A", "stay", "undo", "undo", "undo", "activate B", "quit"]
    out = rumpus(*FIRST_GAME, "--save", saved, typed=typed).out
    assert out.count("Your last answer is taken back.") == 2
    assert out.count("There is nothing you can take back") == 1
    assert "Blue A stays" not in saved.read_text(encoding="utf-8")
    assert [line for line in saved.read_text(encoding="utf-8").splitlines() if line.startswith("blue")] == [
        "blue: activate B"
    ]


def test_after_an_undo_the_log_goes_on_where_it_was(rumpus: Rumpus) -> None:
    out = rumpus(*FIRST_GAME, typed=["activate A", "undo", "activate A"]).out
    assert out.count("Blue A on -1,0 is activated.") == 2
    assert out.count("Turn 1: Blue.") == 1


def test_with_two_people_the_screen_is_handed_over_once_there_are_secrets(rumpus: Rumpus) -> None:
    """Nobody's hand is in sight when somebody else sits down."""
    typed = ["", "activate A", "stay", "stay", "pass", *["1"] * 9]
    out = rumpus(*FIRST_GAME, "--seats", "person,person", typed=typed).out
    turns = out.split("Everyone else, please look away.")
    assert len(turns) >= 3
    assert "you have" not in turns[0]
    assert "> blue      A B     you have" in turns[1]
    assert "\n" * 40 in turns[1]  # blue's hand has left the screen
    assert "you have" not in turns[1].rpartition("\n" * 40)[2]
    assert "> red       A B     you have" in turns[2]
    assert "Red is dealt one more starter weapon, face down." not in turns[2]


def test_before_there_are_secrets_nothing_is_hidden(rumpus: Rumpus) -> None:
    arguments = ("play", "worms", "--seats", "person,person", "--setup", "full", "--seed", "1")
    out = rumpus(*arguments, typed=["1"] * 20).out
    assert "please look away" not in out
    assert {"player 1> ", "player 2> "} <= {line[:10] for line in out.splitlines()}


def test_with_the_timer_somebody_can_say_that_time_is_up(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    arguments = (*FIRST_GAME, "--variants", "timer", "--save", saved)
    out = rumpus(*arguments, typed=["activate A", "time", "undo", "quit"]).out
    assert "table: time is up" in saved.read_text(encoding="utf-8")
    assert "Time is up for Blue. [W11.9]" in out
    assert "There is nothing you can take back" in out


def test_a_box_of_ones_own_can_have_moved_meanwhile(rumpus: Rumpus, tmp_path: Path, own_box: Path) -> None:
    saved = tmp_path / "game.txt"
    rumpus("play", "worms", "--box", own_box, "--seed", "1", "--save", saved, typed=["1"])
    moved = own_box.rename(tmp_path / "moved")
    assert rumpus("play", "--resume", saved, "--box", moved, typed=["quit"]).code == 0
    assert rumpus("replay", saved, "--box", moved).code == 0
    said = rumpus("replay", saved, "--box", "standard")
    assert said.code == 1
    assert "The box “standard” has changed" in said.err
