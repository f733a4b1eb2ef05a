// Clicks and keys that were meant for the picture before this one: a double click, a key held down, a tap at a worm
// in whose place there is water now. They answer nothing.

const SETTLES = 350; // milliseconds; as long as the map takes to move
const UNMOVED = 600; // for a mouse that still rests where it was
const STILL = 6; // pixels: as far as a resting hand may slip

interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Aim {
  private changed = -Infinity;
  private pointer: Spot = { x: 0, y: 0 };
  private rest: Spot = { x: 0, y: 0 };
  private moved = true;
  private by: "mouse" | "touch" | "key" = "mouse";
  private repeated = false;
  private looked = -Infinity;
  /** What was pressed last. */
  pressed: Element | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Another question is shown from now on. */
  change(): void {
    this.changed = this.now();
    this.rest = this.pointer;
    this.moved = false;
  }

  /** Whether what was pressed last was aimed before the question had changed. */
  get early(): boolean {
    const since = this.now() - this.changed;
    if (this.by === "mouse") return since < UNMOVED && !this.moved;
    return since < SETTLES || this.repeated;
  }

  get byTouch(): boolean {
    return this.by === "touch";
  }

  /** Something was chosen, to be looked at. */
  look(): void {
    this.looked = this.now();
  }

  /** Whether the press since then was none of its own but the second of a double one. */
  get twice(): boolean {
    return this.now() - this.looked < SETTLES || this.repeated;
  }

  point(at: Spot): void {
    this.pointer = at;
    this.moved ||= Math.hypot(at.x - this.rest.x, at.y - this.rest.y) > STILL;
  }

  press(by: string, at?: Spot): void {
    this.by = by === "key" || by === "mouse" ? by : "touch";
    this.repeated = false;
    if (at) this.point(at);
  }

  repeat(): void {
    this.by = "key";
    this.repeated = true;
  }

  /** Watches what is pressed on the page. */
  watch(signal: AbortSignal): void {
    const options = { capture: true, passive: true, signal };
    addEventListener("pointermove", (event) => this.point(event), options);
    addEventListener("pointerdown", (event) => this.press(event.pointerType, event), options);
    addEventListener("keydown", (event) => (event.repeat ? this.repeat() : this.press("key")), options);
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(
        kind,
        ({ target }) => (this.pressed = target instanceof Element ? target : null),
        options,
      );
  }
}
