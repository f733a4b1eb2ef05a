// A clock in days, as it is agreed on before a game and told to people.

import { say, spoken } from "../words";

export interface DayClock {
  days: number;
  /** Weekdays on which it stands, as the notation writes them. */
  off: string[];
  /** Days that each may take off in a year. */
  holidays: number;
  then: string;
}

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
export const THEN = ["bot", "lose", "wait"];
const WRITTEN = /^answer (\d+)d(?: off ([a-z,]+))?(?: holidays (\d+))?(?: then (\w+))?$/;
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 3600 * 1000;

export function readDays(clock: string): DayClock | null {
  const found = WRITTEN.exec(clock);
  if (!found) return null;
  const [, days, off, holidays, then] = found;
  return { days: +days!, off: off?.split(",") ?? [], holidays: +(holidays ?? 0), then: then ?? "bot" };
}

export function writeDays({ days, off, holidays, then }: DayClock): string {
  const stands = off.length ? ` off ${WEEKDAYS.filter((day) => off.includes(day)).join(",")}` : "";
  return `answer ${days}d${stands}${holidays ? ` holidays ${holidays}` : ""} then ${then}`;
}

/** The one of those to choose from that it is a kind of. */
export const kindOf = (clock: string) => {
  const days = readDays(clock);
  return days ? `answer ${days.days}d` : clock;
};

export function nameOfWeekday(day: string, width: "short" | "long" = "short"): string {
  const format = new Intl.DateTimeFormat(spoken(), { weekday: width, timeZone: "UTC" });
  return format.format(MONDAY + WEEKDAYS.indexOf(day) * DAY);
}

/** All that was agreed on about the clock, piece by piece. */
export function clockInWords(clock: string): string[] {
  const days = readDays(clock);
  if (!days) return [say("clock-called", { clock: clock.replace(" ", "-") })];
  const named = new Intl.ListFormat(spoken()).format(days.off.map((day) => nameOfWeekday(day, "long")));
  return [
    say("clock-days", { days: days.days }),
    ...(days.off.length ? [say("clock-off", { days: named })] : []),
    ...(days.holidays ? [say("clock-holidays", { days: days.holidays })] : []),
    `${say("days-then")}: ${say("days-then-called", { then: days.then })}`,
  ];
}

/** A day and a time in words, as they are where the reader is. */
export const dateInWords = (moment: number) =>
  new Intl.DateTimeFormat(spoken(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(moment);
export const dayInWords = (moment: number) =>
  new Intl.DateTimeFormat(spoken(), { day: "numeric", month: "long" }).format(moment);
