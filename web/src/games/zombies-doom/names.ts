// What things on the table are called, for those who hear the page and for labels.

import { nameOf } from "./grid";
import type { Say, Wanted } from "./scene";
import type { DirectionName, Place, TaskView, TileView, WeaponView } from "./types";

/** `none` is what the messages select by if there is nothing to say. */
const listed = (parts: string[]) => (parts.length ? parts : "none");

export const seatName = (say: Say, seat: number) => say("zombies-player", { seat: `player ${seat + 1}` });

/** What a place is called by itself. */
export const placeName = (place: Place): string => nameOf(place);

export const wayName = (say: Say, way: DirectionName): string => say("zombies-towards", { way });

/** Each kind once, with how many there are, as cards of tasks say it. */
function groups(say: Say, monsters: readonly Wanted[]): string[] {
  const kinds = [...new Set(monsters)];
  return kinds.map((monster) => {
    const n = monsters.filter((other) => other === monster).length;
    return say("so-many-monsters", { n, monster });
  });
}

export function together(say: Say, monsters: readonly Wanted[], inOrder = false): string {
  const said = inOrder ? monsters.flatMap((monster) => groups(say, [monster])) : groups(say, monsters);
  const last = said.pop() ?? "none";
  return said.length ? say("monsters-and", { first: said.join(", "), last }) : last;
}

export function tileName(say: Say, tile: TileView, may: boolean): string {
  return say("zombies-tile", {
    place: placeName(tile.place),
    kind: tile.kind,
    called: tile.called ?? "none",
    monsters: together(say, tile.monsters),
    tokens: tile.tokens,
    piles: listed(tile.weapons.map((weapon) => say("zombies-weapon", { weapon }))),
    rock: listed(tile.rock.map((edge) => say("zombies-edge", { edge }))),
    figures: listed(tile.figures.map((seat) => seatName(say, seat))),
    reach: listed(tile.reach.map(placeName)),
    may: may ? "yes" : "no",
  });
}

const MOST_ON_A_TILE = 13; // letters
export const EASILY_ON_A_TILE = 8; // more are drawn closer together

/** What is written on a tile that has a name, as far as there is room. */
export function tileCalled(say: Say, tile: string): string {
  const name = say("tile-called", { tile });
  return name.length > MOST_ON_A_TILE ? `${name.slice(0, MOST_ON_A_TILE - 1).trimEnd()}…` : name;
}

export const taskText = (say: Say, task: TaskView) =>
  say(`task-${task.pattern}`, {
    monsters: together(say, task.monsters, task.pattern === "in-order"),
    tile: task.called ?? task.tile ?? "none",
  });

/** Everything that can be seen on it. */
export const cardName = (say: Say, { weapon, spell, pile, spent }: WeaponView) =>
  say("zombies-card", { weapon, spell: spell ?? "none", pile, spent: spent ? "yes" : "no" });

/** Short, for the card itself. */
export const cardTitle = (say: Say, { weapon }: WeaponView) => say("zombies-weapon-title", { weapon });

export const trophyNames = (say: Say, trophies: readonly Wanted[]) => together(say, trophies);
