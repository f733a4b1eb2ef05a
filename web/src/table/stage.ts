// Plays what updates tell, one effect after another, so that a person can follow who blew up whom.

import type { EventInfo } from "../wire";
import { merge, type Json } from "./merge";

/** What is shown at one moment. */
export interface Frame {
  readonly view: Json | null;
  readonly effect: EventInfo | null;
  readonly recent: readonly EventInfo[];
}

/** Some events and the view after them; `done` is called when that view is shown. */
export interface Performance {
  readonly events: readonly EventInfo[];
  readonly view: Json | null;
  /** How many answers had brought us there. */
  readonly moment?: number;
  /** Starts from this view instead of the one that is shown. */
  readonly before?: Json | null;
  readonly done?: () => void;
}

export interface StageOptions {
  show(frame: Frame): void;
  /** How long an effect of weight 1 is shown, in milliseconds. */
  pace(): number;
  weightOf(effect: EventInfo): number;
  /** An effect begins to be shown. */
  began?(effect: EventInfo, scene: Performance): void;
  wait?(milliseconds: number): Promise<void>;
}

const LONGEST = 800;

export class Stage {
  private queue: Performance[] = [];
  private frame: Frame = { view: null, effect: null, recent: [] };
  private running = false;
  private skipping = false;
  private wake: (() => void) | null = null;

  constructor(private readonly options: StageOptions) {}

  get playing(): boolean {
    return this.running;
  }

  /** Played after everything that was queued before. */
  play(scene: Performance): void {
    this.queue.push(scene);
    if (!this.running) void this.run();
  }

  /** Shows the last view at once. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Forgets what is still to be played and shows a view without any effects. */
  cut(view: Json | null, done?: () => void): void {
    this.queue = [];
    this.skip();
    this.play({ events: [], view, before: view, done });
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      await this.perform(scene);
      if (!this.queue.length) this.running = false;
      scene.done?.();
    }
    this.running = this.skipping = false;
  }

  private async perform(scene: Performance): Promise<void> {
    if (scene.before !== undefined) this.frame = { view: scene.before, effect: null, recent: [] };
    if (scene.events.length) this.frame = { ...this.frame, recent: [] };
    for (const effect of scene.events) {
      const view = effect.change ? merge(this.frame.view, effect.change) : this.frame.view;
      this.show({ view, effect, recent: [...this.frame.recent, effect] });
      this.options.began?.(effect, scene);
      const time = this.timeFor(effect);
      if (time > 0 && !this.skipping) await this.pause(time);
    }
    this.show({ view: scene.view, effect: null, recent: this.frame.recent });
  }

  private timeFor(effect: EventInfo): number {
    const hurry = 1 + this.queue.length; // the more is waiting, the faster it goes
    return Math.min(LONGEST, this.options.pace() * this.options.weightOf(effect)) / hurry;
  }

  private pause(milliseconds: number): Promise<void> {
    const over =
      this.options.wait?.(milliseconds) ?? new Promise((resolve) => setTimeout(resolve, milliseconds));
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    return Promise.race([over, woken]);
  }

  private show(frame: Frame): void {
    this.frame = frame;
    this.options.show(frame);
  }
}
