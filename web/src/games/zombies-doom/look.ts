// The colours and marks of players, and how effects sound and how long they are worth looking at.

import type { EventInfo } from "../../wire";
import type { Heard, Sound } from "../contract";
import type { ZombiesView } from "./view";

const COLOURS = ["--blue", "--red", "--yellow", "--green"];
const MARKS = [
  "M0-9 9 0 0 9-9 0Z",
  "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z",
  "M0-9 9.5 8h-19Z",
  "M5-8.5A9 9 0 1 0 5 8.5 9.5 9.5 0 0 1 5-8.5Z",
];

export const seatLook = (_view: ZombiesView | null, seat: number) => ({
  colour: COLOURS[seat % COLOURS.length]!,
  mark: MARKS[seat % MARKS.length]!,
});

export const seatNumber = (name: string) => Number(name.split(" ")[1]) - 1;

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
