// Earlier moments of a game: a click on a line of the log, or a replay when the game is over.

import type { GameModule } from "../games/contract";
import { toast } from "../parts/toasts.svelte";
import { stepTime } from "../shell/settings.svelte";
import type { MomentShown } from "../wire";
import { sayRefusal } from "../words";
import { api } from "./api";
import type { Narration } from "./narration.svelte";
import { NOTHING, Stage, type Snapshot } from "./stage";

interface Present {
  readonly id: string;
  readonly token: string | null;
  readonly narration: Narration;
  makeSound(sound: NonNullable<ReturnType<GameModule<any, any>["soundOf"]>>): void;
}

export class Past {
  /** The moment that is looked at instead of the present. */
  shown = $state.raw<MomentShown | null>(null);
  snapshot = $state.raw<Snapshot>(NOTHING);
  /** Whether the replay goes on by itself. */
  running = $state(false);
  private readonly stage: Stage;
  private wanted = -1;
  private ended: (() => void) | null = null;

  constructor(
    private readonly present: Present,
    pictures: GameModule<any, any>,
  ) {
    this.stage = new Stage({
      show: (snapshot) => (this.snapshot = snapshot),
      timeFor: (effect, scene, waiting) => present.narration.timeFor(effect, scene, waiting),
      began: (effect) => {
        present.narration.began(effect);
        const sound = this.running ? pictures.soundOf(effect) : null;
        if (sound) present.makeSound(sound);
      },
    });
  }

  /** Shows the table after so many answers; with `effects`, how it came to be. */
  async show(moment: number, effects = false): Promise<void> {
    this.wanted = moment;
    try {
      const shown = await api.at(this.present.id, this.present.token, moment);
      if (this.wanted !== moment) return; // somebody has moved on meanwhile
      this.shown = shown;
      if (!effects) return this.stage.cut(shown, undefined, shown.events);
      await new Promise<void>((done) => {
        this.ended = done;
        const ended = () => (this.present.narration.rest(), done());
        this.stage.play({ events: shown.events, before: shown.before ?? shown, after: shown, done: ended });
      });
    } catch (why) {
      this.running = false;
      toast(sayRefusal(why));
    }
  }

  step(by: number): void {
    if (!this.shown) return;
    this.running = false;
    const moment = Math.max(0, Math.min(this.shown.moments, this.shown.moment + by));
    if (moment !== this.shown.moment) void this.show(moment, by === 1);
  }

  /** From the moment shown to the end, or from the beginning. */
  async run(moments: number): Promise<void> {
    this.running = true;
    if (!this.shown || this.shown.moment >= moments) await this.show(0);
    while (this.running && this.shown && this.shown.moment < this.shown.moments) {
      await this.show(this.shown.moment + 1, true);
      await new Promise((resolve) => setTimeout(resolve, stepTime()));
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  skip(): void {
    this.stage.skip();
  }

  close(): void {
    this.running = false;
    this.wanted = -1;
    this.stage.close();
  }

  leave(): void {
    this.running = false;
    this.wanted = -1;
    this.shown = null;
    this.stage.cut(NOTHING);
    this.ended?.();
  }
}
