// What hangs over the board steps aside where it would cover what it speaks of.

const GAP = 8; // pixels to the edge of the board

/** From the top of the board to its bottom; there it hangs from nothing, which `data-aside` tells its style. */
export function stepAside(
  element: HTMLElement,
  board: Element | null,
  thing: Element | null | undefined,
): void {
  element.style.translate = "";
  delete element.dataset.aside;
  if (!board || !thing) return;
  const here = element.getBoundingClientRect();
  const there = thing.getBoundingClientRect();
  const covers = (down: number) =>
    here.left < there.right &&
    here.right > there.left &&
    here.top + down < there.bottom &&
    here.bottom + down > there.top;
  const down = board.getBoundingClientRect().bottom - GAP - here.bottom;
  if (!covers(0) || covers(down)) return;
  element.style.translate = `0 ${down}px`;
  element.dataset.aside = "";
}
