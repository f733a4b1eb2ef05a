// What is said aloud of a turn: what has changed for good always, what explains it if there is time.

import type { Heard, Matters } from "../contract";
import { isWorm, type Effect, wormKey } from "./scene";
import type { View } from "./types";

const ALWAYS = new Set([
  "healed",
  "drowns",
  "damaged",
  "worm-destroyed",
  "frozen",
  "eliminated",
  "sudden-death",
  "last-round",
  "time-is-up",
  "turn-cut-short",
  "wins",
  "draw",
  "draws-own",
  "starter-own",
  "sudden-death-dealt-own",
  "sudden-death-kept-own",
]);
const STORY = new Set([
  "team",
  "first-wind",
  "plays",
  "targets",
  "target-moves",
  "inches",
  "jumps",
  "moves",
  "hit",
  "destroyed",
  "mine-explodes",
  "drum-bursts",
  "sinks-whole",
  "covered-by-water",
  "crate-opened",
  "laid-down",
  "drop-card",
  "wind",
  "passes",
]);
/** The rest of the story tells it anyway. */
const NEVER = new Set([
  "turn",
  "activated",
  "accuracy",
  "worm-set",
  "thing-set",
  "tile-laid",
  "scatters",
  "thrown",
]);
const PLACES = new Set(["inches", "jumps", "moves", "thing-moves"]);

export function heard({ id, about }: Effect): Heard {
  if (NEVER.has(id)) return { weight: 0 };
  const weight = ALWAYS.has(id) ? 3 : STORY.has(id) ? 2 : 1;
  const thing = about?.thing;
  if (thing && PLACES.has(id))
    return { weight, supersedes: `place of ${isWorm(thing) ? wormKey(thing) : thing.kind}` };
  return id === "target-moves" || id === "wind" ? { weight, supersedes: id } : { weight };
}

const GREAT = new Set(["worm-destroyed", "drowns", "eliminated", "sudden-death", "last-round"]);

/** Whatever happens to one's own worms while others play. */
export function matters({ id, about }: Effect, seat: number, view: View): Matters {
  const team = view.seats[seat]?.team;
  if ((about?.thing && isWorm(about.thing) && about.thing.team === team) || id === "last-round") return 2;
  return GREAT.has(id) ? 1 : 0;
}
