"""The main states of the page, each reached in the same way every time: to be looked at, and to be pictured."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random

import msgspec

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.record import record_of
from rumpus.table.studio.experiments import ExperimentWish, write_wish
from rumpus.table.studio.laboratory import PROGRESS_FILE, TEXT_FILE, Begun, PlayProgress, ToldSoFar
from rumpus.table.wire.lab_messages import AnswerInfo, CellInfo, EstimateInfo
from rumpus.text.words import LANGUAGES
from tests.helpers.page.player import Player
from tests.helpers.page.visitors import MOST, Table, Visitor, give_up
from tests.helpers.places import DATA

RECORDS = DATA / "records"
NAMES = ("Ann", "Bob", "Cleo", "Dan")
FEW = range(8, 24)  # options, that a picture can show
RASH = ("jump", "pass")  # who jumps at random drowns, and who passes shows nothing

FORGET_NAME = """() => {
    const settings = JSON.parse(localStorage.getItem("rumpus-settings"))
    localStorage.setItem("rumpus-settings", JSON.stringify({ ...settings, name: "" }))
}"""


@cache
def record_up_to(game: str, seats: int, setup: str, kind: str, answers: int) -> str:
    """A game that somebody might have played, up to a question of that kind to the first player.

    Only games in which everybody is still there; the first such seed, so that it is always the same game."""
    for seed in count(1):
        match, random = begin(game, seats, setup, seed), Random(seed)
        for answered in count(1):
            question = match.question
            if question is None or answered > answers + 100:
                break
            if answered > answers and question.seat == 0 and question.kind == kind and len(question.options) in FEW:
                return record_of(match).write()
            options = [one for one in question.options if not match.state.write(question, one).startswith(RASH)]
            match.answer(random.choice(options or question.options))
    raise AssertionError


def begin(game: str, seats: int, setup: str, seed: int) -> Match:
    found = find_game(game)
    options = dict(found.at_once) | ({"setup": setup} if setup else {})
    return Match(found, found.setting(seats, options), SeededChance(str(seed)), listen=False)


def sit_down_in(table: Table, record: str, seats: int) -> str:
    """Goes on from there: one person, and others who do not answer so soon. Returns where to look."""
    links = table.post("/api/records", record=record, seats=["person"] * seats)
    keys = [
        table.post(f"/api/rooms/{links['room']}/join", name=name, token=link["token"])["token"]
        for link, name in zip(links["seats"], NAMES, strict=False)
    ]
    return f"#/room/{links['room']}/{keys[0]}"


def front(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.get_by_role("article").nth(1).wait_for()


def settings(visitor: Visitor) -> None:
    front(visitor)
    visitor.page.get_by_role("button", name=visitor.say("settings")).click()


def name_asked(visitor: Visitor) -> None:
    """Of somebody who has not said one yet."""
    front(visitor)
    visitor.page.evaluate(FORGET_NAME)
    visitor.page.reload()
    visitor.page.get_by_role("button", name=visitor.say("front-play-now")).first.click()
    visitor.page.get_by_role("button", name=visitor.say("name-another")).wait_for()


def favourites(visitor: Visitor) -> None:
    """What is to be agreed before a game, and one favourite."""
    front(visitor)
    visitor.page.get_by_role("button", name=visitor.say("front-options")).first.click()
    visitor.page.get_by_role("button", name=visitor.say("favourite-save")).click()
    visitor.page.get_by_label(visitor.say("favourite-name")).fill("Ann & Bob")
    visitor.page.get_by_role("button", name=visitor.say("favourite-keep"), exact=True).click()
    visitor.page.get_by_role("button", name="Ann & Bob", exact=True).wait_for()


def daily_over(visitor: Visitor) -> None:
    """The game of the day, and how it went for others."""
    front(visitor)
    visitor.page.get_by_role("button", name=visitor.say("front-daily")).last.click()
    Player(visitor, "zombies-doom").wait_until_asked()
    give_up(visitor)
    visitor.page.get_by_role("heading", name=visitor.say("day-title")).wait_for()


def own_games(visitor: Visitor) -> None:
    """The front page of somebody who is awaited somewhere."""
    front(visitor)
    visitor.page.get_by_role("button", name=visitor.say("front-play-now")).first.click()
    Player(visitor, "worms").wait_until_asked()
    front(visitor)
    visitor.page.get_by_text(visitor.say("yours-turn-mine")).first.wait_for()


def invitation(visitor: Visitor) -> None:
    front(visitor)
    visitor.page.get_by_role("button", name=visitor.say("front-invite")).first.click()
    visitor.page.get_by_role("button", name=visitor.say("new-open")).click()
    visitor.page.get_by_role("button", name=visitor.say("invite-copy")).wait_for()


def worms(visitor: Visitor) -> None:
    """A target is chosen, and one of them is pointed at."""
    record = record_up_to("worms", 3, "quick", "target", 30)
    visitor.go(sit_down_in(visitor.table, record, 3))
    Player(visitor, "worms").wait_until_asked()
    point_at(visitor, ".hex.option")


def zombies_doom(visitor: Visitor) -> None:
    record = record_up_to("zombies-doom", 3, "", "go", 60)
    visitor.go(sit_down_in(visitor.table, record, 3))
    Player(visitor, "zombies-doom").wait_until_asked()
    point_at(visitor, ".tile.may")


def point_at(visitor: Visitor, selector: str) -> None:
    spots = visitor.page.locator(selector)
    spots.nth(spots.count() // 2).hover()
    visitor.wait_until_answered()  # where that leads, and how likely it is what


def hand_over(visitor: Visitor) -> None:
    front(visitor)
    visitor.page.get_by_role("button", name=visitor.say("front-play-screen")).first.click()
    visitor.page.get_by_role("button", name=visitor.say("new-begin")).click()
    Player(visitor, "worms").wait_for("hand-over")


def lesson(game: str) -> Callable[[Visitor], None]:
    def take(visitor: Visitor) -> None:
        games = visitor.table.client.get("/api/games").json()["games"]
        found = next(one["lessons"][0] for one in games if one["id"] == game)
        visitor.go(f"#/lesson/{game}/{found}")
        visitor.page.get_by_role("progressbar").wait_for()
        for number in range(3):
            visitor.page.locator(f"progress[value='{number}']").wait_for()
            visitor.page.get_by_role("button", name=visitor.say("lesson-forward")).click()
        visitor.page.locator("progress[value='3']").wait_for()

    return take


def practice_list(visitor: Visitor) -> None:
    visitor.go("#/practice/zombies-doom")
    visitor.page.locator("[data-card]").first.wait_for()


def practice(game: str) -> Callable[[Visitor], None]:
    """Of the first card that is listed, its last option on somebody's mind."""

    def take(visitor: Visitor) -> None:
        visitor.go(f"#/practice/{game}")
        visitor.page.locator("[data-card]").first.click()
        visitor.page.locator(".rest [data-option]").last.focus()
        visitor.page.locator(".rest .considered").wait_for()

    return take


def puzzles(visitor: Visitor) -> None:
    visitor.go("#/puzzles/worms")
    visitor.page.get_by_role("link", name=visitor.say("puzzles-today")).wait_for()


def puzzle(game: str) -> Callable[[Visitor], None]:
    """The first one, with its solution."""

    def solve(visitor: Visitor) -> None:
        first = visitor.table.client.get(f"/api/games/{game}/puzzles").json()["puzzles"][0]["id"]
        visitor.go(f"#/puzzles/{game}/{first}")
        visitor.page.get_by_role("button", name=visitor.say("puzzle-show")).click()
        visitor.page.get_by_role("button", name=visitor.say("puzzle-next")).wait_for()

    return solve


def rules(visitor: Visitor) -> None:
    visitor.go("#/rules/worms")
    visitor.page.get_by_role("heading", level=2).first.wait_for()


def over(visitor: Visitor) -> None:
    visitor.go("#/records")
    visitor.page.get_by_label(visitor.say("record-file")).set_input_files(RECORDS / "worms" / "3.record")
    Player(visitor, "worms").wait_for("over")


@cache
def short_record(seats: int = 2) -> str:
    """A first game of some who do not think long: the shortest of some."""
    return min((finished("worms", seats, seed) for seed in range(1, 20)), key=len)


def finished(game: str, seats: int, seed: int) -> str:
    match, random = begin(game, seats, "first-game", seed), Random(seed)
    while match.question is not None:
        match.answer(random.choice(match.question.options))
    return record_of(match).write()


def lookback(visitor: Visitor) -> None:
    """A game that is over, and what a strong bot thinks of it."""
    look_back_at(visitor, short_record())


def look_back_at(visitor: Visitor, record: str) -> None:
    links = visitor.table.post("/api/records", record=record)
    visitor.go(f"#/room/{links['room']}/{links['watch']}")
    Player(visitor, "worms").wait_for("over")
    visitor.page.get_by_role("button", name=visitor.say("over-lookback")).click()
    visitor.page.get_by_role("img", name=visitor.say("graph-about")).wait_for(timeout=2 * MOST)


OWN_CARD = """card acorn-mortar
    name: Acorn Mortar
    name cs: Žaludový moždíř
    name uk: Жолудева мортира
    deck: starter
    copies: 4
    dealt: to everyone
    line: text, move
    text:
        target any hex
        accuracy 3
        blast
        place a fire
"""


def studio(visitor: Visitor) -> None:
    """With a box that can be played and one that cannot."""
    boxes = visitor.table.boxes
    for name, text in (("backyard", "name: Backyard\nfrom: standard\n"), ("attic", "name: Attic\nfrom: nowhere\n")):
        (boxes / name).mkdir(exist_ok=True)
        (boxes / name / "box.txt").write_text(text, encoding="utf-8")
        (boxes / name / "weapons.cards").write_text("", encoding="utf-8")
    visitor.go(visitor.table.studio)
    visitor.page.get_by_role("heading", name=visitor.say("studio-boxes")).wait_for()


def studio_box(visitor: Visitor) -> None:
    """A card in every language, and something that is wrong below it."""
    studio(visitor)
    visitor.page.get_by_role("link", name="Backyard").click()
    visitor.page.get_by_role("button", name="weapons.cards").click()
    area = visitor.page.get_by_role("textbox")
    area.fill(OWN_CARD)
    visitor.page.get_by_text("Жолудева мортира").wait_for()
    area.fill(f"{OWN_CARD}    copy: 3\n")
    visitor.page.get_by_text(visitor.say("studio-wrong", count=1)).wait_for()


def lab_design(visitor: Visitor) -> None:
    """From a box, with everything that can be said open."""
    studio(visitor)
    visitor.go("#/lab/new/worms/backyard")
    visitor.page.get_by_text(visitor.say("lab-options")).click()


def lab_experiment(visitor: Visitor) -> None:
    """One that was stopped halfway: what it has found is in its folder."""
    folder = visitor.table.boxes / ".lab" / "halfway.results"
    folder.mkdir(parents=True, exist_ok=True)
    about = Begun("backyard", "Is “Backyard” better than “standard”?", "worms", 200, 400)
    wins = [
        EstimateInfo(
            f"Wins {place}", share, share - 0.1, share + 0.1, f"{share:.0%} ({share - 0.1:.0%}–{share + 0.1:.0%})"
        )
        for place, share in ((1, 0.55), (2, 0.45))
    ]
    turns = EstimateInfo("Length", 21.5, 20.1, 22.9, "21.5 (20.1–22.9)")
    cells = [CellInfo(f"box={box}", box, 90, 200, wins, turns) for box in ("standard", "Backyard")]
    answers = [
        AnswerInfo("Is the first player ahead?", verdict, said, ["Lead of the first player: +5.0 (+1.0 to +9.0)."])
        for verdict, said in (("yes", "Yes."), ("no", "No."), ("unknown", "Cannot tell yet."))
    ]
    told = {language: ToldSoFar(cells, answers) for language in LANGUAGES}
    (folder / PROGRESS_FILE).write_bytes(msgspec.json.encode(PlayProgress(180, 400, told=told)))
    (folder / TEXT_FILE).write_text("", encoding="utf-8")
    write_wish(folder, ExperimentWish(about, 1_700_000_000_000, 0.0, "key", "stop"))
    visitor.go(visitor.table.studio)
    visitor.page.get_by_role("heading", name=visitor.say("studio-boxes")).wait_for()
    visitor.go("#/lab")
    visitor.page.get_by_role("link", name="Backyard").click()
    visitor.page.get_by_role("table").wait_for()


def operator(visitor: Visitor) -> None:
    """With a room that is looked at, in which somebody has said something."""
    table = visitor.table
    links = table.post("/api/rooms", game="worms", seats=["person", "person"])
    for seat, name in zip(links["seats"], ("Ann", "Bob"), strict=True):
        token = table.post(f"/api/rooms/{links['room']}/join", name=name, token=seat["token"])["token"]
    headers = {"Authorization": f"Bearer {token}"}
    table.client.post(f"/api/rooms/{links['room']}/chat", headers=headers, json={"text": "Good luck!"})
    visitor.go(table.operator)
    visitor.page.get_by_role("button", name=links["room"]).click()
    visitor.page.get_by_text("Good luck!").wait_for()


def player(visitor: Visitor) -> None:
    """Somebody who is recognised, with a game that goes on, a rated one that is over, and a link for another device."""
    table = visitor.table
    visitor.go("#/me")
    form = visitor.page.get_by_role("form", name=visitor.say("me-become"))
    form.get_by_role("button", name=visitor.say("me-become-do")).click()
    visitor.page.get_by_role("heading", name=visitor.say("me-devices")).wait_for()
    key = visitor.page.evaluate("JSON.parse(localStorage.getItem('rumpus-player')).key")
    other = f"player-{'x' * 31}{len(table.client.get('/api/leaderboards').json())}"
    table.post("/api/players", key=other, name="Bob")
    for rated in (True, False):
        links = table.post("/api/rooms", game="worms", seats=["person", "person"], rated=rated)
        for seat, one in zip(links["seats"], (key, other), strict=True):
            table.post(f"/api/rooms/{links['room']}/join", name="?", token=seat["token"], key=one)
        if rated:
            headers = {"Authorization": f"Bearer {other}"}
            table.client.post(f"/api/rooms/{links['room']}/act", headers=headers, json={"act": "resign"})
    visitor.page.reload()
    visitor.page.get_by_role("button", name=visitor.say("me-bring")).click()
    visitor.page.get_by_role("img", name=visitor.say("invite-qr")).wait_for()
    visitor.page.get_by_role("heading", name=visitor.say("me-boards")).wait_for()
    visitor.page.get_by_role("heading", name=visitor.say("me-figures")).wait_for()


STATES: dict[str, Callable[[Visitor], None]] = {
    "front": front,
    "settings": settings,
    "name-asked": name_asked,
    "favourites": favourites,
    "daily-over": daily_over,
    "own-games": own_games,
    "invitation": invitation,
    "worms": worms,
    "zombies-doom": zombies_doom,
    "hand-over": hand_over,
    "lesson-worms": lesson("worms"),
    "lesson-zombies-doom": lesson("zombies-doom"),
    "practice-list": practice_list,
    "practice-worms": practice("worms"),
    "practice-zombies-doom": practice("zombies-doom"),
    "puzzles": puzzles,
    "puzzle-zombies-doom": puzzle("zombies-doom"),
    "rules": rules,
    "over": over,
    "lookback": lookback,
    "studio": studio,
    "studio-box": studio_box,
    "lab-design": lab_design,
    "lab-experiment": lab_experiment,
    "operator": operator,
    "player": player,
}
