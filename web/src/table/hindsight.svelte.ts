// A game that is over, as a strong bot sees it: asked for by whoever wants to know, because it takes a while.

import { sayAloud } from "../parts/voice.svelte";
import type { LookBackInfo } from "../wire";
import { say } from "../words";
import { api } from "./api";

interface Over {
  readonly id: string;
  readonly token: string | null;
}

export class Hindsight {
  found = $state.raw<LookBackInfo | null>(null);
  waiting = $state(false);
  private left = false;

  constructor(private readonly room: Over) {}

  /** The table answers after some seconds, ready or not; until it is, we ask again. */
  async look(): Promise<void> {
    if (this.waiting || this.found) return;
    this.waiting = true;
    try {
      while (!this.found && !this.left) {
        const found = await api.analysis(this.room.id, this.room.token);
        if (found.ready) this.found = found;
      }
      if (this.found) sayAloud(say("lookback-done"));
    } finally {
      this.waiting = false;
    }
  }

  leave(): void {
    this.left = true;
  }

  /** How likely each seat was to win at a moment: what was found there, or last before. */
  sharesAt(moment: number): readonly number[] {
    const moments = this.found?.moments ?? [];
    const then = moments.filter((one) => one.moment <= moment).at(-1) ?? moments[0];
    return then?.shares ?? [];
  }
}
