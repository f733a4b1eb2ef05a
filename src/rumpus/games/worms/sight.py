"""What whoever is asked sees on the map at a glance: where it pays to hit, and what it is like to stand somewhere.

All of it is rough on purpose: it is worked out for every question that a quick bot is asked.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rumpus.games.worms.board import Ground
from rumpus.games.worms.cards.card import Card, Op
from rumpus.games.worms.rules.damage import CRATERS_THAT_SINK
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import CRATER, DRUM, LYING, team_of
from rumpus.parts.hexgrid import DIRECTIONS, STEP, disk, distance

FACES: Final = 8  # of a die: six directions, the wind, the bullseye
KILLED: Final = 1.0  # what it is worth that a worm is destroyed …
HURT: Final = 0.4  # … or damaged
OWN: Final = -1.3  # times what it would be worth, if it is one's own
BURST: Final = 0.15  # of what stands around a drum that bursts
FAR: Final = 6  # steps in which a straight line to somebody counts
NEAR: Final = 3
FOR_LYING: Final = 1.5  # what a damaged worm counts among those that stand somewhere


class WormsSeen(NamedTuple):
    """Where everybody stands, for one team."""

    foes: dict[int, float]  # by hex: how many of the others' worms, the damaged ones counting for more
    own: dict[int, float]
    near: dict[int, float]  # by hex: how many of the others are near, the nearer the more
    in_line: dict[int, float]  # by hex: how many of them lie in a straight line


@lru_cache(maxsize=256)
def worms_seen(worm_hex: tuple[int, ...], health: bytes, team: int) -> WormsSeen:
    """Kept, because few answers move a worm."""
    foes: dict[int, float] = {}
    own: dict[int, float] = {}
    near: dict[int, float] = {}
    in_line: dict[int, float] = {}
    for worm, life in enumerate(health):
        if not life:
            continue
        hex_ = worm_hex[worm]
        worth = FOR_LYING if life == LYING else 1.0
        if team_of(worm) == team:
            own[hex_] = own.get(hex_, 0.0) + worth
            continue
        foes[hex_] = foes.get(hex_, 0.0) + worth
        for there in disk(hex_, NEAR):
            near[there] = near.get(there, 0.0) + worth / (1 + distance(hex_, there))
        for way in DIRECTIONS:
            there = hex_
            for _ in range(FAR):
                there += STEP[way]
                in_line[there] = in_line.get(there, 0.0) + worth
    return WormsSeen(foes, own, near, in_line)


@lru_cache(maxsize=4096)
def water_around(ground: Ground, hex_: int) -> int:
    """How many of the six neighbours are water."""
    return sum([not ground.is_land(hex_ + STEP[way]) for way in DIRECTIONS])


def drowning(s: WormsState, hex_: int) -> float:
    """How likely somebody who is thrown from here ends in the water."""
    return (water_around(s.ground, hex_) + (not s.is_land(hex_ + STEP[s.wind]))) / FACES


class Shot(NamedTuple):
    """What a weapon does, as far as a glance tells."""

    shape: str  # of its target, or nothing if it has none
    within: int
    dice: int  # of its accuracy, 0 without
    steady: bool
    scatters: int  # how often the target strays
    steers: int
    blasts: int
    damages: int
    pushes: bool
    later: bool  # at the end of the turn
    line: bool  # an airstrike
    names: frozenset[str]  # of all that it does


@lru_cache(maxsize=1024)
def shot_of(card: Card) -> Shot:
    ops = list(flat(card.text))
    names = [str(op[0]) for op in ops]
    first = next((op for op in ops if op[0] == "target"), ("target", "", 0, 0))
    accuracy = next((op for op in ops if op[0] == "accuracy"), ("accuracy", 0, 0))
    harm = next((at for at, name in enumerate(names) if name in HARM), len(names))
    steer = next((op for op in ops if op[0] == "steer_target"), ("steer_target", 0))
    return Shot(
        shape=str(first[1]),
        within=number(first[2]),
        dice=number(accuracy[1]),
        steady=bool(accuracy[2]),
        scatters=names[:harm].count("scatter_target"),
        steers=number(steer[1]),
        blasts=first_run(names, "blast"),
        damages=names.count("damage_a_thing") + names.count("damage_a_worm"),
        pushes=bool(PUSHES.intersection(names)),
        later="at_end_of_turn" in names,
        line=first[1] == "airstrike",
        names=frozenset(names),
    )


HARM: Final = frozenset(("blast", "damage_a_thing", "damage_a_worm", "push_a_worm", "spray_fire"))
PUSHES: Final = frozenset(("push_it", "push_a_worm", "knockback_it"))
INSIDE: Final = ("in_each_hex", "in_token_hex", "at_end_of_turn")


def number(argument: object) -> int:
    return argument if isinstance(argument, int) else 0


def first_run(names: list[str], name: str) -> int:
    """How many of these there are before the target moves on."""
    if name not in names:
        return 0
    run = 0
    for other in names[names.index(name) :]:
        if other == "scatter_target":
            break
        run += other == name
    return run


def flat(ops: tuple[Op, ...]) -> list[Op]:
    """The ops with those that are inside of others."""
    found: list[Op] = []
    for op in ops:
        found.append(op)
        if op[0] in INSIDE:
            inside = op[1]
            assert isinstance(inside, tuple)
            found += flat(inside)  # type: ignore[arg-type]
    return found


class Sight:
    """The map as a question finds it."""

    __slots__ = ("_harm", "s", "team", "worms")

    def __init__(self, s: WormsState, seat: int) -> None:
        self.s = s
        self.team = s.team_of_seat[seat]
        self.worms = worms_seen(tuple(s.worm_hex), bytes(s.worm_health), self.team)
        self._harm: dict[tuple[int, int], float] = {}

    def blasted(self, hex_: int, blasts: int) -> float:
        """What so many blasts on a hex are worth."""
        found = self._harm.get((hex_, blasts))
        if found is None:
            found = self._harm[hex_, blasts] = self._blasted(hex_, blasts)
        return found

    def _blasted(self, hex_: int, blasts: int) -> float:
        s = self.s
        if not s.is_land(hex_) or not s.things_on(hex_):
            return 0.0
        sinks = s.count(CRATER, hex_) + blasts >= CRATERS_THAT_SINK
        drowns = drowning(s, hex_)
        total = 0.0
        for worm in s.worms_on(hex_):
            lies = s.worm_health[worm] == LYING
            kills = sinks or (lies and not s.setting.reduced_blast)
            worth = KILLED if kills else HURT + (KILLED - HURT) * drowns
            if blasts > 1 and not kills:
                worth += (KILLED - worth) / FACES
            total += worth * OWN if team_of(worm) == self.team else worth
        if s.count(DRUM, hex_):
            total += BURST * sum([self.struck(hex_ + STEP[way]) for way in DIRECTIONS])
        return total

    def struck(self, hex_: int) -> float:
        """What it is worth to damage everybody on a hex."""
        own = self.worms.own.get(hex_, 0.0)
        return HURT * (self.worms.foes.get(hex_, 0.0) + OWN * own)

    def hit(self, hex_: int) -> float:
        """What it is worth to damage one of those on a hex, as one likes."""
        if hex_ not in self.worms.foes:
            return 0.0
        return max([KILLED if self.s.worm_health[worm] == LYING else HURT for worm in self.others_on(hex_)])

    def others_on(self, hex_: int) -> list[int]:
        return [worm for worm in self.s.worms_on(hex_) if team_of(worm) != self.team]

    def shoved(self, hex_: int, origin: int) -> float:
        """What it is worth to push somebody from a hex."""
        if hex_ not in self.worms.foes:
            return 0.0
        away = hex_ + (hex_ - origin if hex_ != origin else 0)
        return KILLED if not self.s.is_land(away) else 0.1

    def harm(self, shot: Shot, hex_: int, here: int) -> float:
        """What a weapon is worth whose target is there in the end."""
        found = self.blasted(hex_, shot.blasts) if shot.blasts else 0.0
        if shot.damages and not shot.blasts:
            found += self.hit(hex_)
        if shot.pushes:
            found += self.shoved(hex_, here)
        return found

    def expected(self, shot: Shot, hex_: int, here: int) -> float:
        """What it is worth to aim there, if the target may stray."""
        s = self.s
        if not shot.dice and not shot.scatters:
            return self.harm(shot, hex_, here)
        around = [self.harm(shot, hex_ + STEP[way], here) for way in DIRECTIONS]
        values = [self.harm(shot, hex_, here), *around, around[s.wind - 1]]
        if not any(values):
            return 0.0
        if not shot.dice:
            return sum(values) / FACES / shot.scatters
        dice = shot.dice if shot.steady else max(1, shot.dice - max(0, distance(here, hex_) - 1))
        values.sort(reverse=True)
        total, left = 0.0, 1.0
        for rank, value in enumerate(values, 1):
            worse = ((FACES - rank) / FACES) ** dice  # how likely all dice show something worse
            total += value * (left - worse)
            left = worse
        return total

    def promise(self, shot: Shot, here: int) -> float:
        """What a weapon is worth at best, from where a worm stands."""
        s = self.s
        if not shot.shape:
            return 0.0
        if shot.shape in ("own", "last"):
            spots = (
                {here} if not shot.steers else {hex_ for hex_ in self.worms.foes if distance(here, hex_) <= shot.steers}
            )
        else:
            spots = set(self.worms.foes)
            if shot.dice:
                spots.update([hex_ - STEP[s.wind] for hex_ in self.worms.foes])
            if shot.shape == "direct":
                spots.intersection_update(s.ground.direct(here, shot.within))
            elif shot.within:
                spots = {hex_ for hex_ in spots if distance(here, hex_) <= shot.within}
        return max([self.expected(shot, hex_, here) for hex_ in spots], default=0.0)
