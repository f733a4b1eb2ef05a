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

/** How the options begin that choose a die. */
export const CHOOSE = "choose die ";

/** All dice of the roll to choose from; those that are offered, if the roll is no longer known. */
export function diceToChoose(options: readonly string[], recent: readonly EventInfo[]): string[] {
  const offered = options
    .filter((option) => option.startsWith(CHOOSE))
    .map((option) => option.slice(CHOOSE.length));
  const rolled =
    rolls(recent)
      .filter(({ event }) => event.id === "dice-show")
      .at(-1)?.faces ?? [];
  return rolled.some((face) => offered.includes(face)) ? rolled : offered;
}
