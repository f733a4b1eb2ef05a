"""The map of the first game (W13): the one in the standard box, and what is refused in anybody's."""

from collections import Counter

import pytest

from rumpus.games.worms.cards.box import SHELF, STANDARD
from rumpus.games.worms.cards.first_game import DIAL, FirstGame, LaidTile, PlacedThing, read_first_game
from rumpus.kernel.message import Message, Say
from rumpus.parts.hexgrid import ORIGIN, STEP, distance, line_direction, neighbours, read_hex
from tests.helpers.refusal import refusal

FILE = "first-game.txt"
TEXT = (STANDARD / FILE).read_text(encoding="utf-8")
OUTLINES = {tile.id: tile.hexes for tile in SHELF.find("standard").tiles}
STANDARD_GAME = read_first_game(TEXT, FILE, OUTLINES)

all_player_counts = pytest.mark.parametrize("players", [2, 3, 4])


def land(game: FirstGame, players: int) -> set[int]:
    return {hex_ for tile in game.tiles_for(players) for hex_ in tile.hexes(OUTLINES[tile.tile_id])}


def where(game: FirstGame, team: str, letter: str) -> int:
    return next(thing.hex for thing in game.things if (thing.kind_or_team, thing.letter) == (team, letter))


def things_on(game: FirstGame, players: int, hex_: int) -> list[str]:
    return sorted(thing.kind_or_team for thing in game.things_for(players) if thing.hex == hex_)


@all_player_counts
def test_the_example_turn_can_be_played_to_the_letter(players: int) -> None:
    """W13.2, with everything the example takes for granted, whatever the number of players."""
    game, dry = STANDARD_GAME, land(STANDARD_GAME, players)
    a, b, x = where(game, "blue", "A"), where(game, "blue", "B"), where(game, "red", "A")

    def holds(hex_: int) -> list[str]:
        return things_on(game, players, hex_)

    assert game.wind == 2
    assert holds(b) == ["blue", "crate"]

    moved_to = next(hex_ for hex_ in neighbours(a) if holds(hex_) == ["crate", "mine"])
    assert moved_to in dry

    target = x - STEP[game.wind]
    assert line_direction(moved_to, x) == 0
    assert line_direction(moved_to, target) != 0
    assert distance(moved_to, target) == 2

    assert holds(x) == ["red"]
    assert [direction for direction in (1, 2, 3, 4, 5, 6) if x + STEP[direction] in dry] == [1, 6]
    assert holds(x + STEP[6]) == ["mine"]
    assert holds(x + STEP[1]) == []

    second_crates = [hex_ for hex_ in neighbours(moved_to) if holds(hex_) == ["crate"]]
    assert second_crates
    assert set(second_crates) <= dry


@all_player_counts
def test_the_land_hangs_together(players: int) -> None:
    """Nobody starts on an island: a worm can inch everywhere."""
    dry = land(STANDARD_GAME, players)
    reached = [min(dry)]
    for hex_ in reached:
        reached.extend(beside for beside in neighbours(hex_) if beside in dry and beside not in reached)
    assert set(reached) == dry
    assert any(beside in dry for beside in neighbours(DIAL))


def test_each_later_team_comes_with_its_own_tile() -> None:
    """What is added for a third or fourth player lies on the tile added for them: worms, mine, drum and crate."""
    for players in (3, 4):
        added = [thing for thing in STANDARD_GAME.things if thing.from_players == players]
        assert {thing.hex for thing in added} <= land(STANDARD_GAME, players) - land(STANDARD_GAME, players - 1)
        team = ("yellow", "green")[players - 3]
        assert Counter(thing.kind_or_team for thing in added) == {team: 2, "mine": 1, "drum": 1, "crate": 1}


def test_lines_become_tiles_and_things() -> None:
    assert STANDARD_GAME.tiles[2] == LaidTile("propeller", 1, read_hex("-2,0"), from_players=3)
    assert STANDARD_GAME.things[0] == PlacedThing("blue", "A", read_hex("-1,0"), from_players=2)
    assert STANDARD_GAME.things[-1] == PlacedThing("mine", "", read_hex("1,-3"), from_players=4)


def test_a_tile_turns_clockwise_about_its_anchor() -> None:
    """Turned by one sixth, what lay above the anchor lies to its upper right."""
    tile = LaidTile("bar", 1, read_hex("2,3"), from_players=2)
    assert tile.hexes([ORIGIN, read_hex("0,-1")]) == (read_hex("2,3"), read_hex("3,2"))


def line_of(words: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith(words))


def refusal_of(text: str) -> Message:
    return refusal(read_first_game, text, FILE, OUTLINES)


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("wind: 2", "wind: 7", "box-first-game-line"),
        ("wind: 2", "wind 2", "box-first-game-line"),
        ("tile whale", "tile whale rotated 6 at 1,-2", "box-first-game-line"),
        ("tile whale", "tile whale rotated 1 at 1;-2", "box-first-game-line"),
        ("tile whale", "tile whale rotated 1 at 99,0", "box-first-game-line"),
        ("tile whale", "tile whale rotated 1 at 1,-2 from 5 players", "box-first-game-line"),
        ("tile whale", "tile squid rotated 1 at 1,-2", "box-first-game-unknown-tile"),
        ("tile whale", "tile horseshoe rotated 1 at 1,-2", "box-first-game-tile-twice"),
        ("tile whale", "tile whale rotated 1 at 0,0", "box-first-game-tile-overlap"),
        ("tile whale", "tile whale rotated 1 at 0,-1", "box-first-game-tile-overlap"),
        ("tile whale", "tile whale rotated 1 at 5,5", "box-first-game-tile-apart"),
        ("thing crate  at 0,1", "wind: 3", "box-first-game-second-wind"),
        ("thing crate  at 0,1", "thing sheep at 0,1", "box-first-game-unknown-thing"),
        ("thing crate  at 0,1", "thing crate at 1,1", "box-first-game-in-water"),
        ("thing crate  at 0,1", "thing crate at 0,0", "box-first-game-in-water"),
        ("thing crate  at 0,1", "thing crate at -2,0", "box-first-game-in-water"),
        ("thing crate  at 0,1", "thing crate C at 0,1", "box-first-game-no-letter"),
        ("thing blue B", "thing blue at 0,-1", "box-first-game-letter"),
        ("thing blue B", "thing blue E at 0,-1", "box-first-game-letter"),
        ("thing blue B", "thing blue AB at 0,-1", "box-first-game-letter"),
        ("thing blue B", "thing blue A at 0,-1", "box-first-game-worm-twice"),
    ],
)
def test_a_line_that_cannot_be_followed_is_named(say: Say, line: str, instead: str, expected: str) -> None:
    number = line_of(line)
    lines = TEXT.splitlines()
    lines[number - 1] = instead + "  # changed"
    message = refusal_of("\n".join(lines))
    assert (message.id, message.args["file"], message.args["line"]) == (expected, FILE, number)
    assert say(message).startswith(f"{FILE}, line {number}: ")


@pytest.mark.parametrize(
    ("added", "expected"),
    [
        (["thing crate at 0,1", "thing drum at 0,1", "thing mine at 0,1"], "box-first-game-hex-full"),
        (
            ["thing crate at 2,-1", "thing crate at 1,-2", "thing crate at 1,-1", "thing crate at 2,-1"],
            "box-first-game-pool",
        ),
    ],
)
def test_the_thing_that_is_too_much_is_named(say: Say, added: list[str], expected: str) -> None:
    text = TEXT + "\n".join(added)
    message = refusal_of(text)
    assert (message.id, message.args["line"]) == (expected, len(text.splitlines()))
    assert say(message).startswith(f"{FILE}, line ")


@pytest.mark.parametrize(
    ("missing", "expected"),
    [
        ("wind: 2", "box-first-game-no-wind"),
        ("tile whale", "box-first-game-tile-count"),
        ("tile wriggle", "box-first-game-tile-count"),
        ("thing red B", "box-first-game-worm-count"),
        ("thing green A", "box-first-game-worm-count"),
    ],
)
def test_what_is_missing_is_named(say: Say, missing: str, expected: str) -> None:
    message = refusal_of("\n".join(line for line in TEXT.splitlines() if not line.startswith(missing)))
    assert message.id == expected
    assert say(message).startswith(f"{FILE}: ")


def test_a_team_that_does_not_play_has_no_worm(say: Say) -> None:
    message = refusal_of(TEXT + "thing green C at 1,-2\n")
    assert (message.id, message.args["team"], message.args["players"]) == ("box-first-game-worm-count", "green", 2)
    assert say(message) == f"{FILE}: with 2 players the green team must have no worms, but it has 1."
