// What the game tells, as `make types` writes it.
export type * from "../../../../types/games/worms";
