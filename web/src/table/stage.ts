// Plays what updates tell, one effect after another, so that a person can follow who blew up whom.

import type { EventInfo } from "../wire";
import { changed, type Seen } from "./updates";

/** What is shown at one moment. */
export interface Snapshot extends Seen {
  readonly effect: EventInfo | null;
  readonly recent: readonly EventInfo[];
}

/** Some events and what is seen after them; `done` is called when that is shown. */
export interface Performance {
  readonly events: readonly EventInfo[];
  readonly after: Seen;
  /** How many answers had brought us there. */
  readonly moment?: number;
  /** Starts from this instead of what is shown. */
  readonly before?: Seen;
  /** What has led there already, and is not played. */
  readonly recent?: readonly EventInfo[];
  /** Whether it is the viewer's own doing, or a bot's. */
  readonly own?: boolean;
  readonly bot?: boolean;
  readonly done?: () => void;
}

export interface StageOptions {
  show(snapshot: Snapshot): void;
  /** How long an effect is shown, in milliseconds, while so many performances wait for theirs. */
  timeFor(effect: EventInfo, scene: Performance, waiting: number): number;
  /** Something that must come to pass before an effect is shown, if anything must. */
  hold?(effect: EventInfo, scene: Performance): Promise<void> | null;
  /** An effect begins to be shown. */
  began?(effect: EventInfo, scene: Performance): void;
  wait?(milliseconds: number): Promise<void>;
}

export const NOTHING: Snapshot = { view: null, own: null, effect: null, recent: [] };

export class Stage {
  private queue: Performance[] = [];
  private snapshot: Snapshot = NOTHING;
  private running = false;
  private skipping = false;
  private closed = false;
  private wake: (() => void) | null = null;

  constructor(private readonly options: StageOptions) {}

  get playing(): boolean {
    return this.running;
  }

  /** Played after everything that was queued before. */
  play(scene: Performance): void {
    if (this.closed) return;
    this.queue.push(scene);
    if (!this.running) void this.run();
  }

  /** Shows the last view at once. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Forgets what is still to be played and shows something without any effects. */
  cut(seen: Seen, done?: () => void, recent: readonly EventInfo[] = []): void {
    this.queue = [];
    this.skip();
    this.play({ events: [], after: seen, before: seen, recent, done });
  }

  /** Nothing is shown any more: its room has been left. */
  close(): void {
    this.closed = true;
    this.queue = [];
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      await this.perform(scene);
      if (!this.queue.length) this.running = false;
      if (!this.closed) scene.done?.();
    }
    this.running = this.skipping = false;
  }

  private async perform(scene: Performance): Promise<void> {
    if (scene.before) this.snapshot = { ...snapshotOf(scene.before), recent: scene.recent ?? [] };
    if (scene.events.some(({ id }) => id)) this.snapshot = { ...this.snapshot, recent: [] };
    for (const effect of scene.events) {
      const hold = this.skipping ? null : this.options.hold?.(effect, scene);
      if (hold) await this.wakeable(hold);
      if (this.closed) return;
      this.snapshot = { ...this.snapshot, ...changed(this.snapshot, effect) };
      if (!effect.id) continue; // something has changed, but nothing is told
      this.show({ ...this.snapshot, effect, recent: [...this.snapshot.recent, effect] });
      this.options.began?.(effect, scene);
      const time = this.options.timeFor(effect, scene, this.queue.length);
      if (time > 0 && !this.skipping) await this.pause(time);
      if (this.closed) return;
    }
    this.show({ ...snapshotOf(scene.after), recent: this.snapshot.recent });
  }

  private pause(milliseconds: number): Promise<void> {
    return this.wakeable(
      this.options.wait?.(milliseconds) ?? new Promise((resolve) => setTimeout(resolve, milliseconds)),
    );
  }

  private wakeable(over: Promise<void>): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    return Promise.race([over, woken]);
  }

  private show(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.options.show(snapshot);
  }
}

const snapshotOf = ({ view, own }: Seen): Snapshot => ({ view, own, effect: null, recent: [] });
