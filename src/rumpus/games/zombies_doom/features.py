"""What can be said at a glance of whatever may be answered in a game of Zombies Doom."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rumpus.games.zombies_doom.board import NOWHERE
from rumpus.games.zombies_doom.cards.card import Pattern, SpellEffect
from rumpus.games.zombies_doom.common import within_two_steps
from rumpus.games.zombies_doom.notation import (
    DIE,
    DONE,
    ITSELF,
    KEEP,
    STAY,
    STOP,
    TO_FIGURE,
    card_of,
    each_of,
    read_swap,
    read_teleport,
    read_trophies,
    spell_of,
    way_of,
)
from rumpus.games.zombies_doom.rules.fight import place_attacked, tokens_won
from rumpus.games.zombies_doom.rules.spells import slot_of
from rumpus.games.zombies_doom.rules.tasks import has_all, kinds_on_map, stands_right
from rumpus.games.zombies_doom.sight import SPOT, Glance
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import BOMB, KINDS, MONSTERS
from rumpus.kernel.question import Question
from rumpus.learning.features import Features, Look, Row

EFFECTS: Final = tuple(SpellEffect)
SPENT: Final = ("bombs", "loose-spells", *(f"{effect.name.lower().replace('_', '-')}" for effect in EFFECTS))
TROPHY: Final = ("completes", "begins")
SORTS: Final[Mapping[str, tuple[str, ...]]] = {
    "go": ("always", "tokens", "wins", "task", *TROPHY, "fights", "castle", "with-spell", "with-bomb", "rests", *SPOT),
    "stop": ("always", *SPOT),
    "die": ("always", "hand", *SPOT),
    "teleport": ("always", "loose", "task-next", "prey", "more-prey", "prey-here", "others-near"),
    "use": (*SPENT, "spare", *SPOT),
    "keep": ("always", *SPOT),
    "discard": (*SPENT, "always", "spare", *SPOT),
    "lure": ("task", *TROPHY, "tokens-there", "near-there"),
    "draw-spell": ("always",),
    "draw-nothing": ("always",),
    "throw": ("own", "own-next", "own-begun", "others-next", "others-begun", "for-trophies"),
    "throw-no-more": ("always",),
    "trophies": (*TROPHY, "kinds", "most-alike"),
    "take": (*TROPHY, "others-begun"),
    "draw": ("prey", "task-next", "monsters-next", "monsters-near", "held", "bomb-held"),
    "stand": ("always", *SPOT),
    "stay": ("always", *SPOT),
    "anything": ("always",),
}
IN_WORDS: Final = frozenset(
    f"hint-glance-{name}"
    for name in (*("tokens", "task", "completes", "begins", "prey", "task-next", "tokens-near"), "no-with-spell")
)
NEAR_PILE: Final = 2


class ZombiesFeatures(Features):
    sorts = SORTS
    in_words = IN_WORDS

    def features(self, s: ZombiesState) -> list[Look]:
        question = s.asked()
        look = LOOKS.get(question.kind)
        return (
            [("anything", (1.0,))] * len(question.options)
            if look is None
            else look(s, question, Glance(s, question.seat))
        )


def look_at_ways(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    here, all_beaten = s.figure[s.seat], glance.beaten(glance.cards)
    found: list[Look] = []
    for option in question.options:
        if option == STOP:
            found.append(("stop", (1.0, *glance.spot(here, all_beaten))))
        elif option >= DIE:
            found.append(("die", (1.0, float(len(glance.cards)), *glance.spot(here, all_beaten))))
        elif option >= TO_FIGURE:
            found.append(("teleport", look_at_teleport(s, option, glance, all_beaten)))
        else:
            found.append(("go", look_at_way(s, option, glance, all_beaten)))
    return found


def look_at_way(s: ZombiesState, place: int, glance: Glance, all_beaten: int) -> Row:
    monsters, beats, cards = s.monsters_at(place), s.setting.beats, glance.cards
    rest = cards.copy()
    with_spell = with_bomb = 0
    for monster in monsters:
        fitting = [card for card in rest if beats[card] >> monster & 1]
        if fitting:
            used = min(fitting, key=lambda card: beats[card])  # a bomb beats more
            with_bomb += s.setting.box.weapons[used].weapon == BOMB
            rest.remove(used)
        else:
            with_spell += 1
            if rest:
                rest.pop()
    tokens = tokens_won(s, place, bool(monsters))
    task = float(glance.task_on(place))
    completes, begins = glance.with_trophies(*monsters) if monsters else glance.tasks_with(glance.trophies)
    score = s.score(s.seat) + tokens + task + completes
    return (
        1.0,
        float(tokens),
        float(score >= s.setting.target),
        task,
        completes,
        begins,
        float(bool(monsters)),
        float(len(monsters) > 1),
        float(with_spell),
        float(with_bomb),
        float(not monsters and not s.fought),
        *glance.spot(place, glance.beaten(rest) if monsters else all_beaten),
    )


def look_at_teleport(s: ZombiesState, option: int, glance: Glance, all_beaten: int) -> Row:
    other, use = read_teleport(option)
    there, here = s.figure[other], s.figure[s.seat]
    prey, more, _, near, *_ = glance.spot(there, all_beaten)
    task = glance.spot(there, all_beaten)[SPOT.index("task-next")]
    return (1.0, float(way_of(use) != ITSELF), task, prey, more, glance.spot(here, all_beaten)[0], near)


def spent(s: ZombiesState, uses: tuple[int, ...]) -> Row:
    """What goes with these uses."""
    setting, weapons = s.setting, s.setting.box.weapons
    effects = [
        effect for use in uses if (spell := spell_of(setting, use)) for effect in setting.box.spells[spell].effects
    ]
    return (
        float(sum([weapons[card_of(use)].weapon == BOMB for use in uses])),
        float(sum([way_of(use) not in (0, ITSELF) for use in uses])),
        *(float(effects.count(effect)) for effect in EFFECTS),
    )


def without(cards: list[int], uses: tuple[int, ...], s: ZombiesState) -> list[int]:
    rest = cards.copy()
    for use in uses:
        card = card_of(use)
        if card in rest and not s.setting.keeps_weapon[spell_of(s.setting, use)]:
            rest.remove(card)
    return rest


def look_at_uses(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    place = place_attacked(s)
    assert place is not None
    found: list[Look] = []
    for option in question.options:
        uses = each_of(option)
        rest = without(glance.cards, uses, s)
        spare = float(sum([card_of(use) in rest for use in uses]))
        found.append(("use", (*spent(s, uses), spare, *glance.spot(place, glance.beaten(rest)))))
    return found


def look_at_discards(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    place = place_attacked(s)
    assert place is not None
    found: list[Look] = []
    for option in question.options:
        if option == KEEP:
            found.append(("keep", (1.0, *glance.spot(place, glance.beaten(glance.cards)))))
            continue
        rest = without(glance.cards, (option,), s)
        spare = float(card_of(option) in rest)
        found.append(("discard", (*spent(s, (option,)), 1.0, spare, *glance.spot(place, glance.beaten(rest)))))
    return found


def look_at_lures(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    place = place_attacked(s)
    assert place is not None
    tasks = glance.common.tasks.for_position
    found: list[Look] = []
    for option in question.options:
        out, there, monster = read_swap(option)
        out = out or s.monsters[place]
        after = bytearray(s.monsters)
        one, other = slot_of(s, place, out), slot_of(s, there, monster)
        after[one], after[other] = 0, out
        kinds = kinds_on_map(s.map.board, after)
        task = sum([stands_right(s.map, each, place, after, kinds) for each in tasks])
        near = float(there in s.map.ways[place])
        found.append(("lure", (float(task), *glance.with_trophies(monster), float(s.tokens[there]), near)))
    return found


def look_at_camp(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    return [("draw-spell" if draws else "draw-nothing", (1.0,)) for draws in question.options]


def look_at_tasks(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    """Z4.5: which of the open tasks is thrown away."""
    tasks, setting = s.setting.box.tasks, s.setting
    kinds = kinds_on_map(setting.board, s.monsters)
    begun = [setting.tasks_begun(bytes(s.trophies[at * KINDS : at * KINDS + KINDS])) for at in range(setting.seats)]
    found: list[Look] = []
    for option in question.options:
        if option == DONE:
            found.append(("throw-no-more", (1.0,)))
            continue
        task = tasks[option]
        if task.pattern is Pattern.TROPHIES:
            own = float(has_all(task, glance.trophies))
            bits = [mask >> option & 1 for mask in begun]
            others = sum(bits) - bits[glance.seat]
            found.append(("throw", (own, 0.0, float(bits[glance.seat]), 0.0, float(others), 1.0)))
        else:
            at = [place_leads_to(s, task, seat, kinds) for seat in range(setting.seats)]
            own = float(stands_right(s.map, task, s.figure[glance.seat], s.monsters, kinds))
            others = sum(at) - at[glance.seat]
            found.append(("throw", (own, float(at[glance.seat]), 0.0, float(others), 0.0, 0.0)))
    return found


def place_leads_to(s: ZombiesState, task: Any, seat: int, kinds: bytearray) -> bool:
    """Whether a step of this seat leads to where a task speaks of."""
    here = s.figure[seat]
    return here != NOWHERE and any(stands_right(s.map, task, there, s.monsters, kinds) for there in s.map.ways[here])


def look_at_trophies(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    found: list[Look] = []
    for option in question.options:
        kept = bytes((0, *read_trophies(option)))
        found.append(("trophies", (*glance.tasks_with(kept), float(sum(map(bool, kept))), float(max(kept)))))
    return found


def look_at_spoils(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    """Z2.10: a trophy that a spell brings, perhaps from somebody else."""
    found: list[Look] = []
    for option in question.options:
        whose, monster = divmod(option, 8) if question.kind == "take-others-trophy" else (-1, option)
        begun = 0
        if whose >= 0:
            theirs = bytes(s.trophies[whose * KINDS : whose * KINDS + KINDS])
            begun = (s.setting.tasks_begun(theirs) & glance.common.tasks.mask).bit_count()
        found.append(("take", (*glance.with_trophies(monster), float(begun))))
    return found


def look_at_piles(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    """Z8.2: from which pile a weapon is drawn."""
    here, map_ = s.figure[glance.seat], s.map
    monsters, tokens, beats = s.monsters, s.tokens, s.setting.beats
    beaten = glance.beaten(glance.cards)
    prey, task, beside, near = [0] * KINDS, [0] * KINDS, [0] * KINDS, [0] * KINDS
    if here != NOWHERE:
        for there in map_.ways[here]:
            monster = monsters[there]
            beside[monster] += 1
            if not beaten >> monster & 1:
                prey[monster] += tokens[there]
                task[monster] += glance.task_on(there)
        wide = glance.common.tokens & within_two_steps(map_, here)
        while wide:
            place = (wide.bit_length() - 1) // 8
            near[monsters[place]] += 1
            wide &= ~(0xFF << 8 * place)
    bombs = sum([beats[card] == beats_all() for card in glance.cards])
    found: list[Look] = []
    for pile in question.options:
        held = sum([s.setting.box.weapons[card].weapon == pile for card in glance.cards])
        row = (prey[pile], task[pile], beside[pile], near[pile], held, bombs)
        found.append(("draw", tuple(map(float, row))))
    return found


def beats_all() -> int:
    return sum(1 << monster for monster in MONSTERS)


def look_at_places(s: ZombiesState, question: Question, glance: Glance) -> list[Look]:
    """Z5.4, Z6.5: where to begin, or to begin again."""
    beaten = glance.beaten(glance.cards)
    here = s.figure[glance.seat]
    return [
        ("stay", (1.0, *glance.spot(here, beaten))) if place == STAY else ("stand", (1.0, *glance.spot(place, beaten)))
        for place in question.options
    ]


LOOKS: Final[dict[str, Callable[[ZombiesState, Question, Glance], list[Look]]]] = {
    "go": look_at_ways,
    "go-on": look_at_ways,
    "go-from-there": look_at_ways,
    "use": look_at_uses,
    "discard": look_at_discards,
    "lure": look_at_lures,
    "camp": look_at_camp,
    "throw": look_at_tasks,
    "trophies": look_at_trophies,
    "take-trophy": look_at_spoils,
    "take-others-trophy": look_at_spoils,
    "draw": look_at_piles,
    "start": look_at_places,
    "rise": look_at_places,
}
