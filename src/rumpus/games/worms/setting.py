"""What is agreed before a game of Worms: edition, optional rules, set-up, box."""

from collections.abc import Mapping
from dataclasses import replace

from rumpus.boxes.box import write_box_name
from rumpus.boxes.boxes import box_choice
from rumpus.boxes.variants import varied, with_variants
from rumpus.boxes.written import whole_number
from rumpus.games.worms.cards.box import SHELF, VARIANTS_OF_THE_GAME, Box
from rumpus.games.worms.cards.edition import Edition, editions
from rumpus.games.worms.cards.tile_file import MOST_ON_MAP
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Choice, check_options, check_seats

SEATS = (2, 3, 4)
EDITION = Choice(
    "edition", ("english", "ukrainian", "czech"), "english", by_language={"cs": "czech", "uk": "ukrainian"}
)
VARIANTS = Choice(  # W11.1 to W11.9
    "variants",
    VARIANTS_OF_THE_GAME,
    "",
    several=True,
    turn_clocks={"timer": 60},  # W11.9
)
SETUP = Choice("setup", ("full", "quick", "first-game"), "full")
EXTRA_TILES = Choice("extra-tiles", ("0", "1", "2"), "0", open_ended=True)
BOX = box_choice("standard")
CHOICES = (EDITION, VARIANTS, SETUP, EXTRA_TILES, BOX)
# Optional rules that cannot both hold.
CONTRADICTIONS = (("no-sudden-death", "sudden-death-draft"),)  # there is nothing to draft


class WormsSetting:
    """The agreed options as the rules read them: plain attributes, looked up at every turn."""

    def __init__(
        self, seats: int, edition: str, variants: tuple[str, ...], setup: str, extra_tiles: int, box_name: str
    ):
        self.seats = seats
        self.edition = edition
        self.variants = variants
        self.setup = setup
        self.extra_tiles = extra_tiles
        self.box = box = SHELF.find(box_name)
        self.box_name = write_box_name(box_name, box)
        self.every_variant = with_variants(VARIANTS, box.variants).values  # that could have been agreed on
        self.rules = rules = varied(replace(editions()[edition], **box.rules), box.variants, variants)
        agreed = [variant for variant in box.variants if variant.id in variants]
        # What of these does not depend on the edition, because the box says it.
        self.said_by_box = frozenset(box.rules).union(*(variant.changes for variant in agreed))
        self.cut_when_damaged = rules.turn_ends_when == "damaged"
        self.jump_to_land_only = rules.jump_to == "land"
        self.may_leave_overfull = rules.without_worms == "may prod"
        self.tie_is_shared_win = rules.full_tie == "shared win"
        self.tie_is_played_on = rules.full_tie == "another round"
        self.parting_gifts = "parting-gifts" in variants
        self.true_elimination = "true-elimination" in variants
        self.sudden_death_draft = "sudden-death-draft" in variants
        self.no_sudden_death = "no-sudden-death" in variants
        self.late_superweapons = "late-superweapons" in variants
        self.reduced_blast = "reduced-blast" in variants
        self.timer = "timer" in variants
        self.quick = setup == "quick"
        self.first_game = setup == "first-game"
        self.drop_cards = self._drop_cards(rules)
        self.starters = tuple(card for card, weapon in enumerate(box.weapons) if weapon.deck == "starter")
        supplies = [card for card, weapon in enumerate(box.weapons) if weapon.deck == "supply"]
        self.supplies = tuple(card for card in supplies if not box.weapons[card].superweapon)
        self.superweapons = tuple(card for card in supplies if box.weapons[card].superweapon)

    def _drop_cards(self, rules: Edition) -> int:
        """How many drop cards lie on the sudden death card (W2.7, W11.4, W11.6)."""
        available = sum(card.copies for card in self.box.drops)
        wanted = rules.drops_per_player * self.seats + rules.drops_besides
        if "longer-game" in self.variants:
            wanted = available if rules.longer_game == "all" else rules.longer_game * self.seats
        if self.no_sudden_death:
            wanted = available
        return min(wanted, available)

    def header(self) -> dict[str, str]:
        header = {
            "edition": self.edition,
            "variants": ", ".join(self.variants),
            "setup": self.setup,
            "box": self.box_name,
        }
        if self.extra_tiles:
            header["extra-tiles"] = str(self.extra_tiles)
        return header


def read_setting(seats: int, options: Mapping[str, str]) -> WormsSetting:
    """The agreed options, checked one by one and against each other."""
    check_options(options, CHOICES)
    check_seats(seats, SEATS)
    edition = EDITION.read(options)
    setup = SETUP.read(options)
    box_name = BOX.read(options)
    box = SHELF.find(box_name)
    variants = with_variants(VARIANTS, box.variants).read_several(options)
    for one, other in CONTRADICTIONS:
        if one in variants and other in variants:
            raise Refused("variants-contradict", one=one, other=other)
    extra_tiles = read_extra_tiles(options, seats, variants, setup, box)
    if setup == "first-game" and box.first_game is None:
        raise Refused("box-has-no-first-game", option=SETUP.key, box=box.name)
    if "sudden-death-draft" in variants and len(box.sudden_deaths) < seats:
        raise Refused(
            "too-few-sudden-deaths-to-draft", variant="sudden-death-draft", cards=len(box.sudden_deaths), seats=seats
        )
    return WormsSetting(seats, edition, variants, setup, extra_tiles, box_name)


def read_extra_tiles(options: Mapping[str, str], seats: int, variants: tuple[str, ...], setup: str, box: Box) -> int:
    """How many tiles a larger map adds (W11.8): one, if no number is given."""
    larger = "larger-map" in variants
    text = options.get(EXTRA_TILES.key, "1" if larger else "0")
    extra = whole_number(text)
    if extra is None:
        raise Refused("option-value-unknown", option=EXTRA_TILES.key, value=text, possible=EXTRA_TILES.values)
    if extra and not larger:
        raise Refused("extra-tiles-without-larger-map", option=EXTRA_TILES.key)
    if larger and setup == "first-game":
        raise Refused("larger-map-in-first-game", variant="larger-map")
    if seats + extra > len(box.tiles) or (larger and not extra):
        raise Refused("too-few-tiles", option=EXTRA_TILES.key, tiles=len(box.tiles), seats=seats, extra=extra)
    hexes = sum(sorted([len(tile.hexes) for tile in box.tiles])[-(seats + extra) :])
    if extra and hexes > MOST_ON_MAP:
        raise Refused("map-too-large", extra=extra, hexes=hexes, most=MOST_ON_MAP)
    return extra
