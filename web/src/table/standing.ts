// How a game stands, in a few words: for a list of one's own games.

import type { SeatInfo, Update } from "../wire";
import { say } from "../words";
import { isPerson, nameAndLevel, nameOf, type Called } from "./seats";

export interface Standing {
  readonly stage: string;
  /** Those who sit there, in order. */
  readonly seats: readonly Called[];
  /** The reader's; none for somebody who watches, or who shares a screen. */
  readonly seat: number | null;
  readonly asked: number | null;
  readonly winners: readonly number[] | null;
}

const called = ({ name, bot, kind, persona }: SeatInfo): Called => ({ name, bot, kind, persona });

export function standingIn({ info, seat, question, winners }: Update): Standing | null {
  if (!info) return null;
  const place = (speaker: string) => info.seats.findIndex((one) => one.speaker === speaker);
  return {
    stage: info.stage,
    seats: info.seats.map(called),
    seat: seat ?? null,
    asked: question ? place(question.speaker) : null,
    winners: winners?.map(place) ?? null,
  };
}

/** Whether it is the reader's turn. */
export const isAwaited = ({ seat, asked }: Standing): boolean => asked !== null && asked === seat;

const isFree = ({ name, bot, kind }: Called) => isPerson(kind) && !name && !bot;

/** Against whom, or who plays where the reader does not; nothing while nobody has come. */
export function sayPlayers({ seats, seat }: Standing): string {
  const others = seats.filter((one, i) => i !== seat && !isFree(one));
  const names = others.map((one) => nameAndLevel(one));
  return names.length === 0 ? "" : say(seat === null ? "yours-watched" : "yours-against", { names });
}

/** Whose turn it is, or how it ended. */
export function sayStanding({ stage, seats, seat, asked, winners }: Standing): string {
  if (winners) {
    if (!winners.length) return say("yours-drawn");
    if (seat !== null && winners.includes(seat)) return say("yours-won");
    return say("yours-lost", { names: winners.map((one) => nameOf(seats[one]!)) });
  }
  if (stage === "open") return say("yours-open");
  if (asked === null || !seats[asked]) return "";
  return asked === seat ? say("yours-turn-mine") : say("yours-turn", { name: nameOf(seats[asked]) });
}
