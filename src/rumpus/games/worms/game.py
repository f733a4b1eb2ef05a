"""Worms as the house knows it."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rumpus.games.worms import (
    drawing,
    evaluation,
    facts,
    notation,
    odds,
    outlook,
    position,
    promise,
    redeal,
    reference,
    sight,
    uses,
    view,
    vocabulary,
)
from rumpus.games.worms.cards.box import SHELF
from rumpus.games.worms.rules.turn import TIME_IS_UP, may_run_out_of_time, time_is_up
from rumpus.games.worms.setting import CHOICES, WormsSetting, read_setting
from rumpus.games.worms.state import WormsState
from rumpus.kernel.chance import Chance
from rumpus.kernel.game import Fate, Game, Prospect, Sheet
from rumpus.kernel.lesson import lesson_files
from rumpus.kernel.message import Message, Say
from rumpus.kernel.sight import Part
from rumpus.kernel.vocabulary import Vocabulary


class Worms(Game[WormsSetting, WormsState]):
    id = "worms"
    rules_version = 2
    seats = (2, 3, 4)
    choices = CHOICES
    at_once: Mapping[str, str] = {"setup": "first-game"}  # W13: everything is laid out already
    terms = evaluation.TERMS
    uses = uses.USES
    decisions = odds.DECISIONS

    def setting(self, seats: int, options: Mapping[str, str]) -> WormsSetting:
        return read_setting(seats, options)

    def start(self, setting: WormsSetting) -> WormsState:
        state = WormsState(setting)
        state.stack = [("set_up",)]
        return state

    def load(self, setting: WormsSetting, data: dict[str, Any]) -> WormsState:
        return WormsState.from_json(setting, data)

    def open_view(self, state: WormsState) -> dict[str, Any]:
        return view.open_view(state)

    def own_view(self, state: WormsState, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(state, seat, seen)

    def redeal(self, state: WormsState, viewer: int | None, chance: Chance) -> WormsState:
        return redeal.redeal(state, viewer, chance)

    def gather(self, state: WormsState, viewer: int) -> WormsState | None:
        return redeal.gather(state, viewer)

    def fates(self, before: WormsState, after: WormsState) -> list[Fate]:
        return odds.fates(before, after)

    def losses(self, before: WormsState, now: WormsState) -> tuple[Message, ...]:
        return odds.losses(before, now)

    def appraise(self, state: WormsState) -> list[tuple[float, ...]]:
        return evaluation.appraise(state)

    def promise(self, state: WormsState) -> list[float]:
        return promise.promise(state)

    def vocabulary(self, setting: WormsSetting) -> Vocabulary:
        return vocabulary.vocabulary(setting)

    def sight(self, setting: WormsSetting) -> Part:
        return sight.sight(setting)

    def interruptions(self, state: WormsState) -> tuple[str, ...]:
        return (TIME_IS_UP,) if may_run_out_of_time(state) else ()

    def interrupt(self, state: WormsState, text: str) -> None:
        time_is_up(state)

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> WormsState:
        return position.read_position(options, table)

    def without_places(self, text: str) -> str:
        return notation.without_hexes(text)

    def facts(self, state: WormsState) -> dict[str, Any]:
        return facts.facts(state)

    def draw(self, view: dict[str, Any], say: Say) -> str:
        return drawing.draw(view, say)

    def describe(self, state: WormsState, viewer: int | None, word: str) -> tuple[Message, ...]:
        return reference.describe(state, viewer, word)

    def sheets(self, setting: WormsSetting) -> list[Sheet]:
        return reference.sheets(setting.box)

    def outlook(self, state: WormsState, option: int) -> list[Prospect]:
        return outlook.outlook(state, option)

    def names(self, setting: WormsSetting) -> dict[str, str]:
        return reference.names(setting.box)

    def lessons(self) -> Mapping[str, Traversable]:
        return lesson_files(__package__)

    def box_files(self, name: str) -> dict[str, bytes]:
        return SHELF.contents(SHELF.folder(name))

    def bring_box(self, files: Mapping[str, bytes], digest: str = "") -> str:
        return SHELF.bring(files, digest)

    def brought_box(self, written: str) -> Mapping[str, bytes] | None:
        return SHELF.brought_files(written)

    def check_box(self, folder: Path) -> list[Message]:
        return SHELF.check(folder)

    def box_title(self, folder: Path) -> str:
        return SHELF.load(folder).name

    def count_box(self, folder: Path) -> Message:
        return reference.count_box(SHELF.load(folder))
