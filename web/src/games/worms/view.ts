// What src/rumpus/games/worms/view.py makes: everything on the table, and of the hands only the viewer's own.

export type Team = "blue" | "red" | "yellow" | "green";
export type Kind = "mine" | "drum" | "crate" | "fire" | "crater";

export interface SeatView {
  name: string;
  team: Team | null;
  worms: string[];
  ice: boolean;
  known_cards: string[];
  unknown_starters: number;
  unknown_supplies: number;
  /** The viewer's own, here and below. */
  hand?: string[];
  sudden_deaths?: string[];
  sudden_death_kept?: string | null;
}

export interface MapView {
  dial: string;
  wind: number;
  /** The hexes of each map tile, in the order they were laid. */
  tiles: string[][];
  land: string[];
  covered: string[];
  /** What is on a hex, in words: `red A lying`, `mine`. */
  things: Record<string, string[]>;
  target: string | null;
  /** The direction of an airstrike, or 0. */
  arrow: number;
}

export interface WormsView {
  you: string | null;
  edition: string;
  variants: string[];
  seats: SeatView[];
  map: MapView;
  pool: Record<Kind | "water", number>;
  turn: {
    number: number;
    seat: string | null;
    step: number;
    worm: string | null;
    card: string | null;
    last_round: boolean;
  };
  decks: {
    supply: number;
    drop: number;
    drops_gone: string[];
    weapons_gone: string[];
    sudden_death: string | null;
  };
  setup: {
    pile: Record<string, number>;
    thing: string | null;
    tile: string | null;
    /** As seen from the tile's anchor. */
    tile_hexes: string[];
  };
  winners: string[] | null;
}
