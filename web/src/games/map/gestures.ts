// Wheel, drag and pinch over a map, told as what they mean. What was dragged was not clicked.

import type { Point } from "./camera";

export interface Moves {
  pan(by: Point): void;
  zoom(factor: number, about: Point): void;
}

/** A page so magnified that it scrolls: there the wheel is for that. */
const MAGNIFIED = "(max-width: 559px) and (max-height: 420px)";
const SLOP = { mouse: 5, touch: 10 }; // pixels that a resting hand may slip

export function gestures(moves: Moves) {
  return (map: Element) => {
    const stop = new AbortController();
    const on = (
      kind: string,
      listen: (event: never) => void,
      options: Pick<AddEventListenerOptions, "capture" | "passive"> = {},
    ) => map.addEventListener(kind, listen as EventListener, { ...options, signal: stop.signal });
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = map.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = new Map<number, Point>();
    let began: Point = { x: 0, y: 0 };
    let dragged = false;

    on("pointerdown", (event: PointerEvent) => {
      if (event.button > 0) return;
      if (!down.size) [began, dragged] = [at(event), false];
      down.set(event.pointerId, at(event));
    });
    on("pointermove", (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const here = at(event);
      const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.touch;
      const far = Math.hypot(here.x - began.x, here.y - began.y) > slop;
      if (!dragged && !far && down.size < 2) return;
      if (!dragged) map.setPointerCapture(event.pointerId);
      dragged = true;
      down.set(event.pointerId, here);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return moves.pan({ x: here.x - before.x, y: here.y - before.y });
      const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      const middle = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      const [then, now] = [middle(before), middle(here)];
      moves.pan({ x: now.x - then.x, y: now.y - then.y });
      moves.zoom(apart(here) / apart(before), now);
    });
    for (const kind of ["pointerup", "pointercancel"])
      on(kind, ({ pointerId }: PointerEvent) => down.delete(pointerId));
    on(
      "click",
      (event: MouseEvent) => {
        if (dragged && event.detail) event.stopPropagation();
      },
      { capture: true },
    );
    // Two fingers are ours, also where one may scroll the page.
    on("touchstart", (event: TouchEvent) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    });
    on(
      "wheel",
      (event: WheelEvent) => {
        if (matchMedia(MAGNIFIED).matches) return;
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
        // Two fingers on a touchpad come as a wheel with Ctrl, and in small steps.
        moves.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
      },
      { passive: false },
    );
    return () => stop.abort();
  };
}
