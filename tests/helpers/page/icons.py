"""Draws the PNG icons of the page from its SVG one: python -m tests.helpers.page.icons"""

from playwright.sync_api import Browser, sync_playwright

from tests.helpers.page.chromium import launch
from tests.helpers.places import ROOT

PUBLIC = ROOT / "web" / "public"
ICON = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
# Systems cut a maskable icon to their own shape: no corners of ours, and a margin that nobody misses.
MASKABLE = ICON.replace('viewBox="0 0 512 512"', 'viewBox="-64 -48 640 640"').replace(' clip-path="url(#tile)"', "")


def draw(browser: Browser, svg: str, size: int, name: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}")
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        draw(browser, ICON, 192, "icon-192.png")
        draw(browser, ICON, 512, "icon-512.png")
        draw(browser, MASKABLE, 512, "icon-maskable-512.png")
        browser.close()


if __name__ == "__main__":
    main()
