// What lies in the dice tray: every roll and flip since the last answer of a player.

import type { EventInfo } from "../../wire";

export interface Roll {
  event: EventInfo;
  faces: string[];
  /** The coin, if it was flipped: whether it shows danger. */
  coin: boolean | null;
}

const COINS: Record<string, boolean> = {
  "mine-explodes": true,
  "mine-is-a-dud": false,
  "fire-harmless": false,
};

export function rolls(recent: readonly EventInfo[]): Roll[] {
  return recent.flatMap((event) => {
    const { face, faces, danger } = event.args;
    const coin = event.id in COINS ? COINS[event.id]! : event.id === "flipped-for" ? danger === 1 : null;
    const shown: string[] = Array.isArray(faces)
      ? faces.map(String)
      : face === undefined
        ? []
        : [String(face)];
    if (event.id === "die-chosen" || (coin === null && !shown.length)) return [];
    return [{ event, faces: shown, coin }];
  });
}
