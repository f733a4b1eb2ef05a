"""Looking back tells luck from skill, and finds the answers that cost most."""

import pytest

from rumpus.bots.looking_back import as_json, gifts, look_back
from rumpus.contract.random_play import new_match, play_on
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from tests.bots.test_sense import worms

GAMES = [find_game(id) for id in game_ids()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [1, 5])  # of two, and of more
def test_a_game_is_told_from_its_beginning_to_its_end(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed, listen=False)
    play_on(match, random)
    assert match.result is not None
    told = as_json(match, look_back(match, 8, "seed"))
    assert told == as_json(match, look_back(match, 8, "seed"))
    for moment in told["moments"]:
        assert 0 <= sum(moment["shares"]) <= 1.001
    numbers = [moment["answers"] for moment in told["moments"]]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(match.answers)
    assert len(told["costliest"]) == 3
    costs = [each["cost"] for each in told["costliest"]]
    assert costs == sorted(costs, reverse=True)
    for each in told["costliest"]:
        entry = match.answers[each["answer"] - 1]
        assert (entry.speaker, match.write(entry)) == (each["speaker"], each["said"]["text"])
    assert all(player["skill"] <= 0 for player in told["players"])
    if match.setting.seats == 2:  # among more, luck may also lead to a draw, which is nobody's
        assert sum(player["luck"] for player in told["players"]) == pytest.approx(0, abs=0.001)


def test_what_chance_gives_is_fair_on_average() -> None:
    match = worms()
    match.chance = None
    match.say("blue", "activate A")
    match.say("blue", "jump 0,2")
    question = match.asked()
    assert question.seat == CHANCE
    presents = {option: gifts(match.game, match.state, question, option)[0] for option in question.options}
    assert sum(presents[option] * likely for option, likely in question.probabilities()) == pytest.approx(0)
    assert min(presents.values()) < 0 < max(presents.values())  # into the water, or not


def test_to_jump_into_the_water_is_what_cost_most() -> None:
    game = find_game("worms")
    match = Match(game, game.setting(2, {"setup": "first-game"}), SeededChance("cost"), listen=False)
    while match.question is not None and match.question.kind != "move":
        match.answer(match.question.options[0])
    wet = next(
        option
        for option in match.asked().options
        if match.state.write(match.asked(), option) in ("jump -2,0", "jump -2,1", "jump -3,1", "jump -1,-1")
    )
    match.answer(wet)
    drowning = max(number for number, entry in enumerate(match.answers, 1) if entry.option == wet)
    assert as_json(match, look_back(match, 60, "seed"))["costliest"][0]["answer"] == drowning
