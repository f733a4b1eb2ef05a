"""The standard box has what the rules say of it (Z10)."""

from rumpus.games.zombies_doom.board import CAMP, CROSSROADS, NORMAL, kind_of, rocks_of, symbols_of
from rumpus.games.zombies_doom.cards.box import Box, read_box
from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.things import BOMB, MONSTERS, PILES


def test_nothing_is_wrong_with_it(standard_files: dict[str, bytes]) -> None:
    assert read_box(standard_files)[1] == []


def test_thirty_five_tiles_a_minority_with_rock(box: Box) -> None:
    copies = {kind: sum(t.copies for t in box.tiles if kind_of(t.tile) == kind) for kind in (NORMAL, CAMP, CROSSROADS)}
    assert copies == {NORMAL: 26, CAMP: 4, CROSSROADS: 5}
    assert sum(tile.copies for tile in box.tiles if rocks_of(tile.tile)) == 9
    for tile in box.tiles:
        assert (symbols_of(tile.tile).bit_count() in (1, 2)) == (kind_of(tile.tile) == NORMAL)


def test_each_symbol_is_as_frequent_as_the_others(box: Box) -> None:
    shown = [sum(tile.copies for tile in box.tiles if symbols_of(tile.tile) >> pile & 1) for pile in PILES]
    assert shown == [11, 11, 11, 11]


def test_piles_are_mostly_their_own_weapon_with_and_without_printed_spells(box: Box) -> None:
    for pile in PILES:
        cards = [card for card in box.weapons if card.pile == pile]
        for copies in (
            {card.id: card.copies for card in cards},
            {card.id: card.copies_with_printed_spells for card in cards},
        ):
            assert sum(copies.values()) == 15
        assert sum(card.copies for card in cards if card.weapon == pile) == 11
        assert [card.copies for card in cards if card.weapon == BOMB] == [1]
        assert sorted(card.spell for card in cards if card.spell) == [1, 2, 3, 4]
        assert not any(card.copies for card in cards if card.spell)


def test_ids_tell_the_face_the_printed_spell_and_the_back(box: Box) -> None:
    ids = [card.id for card in box.weapons]
    assert len(set(ids)) == len(ids)
    assert {"bow", "sword@bow", "bomb@bow", "bow+lure"} <= {*ids}


def test_half_of_the_tasks_are_about_trophies(box: Box) -> None:
    assert len(box.tasks) == 24
    assert sum(task.pattern is Pattern.TROPHIES for task in box.tasks) == 12
    assert len({(task.pattern, tuple(sorted(task.monsters))) for task in box.tasks}) == 24


def test_spells_monsters_and_targets(box: Box) -> None:
    assert [(spell.id, spell.copies) for spell in box.spells] == [
        ("", 0),
        ("hardened", 4),
        ("teleport", 4),
        ("lure", 4),
        ("berserk", 4),
    ]
    assert box.monsters == (0, *[12] * len(MONSTERS))
    assert [box.numbers.target(players) for players in (2, 3, 4)] == [10, 8, 7]


def test_a_token_is_left_as_long_as_nobody_has_won(box: Box) -> None:
    """So no game can come to a point where nobody is able to win (Z7.3, Z8.3)."""
    tokens = 26 - 1 + 2  # one tile is left over, and it may be a normal one; the castle has two
    for players in (2, 3, 4):
        assert players * (box.numbers.target(players) - 1) < tokens
