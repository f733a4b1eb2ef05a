// What lies in the dice tray: every roll and flip since the last answer of a player.

import { optionsTo } from "./options";
import type { Effect, Face, Option } from "./scene";

export interface Roll {
  event: Effect;
  faces: readonly Face[];
  /** The coin, if it was flipped: whether it shows danger. */
  coin: boolean | null;
}

const COINS: Record<string, boolean> = {
  "mine-explodes": true,
  "mine-is-a-dud": false,
  "fire-harmless": false,
};

export function rolls(recent: readonly Effect[]): Roll[] {
  return recent.flatMap((event) => {
    const { face, faces, danger } = event.about ?? {};
    const coin = COINS[event.id] ?? danger ?? null;
    const shown = faces ?? (face === undefined || face === null ? [] : [face]);
    if (event.id === "die-chosen" || (coin === null && !shown.length)) return [];
    return [{ event, faces: shown, coin }];
  });
}

/** The options that choose a die, one for each die of the roll, equal ones too; each once, if the roll is not known. */
export function diceToChoose(options: readonly Option[], recent: readonly Effect[]): Option[] {
  const offered = optionsTo(options, "choose");
  const rolled = rolls(recent).filter(({ event }) => event.id === "dice-show");
  const faces = rolled.at(-1)?.faces ?? [];
  const dice = faces.flatMap((face) => offered.find(({ about }) => about?.face === face) ?? []);
  return dice.length && dice.length === faces.length ? dice : offered;
}
