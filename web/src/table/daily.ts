// What is said of a game of the day, wherever it is shown.

import type { RoomInfo } from "../wire";
import { say, sayDate } from "../words";

/** As everybody counts it, in UTC. */
export const today = (at = new Date()): string => at.toISOString().slice(0, 10);

/** Which day's it is, and whether it is believed to be a second try; nothing of other games. */
export function dailyWords({ daily, again }: RoomInfo): string[] {
  if (!daily) return [];
  const day = say("room-daily", { day: sayDate(daily) });
  return again ? [day, say("daily-again", { again })] : [day];
}
