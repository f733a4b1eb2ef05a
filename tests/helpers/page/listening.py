"""What a screen reader would say by itself: everything that is put into a live region, piece by piece."""

from typing import Any

from tests.helpers.page.visitors import Visitor

# A region speaks of what is put into it later, not of what it comes with; never from behind a dialog or out of sight.
RECORDER = """
() => {
  const LIVE = "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]";
  const known = new WeakSet();
  window.heard = [];
  const audible = region => {
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    const hidden = !region.checkVisibility() || region.closest("[inert], [aria-hidden=true]");
    return !hidden && (!modal || modal.contains(region));
  };
  const hear = (region, text) => {
    const said = (text ?? "").replace(/\\s+/g, " ").trim();
    if (!said || !region || !known.has(region) || !audible(region)) return;
    const rude = region.matches("[aria-live=assertive], [role=alert]");
    const option = region.matches(".outlook");  // said of an option that is looked at, before it is taken
    window.heard.push({ text: said, rude, option, at: performance.now() });
  };
  const learn = node => {
    if (node.nodeType !== 1) return;
    for (const region of [node, ...node.querySelectorAll("*")]) if (region.matches(LIVE)) known.add(region);
  };
  const listen = changes => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      if (type === "characterData") hear(region, target.data);
      for (const node of addedNodes) hear(region, node.textContent);
    }
    for (const { addedNodes } of changes) addedNodes.forEach(learn);
  };
  new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
}
"""


class Ear:
    """To be lent to visitors before they go anywhere."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.add_init_script(f"({RECORDER})()")

    def pieces(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.heard")
        return found

    def heard(self) -> list[str]:
        return [piece["text"] for piece in self.pieces()]

    def forget(self) -> None:
        self.page.evaluate("window.heard = []")

    def wait_for(self, text: str) -> None:
        self.page.wait_for_function("text => window.heard.some(piece => piece.text.includes(text))", arg=text)


def words_in(pieces: list[str]) -> int:
    return sum(len(piece.split()) for piece in pieces)
