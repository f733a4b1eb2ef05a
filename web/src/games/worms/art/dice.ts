// What a die shows, in a box from -20 to 20: numbers with the way they point, the wind, the bullseye.

import type { Face } from "../scene";
import { disc, INK, line } from "./things";

const WIND = line(
  "M-12-5H3A4.5 4.5 0 1 0-1-10M-12 1H8A4.5 4.5 0 1 1 4 7M-9 7H-1A3.5 3.5 0 1 1-4 12",
  "#2f76a8",
  3,
);
const BULLSEYE =
  disc(0, 0, 12, "#fff", 1) +
  disc(0, 0, 9, "#d3202a", 0) +
  disc(0, 0, 5.5, "#fff", 0) +
  disc(0, 0, 2.6, "#d3202a", 0);

function numbered(face: number): string {
  const turn = (face - 1) * 60;
  return (
    `<path d="M0-17.5L5-11H-5Z" fill="#d3202a" transform="rotate(${turn})"/>` +
    `<text y="6.6" text-anchor="middle" font-size="19" font-weight="800" fill="${INK}">${face}</text>`
  );
}

export function faceArt(face: Face): string {
  return face === "wind" ? WIND : face === "bullseye" ? BULLSEYE : numbered(face);
}

/** A die has eight sides, so its outline has eight corners. */
export function dieArt(face: Face): string {
  return `<path d="M-9-20H9L20-9V9L9 20H-9L-20 9V-9Z" fill="#fffaf0" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>${faceArt(face)}`;
}

/** The coin: danger or safe. */
export function coinArt(danger: boolean): string {
  return danger
    ? disc(0, 0, 19, "#e2432f", 2) + line("M0-10V3", "#fff", 5) + disc(0, 10, 2.4, "#fff", 0)
    : disc(0, 0, 19, "#4fae5c", 2) + line("M-9 1L-3 8 10-7", "#fff", 5);
}
