"""The models of our own games."""

from rumpus.contract.model import Model
from tests.models.worms.model import WormsModel
from tests.models.zombies_doom.model import ZombiesModel

MODELS: list[Model] = [WormsModel(), ZombiesModel()]
