// Where the keyboard is when the page changes by itself: never nowhere, and never on an answer.

/** If what had the focus is gone, the box around it takes it; from there Tab leads on. */
export function keepFocus(box: HTMLElement) {
  let last: Element | null = null;
  const enter = (event: FocusEvent) => (last = event.target as Element);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.contains(relatedTarget as Node)) last = null;
  };
  const changed = new MutationObserver(() => {
    // Between two places the focus is nowhere, too: only what is gone was left by nobody.
    if (last && !last.isConnected && isNowhere()) box.focus({ preventScroll: true });
  });
  box.tabIndex = -1;
  box.addEventListener("focusin", enter);
  box.addEventListener("focusout", leave);
  changed.observe(box, { childList: true, subtree: true });
  return () => {
    box.removeEventListener("focusin", enter);
    box.removeEventListener("focusout", leave);
    changed.disconnect();
  };
}

export const isNowhere = () => !document.activeElement || document.activeElement === document.body;

let turned = false;
addEventListener("hashchange", () => (turned = true));

/** The heading of a page: it has the focus after a change of page, which nobody would notice otherwise. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (turned) heading.focus();
  turned = false;
}

/** The heading of what has come in place of something else, such as of the answers: it has the focus if that had. */
export function succeed(heading: HTMLElement): void {
  heading.tabIndex = -1;
  const here = document.activeElement;
  if (isNowhere() || here?.closest("#question, .board, .hand, .options"))
    heading.focus({ preventScroll: true });
}
