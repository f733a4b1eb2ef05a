// The pictures of the printed game, taken from those of the page by tests/helpers/page/printed.py.

import "./palette.css";
import type { Printed } from "../contract";
import Emblem from "./Emblem.svelte";
import Cliff from "./art/Cliff.svelte";
import Figure from "./art/Figure.svelte";
import Land from "./art/Land.svelte";
import Medal from "./art/Medal.svelte";
import Monster from "./art/Monster.svelte";
import Spell from "./art/Spell.svelte";
import Token from "./art/Token.svelte";
import Weapon from "./art/Weapon.svelte";

const SQUARE = "-50 -50 100 100";
const ROUND = "-64 -64 128 128";

function each(
  name: string,
  component: Printed["component"],
  prop: string,
  box: string,
  values: readonly any[],
) {
  return values.map((value) => [`${name}-${value}`, { box, component, props: { [prop]: value } }] as const);
}

export const pictures: Record<string, Printed> = Object.fromEntries([
  ...each("monster", Monster, "kind", ROUND, ["demon", "human", "undead", "beast", "any"]),
  ...each("weapon", Weapon, "kind", ROUND, ["bow", "sword", "mace", "spear", "bomb"]),
  ...each("spell", Spell, "kind", ROUND, ["hardened", "teleport", "lure", "berserk"]),
  ...each("medal", Medal, "weapon", "-17 -17 34 34", ["bow", "sword", "mace", "spear"]),
  ...each("cliff", Cliff, "edge", "-62 -62 124 124", ["north", "east", "south", "west"]),
  ...each("land", Land, "kind", SQUARE, ["start", "rock", "crossroads", "camp", "castle"]),
  ...[0, 1, 2, 3, 4].map((seed) => [
    `land-normal-${seed}`,
    { box: SQUARE, component: Land, props: { kind: "normal", seed } },
  ]),
  ...each("figure", Figure, "seat", "-40 -70 80 80", [0, 1, 2, 3]),
  ["emblem", { box: "0 0 400 150", component: Emblem }],
  ["token-victory", { box: ROUND, component: Token, props: {} }],
  ["token-task", { box: ROUND, component: Token, props: { task: true } }],
]);

export const tables = {};
