// For a game that nobody has drawn yet: everything is in the list of options and in the log.

import type { GameModule } from "./contract";

const nothing = () => {};
const COLOURS = ["--blue", "--red", "--yellow", "--green"];
const MARKS = ["M0-8 8 6-8 6Z", "M-7-7H7V7H-7Z", "M0-9 9 0 0 9-9 0Z", "M-8-3H-3V-8H3V-3H8V3H3V8H-3V3H-8Z"];

const plain: GameModule<any> = {
  Board: nothing,
  Hand: nothing,
  Side: nothing,
  Seat: nothing,
  Picture: nothing,
  seatLook: (_: unknown, seat: number) => ({ colour: COLOURS[seat % 4]!, mark: MARKS[seat % 4]! }),
  soundOf: () => null,
  heard: () => ({ weight: 2 }),
  weightOf: () => 1,
} as unknown as GameModule<any>;

export default plain;
