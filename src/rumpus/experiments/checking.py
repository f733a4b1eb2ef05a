"""An experiment that somebody has typed in a browser is checked as one at the command line is; and besides, that it
names nothing of this machine but boxes and bots that can be chosen at the table, and does not ask for too much."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.boxes import box_files, make_boxes, write_box
from rumpus.lab.experiment import Experiment, read_experiment
from rumpus.lab.results import EXPERIMENT, begin_results
from rumpus.table.rooms.boxes import boxes_in
from rumpus.table.studio.laboratory import BESIDE, MOST_CELLS, MOST_SIMULATIONS
from rumpus.thinking.bot import Bot
from rumpus.thinking.naming import read_name
from rumpus.thinking.registry import bot_levels, find_bot


@contextmanager
def written_down(text: str, boxes: Path) -> Iterator[Path]:
    """As a file beside the boxes that it names. What is refused speaks of it by a name that means something."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".toml", prefix=".draft-", dir=boxes) as file:
        file.write(text)
        file.flush()
        try:
            yield Path(file.name)
        except Refused as refused:
            raise Refused(refused.message.id, **named(refused.message, file.name).args) from None


def named(message: Message, path: str) -> Message:
    return Message(message.id, {key: EXPERIMENT if value == path else value for key, value in message.args.items()})


def check_experiment(path: Path, boxes: Path, most: int) -> Experiment:
    """Refused with the line of what is wrong, or with what is too much."""
    experiment = read_experiment(path, find=bot_offered)
    check_amount(experiment, most)
    known = {*Boxes.of(find_game(experiment.game)).own, *(folder.name for folder in boxes_in(boxes))}
    for name in {cell.options[BOX] for cell in experiment.cells if BOX in cell.options}:
        if name not in known:
            raise Refused("box-not-ours", possible=tuple(sorted(known)))
    return experiment


def check_amount(experiment: Experiment, most: int) -> None:
    if len(experiment.cells) > MOST_CELLS:
        raise Refused("lab-too-many-cells", most=MOST_CELLS, cells=len(experiment.cells))
    games = experiment.games * len(experiment.cells)
    if games > most:
        raise Refused("lab-too-many-games", most=most, games=games)
    thinking = [read_name(bot.partition("+")[0]).simulations or 0 for cell in experiment.cells for bot in cell.bots]
    if max(*thinking, experiment.simulations or 0) > MOST_SIMULATIONS:
        raise Refused("lab-too-much-thinking", most=MOST_SIMULATIONS)


def bot_offered(name: str) -> Bot:
    """Naming a function would run the code around it, and an address would be told of games: not for strangers."""
    what = read_name(name).what
    if what not in bot_levels():
        raise Refused("bot-unknown", level=name, known=tuple(bot_levels()))
    return find_bot(what)


def try_out(text: str, boxes: Path, most: int) -> Experiment:
    """The experiment, once it is sure that all of its cells can be played."""
    with written_down(text, boxes) as path, tempfile.TemporaryDirectory() as trial:
        experiment = check_experiment(path, boxes, most)
        make_boxes(path, experiment, Path(trial) / "boxes")
        return experiment


def begin(text: str, boxes: Path, folder: Path, most: int) -> Experiment:
    """A folder for its results, with the boxes that it names as they are now: so it can go on elsewhere."""
    with written_down(text, boxes) as path:
        experiment = check_experiment(path, boxes, most)
        begin_results(path, folder)
        shelf = Boxes.of(find_game(experiment.game))
        for name in {cell.options.get(BOX, "") for cell in experiment.cells} - {"", *shelf.own}:
            write_box(box_files(shelf, name, boxes), folder / BESIDE / name)
        return experiment
