// From a click to an answer: one option is answered, of several one is chosen first, and some like to
// confirm what cannot be taken back.

import { settings } from "../shell/settings.svelte";
import { play } from "../sound/synth";
import { toast } from "../parts/toasts.svelte";
import { say } from "../words";

export interface Choosing {
  readonly options: readonly string[];
  readonly name: string;
}

export class Picking {
  /** Several options lie on one spot: which of them? */
  choosing = $state.raw<Choosing | null>(null);
  /** An answer that waits to be confirmed. */
  pending = $state<string | null>(null);

  constructor(
    private readonly answer: (option: string) => void,
    private readonly isFinal: (option: string) => Promise<boolean>,
  ) {}

  pick(options: readonly string[], name: string): void {
    click();
    if (options.length === 1) void this.choose(options[0]!);
    else if (options.length) this.choosing = { options, name };
    else toast(say("pick-none", { name }));
  }

  async choose(option: string): Promise<void> {
    this.choosing = null;
    if (settings.confirm && this.pending !== option && (await this.isFinal(option))) this.pending = option;
    else this.confirm(option);
  }

  confirm(option: string): void {
    this.pending = null;
    this.answer(option);
  }

  cancel(): void {
    this.choosing = null;
    this.pending = null;
  }
}

export function click(): void {
  if (settings.sound) play("click", settings.volume / 100);
}
