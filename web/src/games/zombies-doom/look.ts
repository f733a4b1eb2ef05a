// The colours and marks of players, and how effects sound and how long they are worth looking at.

import type { EventInfo } from "../../wire";
import type { Effect, Heard, Matters, Sound } from "../contract";
import type { About, View } from "./types";

const COLOURS = ["--blue", "--red", "--yellow", "--green"];
const MARKS = [
  "M0-9 9 0 0 9-9 0Z",
  "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z",
  "M0-9 9.5 8h-19Z",
  "M5-8.5A9 9 0 1 0 5 8.5 9.5 9.5 0 0 1 5-8.5Z",
];

export const seatLook = (_view: View | null, seat: number) => ({
  colour: COLOURS[seat % COLOURS.length]!,
  mark: MARKS[seat % MARKS.length]!,
});

const SOUNDS: Record<string, Sound> = {
  starts: "step",
  goes: "step",
  teleports: "wind",
  lures: "wind",
  uses: "card",
  "uses-with-spell": "card",
  discards: "card",
  "draws-weapon": "card",
  "draws-weapon-own": "card",
  "draws-spell": "card",
  "draws-spell-own": "card",
  "task-opened": "card",
  "throws-task": "card",
  "drops-trophy": "click",
  beats: "fight",
  "takes-tokens": "jump",
  "completes-task": "win",
  dies: "lose",
  rises: "jump",
  "monsters-rest": "wind",
  turn: "turn",
  wins: "win",
};

export const soundOf = (effect: EventInfo) => SOUNDS[effect.id] ?? null;

/** What is left out here is worth no pause. Many monsters may come back at once: each is short. */
const WEIGHTS: Record<string, number> = {
  starts: 0.7,
  goes: 1,
  teleports: 1,
  lures: 1,
  uses: 0.6,
  "uses-with-spell": 0.9,
  discards: 0.6,
  "keeps-weapon": 0.5,
  "draws-weapon": 0.6,
  "draws-weapon-own": 0.6,
  "draws-spell": 0.6,
  "draws-spell-own": 0.8,
  "task-opened": 0.4,
  "throws-task": 0.5,
  "drops-trophy": 0.4,
  beats: 1,
  "takes-tokens": 0.8,
  "completes-task": 1,
  dies: 1,
  rises: 0.8,
  "monsters-rest": 0.6,
  "monster-appears": 0.3,
  turn: 0.4,
  wins: 1,
};

export const weightOf = (effect: EventInfo) => WEIGHTS[effect.id] ?? 0;

export const turnOf = ({ id, about }: Effect<About>): number | null =>
  id === "turn" ? (about?.seat ?? null) : null;

export const cardsOf = ({ about }: Effect<About>): readonly string[] =>
  [about?.card?.id, about?.spell, about?.task].filter((one) => !!one) as string[];

const CARDS = new Set(["uses", "uses-with-spell", "completes-task"]);
const TARGETS = new Set(["beats", "teleports", "lures"]);

export const shows = ({ id }: EventInfo) => (CARDS.has(id) ? "card" : TARGETS.has(id) ? "target" : null);

const ALWAYS = new Set([
  "teleports",
  "lures",
  "beats",
  "takes-tokens",
  "completes-task",
  "dies",
  "draws-weapon-own",
  "draws-spell-own",
  "wins",
]);
const STORY = new Set([
  "goes",
  "starts",
  "uses-with-spell",
  "rises",
  "throws-task",
  "task-opened",
  "drops-trophy",
  "monsters-rest",
]);
/** The rest of the story tells it anyway. */
const NEVER = new Set(["turn", "tile-turned", "monster-appears"]);

export const heard = ({ id }: EventInfo): Heard => ({
  weight: NEVER.has(id) ? 0 : ALWAYS.has(id) ? 3 : STORY.has(id) ? 2 : 1,
});

const GREAT = new Set(["takes-tokens", "completes-task", "dies"]);
const CLOSE = 2; // tokens short of the target

/** A teleport that moved oneself, and what brings somebody close to victory. */
export function matters({ id, about }: Effect<About>, seat: number, view: View): Matters {
  if (about?.other === seat) return 2;
  if (!GREAT.has(id)) return 0;
  const score = view.seats[about?.seat ?? -1]?.score ?? 0;
  return id !== "dies" && score >= view.target - CLOSE ? 2 : 1;
}
