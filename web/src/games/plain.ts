// For a game that nobody has drawn yet: a plain board, the list of options and the log.

import type { Effect, GameModule } from "./contract";
import PlainBoard from "./PlainBoard.svelte";
import PlainCelebration from "./PlainCelebration.svelte";
import { seatLook } from "./plainLook";

const nothing = () => {};
const TURN = "turn"; // what the house tells when one begins

const plain: GameModule<any> = {
  Board: PlainBoard,
  listed: true,
  Seat: nothing,
  Picture: nothing,
  seatLook,
  soundOf: () => null,
  heard: ({ id }: Effect) => ({ weight: id === TURN ? 0 : 2 }),
  weightOf: ({ id }: Effect) => (id === TURN ? 0 : 1),
  turnOf: ({ id, about }: Effect) => (id === TURN ? (about?.seat ?? null) : null),
  cardsOf: () => [],
  shows: () => null,
  Celebration: PlainCelebration,
} as unknown as GameModule<any>;

export default plain;
