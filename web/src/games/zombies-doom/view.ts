// What the server shows of a game of Zombies Doom: the type of what games/zombies_doom/view.py makes.

export type Monster = "demon" | "human" | "undead" | "beast";
export type Pile = "bow" | "sword" | "mace" | "spear";
export type Weapon = Pile | "bomb";
export type Spell = "hardened" | "teleport" | "lure" | "berserk";
export type Kind = "start" | "rock" | "crossroads" | "camp" | "castle" | "normal";
export type Edge = "north" | "east" | "south" | "west";
/** `column,row`, both counted from 1. */
export type Place = string;
/** A weapon card as it is written: `sword`, `sword+lure`, `bomb@bow`, in hands perhaps with ` spent` behind it. */
export type Card = string;

export interface TileView {
  place: Place;
  kind: Kind;
  weapons: Pile[];
  rock: Edge[];
  monsters: Monster[];
  tokens: number;
  figures: string[];
  /** Of crossroads: all tiles to which one may leave through any of them. */
  reach: Place[];
}

export interface TaskView {
  id: string;
  pattern: "next to" | "between" | "in a row with" | "trophies";
  monsters: (Monster | "any")[];
}

export interface SeatView {
  name: string;
  place: Place | null;
  ways: Place[];
  unknown_weapons: Pile[];
  known_weapons: Card[];
  spell_count: number;
  trophies: Monster[];
  tokens: number;
  tasks: string[];
  score: number;
  /** The viewer's own seat only. */
  weapons?: Card[];
  spells?: Spell[];
}

export interface ZombiesView {
  you: string | null;
  variants: string[];
  target: number;
  seats: SeatView[];
  map: Record<Place, TileView>;
  tasks: TaskView[];
  turn: { number: number; seat: string | null; fought: boolean; held: string[]; target: Place | null };
  decks: {
    piles: Record<Pile, number>;
    discards: Record<Pile, Card[]>;
    spells: number;
    spell_discards: Spell[];
    tasks: number;
    task_discards: string[];
    monsters: Record<Monster, number>;
  };
  winner: string | null;
}

export const PILES: readonly Pile[] = ["bow", "sword", "mace", "spear"];
export const MONSTERS: readonly Monster[] = ["demon", "human", "undead", "beast"];
/** The colour that a weapon shares with the monster it beats. */
export const BEATS: Record<Pile, Monster> = { bow: "demon", sword: "human", mace: "undead", spear: "beast" };
