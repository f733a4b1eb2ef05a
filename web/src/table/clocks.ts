// Which clocks a room can have, and what is left on them in words.

import type { GameInfo } from "../wire";
import { spoken } from "../words";

const CLOCKS = [
  "none",
  "turn 60",
  "turn 180",
  "game 900",
  "game 1800",
  "answer 1d",
  "answer 3d",
  "answer 7d",
];

/** The clocks to choose from, the usual one first: where something agreed on limits a turn, only those that do. */
export function possibleClocks(game: GameInfo, options: Record<string, string>): string[] {
  const agreed = game.choices.flatMap(({ key, default: usual, turn_clocks: clocks }) =>
    (options[key] ?? usual).split(", ").flatMap((value) => clocks[value] ?? []),
  );
  if (!agreed.length) return CLOCKS;
  const usual = `turn ${agreed[0]}`;
  return [usual, ...CLOCKS.filter((clock) => clock.startsWith("turn ") && clock !== usual)];
}

/** Minutes and seconds as the language says them, without what is nothing. */
export function timeInWords(seconds: number): string {
  const said = (unit: string, count: number) =>
    new Intl.NumberFormat(spoken(), { style: "unit", unit, unitDisplay: "long" }).format(count);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    ...(minutes ? [said("minute", minutes)] : []),
    ...(rest || !minutes ? [said("second", rest)] : []),
  ].join(" ");
}
