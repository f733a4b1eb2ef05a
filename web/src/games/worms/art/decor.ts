// What grows on the land, so that one map tile looks different from the next: tufts, flowers, mushrooms, stones.

import { flat, line } from "./things";

const TUFT = line("M-4 3Q-4-2-6-4M0 3V-5M4 3Q4-1 6-4", "#00000055", 1.6);
const FLOWER =
  line("M0 5V-1", "#2f6d2c", 1.4) +
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse rx="1.8" ry="2.6" cy="-3" fill="#fff6fb" transform="rotate(${turn} 0 -1)"/>`)
    .join("") +
  `<circle cy="-1" r="1.5" fill="#ffb52e"/>`;
const MUSHROOM =
  flat("M-1.8 5V-1H1.8V5Z", "#f7ead2") +
  flat("M-6 0C-6-8 6-8 6 0Z", "#c9483b") +
  flat("M-3-2A1 1 0 1 1-3-1.9ZM2-4A1 1 0 1 1 2-3.9Z", "#fff");
const STONE =
  flat("M-6 4C-8-1-3-5 1-4C6-4 8 1 6 4Z", "#9a9588") + flat("M-4 0C-3-3 0-4 2-3C0-2-2-1-2 2Z", "#cfcabb");

const GROWING = [
  [TUFT, TUFT, FLOWER],
  [STONE, TUFT, TUFT],
  [MUSHROOM, TUFT, FLOWER],
  [STONE, TUFT, STONE],
] as const;

/** Three little things near the rim of a hex, where pieces leave them to be seen. */
export function decor(sort: number, chance: (salt: number) => number): string {
  return (GROWING[sort] ?? GROWING[0])
    .map((grown, i) => {
      const angle = (i * 120 + 25 + 60 * chance(i)) * (Math.PI / 180);
      const far = 24 + 4 * chance(i + 3);
      const x = (far * Math.cos(angle)).toFixed(1);
      const y = (far * 0.95 * Math.sin(angle)).toFixed(1);
      return `<g transform="translate(${x} ${y}) scale(${(0.8 + 0.3 * chance(i + 6)).toFixed(2)})">${grown}</g>`;
    })
    .join("");
}
