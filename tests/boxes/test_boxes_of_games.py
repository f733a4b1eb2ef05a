"""The boxes that come with a game."""

import pytest

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.games.zombies_doom import GAME
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import LANGUAGES, words

PLACES = range(4)


@pytest.mark.parametrize("id", [id for id in game_ids() if Boxes.is_given_by(find_game(id))])
def test_each_is_sound_can_be_chosen_and_is_called_the_same_there(id: str) -> None:
    game = find_game(id)
    boxes = Boxes.of(game)
    assert [choice.values for choice in game.choices if choice.key == BOX] == [boxes.own]
    assert boxes.shelf is not None
    for name, folder in boxes.shelf.own.items():
        assert boxes.check(folder) == []
        assert boxes.odd(folder, LANGUAGES) == []
        chosen = {language: words(language, id).say(Message(f"choice-box-{name}")) for language in LANGUAGES}
        if name != boxes.own[0]:  # which is called so in English only
            assert chosen == {language: boxes.title(folder, language) for language in LANGUAGES}


def test_in_the_fairer_box_of_zombies_doom_later_players_begin_with_more() -> None:
    numbers = GAME.setting(4, {"box": "fairer"}).numbers
    assert [numbers.spells_at_start(place) for place in PLACES] == [1, 1, 2, 2]
    assert [numbers.weapons_at_start(place) for place in PLACES] == [1, 2, 2, 2]
    assert numbers.finish_the_round
    printed = GAME.setting(4, {}).numbers
    assert (printed.spells_at_start(3), printed.finish_the_round) == (1, False)
