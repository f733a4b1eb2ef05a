/** Puts a popover next to what it is about: below it, or above where there is no room, and always within the window. */
export function placeBeside(popover: HTMLElement, anchor: Element): void {
  const GAP = 6;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = bottom + GAP + height <= innerHeight;
  popover.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  popover.style.top = `${Math.max(GAP, below ? bottom + GAP : top - height - GAP)}px`;
}
