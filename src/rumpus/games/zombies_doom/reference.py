"""What can be looked up during a game: weapons, spells, monsters, tasks, tiles and places; and what options mean."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from rumpus.games.zombies_doom.about import show_place
from rumpus.games.zombies_doom.board import (
    CASTLE,
    CROSSROADS,
    KIND_NAMES,
    NORMAL,
    NOWHERE,
    ROCK,
    called_of,
    kind_of,
    piles_on,
    rock_around,
)
from rumpus.games.zombies_doom.cards.card import Pattern, Spell, SpellEffect, TileCard
from rumpus.games.zombies_doom.cards.wording import (
    describe_spell,
    describe_task,
    describe_weapon,
    draw_task,
    one_after_another,
    so_many,
    together,
)
from rumpus.games.zombies_doom.notation import card_of, show_use
from rumpus.games.zombies_doom.rules.possible import can_beat
from rumpus.games.zombies_doom.rules.tasks import kinds_on_map, stands_right
from rumpus.games.zombies_doom.sentences import monsters_at, what_it_is
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import About
from rumpus.games.zombies_doom.things import (
    MONSTER_NAMES,
    NO_CARD,
    SPENT,
    WEAPON_NAMES,
)
from rumpus.games.zombies_doom.view import spells_of
from rumpus.games.zombies_doom.vocabulary import uses_with
from rumpus.kernel.message import Argument, Message

WASTED: Final = Message("answer-discard-nothing")
HAND: Final = "hand"
TASKS: Final = "tasks"
STARTING: Final = ("start", "return")  # answers that name a start tile
WEAPONED: Final = ("use", "discard")  # answers that name weapons
SINGLE: Final = ("die", "stop", "stay", "keep", "done")  # answers that name nothing
MOVES: Final = ("go", "go-on", "go-from-there")  # the questions where to go


def describe(s: ZombiesState, viewer: int | None, word: str) -> tuple[Message, ...]:
    """A card, monster, tile or place by its name, all of the viewer's hand, the open tasks; or what an answer would
    mean, on one line. Nothing, if the word means nothing."""
    answer = read_answer(s, word)
    return (*(explain_answer(s, viewer, answer) if answer else ()), *look_up(s, viewer, word))


# Answers


def explain_answer(s: ZombiesState, viewer: int | None, about: About) -> Iterator[Message]:
    """What it would mean; nothing, if it speaks for itself. Of two weapons at once nothing more is said."""
    verb, box = about.verb, s.setting.box
    place = s.setting.shown_places.index(about.place) if about.place else NOWHERE
    if verb in SINGLE and not about.trophies:
        yield Message(f"answer-{verb}")
    elif verb in STARTING:
        yield Message("answer-start", {"about": tuple(start_parts(s, place))})
    elif verb == "go" and viewer is not None:
        yield Message("answer-place", {"about": (*place_parts(s, place), *how_to_go(s, viewer, place))})
    elif verb == "teleport":
        yield Message("answer-teleport", {"place": s.setting.board.names[place]})
    elif about.task and verb == "throw":
        yield describe_task(box.tasks[box.task_index[about.task]])
    elif verb in WEAPONED and len(about.uses) == 1 and (spell := about.uses[0].spell):
        yield explain_use(box.spells[box.spell_index[spell]], verb)


def explain_use(spell: Spell, verb: str) -> Message:
    """Z2.8: on an empty tile nothing is beaten, so all that is left is to go on."""
    told = [effect for effect in spell.effects if verb == "use" or effect is SpellEffect.GO_ON]
    return one_after_another([Message(f"answer-{verb}-{effect.value}") for effect in told]) if told else WASTED


def read_answer(s: ZombiesState, word: str) -> About | None:
    """An answer of which there is something to say, typed with hyphens in it; None if it is none."""
    verb, _, rest = word.partition("-")
    if word in SINGLE:
        return About(word)
    if verb in (*STARTING, "go") and (place := place_called(s, rest)) != NOWHERE:
        return About(verb, place=s.setting.shown_places[place])
    if verb == "throw" and rest in s.setting.box.task_index:
        return About(verb, task=rest)
    if verb in WEAPONED:
        uses = [show_use(s.setting, use) for use in uses_with(s.setting.box, s.setting.spells)]
        return About(verb, uses=[use for use in uses if use.text.replace(" ", "-") == rest])
    if verb == "teleport":
        named = [seat for seat in range(s.setting.seats) if rest.startswith(f"player-{seat + 1}-")]
        return next((About(verb, other=seat, place=show_place(s.setting, s.figure[seat])) for seat in named), None)
    return None


def how_to_go(s: ZombiesState, seat: int, place: int) -> Iterator[Message]:
    """What is to be known about the way there."""
    here = s.monsters_at(place)
    masks = [s.setting.beats[card] for card in (*map(card_of, s.held), *s.hand(seat))]
    if here and not any(can_beat(here, [], [*some], 0) for some in combinations(masks, len(here))):
        yield Message("place-with-swap")
    if place not in steps_from(s, s.figure[seat]):
        yield Message("place-by-crossroads")


# Cards, monsters and tiles


def look_up(s: ZombiesState, viewer: int | None, word: str) -> Iterator[Message]:
    box = s.setting.box
    if word == HAND and viewer is not None:
        yield from look_up_hand(s, viewer)
    elif word == TASKS:
        for task in s.row:
            yield from look_up_task(s, task)
    elif (place := place_called(s, word)) != NOWHERE:
        yield look_up_place(s, viewer, place)
    if word in box.spell_index:
        yield from look_up_spell(box.spells[box.spell_index[word]])
    if word in MONSTER_NAMES[1:]:
        monster = MONSTER_NAMES.index(word)
        yield Message("look-up-monster", {"monster": word, "weapon": WEAPON_NAMES[monster], "count": s.on_map[monster]})
    for card in box.weapons:
        if card.id == word or (card.is_bomb and WEAPON_NAMES[card.weapon] == word):
            yield from look_up_weapon(s, box.weapon_index[card.id])
    if word in box.task_index:
        yield from look_up_task(s, box.task_index[word])
    if word in box.tile_index:
        yield describe_tile((*box.tiles, *box.fixed_tiles)[box.tile_index[word]])
    if word in KIND_NAMES:
        yield Message(f"rule-{CLAUSES[word]}")


# Where the rules speak of each kind of tile.
CLAUSES: Final = {
    "start": "Z4-2",
    "rock": "Z4-3",
    "crossroads": "Z4-4",
    "camp": "Z4-5",
    "castle": "Z4-6",
    "normal": "Z4-7",
}


def look_up_hand(s: ZombiesState, seat: int) -> Iterator[Message]:
    """What a seat holds, each kind once, weapons first."""
    weapons = [
        (s.weapons[slot], s.known[slot] == SPENT) for slot in s.setting.hands[seat] if s.weapons[slot] != NO_CARD
    ]
    for card, spent in dict.fromkeys(weapons):
        yield from look_up_weapon(s, card, spent)
    for spell in dict.fromkeys(spells_of(s, seat)):
        yield from look_up_spell(s.setting.box.spells[s.setting.box.spell_index[spell]])


def look_up_weapon(s: ZombiesState, card: int, spent: bool = False) -> Iterator[Message]:
    weapon = s.setting.box.weapons[card]
    yield Message("look-up-weapon", {"card": weapon.id})
    for sentence in describe_weapon(weapon, s.setting.box.spells):
        yield Message("look-up-line", {"text": sentence})
    if weapon.spell:
        yield Message("look-up-line", {"text": Message("weapon-spent" if spent else "weapon-itself")})


def look_up_spell(spell: Spell) -> Iterator[Message]:
    yield Message("look-up-spell", {"spell": spell.id})
    yield Message("look-up-line", {"text": describe_spell(spell)})


def look_up_task(s: ZombiesState, number: int) -> Iterator[Message]:
    """Its text and picture, and where one would have to stand as the monsters are now."""
    task = s.setting.box.tasks[number]
    yield Message("look-up-task", {"task": task.id})
    yield Message("look-up-line", {"text": describe_task(task)})
    yield from (Message("look-up-picture", {"line": line}) for line in draw_task(task))
    if task.pattern is not Pattern.TROPHIES:
        places = tuple(
            s.setting.board.names[place] for place in range(s.setting.board.places) if would_complete(s, number, place)
        )
        where = Message("task-places", {"places": places}) if places else Message("task-no-place")
        yield Message("look-up-line", {"text": where})


def would_complete(s: ZombiesState, task: int, place: int) -> bool:
    """Whether somebody on this place would have the monsters that the task wants around them."""
    if s.map.kinds[place] in (ROCK, CROSSROADS):
        return False
    return stands_right(s.map, s.setting.box.tasks[task], place, s.monsters, kinds_on_map(s.setting.board, s.monsters))


def describe_tile(card: TileCard, id: str = "look-up-tile") -> Message:
    rocks = tuple(Message("zombies-edge", {"edge": edge}) for edge in rock_around(card.tile))
    kind = "tile-kind-called" if called_of(card.tile) else "tile-kind"
    parts: list[Argument] = [Message(kind, {"kind": KIND_NAMES[kind_of(card.tile)], "tile": card.id})]
    parts += pile_parts(card.tile)
    if rocks:
        parts.append(Message("tile-rock", {"rocks": rocks}))
    return Message(id, {"tile": card.id, "about": tuple(parts), "copies": card.copies})


def pile_parts(tile: int) -> list[Argument]:
    """The piles that a tile shows: one, two or none."""
    piles = piles_on(tile)
    if not piles:
        return []
    return [Message("tile-weapons", {"first": piles[0], "last": piles[-1], "count": len(piles)})]


# Places


def place_called(s: ZombiesState, text: str) -> int:
    try:
        return s.setting.board.read(text)
    except ValueError:
        return NOWHERE


def look_up_place(s: ZombiesState, viewer: int | None, place: int) -> Message:
    about: dict[str, Argument] = {"place": s.setting.board.names[place], "about": tuple(place_parts(s, place))}
    return Message("look-up-place", {**about, "reach": how_far(s, viewer, place)})


def place_parts(s: ZombiesState, place: int) -> list[Argument]:
    """What is on a place: what it is, monsters, victory tokens, piles, figures."""
    kind, tile = s.map.kinds[place], s.map.tiles[place]
    parts: list[Argument] = [*what_it_is(s, place)]
    if monsters := so_many(monsters_at(s, place)):
        parts.append(together(monsters))
    elif kind in (NORMAL, CASTLE):
        parts.append(Message("place-no-monster"))
    if s.tokens[place]:
        parts.append(Message("place-tokens", {"tokens": s.tokens[place]}))
    return [
        *parts,
        *pile_parts(tile),
        *(
            Message("zombies-player", {"seat": s.speaker(seat)})
            for seat in range(s.setting.seats)
            if s.figure[seat] == place
        ),
    ]


def start_parts(s: ZombiesState, place: int) -> list[Argument]:
    """What is around a start tile: monsters, and whether crossroads lead on from there."""
    around = steps_from(s, place)
    parts: list[Argument] = [*so_many([monster for near in around for monster in monsters_at(s, near)])]
    if CROSSROADS in (s.map.kinds[near] for near in around):
        parts.append(Message("place-kind", {"kind": KIND_NAMES[CROSSROADS]}))
    return parts or [Message("place-no-monster")]


def steps_from(s: ZombiesState, place: int) -> list[int]:
    """The places next to this one that no rock bars."""
    return s.map.near[place]


def how_far(s: ZombiesState, viewer: int | None, place: int) -> Message:
    """How a place lies as the viewer's figure sees it."""
    if viewer is None or s.figure[viewer] == NOWHERE or s.map.kinds[place] in (ROCK, CROSSROADS):
        return Message("reach-none")
    here = s.figure[viewer]
    if place == here:
        return Message("reach-here")
    if place not in s.map.ways[here]:
        return Message("reach-far")
    question = s.question
    asked = question is not None and question.seat == viewer and question.kind in MOVES
    barred = asked and question is not None and place not in question.options
    near = "next" if place in steps_from(s, here) else "crossroads"
    return Message("reach-near", {"by": near, "barred": "yes" if barred else "no"})
