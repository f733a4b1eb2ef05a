// What somebody likes, remembered in their browser.

import type { Outcome } from "./puzzle.svelte";
import type { Pace } from "../table/pacing";

const KEY = "rumpus-settings";
export const SPEEDS = { off: 0, fast: 220, normal: 500, slow: 800 } as const;
export const TOLD = ["much", "some", "little"] as const;
export const THEMES = ["system", "light", "dark"] as const;

const DEFAULTS = {
  name: "",
  language: "",
  theme: "system" as (typeof THEMES)[number],
  speed: "normal" as keyof typeof SPEEDS,
  /** How fast bots seem to play. */
  pace: "normal" as Pace,
  sound: true,
  volume: 50,
  confirm: false,
  /** Whether digits answer and letters ask. */
  shortcuts: true,
  /** How much is said aloud of what happens. */
  told: "some" as (typeof TOLD)[number],
  /** Games whose lesson was taken or put aside. */
  taught: [] as string[],
  /** Cards that were practised: `game/card`. */
  practised: [] as string[],
  /** How puzzles went at the first try, by `game/id`. */
  puzzles: {} as Record<string, Outcome>,
  /** Which puzzles somebody trains with; nothing and 0 are all, `near` those about as hard as they are good. */
  puzzleTheme: "",
  puzzleGrade: 0 as number | "near",
};

export const settings = $state({ ...DEFAULTS, ...read() });

function read(): Partial<typeof DEFAULTS> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** To be called once, inside a component. */
export function rememberSettings(): void {
  $effect(() => {
    const written = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, written);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
  });
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** How long an effect is shown, in milliseconds. */
export const stepTime = () => SPEEDS[settings.speed];
/** How long something may move: those who want no motion still see one effect after another. */
export const motionTime = () => (stillness.matches ? 0 : stepTime());
