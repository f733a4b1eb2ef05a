"""What a test of the page meets by luck, it meets again: otherwise one that fails by bad luck could not be mended."""

from tests.helpers.page.player import Player
from tests.page.conftest import Come
from tests.page.test_play import play_now


def after_two_answers(player: Player) -> object:
    player.play_on(2)
    player.wait_until_asked()
    return player.look()["view"]


def test_who_brings_the_same_luck_has_the_same_game(come: Come) -> None:
    first, again, other = (after_two_answers(play_now(come(luck=luck), "worms")) for luck in ("one", "one", "another"))
    assert first == again
    assert first != other
