// Written by `make types` from rumpus.games.worms.structs; do not edit.

export type KindName = "mine" | "drum" | "crate" | "fire" | "crater";

export type Letter = "A" | "B" | "C" | "D";

export type TeamName = "blue" | "red" | "yellow" | "green";

export interface SeatView {
  name: string;
  team: TeamName | null;
  worms: Letter[];
  ice: boolean;
  known_cards: string[];
  unknown_starters: number;
  unknown_supplies: number;
}

export interface Hex {
  q: number;
  r: number;
}

export interface Thing {
  kind: KindName | "worm";
  team?: TeamName | null;
  letter?: Letter | null;
  lying?: boolean;
  frozen?: boolean;
}

export interface Spot {
  hex: Hex;
  things: Thing[];
}

export interface MapView {
  dial: Hex;
  wind: number;
  tiles: Hex[][];
  land: Hex[];
  covered: Hex[];
  things: Record<string, Spot>;
  target: Hex | null;
  arrow: number;
}

export interface Worm {
  team: TeamName;
  letter: Letter;
}

export interface TurnView {
  number: number;
  seat: number | null;
  step: number;
  worm: Worm | null;
  card: string | null;
  last_round: boolean;
}

export interface DecksView {
  supply: number;
  drop: number;
  drops_gone: string[];
  weapons_gone: string[];
  sudden_death: string | null;
}

export interface Pile {
  thing: Thing;
  count: number;
}

export interface SetupView {
  pile: Pile[];
  thing: Thing | null;
  tile: string | null;
  tile_hexes: Hex[];
}

export interface View {
  edition: string;
  variants: string[];
  seats: SeatView[];
  map: MapView;
  pool: Record<KindName | "water", number>;
  turn: TurnView;
  decks: DecksView;
  setup: SetupView;
  winners: number[] | null;
}

export interface OwnView {
  seat: number;
  hand: string[];
  sudden_deaths: string[];
  sudden_death_kept: string | null;
}

export interface About {
  verb?: string;
  group?: string;
  seat?: number | null;
  hex?: Hex | null;
  to?: Hex | null;
  thing?: Thing | null;
  kind?: KindName | "water" | "worm" | null;
  team?: TeamName | null;
  card?: string | null;
  tile?: string | null;
  turns?: number | null;
  direction?: number | null;
  face?: number | "wind" | "bullseye" | null;
  faces?: (number | "wind" | "bullseye")[];
  danger?: boolean | null;
  in_water?: boolean;
  place?: number | null;
  dice?: number | null;
  players?: number | null;
  worms?: number | null;
  healthy?: number | null;
  turn?: number | null;
}
