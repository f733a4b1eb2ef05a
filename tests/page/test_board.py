"""The map is moved and scaled by whoever looks, and a finger looks before it answers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import IN_SIGHT, ONCE_MORE, Player, asked_after, say
from tests.helpers.page.states import STATES
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come
from tests.page.test_accessible import complaints
from tests.page.test_play import GAMES, SMALLEST, play_now

pytestmark = pytest.mark.slow
TARGETS = ".hex.option, .tile.may"
# Those whose middle is in the window of the map, and whether something else lies over it.
COVERED = """([...all], [window]) => all.filter(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const seen = left > window.left && left < window.right && top > window.top && top < window.bottom;
    return seen && !one.contains(document.elementFromPoint(left, top));
}).length"""


def box_of(shown: Locator) -> FloatRect:
    box = shown.bounding_box()
    assert box is not None
    return box


def where(player: Player) -> tuple[float, float]:
    box = box_of(player.page.locator("[data-hex='0,0'], [data-place='5,4']"))
    return round(box["x"]), round(box["y"])


@pytest.mark.parametrize("game", GAMES)
def test_a_map_is_zoomed_and_moved_by_wheel_keys_buttons_and_drag(ann: Visitor, game: str) -> None:
    player = play_now(ann, game)
    page, home, place, before = ann.page, player.scale_of_the_map(), where(player), player.question
    board = box_of(page.locator("svg.map"))
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2

    def zooms(act: Callable[[], None]) -> None:
        act()
        page.wait_for_function("before => document.querySelector('svg.map').viewBox.baseVal.width != before", arg=width)
        assert player.scale_of_the_map() != home

    width = page.evaluate("document.querySelector('svg.map').viewBox.baseVal.width")
    page.mouse.move(x, y)
    zooms(lambda: page.mouse.wheel(0, -240))
    player.button("map-whole").click()
    assert (player.scale_of_the_map(), where(player)) == (home, place)
    zooms(player.button("map-in").click)
    player.button("map-out").click()
    assert player.scale_of_the_map() == home
    page.locator("[data-hex][tabindex='0'], [data-place][tabindex='0']").focus()
    zooms(lambda: page.keyboard.press("+"))
    page.keyboard.press("*")
    assert player.scale_of_the_map() == home
    target = box_of(page.locator(TARGETS).first)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=4)
    page.mouse.up()
    assert where(player) != place
    assert player.scale_of_the_map() == home
    player.assert_unanswered(before)  # what was dragged was not clicked


def test_two_fingers_zoom_and_one_moves_what_does_not_fit(come: Come) -> None:
    visitor = come("phone")
    player = play_now(visitor, "worms")
    home, before = player.scale_of_the_map(), player.question
    touch = visitor.context.new_cdp_session(visitor.page)
    board = box_of(visitor.page.locator("svg.map"))
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    fingers("touchStart", (x - 30, y), (x + 30, y))
    for apart in (40, 60, 80):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    assert player.scale_of_the_map() > home * 1.5
    scale, place = player.scale_of_the_map(), where(player)
    fingers("touchStart", (x, y))
    for moved in (20, 40, 60):
        fingers("touchMove", (x + moved, y))
    fingers("touchEnd")
    assert player.scale_of_the_map() == scale
    assert where(player)[0] > place[0] + 30
    player.assert_unanswered(before)


def test_what_lies_out_of_the_picture_is_told_and_shown(ann: Visitor) -> None:
    STATES["worms"](ann)
    player, page = Player(ann, "worms"), ann.page
    targets = page.locator(".hex.option")
    page.mouse.move(0, 0)
    for _ in range(3):
        player.button("map-in").click()
    scale, seen = player.scale_of_the_map(), targets.evaluate_all(IN_SIGHT)
    assert len(seen) < targets.count()
    further = page.locator(".beyond button").first
    assert complaints(ann) == []
    further.click()
    assert targets.evaluate_all(IN_SIGHT) != seen
    assert player.scale_of_the_map() == scale


def test_of_several_at_one_spot_one_is_chosen_there(ann: Visitor) -> None:
    player = play_now(ann, "worms")
    player.click_option("activate A")
    player.wait_until_options_change("activate A")
    inch = next(option for option in player.options() if option.startswith("inch"))
    spot = ann.page.locator(f"[data-hex='{inch.split()[1]}'].option")
    ann.let_settle()
    spot.focus()
    ann.page.keyboard.press("Enter")
    popover = ann.page.get_by_role("dialog")
    popover.wait_for()
    near, here = box_of(popover), box_of(spot)
    assert min(abs(near["y"] - here["y"] - here["height"]), abs(here["y"] - near["y"] - near["height"])) < 20
    assert near["x"] < here["x"] + here["width"] / 2 < near["x"] + near["width"]
    assert complaints(ann) == []
    ann.page.keyboard.press("Escape")
    popover.wait_for(state="detached")
    expect(spot).to_be_focused()
    before = player.question
    ann.let_settle()
    ann.page.keyboard.press("Enter")
    ann.let_settle()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    ann.page.locator(f"{asked_after(before)}, {ONCE_MORE}").first.wait_for(state="attached")


@pytest.mark.parametrize("way", in_turn(["target", "button"], turns=1))
def test_the_first_tap_shows_and_the_second_does(come: Come, way: str) -> None:
    visitor = come("phone")
    player = play_now(visitor, "worms")
    page, before = visitor.page, player.question
    visitor.stop_the_clock()
    target = page.locator(".hex.option").first
    target.tap()
    told = page.locator(".told.held")
    told.wait_for()
    expect(told.locator(".which")).not_to_be_empty()
    target.tap()  # the second of a double tap is none of its own
    player.assert_unanswered(before)
    visitor.start_the_clock()
    assert complaints(visitor) == []
    if way == "target":
        target.tap()
    else:
        player.button("told-do").tap()
    page.locator(asked_after(before)).wait_for(state="attached")
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("game", "screen"), in_turn(GAMES, [(390, 844), (360, 640)]), ids=str)
def test_on_a_phone_nothing_covers_what_can_be_chosen(come: Come, game: str, screen: tuple[int, int]) -> None:
    visitor = come("phone")
    visitor.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    STATES[game](visitor)
    page, targets = visitor.page, visitor.page.locator(TARGETS)

    def all_is_well() -> bool:
        window = page.locator("svg.map").evaluate("map => map.getBoundingClientRect().toJSON()")
        return bool(
            targets.evaluate_all(IN_SIGHT)
            and targets.evaluate_all(COVERED, [window]) == 0
            and page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            and Player(visitor, game).scale_of_the_map() >= SMALLEST
        )

    assert all_is_well()
    targets.nth(targets.evaluate_all(IN_SIGHT)[0]).tap()
    page.locator(".told.held").wait_for()
    assert all_is_well()


def test_dice_stay_in_sight_when_the_game_is_over(ann: Visitor) -> None:
    STATES["over"](ann)
    expect(ann.page.locator(".side .tray .dice svg").first).to_be_attached()


def test_a_page_magnified_to_400_percent_keeps_a_board_to_play_on(ann: Visitor) -> None:
    STATES["worms"](ann)
    ann.page.set_viewport_size({"width": 320, "height": 200})
    window = box_of(ann.page.locator("svg.map"))
    assert window["width"] >= 300
    assert window["height"] >= 120
    assert Player(ann, "worms").scale_of_the_map() >= SMALLEST
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.page.locator(".options [data-option]").last.click()  # it scrolls there


SCREENS = [(1280, 800), (820, 1180), (390, 844), (740, 360)]
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("size", in_turn(["phone", "desk"], turns=1))
def test_the_scale_of_the_map_changes_only_with_the_map_or_the_window(come: Come, size: str) -> None:
    """Whatever is told or asked besides: a look at the past, a wish, a bot in one's place, the end, a rematch."""
    visitor = come(size)
    links = visitor.table.post("/api/rooms", game="worms", seats=["person", "person"], options={"setup": "first-game"})
    path = f"/api/rooms/{links['room']}"
    ann, bob = (
        visitor.table.post(f"{path}/join", name=name, token=link["token"])["token"]
        for name, link in zip(("Ann", "W" * 40), links["seats"], strict=True)
    )

    def does(key: str, what: str, **body: object) -> None:
        said = visitor.table.client.post(f"{path}/{what}", headers={"Authorization": f"Bearer {key}"}, json=body)
        assert said.is_success, said.text

    visitor.go(f"#/room/{links['room']}/{ann}")
    player, page = Player(visitor, "worms"), visitor.page
    player.wait_for("asked", "waiting")

    assert page.locator("section.players").evaluate("one => one.scrollWidth <= one.clientWidth"), "a long name"

    def scales() -> list[float]:
        found = []
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found.append(player.scale_of_the_map())
        return found

    usual = scales()
    page.locator(".log .line").first.dispatch_event("click")
    page.locator(".replay").wait_for()
    assert scales() == usual, "the past"
    page.keyboard.press("Escape")
    does(bob, "act", act="draw")
    page.locator(".together button").first.wait_for()
    assert scales() == usual, "a wish"
    does(links["host"], "seating", seat=0, level="random", though_here=True)
    page.get_by_role("button", name=say("seat-take-back")).wait_for()
    assert scales() == usual, "a bot in our place"
    does(bob, "act", act="resign")
    player.wait_for("over")
    assert scales() == usual, "the end"
    does(bob, "rematch")
    page.get_by_role("button", name=say("rematch-come")).wait_for()
    assert scales() == usual, "a rematch"
