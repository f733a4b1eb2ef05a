// What the table says when whoever is asked asks back: how likely it is what, and what a strong bot would answer.

import type { Option } from "../games/contract";
import type { HintTold, OddsTold } from "../wire";
import type { Reply, Request } from "./connection.svelte";

interface Asked {
  readonly question: { readonly number: number } | null;
  send<Answer extends Reply>(message: Request): Promise<Answer>;
}

const WEIGH_AFTER = 350;

export class Advice {
  hint = $state.raw<HintTold | null>(null);
  /** Whether a hint is being thought of. */
  thinking = $state(false);
  private known = $state.raw<ReadonlyMap<string, OddsTold>>(new Map());
  private wanted: string | null = null;
  private asking = false;
  private timer = 0;

  constructor(private readonly asked: Asked) {}

  oddsOf(option: Option | null): OddsTold | null {
    return (option && this.known.get(option.text)) || null;
  }

  /** Somebody considers an option: after a moment its odds are asked for. */
  weigh(option: Option | null): void {
    this.wanted = option?.text ?? null;
    clearTimeout(this.timer);
    if (this.wanted && !this.known.has(this.wanted))
      this.timer = window.setTimeout(() => void this.askForOdds(), WEIGH_AFTER);
  }

  /** One after another, because the table has to think about each; what is no longer wanted is passed over. */
  private async askForOdds(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    while (this.wanted && !this.known.has(this.wanted)) {
      const text = this.wanted;
      const question = this.asked.question?.number;
      if (question === undefined) break;
      const odds = await this.asked.send<OddsTold>({ type: "odds", question, text }).catch(() => null);
      if (this.asked.question?.number !== question) continue; // it was about something else
      if (odds) this.known = new Map([...this.known, [text, odds]]);
      else if (this.wanted === text) break; // pointing there again asks again
    }
    this.asking = false;
  }

  async askForHint(): Promise<void> {
    const question = this.asked.question?.number;
    if (question === undefined || this.thinking) return;
    this.thinking = true;
    try {
      const hint = await this.asked.send<HintTold>({ type: "hint", question });
      if (this.asked.question?.number === question) this.hint = hint;
    } finally {
      this.thinking = false;
    }
  }

  /** Another question is open. */
  forget(): void {
    this.hint = null;
    this.known = new Map();
    this.weigh(null);
  }
}
