// What those who sit at a table are called.

import { bots } from "../shell/library.svelte";
import type { SeatInfo } from "../wire";
import { find, say } from "../words";

const UNNAMED = /^seat (\d+)$/; // as a record calls them

export const isPerson = (kind: string) => kind === "person" || kind === "screen";

/** What the table tells of somebody, as far as their name hangs on it. */
export type Called = Pick<SeatInfo, "name" | "bot" | "kind" | "persona">;

const levelInWords = (level: string) => say("seat-kind", { kind: level });
/** Bots of a level have names of their own, and each seat of a room another; of a level without names, the level. */
const nameOfBot = (level: string, persona: number) =>
  find(`bot-name-${level}`, { persona }) ?? levelInWords(level);

const numberIn = (name: string) => UNNAMED.exec(name)?.[1];

/** A person's name, or that of a bot, which the table calls by its level; none if a record knows none. */
function ownName({ name, bot, kind, persona }: Called): string | null {
  if (!name || name === bot) return nameOfBot(bot || kind, persona);
  if (isPerson(kind)) return name;
  if (numberIn(name) || name === "person") return null;
  return bots().includes(name) ? nameOfBot(name, persona) : name;
}
/** Whoever has no name is called in words. */
export function nameOf(seat: Called): string {
  const n = Number(numberIn(seat.name));
  return ownName(seat) ?? (n ? say("player-number", { n }) : say("somebody"));
}

/** The level of a bot that sits there for itself, and not in the place of somebody who came. */
export const levelOf = ({ name, bot, kind }: Called): string | null => {
  const level = !name || name === bot ? bot : isPerson(kind) ? "" : name;
  return bots().includes(level) ? level : null;
};
/** “Fair bot”, where a bot sits. */
export const sayLevel = (seat: Called): string | null => {
  const level = levelOf(seat);
  return level && levelInWords(level);
};
/** The name, and of a bot its level besides: `Rivet (Fair bot)`. */
export function nameAndLevel(seat: Called): string {
  const name = nameOf(seat);
  const level = sayLevel(seat);
  return level && level !== name ? say("bot-with-level", { name, level }) : name;
}

/** Somebody's name, by what the notation calls them now or called them at first; none if others have the same. */
export function nameBy(seats: readonly SeatInfo[], speaker: string): string | null {
  const at = seats.findIndex((seat, i) => speaker === seat.speaker || speaker === `player ${i + 1}`);
  const names = seats.map(ownName);
  return names.filter((name) => name === names[at]).length === 1 ? names[at]! : null;
}

/** Nobody knows in which language a name is; what we call somebody ourselves is in the page's. */
export const languageOf = (seat: Called) => (nameOf(seat) === seat.name ? "" : undefined);
