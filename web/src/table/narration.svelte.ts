// How a game is told besides the board: the card that is played, the wait after a bot's turn, the recap, the finale.

import { sayAloud } from "../parts/voice.svelte";
import { settings, stepTime } from "../shell/settings.svelte";
import type { EventInfo, FinaleInfo } from "../wire";
import { find, say, sayEvent } from "../words";
import { api } from "./api";
import { readDays } from "./dayClock";
import { type Pace, timeFor } from "./pacing";
import { recap, sinceTurnOf } from "./recap";
import type { Room } from "./room.svelte";
import type { Performance } from "./stage";

/** Cards that are shown large, and what is said of them. */
export interface Spotlight {
  readonly cards: readonly string[];
  readonly lines: readonly string[];
}

export class Narration {
  spotlight = $state.raw<Spotlight | null>(null);
  /** The turn of a bot that is over, while the table waits for somebody who wants to be waited for. */
  waitingAfter = $state<string | null>(null);
  finale = $state.raw<FinaleInfo | null>(null);
  /** Whether the finale is shown over the board. */
  celebrating = $state(false);
  /** While an animation is made, effects are shown even to those who want none. */
  filming = false;
  private goOnNow: (() => void) | null = null;
  private turn = "";

  constructor(private readonly room: Room) {}

  // On the stage

  /** Where a clock runs, nobody may lose time by looking on. */
  private get pace(): Pace {
    return this.room.clocks.left.length && !readDays(this.room.info!.clock) ? "quick" : settings.pace;
  }

  timeFor(effect: EventInfo, scene: Performance, waiting: number): number {
    const { pictures } = this.room;
    const card = !scene.own && pictures.shows(effect) !== null;
    const { pace } = this;
    return timeFor({
      step: stepTime() || (this.filming ? 500 : 0),
      weight: pictures.weightOf(effect),
      card,
      bot: !!scene.bot,
      pace,
      waiting,
    });
  }

  /** Before a turn begins, the one of a bot is waited after, if somebody wants that. */
  hold(effect: EventInfo, scene: Performance): Promise<void> | null {
    if (this.pace !== "wait" || !stepTime() || !scene.bot || !this.beginsTurn(effect) || !this.turn)
      return null;
    const until = new Promise<void>((resolve) => (this.goOnNow = resolve));
    this.waitingAfter = this.turn;
    sayAloud(say("story-waiting", { turn: this.turn }));
    return until.finally(() => ((this.waitingAfter = null), (this.goOnNow = null)));
  }
  goOn = () => this.goOnNow?.();

  began(effect: EventInfo): void {
    this.goOn(); // it may have been skipped
    const { pictures, game } = this.room;
    if (this.beginsTurn(effect)) this.turn = headingOf(game, effect);
    const shows = stepTime() ? pictures.shows(effect) : null;
    const line = sayEvent(game, effect) ?? "";
    if (shows === "card") this.spotlight = { cards: pictures.cardsOf(effect), lines: [line] };
    else if (shows === "target" && this.played)
      this.spotlight = { cards: this.played.cards, lines: [...this.played.lines, line] };
    else this.spotlight = null;
    if (shows === "card") this.played = this.spotlight;
    else if (shows !== "target" && this.beginsTurn(effect)) this.played = null;
  }
  private played: Spotlight | null = null;

  /** Nothing is being shown any more. */
  rest(): void {
    this.goOn();
    this.spotlight = null;
  }

  private beginsTurn = (effect: EventInfo) => this.room.pictures.turnOf(effect) !== null;

  // In a few lines

  /** What has happened since the viewer's last turn. */
  get since(): readonly { moment: number; text: string }[] {
    const { seat, logbook, pictures, game } = this.room;
    const log = logbook.lines;
    if (seat === null) return [];
    const { view } = this.room.snapshot;
    const told = log.map(({ event }) => ({
      ...pictures.heard(event),
      turn: pictures.turnOf(event),
      matters: pictures.matters?.(event, seat, view) ?? 0,
    }));
    const [from, to] = sinceTurnOf(seat, told);
    return recap(told.slice(from, to)).flatMap((at) => {
      const { moment, event } = log[from + at]!;
      const text = sayEvent(game, event);
      return text ? [{ moment, text }] : [];
    });
  }

  /** Whether nobody has answered yet in the turn that is under way. */
  get justBegun(): boolean {
    const { logbook, moment } = this.room;
    return logbook.lines.some((line) => line.moment === moment && this.beginsTurn(line.event));
  }

  /** What the turn is called in which a moment lies; nothing before the first. */
  turnAt(moment: number): string {
    const { logbook, game } = this.room;
    const line = logbook.lines.filter((one) => one.moment <= moment && this.beginsTurn(one.event)).at(-1);
    return line ? headingOf(game, line.event) : "";
  }

  /** The first and the last moment of the turn in which a moment lies. */
  turnAround(moment: number): [number, number] {
    const begins = this.room.logbook.lines
      .filter(({ event }) => this.beginsTurn(event))
      .map((line) => line.moment);
    const first = begins.filter((one) => one < moment).at(-1) ?? 0;
    const next = begins.find((one) => one >= moment && one > first) ?? this.room.moment;
    return [first + 1, Math.max(next, moment)];
  }

  // When it is over

  async end(celebrating: boolean): Promise<void> {
    this.celebrating ||= celebrating;
    this.finale ??= await api.finale(this.room.id, this.room.token).catch(() => null);
  }
}

/** What a turn is called. */
export const headingOf = (game: string, event: EventInfo): string =>
  find("turn-heading", event.args, game) ?? sayEvent(game, event) ?? "";
