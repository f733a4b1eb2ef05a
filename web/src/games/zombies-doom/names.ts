// What things on the table are called, for those who hear the page and for labels.

import type { Scene } from "../contract";
import { readCard } from "./options";
import type { Card, TaskView, TileView, ZombiesView } from "./view";

type Say = Scene<ZombiesView>["say"];

/** `none` is what the messages select by if there is nothing to say. */
const listed = (parts: string[]) => (parts.length ? parts : "none");

export const seatName = (say: Say, seat: string) => say("zombies-player", { number: seat.split(" ")[1] });

/** Each kind once, with how many there are, as cards of tasks say it. */
function groups(say: Say, monsters: readonly string[]): string[] {
  const kinds = [...new Set(monsters)];
  return kinds.map((monster) => {
    const n = monsters.filter((other) => other === monster).length;
    return say("so-many-monsters", { n, monster });
  });
}

function together(say: Say, monsters: readonly string[]): string {
  const said = groups(say, monsters);
  const last = said.pop() ?? "none";
  return said.length ? say("monsters-and", { first: said.join(", "), last }) : last;
}

export function tileName(say: Say, tile: TileView, may: boolean): string {
  return say("zombies-tile", {
    place: tile.place,
    kind: tile.kind,
    monsters: together(say, tile.monsters),
    tokens: tile.tokens,
    piles: listed(tile.weapons.map((weapon) => say("zombies-weapon", { weapon }))),
    rock: listed(tile.rock.map((edge) => say("zombies-edge", { edge }))),
    figures: listed(tile.figures.map((seat) => seatName(say, seat))),
    reach: listed(tile.reach),
    may: may ? "yes" : "no",
  });
}

const SENTENCES = {
  "next to": "task-next-to",
  between: "task-between",
  "in a row with": "task-in-a-row",
  trophies: "task-trophies",
};

export const taskText = (say: Say, task: TaskView) =>
  say(SENTENCES[task.pattern], { monsters: together(say, task.monsters) });

/** `title` is short, for the card itself; otherwise everything that can be seen on it. */
export function cardName(say: Say, card: Card, title = false): string {
  const { weapon, spell, pile, spent } = readCard(card);
  if (title) return say("zombies-weapon-title", { weapon });
  return say("zombies-card", { weapon, spell: spell ?? "none", pile, spent: spent ? "yes" : "no" });
}

export const trophyNames = (say: Say, trophies: readonly string[]) => together(say, trophies);
