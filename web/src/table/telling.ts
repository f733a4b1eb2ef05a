// What has happened, told in a few sentences to those who do not look: a turn at a time, not a line at a time.

import type { Heard } from "../games/contract";
import { sayAloud } from "../parts/voice.svelte";
import type { EventInfo } from "../wire";
import { say, sayEvent } from "../words";

const MOST_WORDS = 50;

interface Told {
  readonly game: string;
  readonly pictures: { heard(effect: EventInfo): Heard };
  readonly seat: number | null;
  readonly asked: number;
}

export class Telling {
  private untold: EventInfo[] = [];
  private turnOf: string | null = null;
  private own = false;

  constructor(private readonly room: Told) {}

  hear(effect: EventInfo): void {
    this.untold.push(effect);
  }

  /** All is shown up to a question to `speaker`. It is told once that is somebody else, or now if somebody waits for it. */
  settle(speaker: string | null, now: boolean): void {
    if (now || speaker !== this.turnOf) this.tell();
    this.turnOf = speaker;
    this.own = this.room.seat !== null && this.room.seat === this.room.asked;
  }

  private tell(): void {
    const { game, pictures } = this.room;
    const said = this.untold.map((event) => ({
      ...pictures.heard(event),
      text: sayEvent(game, event) ?? "",
    }));
    this.untold = [];
    const { texts, more } = inFewWords(said, this.own ? 1 : 2);
    sayAloud([...texts, ...(more ? [say("told-more", { count: more })] : [])].join(" "));
  }
}

/** What weighs so much or more; if that is still too long, only what weighs more still, and then as much as fits. */
export function inFewWords(
  said: readonly (Heard & { text: string })[],
  least: number,
): { texts: string[]; more: number } {
  const last = new Map(said.map((one) => [one.supersedes, one]));
  const worth = said.filter((one) => one.text && (!one.supersedes || last.get(one.supersedes) === one));
  let texts: string[] = [];
  for (let weight = least; weight <= 3; weight++) {
    texts = worth.filter((one) => one.weight >= weight).map((one) => one.text);
    if (wordsIn(texts) <= MOST_WORDS) return { texts, more: 0 };
  }
  let fitting = texts.length;
  while (fitting > 1 && wordsIn(texts.slice(0, fitting)) > MOST_WORDS) fitting--;
  return { texts: texts.slice(0, fitting), more: texts.length - fitting };
}

const wordsIn = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;
