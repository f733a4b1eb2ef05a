"""What can be said at a glance of whatever may be answered in a game of Worms."""

from collections.abc import Callable
from typing import Final

from rumpus.games.worms.about import to_place
from rumpus.games.worms.board import INCH, JUMP, STAY
from rumpus.games.worms.feature_names import IN_WORDS, SORTS, SPOT
from rumpus.games.worms.notation import LEAVE, PASS, STOP
from rumpus.games.worms.rules import effects, movement
from rumpus.games.worms.rules.targeting import AIRSTRIKE_HEXES
from rumpus.games.worms.sight import FACES, Shot, Sight, drowning, shot_of
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import (
    CRATE,
    CRATER,
    DRUM,
    FIRE,
    KINDS,
    LYING,
    MINE,
    WATER_TILE,
    WORM,
    hex_of,
    is_worm,
    kind_of,
    team_of,
)
from rumpus.kernel.conversation import waiting
from rumpus.kernel.question import Question
from rumpus.learning.features import Features, Look, Row
from rumpus.parts.hexgrid import DIRECTIONS, NOWHERE, STEP, distance

GOOD: Final = (CRATE,)


class WormsFeatures(Features):
    sorts = SORTS
    in_words = IN_WORDS
    usual_turns = 24  # the last two sit still, each out of the other's reach

    def features(self, s: WormsState) -> list[Look]:
        question = s.asked()
        look = LOOKS.get(question.kind)
        if look is None:
            return [("anything", (1.0,))] * len(question.options)
        return look(s, question, Sight(s, question.seat))


def spot(sight: Sight, hex_: int, without: int = NOWHERE) -> Row:
    """What it is like to stand there, for somebody who does not stand on `without` any more."""
    s, worms = sight.s, sight.worms
    cell = s.ground.cell[hex_]
    if cell == 255:
        return (1.0, *(0.0,) * (len(SPOT) - 1))
    on = s.on
    first = cell * KINDS
    company = worms.own.get(hex_, 0.0) - (hex_ == without)
    crates = 0
    for way in DIRECTIONS:
        near = s.ground.cell[hex_ + STEP[way]]
        if near != 255:
            crates += on[near * KINDS + CRATE]
    return (
        0.0,
        drowning(s, hex_),
        company,
        worms.foes.get(hex_, 0.0),
        worms.near.get(hex_, 0.0),
        worms.in_line.get(hex_, 0.0),
        float(on[first + MINE]),
        float(on[first + DRUM]),
        float(on[first + CRATE]),
        float(on[first + FIRE]),
        float(on[first + CRATER]),
        float(crates),
        float(any(effect[1] == hex_ for effect in s.at_end)),
    )


def look_at_worms(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    shots = [shot_of(s.setting.box.weapons[card]) for card in hand_of(s, question.seat)]
    found: list[Look] = []
    for worm in question.options:
        hex_ = s.worm_hex[worm]
        lying = float(s.worm_health[worm] == LYING)
        promise = max([sight.promise(shot, hex_) for shot in shots], default=0.0)
        found.append(("activate", (lying, *spot(sight, hex_, hex_), promise)))
    return found


def hand_of(s: WormsState, seat: int) -> set[int]:
    return {*s.open_hand[seat], *s.hidden_hand[seat]}


def look_at_moves(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    here = s.worm_hex[s.worm]
    at_the_end = s.step == 5
    stay, inch, jump = (
        ("stay-at-the-end", "inch-at-the-end", "jump-at-the-end") if at_the_end else ("stay", "inch", "jump")
    )
    args = waiting(s, movement.moved)
    smooth = bool(args and args[0])
    spots: dict[int, Row] = {}
    found: list[Look] = []
    for move in question.options:
        if move == STAY:
            found.append((stay, (1.0, *spot(sight, here, here))))
            continue
        hex_ = move - (JUMP if move >= JUMP else INCH)
        row = spots.get(hex_)
        if row is None:
            row = spots[hex_] = spot(sight, hex_, here)
        if move < JUMP or smooth:
            found.append((inch, (1.0, *row)))
        else:
            found.append((jump, (1.0, *row, *landing(s, hex_))))
    return found


def landing(s: WormsState, hex_: int) -> tuple[float, float, float]:
    """How likely a worm that jumps there drowns, comes upon a mine, or finds a crate next door."""
    if not s.is_land(hex_):
        return (1.0, 0.0, 0.0)
    drowns = mines = crates = 0
    cell, on = s.ground.cell, s.on
    for way in (*DIRECTIONS, s.wind):
        there = cell[hex_ + STEP[way]]
        if there == 255:
            drowns += 1
        else:
            mines += on[there * KINDS + MINE]
            crates += on[there * KINDS + CRATE]
    return drowns / FACES, mines / FACES, crates / FACES


def look_at_weapons(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    weapons, last_round, cards = s.setting.box.weapons, float(s.ending > 0), len(question.options) - 1
    found: list[Look] = []
    for card in question.options:
        if card == PASS:
            found.append(("pass", (1.0, float(cards), last_round)))
            continue
        weapon = weapons[card]
        shot = shot_of(weapon)
        promise = sight.promise(shot, s.worm_last_on)
        harms = shot.blasts > 0 or shot.damages > 0 or shot.pushes
        names = shot.names
        spare = s.open_hand[s.seat].count(card) + s.hidden_hand[s.seat].count(card) - 1
        row = (
            1.0,
            max(0.0, promise),
            max(0.0, -promise),
            float(harms and promise <= 0.05),
            float(shot.blasts),
            float(shot.damages),
            float(shot.pushes),
            float(weapon.line.count("move")),
            float("again" in weapon.line),
            float(weapon.superweapon),
            float("move_worm_to_target" in names),
            float("remove_one" in names),
            float("place" in names),
            float("ice_cubes" in names),
            float("smooth_jumps" in names),
            float(shot.later),
            float("knockback_every_other_worm" in names) * sight.worms.near.get(s.worm_last_on, 0.0),
            float("spray_fire" in names),
            last_round * promise,
            float(spare),
        )
        found.append(("weapon", row))
    return found


def harm_row(sight: Sight, shot: Shot, hex_: int, expected: float) -> Row:
    s = sight.s
    cell = s.ground.cell[hex_]
    if cell == 255:
        return (1.0, max(0.0, expected), max(0.0, -expected), 0.0, 0.0, 1.0, 0.0, 0.0)
    first = cell * KINDS
    return (
        1.0,
        max(0.0, expected),
        max(0.0, -expected),
        sight.worms.foes.get(hex_, 0.0),
        sight.worms.own.get(hex_, 0.0),
        0.0,
        float(s.on[first + DRUM]),
        float(s.on[first + CRATER]),
    )


def look_at_targets(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    shot = shot_of(s.setting.box.weapons[s.card]) if s.card >= 0 else NO_SHOT
    if "move_worm_to_target" in shot.names:
        here = s.worm_hex[s.worm]
        strays = shot.dice > 0
        return [
            (
                "swing-over",
                (1.0, *spot(sight, hex_, here), drowning(s, hex_) * strays, float(distance(here, hex_))),
            )
            for hex_ in question.options
        ]
    if "remove_one" in shot.names:
        return [("mend", mend(sight, hex_)) for hex_ in question.options]
    if "place" in shot.names:
        return [("set-a-trap", harm_row(sight, shot, hex_, 0.0)) for hex_ in question.options]
    if shot.line:
        return [("shoot", harm_row(sight, shot, hex_, best_line(sight, shot, hex_))) for hex_ in question.options]
    return [
        ("shoot", harm_row(sight, shot, hex_, sight.expected(shot, hex_, s.worm_last_on))) for hex_ in question.options
    ]


NO_SHOT: Final = Shot("", 0, 0, False, 0, 0, 0, 0, False, False, False, frozenset())


def along(sight: Sight, shot: Shot, hex_: int, way: int) -> float:
    """W8.8: what an airstrike is worth that is aimed there and that way; it strays."""
    total = 0.0
    step = STEP[way]
    for steps in range(AIRSTRIKE_HEXES):
        total += sight.harm(shot, hex_ + steps * step, sight.s.worm_last_on)
    return total


def best_line(sight: Sight, shot: Shot, hex_: int) -> float:
    return max([along(sight, shot, hex_, way) for way in DIRECTIONS])


def mend(sight: Sight, hex_: int) -> Row:
    s = sight.s
    own = sight.worms.own.get(hex_, 0.0)
    foes = sight.worms.foes.get(hex_, 0.0)
    near_own = float(distance(s.worm_last_on, hex_) <= 1)
    if not s.is_land(hex_):
        return (1.0, float(s.ground.was_land(hex_)), 0.0, 0.0, 0.0, 0.0, 0.0, near_own)
    craters = s.count(CRATER, hex_)
    return (
        1.0,
        0.0,
        own * craters,
        foes * craters,
        float(s.count(MINE, hex_)),
        float(s.count(FIRE, hex_)),
        float(craters),
        near_own,
    )


def look_at_dice(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    shot = shot_of(s.setting.box.weapons[s.card]) if s.card >= 0 else NO_SHOT
    hexes = [s.target + STEP[s.heading(face)] for face in question.options]
    if "move_worm_to_target" in shot.names:
        here = s.worm_hex[s.worm]
        return [("die-to-land", (1.0, *spot(sight, hex_, here), drowning(s, hex_))) for hex_ in hexes]
    return [("die", harm_row(sight, shot, hex_, sight.harm(shot, hex_, s.worm_last_on))) for hex_ in hexes]


def look_along(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    shot = shot_of(s.setting.box.weapons[s.card]) if s.card >= 0 else NO_SHOT
    found: list[Look] = []
    for way in question.options:
        around = [along(sight, shot, s.target + STEP[other], way) for other in DIRECTIONS]
        mean = (along(sight, shot, s.target, way) + sum(around) + around[s.wind - 1]) / FACES
        found.append(("aim", harm_row(sight, shot, s.target + STEP[way], mean)))
    return found


def look_for_steering(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    shot = shot_of(s.setting.box.weapons[s.card]) if s.card >= 0 else NO_SHOT
    hexes = [s.target if hex_ == STOP else hex_ for hex_ in question.options]
    return [("steer", harm_row(sight, shot, hex_, sight.expected(shot, hex_, s.worm_last_on))) for hex_ in hexes]


def thing_row(sight: Sight, thing: int) -> Row:
    s = sight.s
    if is_worm(thing):
        own, lying = team_of(thing) == sight.team, s.worm_health[thing] == LYING
        gain = sight.blasted(s.worm_hex[thing], 1) if s.worm_hex[thing] != NOWHERE else 0.0
        return (
            *(float(not own and not lying), float(not own and lying), float(own and not lying), float(own and lying)),
            *(float(thing == s.worm), 0.0, 0.0, 0.0, 0.0, max(0.0, gain), max(0.0, -gain)),
        )
    kind, hex_ = kind_of(thing), hex_of(thing)
    gain = sight.struck(hex_) + (sum([sight.struck(hex_ + STEP[way]) for way in DIRECTIONS]) if kind == DRUM else 0.0)
    return (
        *(0.0, 0.0, 0.0, 0.0, 0.0, float(kind == MINE), float(kind == DRUM), float(kind == CRATE)),
        *(float(kind not in (MINE, DRUM, CRATE)), max(0.0, gain), max(0.0, -gain)),
    )


def look_at_things(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    return [
        ("leave", (1.0,)) if thing == LEAVE else (question.kind, thing_row(sight, thing)) for thing in question.options
    ]


MEETS: Final = {MINE: "meet-mine", FIRE: "meet-fire", CRATE: "meet-crate", WORM: "meet-worm"}


def look_at_meeting(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    return [(MEETS[kind], (1.0,)) for kind in question.options]


def look_at_ways(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    """Where something is pushed or thrown."""
    thrown = waiting(s, movement.move_in_direction)
    pushed = waiting(s, effects.push_on)
    thing = thrown[0] if thrown else pushed[0] if pushed else -1
    steps = pushed[1] if pushed else 1
    origin = s.worm_hex[thing] if is_worm(thing) and thing >= 0 else hex_of(thing) if thing >= 0 else NOWHERE
    own = is_worm(thing) and thing >= 0 and team_of(thing) == sight.team
    foe = is_worm(thing) and thing >= 0 and not own
    found: list[Look] = []
    for way in question.options:
        hexes = [origin + STEP[way] * step for step in range(1, steps + 1)]
        drowns = any(not s.is_land(hex_) for hex_ in hexes)
        mines = sum([s.count(MINE, hex_) for hex_ in hexes])
        last = hexes[-1]
        row = (
            float(foe and drowns),
            float(own and drowns),
            float(foe) * mines,
            float(own) * mines,
            float(own - foe) * sum([s.count(CRATE, hex_) for hex_ in hexes]),
            float(own) * sight.worms.own.get(last, 0.0),
            float(own - foe) * sight.worms.near.get(last, 0.0),
            float(own - foe) * (0.0 if drowns else drowning(s, last)),
        )
        found.append(("direction", row))
    return found


def look_at_places(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    """Where a drop card or a weapon puts something."""
    kind = to_place(s)
    sort = "place-good" if kind in GOOD else "place-bad"
    return [(sort, spot(sight, hex_)) for hex_ in question.options]


REMOVES: Final = {MINE: "remove-mine", FIRE: "remove-fire", CRATER: "remove-crater", WATER_TILE: "remove-water"}


def look_at_removing(s: WormsState, question: Question, sight: Sight) -> list[Look]:
    args = waiting(s, effects.removed)
    hex_ = args[0] if args else NOWHERE
    row = (sight.worms.own.get(hex_, 0.0), sight.worms.foes.get(hex_, 0.0))
    return [(REMOVES.get(what, "remove-other"), row) for what in question.options]


LOOKS: Final[dict[str, Callable[[WormsState, Question, Sight], list[Look]]]] = {
    "activate": look_at_worms,
    "move": look_at_moves,
    "weapon": look_at_weapons,
    "target": look_at_targets,
    "die": look_at_dice,
    "aim": look_along,
    "steer": look_for_steering,
    "hit": look_at_things,
    "push": look_at_things,
    "next": look_at_things,
    "prod": look_at_things,
    "meet": look_at_meeting,
    "direction": look_at_ways,
    "place": look_at_places,
    "remove": look_at_removing,
}
