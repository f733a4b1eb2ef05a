// Which clocks a room can have.

import type { GameInfo } from "../wire";

const CLOCKS = ["none", "turn 60", "turn 180", "game 900", "game 1800"];

/** The clocks to choose from, the usual one first: where something agreed on limits a turn, only those that do. */
export function possibleClocks(game: GameInfo, options: Record<string, string>): string[] {
  const agreed = game.choices.flatMap(({ key, default: usual, turn_clocks: clocks }) =>
    (options[key] ?? usual).split(", ").flatMap((value) => clocks[value] ?? []),
  );
  if (!agreed.length) return CLOCKS;
  const usual = `turn ${agreed[0]}`;
  return [usual, ...CLOCKS.filter((clock) => clock.startsWith("turn ") && clock !== usual)];
}
