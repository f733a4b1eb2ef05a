// The story of a game as far as it was told here, and what of it somebody has not seen yet.

import type { EventInfo, MomentInfo } from "../wire";
import { api } from "./api";
import type { Room } from "./room.svelte";

interface LogLine {
  readonly moment: number;
  readonly event: EventInfo;
}

const STORY_AFTER = 4000; // milliseconds

export class Logbook {
  lines = $state.raw<readonly LogLine[]>([]);
  story = $state.raw<readonly MomentInfo[]>([]);
  /** The moment after which somebody looked away, if something has happened since. */
  awaySince = $state<number | null>(null);
  /** How far the game had come when somebody looked here last, until that is marked. */
  private lastVisit: number | undefined;
  private reading = 0;

  constructor(private readonly room: Room) {
    this.lastVisit = room.keys?.seen;
  }

  add(event: EventInfo, moment: number): void {
    if (document.hidden) this.awaySince ??= this.room.keys?.seen ?? this.room.moment;
    this.lines = [...this.lines, { moment, event }];
  }

  /** Now and then is enough: where bots play each other, nobody can read that fast. */
  readSoon(): void {
    this.reading ||= window.setTimeout(() => void this.read(), STORY_AFTER);
  }

  async read(): Promise<void> {
    this.close();
    const { token, id } = this.room;
    const story = await api.story(id, token).catch(() => null);
    if (!story || token !== this.room.token) return; // somebody else may have taken the screen
    const last = story.at(-1)?.moment ?? 0;
    this.story = story;
    const told = story.flatMap(({ moment, events }) => events.map((event) => ({ moment, event })));
    this.lines = [...told, ...this.lines.filter((line) => line.moment > last)];
    if (this.lastVisit !== undefined && this.lastVisit < last) this.awaySince ??= this.lastVisit;
    this.lastVisit = undefined;
  }

  saw(): void {
    const { keys, moment } = this.room;
    if (keys?.seen !== moment) this.room.note({ seen: moment });
  }

  close(): void {
    clearTimeout(this.reading);
    this.reading = 0;
  }
}
