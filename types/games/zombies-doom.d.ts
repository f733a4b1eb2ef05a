// Written by `make types` from rumpus.games.zombies_doom.structs; do not edit.

export type AnyName = "any";

export type DirectionName = "north" | "east" | "south" | "west";

export type MonsterName = "demon" | "human" | "undead" | "beast";

export type PatternName = "next-to" | "between" | "in-a-row" | "in-order" | "on" | "trophies";

export type PileName = "bow" | "sword" | "mace" | "spear";

export type TileKind = "start" | "rock" | "crossroads" | "camp" | "castle" | "normal";

export type WeaponName = "bow" | "sword" | "mace" | "spear" | "bomb";

export interface Place {
  x: number;
  y: number;
}

export interface WeaponView {
  id: string;
  weapon: WeaponName;
  pile: PileName;
  beats: MonsterName[];
  spell: string | null;
  spent: boolean;
}

export interface SeatView {
  name: string;
  place: Place | null;
  ways: Place[];
  unknown_weapons: PileName[];
  known_weapons: WeaponView[];
  spell_count: number;
  trophies: MonsterName[];
  tokens: number;
  tasks: string[];
  score: number;
}

export interface TileView {
  place: Place;
  kind: TileKind;
  weapons: PileName[];
  rock: DirectionName[];
  monsters: MonsterName[];
  tokens: number;
  figures: number[];
  reach: Place[];
  called?: string | null;
}

export interface TaskView {
  id: string;
  pattern: PatternName;
  monsters: (MonsterName | AnyName)[];
  tile: TileKind | null;
  called?: string | null;
}

export interface UseView {
  card: WeaponView;
  spell: string | null;
  printed: boolean;
}

export interface TurnView {
  number: number;
  seat: number | null;
  fought: boolean;
  held: UseView[];
  target: Place | null;
}

export interface DeckView {
  piles: Record<PileName, number>;
  discards: Record<PileName, WeaponView[]>;
  spells: number;
  spell_discards: string[];
  tasks: number;
  task_discards: string[];
  monsters: Record<MonsterName, number>;
}

export interface View {
  variants: string[];
  target: number;
  seats: SeatView[];
  map: Record<string, TileView>;
  tasks: TaskView[];
  turn: TurnView;
  decks: DeckView;
  winner: number | null;
}

export interface OwnView {
  seat: number;
  weapons: WeaponView[];
  spells: string[];
}

export interface About {
  verb?: string;
  group?: string;
  seat?: number | null;
  other?: number | null;
  place?: Place | null;
  there?: Place | null;
  origin?: Place | null;
  uses?: UseView[];
  card?: WeaponView | null;
  spell?: string | null;
  deck?: PileName | "spell" | null;
  monster?: MonsterName | null;
  lured?: MonsterName | null;
  trophies?: MonsterName[];
  task?: string | null;
  tile?: string | null;
  quarters?: number | null;
  count?: number | null;
  score?: number | null;
  turn?: number | null;
}
