"""A table with boxes of somebody's own: whatever the page says and shows is of the box that the room is played with."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game
from tests.helpers.page.player import Player
from tests.helpers.page.states import OWN_CARD
from tests.helpers.page.visitors import Table, Visitor
from tests.page.conftest import SCREENSHOTS, Come

pytestmark = pytest.mark.slow

GORGE = """tile gorge
    kind: normal
    weapons: mace, spear
    rock: north, south
"""
GORGES = """tile wide-gorge
    kind: normal
    weapons: sword
    rock: east, west
    copies: 2"""
CROSS = """rules:
    hand size: 3
    open tasks: 5
    castle tokens: 5
map:
    - - S . . - -
    - - . . . - -
    . . . . . . .
    . . . H . C .
    . . . . R . .
    - - . . . - -
    - - . . S - -
"""
CHANGES = {
    "backyard": (
        "worms",
        {
            "box.txt": [("name: Standard", "name: Backyard")],
            "weapons.cards": [
                ("name: Bazooka", "name: Pea Shooter"),
                ("accuracy 4", "accuracy 1"),
                ("card uzi", OWN_CARD + "\ncard uzi"),
            ],
        },
    ),
    "graveyard": (
        "zombies-doom",
        {
            "box.txt": [
                ("name: Standard", "name: Graveyard"),
                ("2 players: 10", "2 players: 14"),
            ],
            "spells.txt": [("name: Lure\n    in the deck: 4", "name: Lure\n    in the deck: 0")],
            "tasks.txt": [("task three-demons", "task demon-hunt")],
        },
    ),
    "crypt": (
        "zombies-doom",
        {
            "box.txt": [("name: Standard", "name: Crypt")],
            "weapons.txt": [
                ("        1 spear\n", "        1 spear with lure\n")
            ],  # in the bow pile, which is the first
            "tiles.txt": [
                ("tile bow-cliff\n    kind: normal\n    weapons: bow\n    rock: north\n", GORGE),
                ("tile bow-sword\n    kind: normal\n    weapons: bow, sword\n    copies: 2", GORGES),
            ],
            "tasks.txt": [
                ("task between-demons\n    between: demon, demon", "task corner\n    next to: beast, any, undead")
            ],
        },
    ),
    "crossing": (
        "zombies-doom",
        {
            "box.txt": [
                ("name: Standard", "name: Crossing"),
                (
                    "2 players: 10\n    3 players: 8\n    4 players: 7\n",
                    f"2 players: 5\n    3 players: 4\n    4 players: 3\n{CROSS}",
                ),
            ],
        },
    ),
}


def write_boxes(folder: Path) -> Path:
    for name, (game, changes) in CHANGES.items():
        (folder / name).mkdir(parents=True)
        for file, content in Boxes.of(find_game(game)).files("standard").items():
            text = content.decode()
            for old, new in changes.get(file, []):
                assert old in text
                text = text.replace(old, new, 1)
            (folder / name / file).write_text(text, encoding="utf-8")
    (folder / "no-box").mkdir()
    return folder


@pytest.fixture(scope="module")
def own_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("table")
    table = Table(folder, boxes=write_boxes(folder / "boxes"))
    yield table
    table.close()


def open_with(visitor: Visitor, game: int, box: str) -> None:
    """As somebody does who has found the box in the dialog."""
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.say("front-options")).nth(game).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=re.compile("^(Box|Sada)")).select_option(label=box)
    dialog.get_by_role("button", name=visitor.say("new-begin")).click()


def picture(visitor: Visitor, name: str) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    visitor.page.screenshot(path=SCREENSHOTS / f"own-box-{name}.png")


def assert_no_ids(visitor: Visitor, *ids: str) -> None:
    seen = visitor.page.locator("body").inner_text()
    assert [id for id in ids if id in seen] == []


def explained(visitor: Visitor, name: str) -> Locator:
    """What is opened by the corner of a card."""
    if visitor.page.locator("nav button", has_text=visitor.say("tab-hand")).is_visible():
        visitor.page.locator("nav button", has_text=visitor.say("tab-hand")).click()
    card = visitor.page.locator(".hand .card", has_text=name)
    expect(card).to_be_visible()
    card.locator(".what").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    return dialog


@pytest.mark.parametrize(("size", "locale"), [("desk", "en"), ("phone", "cs")])
def test_cards_of_a_box_of_worms_read_and_look_as_the_box_has_them(
    come: Come, own_table: Table, size: str, locale: str
) -> None:
    visitor = come(size, locale=locale)
    open_with(visitor, 0, "Backyard")
    Player(visitor, "worms").wait_until_asked()
    dialog = explained(visitor, "Pea Shooter")
    text = dialog.inner_text()
    assert re.search(r"(Accuracy|[Pp]řesnost)\W+1\b", text), text
    assert not re.search(r"(Accuracy|[Pp]řesnost)\W+4\b", text)
    visitor.page.keyboard.press("Escape")
    mortar = {"en": "Acorn Mortar", "cs": "Žaludový moždíř"}[locale]
    dialog = explained(visitor, mortar)
    assert re.search(r"(Accuracy|[Pp]řesnost)\W+3\b", dialog.inner_text())
    assert "acorn-mortar" not in dialog.inner_text()
    picture(visitor, f"worms-card-{size}")
    visitor.page.keyboard.press("Escape")
    picture(visitor, f"worms-{size}")
    art = visitor.page.locator(".hand .card", has_text=mortar).locator(".face svg").inner_html()
    crate = visitor.page.locator(".pool svg").nth(2).inner_html()
    assert art.count("<path") > 3
    assert crate not in art
    assert_no_ids(visitor, "acorn-mortar", "Bazuka", "Bazooka")


def test_the_rules_of_a_room_are_those_of_its_box(come: Come, own_table: Table) -> None:
    visitor = come()
    open_with(visitor, 1, "Graveyard")
    Player(visitor, "zombies-doom").wait_until_asked()
    visitor.page.get_by_role("button", name=visitor.say("menu")).click()
    menu = visitor.page.get_by_role("dialog")
    expect(menu).to_contain_text("Graveyard")
    menu.get_by_role("link", name=visitor.say("front-rules")).click()
    page = visitor.page.get_by_role("article")
    expect(page).to_contain_text("14 with two players, 8 with three, 7 with four")
    expect(page).to_contain_text("Spells: 12.")
    expect(page.locator(".cards strong", has_text="Demon hunt")).to_be_visible()
    expect(page.locator(".cards strong", has_text="Three demons")).to_have_count(0)
    picture(visitor, "zombies-doom-rules")
    assert_no_ids(visitor, "box-target", "demon-hunt", "bow-cliff")
    visitor.page.reload()  # the address alone says whose rules they are
    expect(page).to_contain_text("14 with two players")
    visitor.go("#/rules/zombies-doom")
    expect(page).to_contain_text("10 with two players, 8 with three, 7 with four")


def test_tasks_of_a_box_of_zombies_doom_have_their_names(come: Come, own_table: Table) -> None:
    visitor = come("phone", locale="cs")
    links = own_table.post("/api/rooms", game="zombies-doom", seats=["person", "random"], options={"box": "graveyard"})
    joined = own_table.post(f"/api/rooms/{links['room']}/join", name="Ann", token=links["seats"][0]["token"])
    visitor.go(f"#/room/{links['room']}/{joined['token']}")
    Player(visitor, "zombies-doom").wait_until_asked()
    box = own_table.client.get(f"/api/rooms/{links['room']}/box").json()
    assert box["names"]["demon-hunt"] == "Demon hunt"
    visitor.go(f"#/rules/zombies-doom/cards/{links['room']}")
    strong = visitor.page.locator(".cards strong", has_text="Demon hunt")
    expect(strong).to_be_visible()
    strong.scroll_into_view_if_needed()
    picture(visitor, "zombies-doom-tasks-phone")


def sheet_of(visitor: Visitor, kind: str, id: str, room: str) -> Locator:
    """The picture of a sheet, by its place among them."""
    sheets = visitor.table.client.get(f"/api/rooms/{room}/box").json()["sheets"]
    number = [(sheet["kind"], sheet["id"]) for sheet in sheets].index((kind, id))
    return visitor.page.locator(".cards > li").nth(number).locator(".picture").first


def drawing(picture: Locator) -> str:
    """What is drawn in it, wherever and however large."""
    return str(picture.locator("svg .pen").first.inner_html())


def test_cards_tiles_and_tasks_of_a_box_of_zombies_doom_are_drawn_as_the_box_has_them(
    come: Come, own_table: Table
) -> None:
    """A spear with a lure from the bow pile, rock on opposite sides, three monsters around a corner."""
    visitor = come()
    links = own_table.post("/api/rooms", game="zombies-doom", seats=["person", "random"], options={"box": "crypt"})
    room = links["room"]
    joined = own_table.post(f"/api/rooms/{room}/join", name="Ann", token=links["seats"][0]["token"])
    visitor.go(f"#/rules/zombies-doom/cards/{room}")
    sheet_of(visitor, "tile", "gorge", room).wait_for()
    card = sheet_of(visitor, "weapon", "spear+lure@bow", room).inner_html()
    for kind, id in (("monster", "beast"), ("spell", "lure"), ("weapon", "spear"), ("weapon", "bow")):
        assert drawing(sheet_of(visitor, kind, id, room)) in card, id
    assert drawing(sheet_of(visitor, "monster", "demon", room)) not in card
    tile = sheet_of(visitor, "tile", "gorge", room)
    assert [tile.locator(f"[transform^='rotate({turn})']").count() for turn in (0, 90, 180, 270)] == [1, 0, 1, 0]
    assert tile.locator("circle[style*='--zd-mace'], circle[style*='--zd-spear']").count() == 2
    task = sheet_of(visitor, "task", "corner", room)
    assert [task.locator(f"g[transform='{at}']").count() for at in ("translate(50 0)", "translate(0 -50)")] == [1, 1]
    for monster in ("beast", "undead"):
        assert drawing(sheet_of(visitor, "monster", monster, room)) in task.inner_html()
    tile.scroll_into_view_if_needed()
    picture(visitor, "zombies-doom-cards")

    visitor.go(f"#/room/{room}/{joined['token']}")
    player = Player(visitor, "zombies-doom")
    player.wait_until_asked()
    seen = player.look()["view"]["map"].values()
    assert visitor.page.locator(".tile").count() == len(seen)
    assert visitor.page.locator(".pen[transform^='rotate']").count() == sum(len(tile["rock"]) for tile in seen)
    assert ["east", "west"] in [tile["rock"] for tile in seen] or ["north", "south"] in [tile["rock"] for tile in seen]
    assert visitor.page.locator(".tile circle[style*='--colour']").count() == sum(len(tile["weapons"]) for tile in seen)
    picture(visitor, "zombies-doom")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_map_of_another_shape_is_drawn_whole(come: Come, own_table: Table, size: str) -> None:
    visitor = come(size)
    open_with(visitor, 1, "Crossing")
    Player(visitor, "zombies-doom").wait_until_asked()
    tiles = visitor.page.locator(".board [data-place]")
    expect(tiles).to_have_count(33)
    board = visitor.page.locator(".board svg").first.bounding_box()
    assert board is not None
    for tile in (tiles.first, tiles.last):
        box = tile.bounding_box()
        assert box is not None
        assert board["x"] <= box["x"] + 1
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
    picture(visitor, f"zombies-doom-crossing-{size}")
