"""Playing the games of an experiment. A game's number decides all its luck, whatever the cell, so that cells can be
compared game by game; it is the same game wherever and whenever it is played."""

from functools import lru_cache
from pathlib import Path
from random import Random

from rumpus.bots.players import Player, player_named
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.lab.experiment import Cell, Experiment
from rumpus.lab.measuring import Scales, Tally, rounded
from rumpus.lab.rows import GameRow
from rumpus.lab.starting import settled_at_start
from rumpus.thinking.bot import Limit


def play_game(experiment: Experiment, cell: Cell, number: int, boxes: Path) -> GameRow:
    """One game, measured. `boxes` is the folder with the boxes made for the experiment."""
    game, setting = open_game(experiment.game, cell.seats, cell.options_with(boxes))
    state: State = game.start(setting)
    tally = Tally(game, state)
    closely = number % experiment.look_closely == 0 if experiment.look_closely else False
    scales = Scales(game, state, cell.seats) if closely else None
    players = seat_players(experiment, cell, number, game, setting)
    chance = SeededChance(f"{experiment.seed}/{number}")
    state.sink = tally
    run(state)
    while (question := state.question) is not None:
        if question.seat == CHANCE:
            option = chance.pick(question)
        else:
            tally.offered.append(len(question.options))
            option = players[question.seat](state)
        if scales is None:
            answer(state, option)
        else:
            if scales.start is None and state.turns:
                (scales.start,) = rounded([settled_at_start(game, state, cell.seats, chance.seed)])
            scales.about_to(question, option)
            answer(state, option)
            scales.done()
    result = state.result()
    assert result is not None
    tally.note_shares()
    choices = tally.choices()
    return GameRow(
        cell=cell.id,
        number=number,
        bots=bots_of(cell, number),
        order=tally.whole_order(cell.seats),
        winners=result.winners,
        turns=state.turns,
        answers=len(tally.offered),
        choices=len(choices),
        options=sum(choices),
        shares=tuple(tally.shares),
        clauses=dict(tally.clauses),
        uses=tally.uses(),
        luck=None if scales is None else scales.luck(),
        happened=tally.happened(),
        quiet=tally.quiet(),
    )


def play_again(experiment: Experiment, cell: Cell, number: int, boxes: Path) -> Match:
    """The very same game, with its record."""
    game, setting = open_game(experiment.game, cell.seats, cell.options_with(boxes))
    players = seat_players(experiment, cell, number, game, setting)
    match = Match(game, setting, SeededChance(f"{experiment.seed}/{number}"), names=names_of(cell, number))
    while (question := match.question) is not None:
        match.answer(players[question.seat](match.state))
    return match


def open_game(id: str, seats: int, options: dict[str, str]) -> tuple[AnyGame, Setting]:
    """A setting has tables that are filled while it is used, so every game of a cell has the same one."""
    return find_game(id), setting_of(id, seats, tuple(options.items()))


@lru_cache(maxsize=64)
def setting_of(id: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setting:
    setting: Setting = find_game(id).setting(seats, dict(options))
    return setting


def bots_of(cell: Cell, number: int) -> tuple[str, ...]:
    """Per seat. From game to game they move on by a seat, so that no level has the better seats."""
    return tuple(cell.bots[(seat + number) % cell.seats] for seat in range(cell.seats))


def names_of(cell: Cell, number: int) -> tuple[str, ...]:
    return tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(bots_of(cell, number)))


def seat_players(experiment: Experiment, cell: Cell, number: int, game: AnyGame, setting: Setting) -> list[Player]:
    limit = Limit(simulations=experiment.simulations)
    return [
        or_ending(bot, player_named(game, setting, bot, Random(f"{experiment.seed}/{number}/bot {seat}"), limit))
        for seat, bot in enumerate(bots_of(cell, number))
    ]


def or_ending(bot: str, player: Player) -> Player:
    """If it fails, nothing else takes its place: the games would no longer be what was asked for."""

    def think(state: State) -> int:
        try:
            return player(state)
        except Exception as error:
            raise Refused("lab-bot-failed", level=bot, why=type(error).__name__) from error

    return think
