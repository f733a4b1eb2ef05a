// From a click to an answer: one option is answered, of several one is chosen first. A finger cannot point before it
// presses: its first tap only shows what may come of an option, and the second gives it; so do clicks and keys where
// something of one's own may be lost. What would cost a player dearly is asked once more, and for those who like it so,
// whatever cannot be taken back.

import { settings } from "../shell/settings.svelte";
import { play } from "../sound/synth";
import { toast } from "../parts/toasts.svelte";
import { isSame, type Option } from "../games/contract";
import type { Outlook } from "../wire";
import { say } from "../words";
import { Aim } from "./aim";

export interface Choosing {
  readonly options: readonly Option[];
  readonly name: string;
  /** What was pressed. */
  readonly at: Element | null;
}

export interface Asked {
  readonly question: { readonly number: number } | null;
  /** Why something cannot be chosen now. */
  notNow(): string;
  /** Where an option may lead; nothing, if the table cannot tell. */
  lookAhead(option: Option): Promise<Pick<Outlook, "final" | "grave" | "risk"> | null>;
  /** An option stays on somebody's mind, or no longer does. */
  held?(option: Option | null): void;
  answer(option: Option): void;
  /** What was chosen may cost that, and is held therefore. */
  warn?(risk: Outlook["risk"]): void;
}

export class Picking {
  /** Several options lie on one spot: which of them? */
  choosing = $state.raw<Choosing | null>(null);
  /** What was tapped once, or is risky and was chosen once. */
  held = $state.raw<Option | null>(null);
  /** An answer that waits to be confirmed, and what it would cost. */
  pending = $state.raw<{ readonly option: Option; readonly grave: Outlook["grave"] } | null>(null);

  readonly aim = new Aim();

  constructor(private readonly asked: Asked) {}

  pick(options: readonly Option[], name: string): void {
    click();
    if (options.length && !this.aim.byTouch && this.isEarly()) return;
    if (options.length === 1) void this.choose(options[0]!);
    else if (options.length) {
      this.choosing = { options, name, at: this.aim.pressed };
      this.aim.change();
    } else {
      this.hold(null);
      toast(this.asked.notNow());
    }
  }

  /** Somebody points out an option: with a finger, that is only to look at it first. `meant` is what was typed out: it
   *  cannot have been aimed at the question before. */
  async choose(option: Option, meant = false): Promise<void> {
    const chosen = isSame(option, this.held);
    if (this.aim.byTouch && !meant && !chosen)
      this.hold(option); // which harms nobody, however early
    else if (!(chosen && this.aim.twice) && (meant || this.aim.byTouch || !this.isEarly()))
      return this.take(option);
  }

  /** Gives what was held. */
  async takeHeld(): Promise<void> {
    if (this.held && !this.aim.twice) await this.take(this.held);
  }

  hold(option: Option | null): void {
    if (option) this.aim.look();
    this.held = option;
    this.asked.held?.(option);
  }

  /** What somebody else would do is on our mind; who taps finds it at hand. */
  hint(option: Option): void {
    if (this.aim.byTouch) this.hold(option);
    else this.asked.held?.(option);
  }

  confirm(): void {
    if (this.pending && !this.isEarly()) this.answer(this.pending.option);
  }

  cancel(): void {
    this.choosing = null;
    this.pending = null;
    this.hold(null);
  }

  private async take(option: Option): Promise<void> {
    this.choosing = null;
    const number = this.asked.question?.number;
    const ahead = await this.asked.lookAhead(option);
    if (this.asked.question?.number !== number) return;
    const grave = ahead?.grave ?? [];
    if (grave.length || (settings.confirm && (ahead?.final ?? true))) {
      this.pending = { option, grave };
      this.aim.change();
    } else if (ahead?.risk.length && !isSame(option, this.held)) {
      this.hold(option);
      this.asked.warn?.(ahead.risk);
    } else this.answer(option);
  }

  private answer(option: Option): void {
    this.pending = null;
    this.held = null;
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
