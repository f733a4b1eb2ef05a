// From a click to an answer: one option is answered, of several one is chosen first. What would cost a player dearly is
// asked once more, and for those who like it so, whatever cannot be taken back.

import { settings } from "../shell/settings.svelte";
import { play } from "../sound/synth";
import { toast } from "../parts/toasts.svelte";
import type { Outlook } from "../wire";
import { say } from "../words";
import { Aim } from "./aim";

export interface Choosing {
  readonly options: readonly string[];
  readonly name: string;
}

export interface Asked {
  readonly question: { readonly number: number } | null;
  /** Where an option may lead; nothing, if the table cannot tell. */
  lookAhead(option: string): Promise<Pick<Outlook, "final" | "grave"> | null>;
  answer(option: string): void;
}

export class Picking {
  /** Several options lie on one spot: which of them? */
  choosing = $state.raw<Choosing | null>(null);
  /** An answer that waits to be confirmed, and what it would cost. */
  pending = $state.raw<{ readonly option: string; readonly grave: Outlook["grave"] } | null>(null);

  readonly aim = new Aim();

  constructor(private readonly asked: Asked) {}

  pick(options: readonly string[], name: string): void {
    click();
    if (options.length && this.isEarly()) return;
    if (options.length === 1) void this.choose(options[0]!);
    else if (options.length) {
      this.choosing = { options, name };
      this.aim.change();
    } else toast(say("pick-none", { name }));
  }

  async choose(option: string): Promise<void> {
    if (this.isEarly()) return;
    this.choosing = null;
    const number = this.asked.question?.number;
    const ahead = await this.asked.lookAhead(option);
    if (this.asked.question?.number !== number) return;
    const grave = ahead?.grave ?? [];
    if (grave.length || (settings.confirm && (ahead?.final ?? true))) {
      this.pending = { option, grave };
      this.aim.change();
    } else this.answer(option);
  }

  confirm(): void {
    if (this.pending && !this.isEarly()) this.answer(this.pending.option);
  }

  cancel(): void {
    this.choosing = null;
    this.pending = null;
  }

  private answer(option: string): void {
    this.pending = null;
    this.asked.answer(option);
  }

  private isEarly(): boolean {
    const { early } = this.aim;
    if (early) toast(say("pick-early"));
    return early;
  }
}

export function click(): void {
  if (settings.sound) play("click", settings.volume / 100);
}
