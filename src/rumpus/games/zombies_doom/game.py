"""Zombies Doom as the house knows it."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rumpus.games.zombies_doom import (
    drawing,
    evaluation,
    facts,
    numbers,
    odds,
    outlook,
    position,
    promise,
    redeal,
    reference,
    sheets,
    sight,
    uses,
    view,
    vocabulary,
)
from rumpus.games.zombies_doom.cards.box import SHELF
from rumpus.games.zombies_doom.setting import CHOICES, SEATS, ZombiesSetting, read_setting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.chance import Chance
from rumpus.kernel.game import Fate, Game, Prospect, Sheet
from rumpus.kernel.lesson import lesson_files
from rumpus.kernel.message import Message, Refused, Say
from rumpus.kernel.sight import Part
from rumpus.kernel.vocabulary import Vocabulary


class ZombiesDoom(Game[ZombiesSetting, ZombiesState]):
    id = "zombies-doom"
    rules_version = 2
    seats = SEATS
    choices = CHOICES
    at_once: Mapping[str, str] = {}
    terms = evaluation.TERMS
    uses = uses.USES
    decisions = odds.DECISIONS

    def setting(self, seats: int, options: Mapping[str, str]) -> ZombiesSetting:
        return read_setting(seats, options)

    def start(self, setting: ZombiesSetting) -> ZombiesState:
        state = ZombiesState(setting)
        state.stack = [("set_up",)]
        return state

    def load(self, setting: ZombiesSetting, data: dict[str, Any]) -> ZombiesState:
        return ZombiesState.from_json(setting, data)

    def open_view(self, state: ZombiesState) -> dict[str, Any]:
        return view.open_view(state)

    def own_view(self, state: ZombiesState, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(state, seat, seen)

    def redeal(self, state: ZombiesState, viewer: int | None, chance: Chance) -> ZombiesState:
        return redeal.redeal(state, viewer, chance)

    def gather(self, state: ZombiesState, viewer: int) -> ZombiesState | None:
        return redeal.gather(state, viewer)

    def fates(self, before: ZombiesState, after: ZombiesState) -> list[Fate]:
        return odds.fates(before, after)

    def losses(self, before: ZombiesState, now: ZombiesState) -> tuple[Message, ...]:
        return odds.losses(before, now)

    def appraise(self, state: ZombiesState) -> list[tuple[float, ...]]:
        return evaluation.appraise(state)

    def promise(self, state: ZombiesState) -> list[float]:
        return promise.promise(state)

    def vocabulary(self, setting: ZombiesSetting) -> Vocabulary:
        return vocabulary.vocabulary(setting)

    def sight(self, setting: ZombiesSetting) -> Part:
        return sight.sight(setting)

    def interruptions(self, state: ZombiesState) -> tuple[str, ...]:
        return ()

    def interrupt(self, state: ZombiesState, text: str) -> None:
        raise Refused("interruption-not-possible", text=text)

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> ZombiesState:
        return position.read_position(options, table)

    def facts(self, state: ZombiesState) -> dict[str, Any]:
        return facts.facts(state)

    def draw(self, view: dict[str, Any], say: Say) -> str:
        return drawing.draw(view, say)

    def describe(self, state: ZombiesState, viewer: int | None, word: str) -> tuple[Message, ...]:
        return reference.describe(state, viewer, word)

    def sheets(self, setting: ZombiesSetting) -> list[Sheet]:
        return sheets.sheets(setting.box)

    def outlook(self, state: ZombiesState, option: int) -> list[Prospect]:
        return outlook.outlook(state, option)

    def names(self, setting: ZombiesSetting) -> dict[str, str]:
        return {task.id: task.name for task in setting.box.tasks}

    def numbers(self, setting: ZombiesSetting) -> dict[str, int]:
        return numbers.numbers(setting.box)

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
