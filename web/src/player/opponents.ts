// What those are called whom a player has met.

import type { OpponentInfo } from "../wire";
import { say } from "../words";

/** A player who has left has no name any more. */
export const sayOpponent = ({ name, bot }: OpponentInfo): string =>
  bot ? say("seat-kind", { kind: bot }) : name || say("me-left");

export const opponentsOf = ({ opponents }: { opponents: readonly OpponentInfo[] }): string[] =>
  opponents.map(sayOpponent);
