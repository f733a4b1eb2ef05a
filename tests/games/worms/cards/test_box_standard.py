"""The standard box holds what the list of cards says, and its cards mean what they should."""

import itertools
import re
from pathlib import Path

import pytest

from rumpus.games.worms.cards.box import FILES, REQUIRED, SHELF, STANDARD, Box, read_box
from rumpus.games.worms.cards.card import Op
from rumpus.games.worms.things import CRATE, CRATER, FIRE, MINE
from rumpus.parts.hexgrid import ORIGIN, rotate

BLAST = ("in_each_hex", (("blast",),))
DAMAGE = ("in_each_hex", (("damage_a_thing",),))
ANY_HEX = ("target", "any", 0, 0)
SCATTER = ("scatter_target",)


def test_nothing_is_wrong_with_it() -> None:
    assert SHELF.check(STANDARD) == []


def test_each_deck_has_its_number_of_cards(box: Box) -> None:
    starters = [card for card in box.weapons if card.deck == "starter"]
    superweapons = [card for card in box.weapons if card.superweapon]
    others = [card for card in box.weapons if card.deck == "supply" and not card.superweapon]
    assert [sum(card.copies for card in cards) for cards in (starters, others, superweapons)] == [22, 27, 10]
    assert sum(card.copies for card in box.drops) == 16
    assert [card.copies for card in box.sudden_deaths] == [1] * 8
    assert len(box.weapons) + len(box.drops) + len(box.sudden_deaths) == 50


def test_everybody_starts_with_the_four_cards_of_the_rulebook(box: Box) -> None:
    """W2.5"""
    assert {card.name for card in box.weapons if card.to_everyone} == {"Uzi", "Bazooka", "Ninja Rope", "Girder"}


def test_starters_come_first_and_every_card_is_found_by_its_id(box: Box) -> None:
    decks = [card.deck for card in box.weapons]
    assert decks == sorted(decks, key=["starter", "supply"].index)
    assert [box.weapons[box.weapon_index[card.id]] for card in box.weapons] == list(box.weapons)
    assert [box.drops[box.drop_index[card.id]] for card in box.drops] == list(box.drops)
    assert [box.sudden_deaths[box.sudden_death_index[card.id]] for card in box.sudden_deaths] == list(box.sudden_deaths)
    assert [box.tiles[box.tile_index[tile.id]] for tile in box.tiles] == list(box.tiles)


@pytest.mark.parametrize(
    ("id", "line", "text"),
    [
        ("bazooka", "text move", (("target", "direct", 0, 0), ("accuracy", 4, 0), BLAST)),
        ("shotgun", "text text", (("target", "direct", 3, 1), DAMAGE)),
        (
            "girder",
            "text again",
            (("target", "any", 2, 0), ("in_each_hex", (("remove_one", ("crater", "fire", "mine", "water")),))),
        ),
        (
            "baseball-bat",
            "move text",
            (("target", "any", 1, 0), ("in_each_hex", (("damage_a_worm",),)), ("push_it", 2)),
        ),
        ("cluster-bomb", "text move", (ANY_HEX, ("accuracy", 2, 0), BLAST, SCATTER, DAMAGE, SCATTER, DAMAGE)),
        ("sheep", "text move", (("target", "own", 0, 0), ("steer_target", 3), SCATTER, BLAST)),
        ("dynamite", "text move move", (("target", "own", 0, 0), ("at_end_of_turn", (BLAST, BLAST)))),
        (
            "napalm-strike",
            "text",
            (("target", "airstrike", 0, 0), SCATTER, ("in_each_hex", (("damage_a_thing",), ("place", FIRE)))),
        ),
        ("prod", "text again", (("target", "any", 1, 0), ("in_each_hex", (("push_a_worm", 1),)))),
        ("teleport", "text again", (("target", "non-full", 0, 0), ("move_worm_to_target",))),
        ("homing-pigeon", "text move", (ANY_HEX, ("accuracy", 5, 1), BLAST)),
        ("jet-pack", "text move move again", (("smooth_jumps",),)),
        ("petrol-bomb", "text move", (ANY_HEX, ("accuracy", 2, 0), DAMAGE, ("in_each_hex", (("spray_fire", 3),)))),
        (
            "sheep-strike",
            "text",
            (("target", "airstrike", 0, 0), SCATTER, BLAST, SCATTER, ("in_token_hex", (("blast",),))),
        ),
        ("armageddon", "text", (("target", "any", 0, 1), SCATTER, SCATTER, BLAST) * 5),
    ],
)
def test_what_a_weapon_does(box: Box, id: str, line: str, text: tuple[Op, ...]) -> None:
    card = box.weapons[box.weapon_index[id]]
    assert (" ".join(card.line), card.text) == (line, text)


def test_what_drop_cards_do(box: Box) -> None:
    """Every one of them ends with a change of wind."""
    crate, change_wind = ("place_on_emptiest", CRATE), ("change_wind",)
    drops = {card.name: card.drop for card in box.drops}
    assert drops["Supplies"] == (crate, crate, change_wind)
    assert drops["Mine"] == (crate, ("place_on_same", MINE), change_wind)
    assert drops["Squall"] == (crate, ("blow_other_crates",), change_wind)
    assert all(card.drop[-1] == change_wind for card in (*box.drops, *box.sudden_deaths))


def test_what_sudden_death_cards_do(box: Box) -> None:
    cards = {card.name: (card.reveal, card.standing, card.end_of_turn) for card in box.sudden_deaths}
    to_target = (("target", "last", 0, 0), SCATTER, SCATTER)
    assert cards == {
        "High Explosive": ((), ("blasts-push-neighbours",), ()),
        "Rising Water": ((), (), (("place_next_to_water", CRATER),)),
        "One Health": ((("lay_every_worm",),), ("nobody-heals",), ()),
        "Nuclear Test": ((), (), (("flip_for_healthy_worms",),)),
        "Live Mines": ((), ("mines-are-never-duds",), (("place_on_emptiest", MINE),)),
        "Firestorm": ((), (), (*to_target, ("in_each_hex", (("place", FIRE),)))),
        "Meteor Shower": ((), (), (*to_target, BLAST)),
        "Arms Race": ((), ("crates-give-superweapons",), ()),
    }


def test_tiles_are_four_outlines_that_no_rotation_makes_alike(box: Box) -> None:
    assert sorted(len(tile.hexes) for tile in box.tiles) == [4, 4, 5, 5]
    for one, other in itertools.combinations(box.tiles, 2):
        turned = [sorted(rotate(hex_, turns) for hex_ in one.hexes) for turns in range(6)]
        fixed = [sorted(hex_ - anchor + ORIGIN for hex_ in other.hexes) for anchor in other.hexes]
        moved = [[hex_ - hexes[0] for hex_ in hexes] for hexes in turned]
        assert not any([hex_ - hexes[0] for hex_ in hexes] in moved for hexes in fixed)


def test_the_digest_ignores_comments_blank_lines_and_line_endings(box: Box, standard_files: dict[str, bytes]) -> None:
    rewritten = {}
    for file, content in standard_files.items():
        text = re.sub(" *#.*", "", content.decode())
        text = re.sub(r"\n+", "\n", text).replace("    ", "  ").replace("\n", "  # a remark\r\n\r\n")
        rewritten[file] = b"\xef\xbb\xbf" + text.encode()
    other, problems = read_box(rewritten)
    assert problems == []
    assert other == box


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("box.txt", "Standard", "Ours"),
        ("weapons.cards", "accuracy 4", "accuracy 3"),
        ("drops.cards", "copies: 4", "copies: 5"),
        ("sudden-death.cards", "Firestorm", "Fire Storm"),
        ("tiles.txt", "3,-1", "2,-2"),
    ],
)
def test_the_digest_notices_every_change(
    box: Box, standard_files: dict[str, bytes], file: str, old: str, new: str
) -> None:
    files = {name: standard_files[name] for name in REQUIRED}  # the first game would not fit other tiles
    before, _ = read_box(files)
    changed, problems = read_box({**files, file: files[file].replace(old.encode(), new.encode(), 1)})
    assert problems == []
    assert len({changed.digest, before.digest, box.digest}) == 3


def test_a_box_can_be_anywhere(box: Box, standard_files: dict[str, bytes], tmp_path: Path) -> None:
    for file in FILES:
        (tmp_path / file).write_bytes(standard_files[file])
    assert SHELF.load(tmp_path) == box
