"""How large the site is; how soon it is there and asks its first question, from a warm cache, without a network; and
what keeps the page busy while a strong bot thinks.

make site && python bench/site_start.py
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, sync_playwright

from tests.helpers.page.chromium import launch
from tests.helpers.page.player import say
from tests.helpers.page.site import ALL_KEPT, StaticHost, sizes

SETTINGS = '{"name": "Ann", "speed": "off", "sound": false, "taught": ["worms", "zombies-doom"]}'
WATCH = """() => {
    window.long = []
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => Math.round(one.duration))))
        .observe({ type: "longtask", buffered: true })
}"""
# Long tasks, told apart by whether they have changed what is seen. Whoever is asked takes the first answer.
THINKING = 30  # seconds
WATCH_THINKING = """() => {
    const changed = []
    new MutationObserver(() => changed.push(performance.now()))
        .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    window.tasks = { thinking: [], drawing: [] }
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
            const drawn = changed.some((at) => at >= startTime && at <= startTime + duration)
            window.tasks[drawn ? "drawing" : "thinking"].push(Math.round(duration))
        }
    }).observe({ type: "longtask" })
    setInterval(() => {
        dispatchEvent(new PointerEvent("pointermove", { clientX: 1, clientY: 1 }))
        const sure = document.querySelector("[role=alertdialog] button.primary")
        ;(sure ?? document.querySelector("[data-state=asked] .options [data-option]"))?.click()
    }, 500)
}"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
OPEN = "performance.getEntriesByName('engine-open')[0]?.startTime"


def measure(page: Page) -> None:
    page.reload()
    page.evaluate(WATCH)
    page.locator("button.play").first.click()
    page.locator("[data-state=asked]").wait_for(state="attached")
    asked = page.evaluate("performance.now()")
    times = {"first paint": page.evaluate(PAINT), "the table is open": page.evaluate(OPEN), "first question": asked}
    print(*(f"{what} {at / 1000:.2f} s" for what, at in times.items()), sep=", ", end="; ")
    page.wait_for_timeout(3000)
    print("long tasks of the page, in milliseconds:", page.evaluate("window.long"))
    page.goto(page.url.partition("#")[0] + "#/")


def watch_thinking(page: Page) -> None:
    """The room is opened as anybody would."""
    page.get_by_role("button", name=say("front-options")).first.click()
    seats = page.locator("dialog[open] select").filter(has=page.locator("option[value=strong]"))
    for seat in seats.all():
        seat.select_option("strong")
    page.get_by_role("button", name=say("new-begin")).click()
    page.locator("[data-state]").wait_for(state="attached")
    page.wait_for_timeout(3000)
    page.evaluate(WATCH_THINKING)
    page.wait_for_timeout(1000 * THINKING)
    tasks = page.evaluate("window.tasks")
    print("while a strong bot thinks, long tasks that draw nothing:", tasks["thinking"], "that do:", tasks["drawing"])


def main() -> None:
    summed: dict[str, int] = {}
    for part, size in sizes():
        summed[part] = summed.get(part, 0) + size
    for part, size in sorted(summed.items(), key=lambda one: -one[1]):
        print(f"{size / 1e6:8.2f} MB  {part}")
    print(f"{sum(summed.values()) / 1e6:8.2f} MB  in all, gzipped")
    host = StaticHost()
    with sync_playwright() as playwright:
        context = launch(playwright).new_context(service_workers="allow", locale="en")
        context.add_init_script(f"localStorage.setItem('rumpus-settings', '{SETTINGS}')")
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(f"{host.url}/#/")
        while not page.evaluate(ALL_KEPT):
            time.sleep(0.2)
        context.set_offline(True)
        for _ in range(3):
            measure(page)
        watch_thinking(page)


if __name__ == "__main__":
    main()
