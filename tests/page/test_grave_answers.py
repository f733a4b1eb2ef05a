"""What would almost certainly cost the player something is never one click away, nor one tap or key."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import HELD, ONCE_MORE, Player, asked_after, say
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come
from tests.page.test_accessible import complaints
from tests.page.test_keyboard import digits_of
from tests.page.test_play import play_now

pytestmark = pytest.mark.slow


def about_to_jump(visitor: Visitor) -> Player:
    player = play_now(visitor, "worms")
    player.click_option("activate A")
    player.wait_until_options_change("activate A")
    visitor.let_settle()
    return player


def sea_of(player: Player) -> str:
    """Somewhere in the picture where a jump drowns."""
    land = [f"{hex_['q']},{hex_['r']}" for hex_ in player.look()["view"]["map"]["land"]]
    shown: list[str] = player.page.locator(".hex.option").evaluate_all("all => all.map(one => one.dataset.hex)")
    return next(hex_ for hex_ in shown if hex_ not in land)


def coast_of(player: Player) -> str:
    """Somewhere in the picture where a jump may drown the worm, or not, and nothing else can be done."""
    land = {(hex_["q"], hex_["r"]) for hex_ in player.look()["view"]["map"]["land"]}
    around = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    shown: list[str] = player.page.locator(".hex.option").evaluate_all("all => all.map(one => one.dataset.hex)")
    spots = [hex_ for hex_ in shown if [option.split()[1:] for option in player.options()].count([hex_]) == 1]
    dry = {
        hex_: sum((q + i, r + j) in land for i, j in around)
        for hex_ in spots
        for q, r in [place(hex_)]
        if (q, r) in land
    }
    return max(dry, key=lambda hex_: dry[hex_] if dry[hex_] < len(around) else 0)


def place(hex_: str) -> tuple[int, int]:
    q, r = hex_.split(",")
    return int(q), int(r)


def still_asks(player: Player, before: int, cost: str) -> Locator:
    prompt = player.page.locator(ONCE_MORE)
    prompt.wait_for()
    assert cost in prompt.inner_text()
    assert player.question == before
    return prompt


@pytest.mark.parametrize("ways", [("click", "Enter", "list", "digit", "typed"), ("tap",)], ids=["desk", "phone"])
def test_nobody_drowns_by_one_click(come: Come, ways: tuple[str, ...]) -> None:
    player = about_to_jump(come("phone" if ways == ("tap",) else "desk"))
    page, before, sea = player.page, player.question, sea_of(player)
    hex_, listed = page.locator(f"[data-hex='{sea}'].option"), page.locator(f".options [data-option='jump {sea}']")
    for way in ways:
        match way:
            case "click":
                hex_.click()
                hex_.click()
            case "tap":
                hex_.tap()
                player.visitor.let_settle()
                hex_.tap()
            case "Enter":
                hex_.focus()
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            case "list":
                listed.click()
            case "digit":
                number = next(n for n, one in enumerate(player.options(), 1) if one.startswith("jump"))
                page.locator("#question").focus()
                for digit in 2 * digits_of(number, len(player.options())):
                    page.keyboard.press(digit)
            case "typed":
                page.locator("summary", has_text=say("query-title")).click()
                page.get_by_label(say("query-box")).fill(listed.locator(".option").inner_text())
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
        prompt = still_asks(player, before, "Blue A is destroyed" if way != "digit" else "Blue A")
        if way == ways[0]:
            assert complaints(player.visitor) == []
        player.button("cancel").click()
        prompt.wait_for(state="detached")
        page.mouse.move(0, 0)
        player.visitor.let_settle()  # keys that come sooner were meant for the prompt
    listed.click()
    prompt.wait_for()
    page.mouse.move(0, 0)
    player.visitor.let_settle()
    player.confirm()
    page.locator(asked_after(before)).wait_for(state="attached")


def test_nobody_dies_by_a_double_click(ann: Visitor) -> None:
    """Yes must not stand where Die was a moment ago, or not be heard there."""
    player = play_now(ann, "zombies-doom")
    while "die" not in player.options():
        player.answer_wisely()
        player.wait_until_asked()
    ann.let_settle()
    before = player.question
    ann.stop_the_clock()
    ann.page.locator(".options [data-option=die]").dblclick()
    still_asks(player, before, "lose your weapons")
    player.assert_unanswered(before)


@pytest.mark.parametrize("size", in_turn(["desk", "phone"], turns=1))
def test_a_second_click_on_the_worm_moves_nobody(come: Come, size: str) -> None:
    """Something else may lie there then."""
    visitor = come(size)
    player = play_now(visitor, "worms")
    visitor.stop_the_clock()
    box = visitor.page.locator(".hex.option").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = player.question
    touch = visitor.page.touchscreen.tap if size == "phone" else visitor.page.mouse.click
    if size == "phone":  # to look at it first
        touch(x, y)
        visitor.let_settle()
    touch(x, y)
    player.wait_until_options_change("activate A")
    touch(x, y)  # the clock stands still: no time has passed since the question changed
    touch(x, y)
    player.assert_unanswered(before + 1)
    if size == "desk":
        assert say("pick-early") in visitor.page.locator(".toasts").inner_text()


def test_nobody_risks_a_worm_by_one_act(ann: Visitor) -> None:
    """What may drown it is chosen twice; the second of a double click is none of its own. With a finger all is so."""
    player = about_to_jump(ann)
    page, before, risky = ann.page, player.question, coast_of(player)
    hex_, listed = page.locator(f"[data-hex='{risky}'].option"), page.locator(f".options [data-option='jump {risky}']")
    digits = digits_of(1 + player.options().index(f"jump {risky}"), len(player.options()))
    words = listed.locator(".option").inner_text()
    page.locator("summary", has_text=say("query-title")).click()
    ann.stop_the_clock()

    def press(where: Locator, *keys: str) -> None:
        where.focus()
        for key in keys:
            page.keyboard.press(key)

    def type_it() -> None:
        page.get_by_label(say("query-box")).fill(words)
        page.keyboard.press("Enter")

    ways: tuple[Callable[[], object], ...] = (
        listed.click,
        lambda: press(hex_, "Enter"),
        lambda: press(page.locator("#question"), *digits),
        type_it,
        hex_.click,
    )
    held = page.locator(HELD)
    for act in ways:
        act()
        held.wait_for()
        assert say("pick-again") in page.locator(".toasts").inner_text()
        act()
        player.assert_unanswered(before)
        page.mouse.move(0, 0)
        if act is not ways[-1]:
            player.button("cancel").click()
            held.wait_for(state="detached")
            ann.let_pass(5_000)  # the remark goes
    hex_.click()
    ann.start_the_clock()
    page.locator(asked_after(before)).wait_for(state="attached")
