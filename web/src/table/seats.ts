// What those who sit at a table are called.

import { bots } from "../shell/library.svelte";
import type { SeatInfo } from "../wire";
import { say } from "../words";

const UNNAMED = /^seat (\d+)$/; // as a record calls them

export const isPerson = (kind: string) => kind === "person" || kind === "screen";

/** A person by name; a bot, whose name is its level, in words, and so is whoever has no name in a record. */
export function nameOf({ name, bot, kind }: SeatInfo): string {
  if (!name || name === bot) return say("seat-kind", { kind: bot || kind });
  if (isPerson(kind)) return name;
  const number = UNNAMED.exec(name)?.[1];
  if (number) return say("player-number", { n: Number(number) });
  if (name === "person") return say("somebody");
  return bots().includes(name) ? say("seat-kind", { kind: name }) : name;
}

/** Nobody knows in which language a name is; what we call somebody ourselves is in the page's. */
export const languageOf = (seat: SeatInfo) => (nameOf(seat) === seat.name ? "" : undefined);
