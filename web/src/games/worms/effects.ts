// What an effect sounds like, how long it is looked at, and where it is to be seen.

import type { Sound } from "../contract";
import { type Place, placeOf } from "./hexes";
import type { Effect } from "./scene";
import type { View } from "./types";

const SOUNDS: Record<string, Sound> = {
  "tile-laid": "click",
  "worm-set": "click",
  "thing-set": "click",
  team: "card",
  "starter-own": "card",
  "first-wind": "wind",
  turn: "turn",
  healed: "win",
  "drop-card": "card",
  wind: "wind",
  inches: "step",
  jumps: "jump",
  moves: "step",
  "thing-moves": "step",
  scatters: "roll",
  "knocked-back": "roll",
  thrown: "roll",
  pushed: "fight",
  prodded: "step",
  drowns: "splash",
  sinks: "splash",
  "mine-clicks": "click",
  "mine-explodes": "boom",
  "into-fire": "hurt",
  "crate-opened": "card",
  draws: "card",
  "draws-own": "card",
  plays: "card",
  targets: "click",
  aims: "click",
  "dice-show": "roll",
  "die-chosen": "click",
  "target-scatters": "roll",
  hit: "fight",
  removed: "click",
  blast: "boom",
  "blast-in-water": "splash",
  damaged: "hurt",
  destroyed: "hurt",
  "worm-destroyed": "lose",
  "drum-bursts": "boom",
  "fire-sprays": "boom",
  placed: "click",
  "placed-in-water": "splash",
  "sinks-whole": "boom",
  "covered-by-water": "splash",
  "parting-gift": "click",
  frozen: "click",
  thawed: "splash",
  "sudden-death": "boom",
  "flipped-for": "roll",
  eliminated: "lose",
  wins: "win",
  draw: "turn",
};

/** Effects that need no pause: the next one shows them, or only the log does. */
const UNSEEN = new Set([
  "first-player",
  "first-game",
  "starter",
  "sudden-death-dealt",
  "sudden-death-kept",
  "sudden-death-kept-own",
  "stays",
  "passes",
  "accuracy",
  "mine-explodes",
  "ice-ready",
  "turn-cut-short",
  "worm-destroyed",
]);
const SHORT: Record<string, number> = {
  "worm-set": 0.3,
  "thing-set": 0.3,
  "tile-laid": 0.5,
  team: 0.4,
  "starter-own": 0.4,
  "sudden-death-dealt-own": 0.4,
  activated: 0.4,
  "die-chosen": 0.5,
  "supply-empty": 0.4,
  "none-left": 0.4,
  unharmed: 0.5,
  "fire-harmless": 0.5,
  "end-of-turn-effect": 0.6,
  "sudden-death-effect": 0.6,
  "pushes-neighbours": 0.6,
  placed: 0.7,
  removed: 0.7,
  draws: 0.5,
};

export const soundOf = (effect: Effect): Sound | null => SOUNDS[effect.id] ?? null;

export const weightOf = (effect: Effect): number => (UNSEEN.has(effect.id) ? 0 : (SHORT[effect.id] ?? 1));

export const turnOf = ({ id, about }: Effect): number | null =>
  id === "turn" ? (about?.seat ?? null) : null;

export const cardsOf = ({ about }: Effect): readonly string[] => (about?.card ? [about.card] : []);

const CARDS = new Set(["plays", "drop-card", "sudden-death"]);
const TARGETS = new Set(["targets", "aims", "hit"]);

export const shows = ({ id }: Effect) => (CARDS.has(id) ? "card" : TARGETS.has(id) ? "target" : null);

export type Burst = "boom" | "splash" | "hurt" | "ice" | "ring";

const BURSTS: Record<string, Burst> = {
  blast: "boom",
  "mine-explodes": "boom",
  "drum-bursts": "boom",
  "fire-sprays": "boom",
  "sinks-whole": "boom",
  drowns: "splash",
  sinks: "splash",
  "blast-in-water": "splash",
  "placed-in-water": "splash",
  "covered-by-water": "splash",
  damaged: "hurt",
  hit: "hurt",
  destroyed: "hurt",
  "worm-destroyed": "hurt",
  "into-fire": "hurt",
  frozen: "ice",
  "ice-holds": "ice",
  thawed: "ice",
};

export interface Happening {
  hex: Place;
  burst: Burst;
  /** The way a die has thrown something, or 0. */
  heading: number;
}

/** Where an effect happens and what is to be seen there. */
export function happening(effect: Effect | null, view: View): Happening | null {
  if (!effect) return null;
  const { map } = view;
  const ofWind = effect.id === "wind" || effect.id === "first-wind";
  const { to, hex, face } = effect.about ?? {};
  const spot = to ?? hex ?? (ofWind ? map.dial : effect.id === "target-scatters" ? map.target : null);
  if (!spot) return null;
  const rolled = face === "wind" ? map.wind : typeof face === "number" ? face : 0;
  return { hex: placeOf(spot), burst: BURSTS[effect.id] ?? "ring", heading: ofWind ? 0 : rolled };
}
