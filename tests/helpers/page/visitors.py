"""People at their browsers, and the table they visit."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from rumpus.kernel.message import Message
from rumpus.text.words import first_we_speak, words
from tests.helpers.table.killing import LONGEST_START, KillableServer
from tests.helpers.table.passing import Passing
from tests.helpers.table.served import Served
from tests.helpers.waiting import PATIENCE, until

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = {"desk": DESK, "phone": PHONE}
MOST = 1000 * PATIENCE  # milliseconds
SETTLES = 700  # milliseconds in which the page takes keys, taps and a mouse at rest for those of the question before
# Where the moves of pieces are not what is tested they only take time. Names are asked for, lessons offered.
SETTINGS = {"name": "Ann", "speed": "off", "sound": False, "taught": ["worms", "zombies-doom"]}
REMEMBER = "settings => localStorage.getItem('rumpus-settings') ?? localStorage.setItem('rumpus-settings', settings)"

# What a browser brings to the dice, and draws besides, is the same whenever a test is run; after a reload it goes on.
SAME_LUCK = """luck => {
    let loads = 0
    try {
        loads = Number(sessionStorage.getItem("loads") ?? 0) + 1
        sessionStorage.setItem("loads", loads)
    } catch {} // a page without an address keeps nothing, and draws nothing
    let drawn = 2166136261
    for (const letter of `${luck} ${loads}`) drawn = Math.imul(drawn ^ letter.codePointAt(0), 16777619)
    const next = () => { // xorshift32
        drawn ^= drawn << 13
        drawn ^= drawn >>> 17
        drawn ^= drawn << 5
        return drawn >>> 0
    }
    crypto.getRandomValues = (values) => {
        values.forEach((_, i) => (values[i] = next()))
        return values
    }
    Math.random = () => next() / 2 ** 32
}"""

# What the page has asked its table by a socket and not heard yet, and which questions it has answered.
WIRE = """() => {
    const open = new Set()
    const answered = []
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (data) {
        const { type, ref, question } = JSON.parse(data)
        if (type === "answer") answered.push(question)
        if (ref) open.add(ref)
        // After the page has heard it, and has asked what it asks next.
        else this.addEventListener("message", ({ data }) => open.delete(JSON.parse(data).ref))
        return send.call(this, data)
    }
    window.wire = { open, answered }
}"""

NO_WORKER = "Service Worker registration blocked by Playwright"  # as we have asked it to
FIND_TOKEN = """() => {
    const room = location.hash.split("/")[2]
    const brought = JSON.parse(sessionStorage.getItem("rumpus-tokens") ?? "{}")[location.hash]
    const kept = JSON.parse(localStorage.getItem("rumpus-rooms") ?? "[]").find((one) => one.room === room)
    return [room, brought === kept?.mine?.link ? kept?.mine?.token ?? brought : brought ?? kept?.mine?.token]
}"""

Json = dict[str, Any]
ColorScheme = Literal["light", "dark"]


class Table(KillableServer):
    """A table in a process of its own, to be visited."""

    def __init__(self, folder: Path, boxes: Path | None = None) -> None:
        self.boxes = boxes or folder / "boxes"
        super().__init__(f"sqlite:///{folder / 'rooms.db'}", folder, self.boxes)
        self.client = httpx.Client(base_url=self.url, timeout=LONGEST_START)
        self.start_and_wait()

    def start_and_wait(self) -> None:
        self.start()
        until(lambda: self.is_open() or self.has_failed())
        assert not self.has_failed(), self.log.read_text()

    def is_open(self) -> bool:
        try:
            return self.client.get("/health").is_success
        except httpx.TransportError:
            return False

    def has_failed(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def post(self, path: str, **body: Any) -> Json:
        said = self.client.post(path, json=body)
        assert said.is_success, said.text
        found: Json = said.json()
        return found

    @property
    def studio(self) -> str:
        """Where whoever runs it works on boxes."""
        return f"#/studio/{(self.boxes / '.key').read_text()}"

    @property
    def operator(self) -> str:
        """Where they look after rooms and people."""
        return f"#/operator/{(self.boxes / '.key').read_text()}"

    def close(self) -> None:
        self.client.close()
        self.stop()


class StillTable(Served):
    """A table in this process. Its time and that of a page pass together, and only when a test lets them."""

    def __init__(self, file: Path, time: Passing) -> None:
        self.time = time
        super().__init__(file)

    def let_pass_until(self, visitor: "Visitor", holds: Callable[[], Any]) -> None:
        """Second by second. A page that asks whether the table is still there hears that it is."""
        for _ in range(3600):
            if holds():
                return
            self.time.seconds(1)
            visitor.page.clock.run_for(1000)
            visitor.page.evaluate("fetch('/health')")
        raise AssertionError("nothing happened in an hour")


class Visitor:
    """Somebody with a browser of their own. What goes wrong in it is remembered, unless a test expects it."""

    def __init__(
        self,
        browser: Browser,
        table: Table,
        size: str = "desk",
        scheme: ColorScheme = "light",
        scale: float = 1,
        locale: str = "en",
        luck: str = "",
        service_workers: Literal["allow", "block"] = "block",  # else a test cannot answer for the table
        **settings: Any,
    ) -> None:
        self.table = table
        self.language = first_we_speak([locale])
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.touch = phone = size == "phone"
        still = settings.get("speed", SETTINGS["speed"]) == "off"
        self.context: BrowserContext = browser.new_context(
            base_url=table.url,
            viewport=SIZES[size],
            device_scale_factor=scale,
            color_scheme=scheme,
            locale=locale,
            has_touch=phone,
            is_mobile=phone,
            service_workers=service_workers,
            reduced_motion="reduce" if still else "no-preference",
        )
        remembered = json.dumps(json.dumps({**SETTINGS, **settings}))
        self.context.add_init_script(f"({REMEMBER})({remembered})")
        self.context.add_init_script(f"({SAME_LUCK})({json.dumps(luck)})")
        self.context.add_init_script(f"({WIRE})()")
        self.context.clock.install()  # it goes as ever, but time can be let pass at once
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(MOST)
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error.name}: {error.message}\n{error.stack}"))

    def _listen(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and said.text != NO_WORKER:
            self.troubles.append(said.text)

    def say(self, id: str, **args: Any) -> str:
        """What the page says to this visitor."""
        return words(self.language).say(Message(id, dict(args)))

    def go(self, fragment: str = "#/") -> None:
        self.page.goto(f"/{fragment}")

    def stop_the_clock(self) -> None:
        """After a moment. From then on no time passes on the page unless a test lets it pass."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def start_the_clock(self) -> None:
        self.page.clock.resume()

    def let_pass(self, milliseconds: int) -> None:
        """On the page, at once."""
        self.page.clock.run_for(milliseconds)

    def let_settle(self) -> None:
        """Until the page takes keys, taps and clicks for answers to what it asks now."""
        self.let_pass(SETTLES)

    def wait_until_answered(self) -> None:
        """Until the table has answered all that the page asks of it, now and after a moment."""
        self.let_settle()
        self.page.wait_for_function("() => wire.open.size === 0")

    def room_and_token(self) -> tuple[str, str]:
        """Where this visitor is, and by what: that is not in the address."""
        room, token = self.page.evaluate(FIND_TOKEN)
        return room, token

    def expect(self, trouble: str) -> None:
        """What a browser says of a server that is down is no fault of the page."""
        self.expected.append(trouble)

    def leave(self) -> list[str]:
        """Returns what went wrong meanwhile."""
        self.context.close()
        return [one for one in self.troubles if not any(re.search(expected, one) for expected in self.expected)]


def kept(visitor: Visitor) -> Json:
    """What this browser has kept of its last room."""
    found: Json = visitor.page.evaluate("JSON.parse(localStorage.getItem('rumpus-rooms'))[0]")
    return found


def give_up(player: Visitor) -> None:
    """Where it does not matter how the game ends."""
    mine = kept(player)
    headers = {"Authorization": f"Bearer {mine['mine']['token']}"}
    said = player.table.client.post(f"/api/rooms/{mine['room']}/act", headers=headers, json={"act": "resign"})
    assert said.is_success, said.text


def finish_quickly(*players: Visitor) -> None:
    """The game is played to its end behind the pages' backs."""
    keys, client = [kept(player) for player in players], players[0].table.client
    path, random = f"/api/rooms/{keys[0]['room']}", Random(1)
    while True:
        for one in keys:
            headers = {"Authorization": f"Bearer {one['mine']['token']}"}
            look = client.get(f"{path}/look", headers=headers).json()
            if look["winners"] is not None:
                return
            if "options" in look["question"]:
                body = {
                    "question": look["question"]["number"],
                    "text": random.choice(look["question"]["options"])["text"],
                }
                client.post(f"{path}/answer", headers=headers, json=body)
