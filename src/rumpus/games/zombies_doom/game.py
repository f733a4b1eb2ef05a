"""Zombies Doom as the house knows it."""

from collections.abc import Mapping
from typing import Any

from rumpus.games.zombies_doom import view
from rumpus.games.zombies_doom.boxes import ZombiesBoxes
from rumpus.games.zombies_doom.deeds import ZombiesDeeds
from rumpus.games.zombies_doom.determinization import ZombiesDeterminization
from rumpus.games.zombies_doom.drawing import ZombiesDrawing
from rumpus.games.zombies_doom.evaluation import ZombiesEvaluation
from rumpus.games.zombies_doom.fates import ZombiesFates
from rumpus.games.zombies_doom.features import ZombiesFeatures
from rumpus.games.zombies_doom.happenings import ZombiesHappenings
from rumpus.games.zombies_doom.looking import ZombiesLooking
from rumpus.games.zombies_doom.naming import ZombiesNaming
from rumpus.games.zombies_doom.observation import ZombiesObservations
from rumpus.games.zombies_doom.outlook import ZombiesOutlooks
from rumpus.games.zombies_doom.practice import ZombiesPractices
from rumpus.games.zombies_doom.printing import ZombiesPrinting
from rumpus.games.zombies_doom.priors import ZombiesPriors
from rumpus.games.zombies_doom.rules.setup import set_up
from rumpus.games.zombies_doom.rungs import ZombiesRungs
from rumpus.games.zombies_doom.scenarios import ZombiesScenarios
from rumpus.games.zombies_doom.setting import CHOICES, SEATS, ZombiesSetting, read_setting
from rumpus.games.zombies_doom.sheets import ZombiesReference
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import About, OwnView, View
from rumpus.games.zombies_doom.themes import ZombiesThemes
from rumpus.games.zombies_doom.uses import ZombiesUses
from rumpus.games.zombies_doom.vocabulary import ZombiesVocabularies
from rumpus.kernel.conversation import then
from rumpus.kernel.game import Game, Structs


class ZombiesDoom(Game[ZombiesSetting, ZombiesState]):
    id = "zombies-doom"
    rules_version = 2
    seats = SEATS
    choices = CHOICES
    structs = Structs(View, OwnView, About)
    at_once: Mapping[str, str] = {}
    capabilities = (
        ZombiesBoxes,
        ZombiesHappenings,
        ZombiesDeeds,
        ZombiesDeterminization,
        ZombiesDrawing,
        ZombiesEvaluation,
        ZombiesFates,
        ZombiesFeatures,
        ZombiesLooking,
        ZombiesNaming,
        ZombiesObservations,
        ZombiesOutlooks,
        ZombiesPractices,
        ZombiesPrinting,
        ZombiesPriors,
        ZombiesReference,
        ZombiesRungs,
        ZombiesScenarios,
        ZombiesUses,
        ZombiesVocabularies,
        ZombiesThemes,
    )

    def setting(self, seats: int, options: Mapping[str, str]) -> ZombiesSetting:
        return read_setting(seats, options)

    def start(self, setting: ZombiesSetting) -> ZombiesState:
        state = ZombiesState(setting)
        then(state, set_up)
        return state

    def load(self, setting: ZombiesSetting, data: dict[str, Any]) -> ZombiesState:
        return ZombiesState.from_json(setting, data)

    def open_view(self, state: ZombiesState) -> View:
        return view.open_view(state)

    def own_view(self, state: ZombiesState, seat: int) -> OwnView:
        return view.own_view(state, seat)
