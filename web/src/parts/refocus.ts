// Somebody who answers by keyboard finds the next options where the last ones were.

export function refocus(selector: string) {
  return (box: HTMLElement) => {
    let inside = false;
    const enter = (event: FocusEvent) => (inside = (event.target as Element).matches(":focus-visible"));
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget && !box.contains(event.relatedTarget as Node)) inside = false;
    };
    const changed = new MutationObserver(() => {
      if (inside && document.activeElement === document.body)
        box.querySelector<HTMLElement>(selector)?.focus();
    });
    box.addEventListener("focusin", enter);
    box.addEventListener("focusout", leave);
    changed.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener("focusin", enter);
      box.removeEventListener("focusout", leave);
      changed.disconnect();
    };
  };
}
