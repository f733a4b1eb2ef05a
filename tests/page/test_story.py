"""How a game is told besides the board: the log, the bots' pace, the finale, and what can be kept of a moment."""

import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Download, Locator, expect

from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import MOST_ANSWERS, Player, say
from tests.helpers.page.short_games import SHORT
from tests.helpers.page.states import RECORDS
from tests.helpers.page.visitors import Visitor, finish_quickly
from tests.page.conftest import SCREENSHOTS, Come
from tests.page.test_play import GAMES, play_now, sit_down

pytestmark = pytest.mark.slow

ALIKE = 20  # of 255: edges that are drawn twice as fine, or half a dot beside


def opened_record(visitor: Visitor, game: str) -> Player:
    visitor.go("#/records")
    visitor.page.get_by_label(say("record-file")).set_input_files(RECORDS / game / "1.record")
    player = Player(visitor, game)
    player.wait_for("over")
    return player


def share(player: Player) -> Locator:
    player.button("share").first.click()
    return player.page.get_by_role("dialog")


def saved(player: Player, wanted: str) -> bytes:
    dialog = share(player)
    with player.page.expect_download() as waiting:
        dialog.get_by_role("button", name=say(wanted)).click()
    download: Download = waiting.value
    return Path(download.path()).read_bytes()


def test_a_record_of_a_game_that_was_given_up_is_replayed(ann: Visitor, tmp_path: Path) -> None:
    head, answers = (RECORDS / "worms" / "1.record").read_text(encoding="utf-8").split("\n\n", 1)
    lines = answers.splitlines()
    cut = max(at for at, line in enumerate(lines) if not line.startswith("chance"))  # before the last answer
    given_up = tmp_path / "given-up.record"
    text = "\n".join([f"{head}\nended: resigned\nresigned: red, blue\n", *lines[:cut]])
    given_up.write_text(text + "\n", encoding="utf-8")
    ann.go("#/records")
    ann.page.get_by_label(say("record-file")).set_input_files(given_up)
    player = Player(ann, "worms")
    player.wait_for("over")
    expect(ann.page.locator(".status")).to_contain_text("Player 2 wins! Player 1, Player 3 resigned.")
    player.button("replay-back").click()
    player.button("past-leave-over").first.wait_for()


@pytest.mark.usefixtures("short_games")
@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, ["desk", "phone"]))
def test_the_finale_tells_everybodys_score_where_it_can_be_seen(come: Come, game: str, size: str) -> None:
    ann = come(size)
    player = sit_down(ann, game, SHORT[game])
    finish_quickly(ann)
    player.wait_for("over")
    finale = ann.page.locator(".finale")
    rows = finale.locator(".scores li")
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row.locator(".score")).not_to_be_empty()
        expect(row).to_be_in_viewport(ratio=0.9)
    finale.get_by_role("button", name=say("finale-close")).click()
    expect(finale).to_have_count(0)
    expect(ann.page.locator(".over .scores .score")).to_have_count(2)


# How far two pictures of the board are from each other in colour, square by square, from 0 to 255: the
# farthest. The one that was
# kept is twice as large and has a line below it; the one that was seen has buttons at its right edge.
APART = """async ([seen, kept]) => {
    const loaded = async (source) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        return image;
    };
    const [one, other] = [await loaded(seen), await loaded(kept)];
    const [width, height] = [Math.min(other.width / 2, one.width - 48), other.height / 2 - 36];
    const dots = (image, scale) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, 0, 0, image.width / scale, image.height / scale);
        return context.getImageData(0, 0, width, height).data;
    };
    const [here, there] = [dots(one, 1), dots(other, 2)];
    let most = 0;
    for (let y = 0; y + 24 <= height; y += 24)
        for (let x = 24; x + 24 <= width; x += 24) {
            const sums = [0, 0, 0];
            for (let i = 0; i < 24 * 24; i++) {
                const at = 4 * ((y + Math.floor(i / 24)) * Math.floor(width) + x + (i % 24));
                for (const colour of [0, 1, 2]) sums[colour] += here[at + colour] - there[at + colour];
            }
            most = Math.max(most, ...sums.map((sum) => Math.abs(sum) / (24 * 24)));
        }
    return most;
}"""


def moment_to_keep(player: Player) -> int:
    """In Worms one at which dice lie on the board, and the flag of sudden death stands on it."""
    room, token = player.visitor.room_and_token()
    story = player.visitor.table.client.get(
        f"/api/rooms/{room}/story", headers={"Authorization": f"Bearer {token}"}
    ).json()
    sudden = next((one["moment"] for one in story for event in one["events"] if "sudden-death" in event["id"]), 0)
    rolled = [one["moment"] for one in story for event in one["events"] if "face" in (event.get("about") or {})]
    return next((moment for moment in rolled if moment > sudden), len(story) // 2)


@pytest.mark.parametrize(("game", "scheme"), [("worms", "dark"), ("zombies-doom", "light")])
def test_a_picture_of_a_moment_shows_what_the_board_shows(come: Come, game: str, scheme: str) -> None:
    ann = come("desk", scheme)
    player = opened_record(ann, game)
    room, token = ann.room_and_token()
    ann.go(f"#/room/{room}/{token}?at={moment_to_keep(player)}")
    ann.page.reload()
    player.button("past-leave-over").first.wait_for()
    board = ann.page.locator("section.board")
    if game == "worms":
        expect(board.locator(".tray svg")).to_be_visible()
        expect(board.locator(".flag").first).to_be_visible()
    ann.page.mouse.move(0, 0)
    seen = board.screenshot(animations="disabled")
    picture = saved(player, "share-picture")
    SCREENSHOTS.mkdir(exist_ok=True)
    (SCREENSHOTS / f"saved-{game}-{scheme}.png").write_bytes(picture)
    images = [b64encode(one).decode() for one in (seen, picture)]
    assert ann.page.evaluate(APART, images) < ALIKE
    if game == "worms":
        ann.page.keyboard.press("Escape")
        assert saved(player, "share-animation").startswith(b"\x1aE\xdf\xa3")  # as every WebM does


def test_a_link_leads_to_a_moment_and_does_so_again_after_a_reload(ann: Visitor, come: Come) -> None:
    player = opened_record(ann, "zombies-doom")
    slider = ann.page.get_by_role("slider", name=say("replay-moment"))
    last = int(slider.get_attribute("max") or 0)
    for back in range(1, 4):
        player.button("replay-back").click()
        expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"\b{last - back}\b"))
    there = slider.get_attribute("aria-valuetext")
    link = share(player).get_by_label(say("share-link")).input_value()
    bob = come()
    bob.page.goto(link)
    where = bob.page.get_by_role("slider", name=say("replay-moment"))
    expect(where).to_have_attribute("aria-valuetext", there or "")
    token = link.split("/")[-1].split("?")[0]
    assert token not in bob.page.url
    bob.page.reload()
    expect(where).to_have_attribute("aria-valuetext", there or "")


def test_the_log_opens_at_its_newest_line_and_follows_the_replay_on_a_phone_too(come: Come) -> None:
    ann = come("phone")
    player = opened_record(ann, "worms")
    log = ann.page.locator(".log")
    expect(log.locator("h2").first).to_be_attached()
    ann.page.get_by_role("button", name=say("tab-log"), exact=True).click()
    expect(log.locator(".line").last).to_be_in_viewport()
    player.button("replay-first").click()
    expect(log.locator(".line").first).to_be_in_viewport()
    expect(log.locator("[aria-current]").first).to_be_in_viewport()


def test_a_line_of_the_log_is_one_button_and_opens_its_card_below_it(ann: Visitor) -> None:
    opened_record(ann, "worms")
    line = ann.page.locator(".log li:has(.card)").first
    expect(line.get_by_role("button")).to_have_count(1)
    line.locator(".card").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    line.locator(".line").focus()
    ann.page.keyboard.press("Enter")
    line.locator(".more button").first.press("Enter")
    # Whoever listens is told the same as those who see what pointing at a card shows.
    expect(dialog).to_have_accessible_name(line.locator(".card").first.get_attribute("title") or "")
    expect(dialog.locator("p.text").first).to_have_text(re.compile(r"\w+ \w+"))
    expect(dialog.locator("[aria-hidden] p")).to_have_count(0)


def test_bots_wait_for_somebody_who_wants_that(come: Come) -> None:
    ann = come(speed="fast", pace="wait")
    player = play_now(ann, "zombies-doom")
    curtain = ann.page.locator(".curtain")
    reached = curtain.or_(ann.page.locator("[data-state=asked], [data-state=over]")).first
    for _ in range(MOST_ANSWERS):
        reached.wait_for(state="attached")
        if curtain.count() or player.state == "over":
            break
        player.answer_by_a_click()
    expect(curtain).to_be_visible()
    ann.page.locator("h1").focus()
    ann.page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    player.wait_for("asked")
