// What has happened, told in a few sentences to those who do not look: a turn at a time, not a line at a time.

import type { Heard } from "../games/contract";
import { sayAloud } from "../parts/voice.svelte";
import { settings } from "../shell/settings.svelte";
import type { EventInfo } from "../wire";
import { say, sayEvent } from "../words";
import { inFewWords } from "./fewWords";

/** By how much somebody wants to be told: the least weight of what others do, and of what they do themselves. */
const MEASURES = {
  much: { words: 120, others: 1, own: 1 },
  some: { words: 50, others: 2, own: 1 },
  little: { words: 25, others: 3, own: 2 },
} as const;
const REMEMBERED = 2; // turns, or parts of one's own, that can be told again

interface Told {
  readonly game: string;
  readonly pictures: { heard(effect: EventInfo): Heard };
  readonly seat?: number | null;
  readonly asked?: number;
}

export class Telling {
  private untold: EventInfo[] = [];
  private turnOf: string | null = null;
  private told: readonly (readonly string[])[] = [];

  /** `own` is whether what happens now is the listener's doing. */
  constructor(
    private readonly room: Told,
    private own = false,
  ) {}

  /** What was told last, and all of it. */
  get lastTold(): readonly string[] {
    return this.told.flat();
  }

  hear(effect: EventInfo): void {
    this.untold.push(effect);
  }

  /** All is shown up to a question to `speaker`. It is told once that is somebody else, or now if somebody waits for it. */
  settle(speaker: string | null, now: boolean): void {
    if (now || speaker !== this.turnOf) this.tell();
    this.turnOf = speaker;
    this.own = this.room.seat !== null && this.room.seat === this.room.asked;
  }

  /** A moment of the past, how it came to be, and where it is in the game if somebody went there. */
  tellPast(events: readonly EventInfo[], where?: string): void {
    const { words, others } = MEASURES[settings.told];
    const { texts } = inFewWords(this.inWords(events), where ? 1 : others, words);
    sayAloud([...(where ? [where] : []), ...texts].join(" "));
  }

  private inWords(events: readonly EventInfo[]): (Heard & { text: string })[] {
    const { game, pictures } = this.room;
    return events.map((event) => ({ ...pictures.heard(event), text: sayEvent(game, event) ?? "" }));
  }

  /** What has not been told yet. */
  tell(): void {
    const said = this.inWords(this.untold);
    this.untold = [];
    const all = inFewWords(said, 1, Infinity).texts;
    if (all.length) this.told = [...this.told, all].slice(-REMEMBERED);
    const { words, others, own } = MEASURES[settings.told];
    const { texts, more } = inFewWords(said, this.own ? own : others, words);
    sayAloud([...texts, ...(more ? [say("told-more", { count: more })] : [])].join(" "));
  }
}
