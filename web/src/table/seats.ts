// What those who sit at a table are called.

import type { SeatInfo } from "../wire";
import { say } from "../words";

/** A person by name; a bot, whose name is its level, in words. */
export const nameOf = ({ name, bot, kind }: SeatInfo): string =>
  name && name !== bot ? name : say("seat-kind", { kind: bot || kind });
