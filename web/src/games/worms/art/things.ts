// What stands on the map, as SVG text in a box from -20 to 20, with its feet at 19.

import { MARKS } from "../look";
import type { Team } from "../scene";
import type { Thing } from "../types";

export const INK = "#2b2330";

/** A shape with an outline. */
export function shape(d: string, fill: string, width = 1.6): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}
/** A shape without one: shade and light. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}
export function line(d: string, colour = INK, width = 1.6): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
export function disc(x: number, y: number, r: number, fill: string, width = 1.6): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
}
export function moved(x: number, y: number, scale: number, art: string, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${art}</g>`;
}

export const MINE =
  line("M0 0V-11", INK, 2.6) +
  `<circle cy="-12" r="3.6" fill="#e23b3b" stroke="${INK}" stroke-width="1.4"/><circle class="blink" cx="-1" cy="-13" r="1.3" fill="#ffe0dc"/>` +
  line("M-10 2L-14-5M10 2L14-5", INK, 3) +
  shape("M-17 13C-17 3-9-1 0-1S17 3 17 13Z", "#4d5563") +
  flat("M-13 10C-12 4-6 2-1 2C-6 4-8 7-8 11Z", "#9aa6bd") +
  shape("M-20 12H20V18C12 20-12 20-20 18Z", "#ffcf40") +
  flat("M-16 12.6H-11L-14 18.6-18 18ZM-5 12.6H0L-2 19H-7ZM6 12.6H11L9 19H4ZM16 12.6H19.5V17L15 18.6Z", INK);

export const DRUM =
  shape("M-12-14V15C-12 20 12 20 12 15V-14", "#c8502c") +
  flat("M5-11V17C9 17 11 16 11 15V-13Z", "#8f3115", 0.55) +
  flat("M-9-10V16L-6 17V-9Z", "#f09a6d", 0.8) +
  shape("M-12-14A12 4 0 0 1 12-14A12 4 0 0 1-12-14Z", "#e27a4d") +
  line("M-12-4C-12 0 12 0 12-4M-12 7C-12 11 12 11 12 7", INK, 1.3) +
  shape("M0-3C5 2 6 4 5 7C4 11-4 11-5 7C-6 4-2 3 0-3Z", "#ffd24d", 1.2);

export const CRATE =
  shape("M-14-7L3-12 15-6V14L-1 19-14 13Z", "#c98f4e") +
  flat("M-1 0L15-6V14L-1 19Z", "#a56d33") +
  flat("M-14-7L3-12 15-6-1 0Z", "#e5b672") +
  line("M-14-7L-1 0 15-6M-1 0V19", INK, 1.3) +
  line("M-11-2L-4 13M-4 2L-11 10", "#7b4d20", 1.8) +
  shape("M4 2L12-1V9L4 12Z", "#fff5dd", 1.1) +
  line("M8 2V9M5.5 7L10.5 4.5", "#c62f2f", 2);

export const FIRE =
  `<g class="flicker">` +
  shape(
    "M0 19C-11 19-14 11-12 3C-11-2-7-3-6-9C-2-6-2-3-2-1C1-6 1-12-1-18C7-13 8-7 8-2C10-4 10-6 10-8C14-1 16 19 0 19Z",
    "#f26a1b",
    1.3,
  ) +
  flat(
    "M1 18C-6 18-8 12-6 7C-4 9-3 9-2 10C-1 5 1 3 2-2C6 3 5 6 5 8C7 7 7 6 8 5C10 11 8 18 1 18Z",
    "#ffc63d",
  ) +
  flat("M1 18C-3 18-4 14-2 11C0 12 2 9 2 7C6 11 6 18 1 18Z", "#fff4b8") +
  `</g>`;

export const CRATER =
  flat("M-25 2C-27-6-16-14-3-14C11-15 25-9 25 1C26 10 13 16-1 15C-14 16-24 10-25 2Z", "#8a5f34") +
  flat("M-20 1C-20-6-10-10 0-10C11-10 20-6 20 1C20 7 10 11 0 11C-11 11-20 7-20 1Z", "#5b3a1d") +
  flat("M-15 4C-12-1-5-3 1-3C8-3 13 0 15 4C11 8 6 9 0 9C-7 9-12 8-15 4Z", "#3a2413") +
  line("M-25 2L-30 6M-14 13L-17 18M24 3L30 3M12-12L17-17M-16-11L-20-15", "#5b3a1d", 2);

export const WATER =
  `<path d="M-20-8Q-15-13-10-8T0-8 10-8 20-8V14H-20Z" fill="var(--water-deep)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
  line("M-15 0Q-11-4-7 0T1 0 9 0M-9 7Q-5 3-1 7T7 7 15 7", "#fff", 1.8);

/** The token: a bullseye that can be seen through. */
export const TARGET =
  `<circle r="15" fill="none" stroke="#fff" stroke-width="7" opacity=".85"/><circle r="15" fill="none" stroke="#d3202a" stroke-width="4"/>` +
  `<circle r="7" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/><circle r="7" fill="none" stroke="#d3202a" stroke-width="3"/>` +
  `<path d="M0-22V-12M0 12V22M-22 0H-12M12 0H22" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>`;

/** The same, large on the ground, below what stands there. */
export const GROUND_TARGET = `<circle r="28" fill="#fff6" stroke="#d3202a" stroke-width="4"/><circle r="18" fill="none" stroke="#d3202a" stroke-width="4"/><circle r="8" fill="#d3202a"/>`;

export const THINGS: Readonly<Record<string, string>> = {
  mine: MINE,
  drum: DRUM,
  crate: CRATE,
  fire: FIRE,
  crater: CRATER,
  water: WATER,
};

/** What each team wears. */
const HATS: Record<Team, string> = {
  blue:
    shape("M-10-19C-13-27-5-29 0-28C5-29 13-27 10-19Z", "#f7f7fb", 1.4) +
    shape("M-11-17C-6-21 6-21 11-17L10.5-21C5-24-5-24-10.5-21Z", "#22479b", 1.2) +
    disc(0, -29, 2.4, "#e23b3b", 1.1),
  red:
    shape("M12-16L20-20 18-14 22-11 12-13Z", "#a91e1e", 1.2) +
    shape("M-13-12C-8-17 8-17 13-12L12-18C7-25-7-25-12-18Z", "#e23b3b", 1.4) +
    flat("M-7-17A1.5 1.5 0 1 1-7-16.9ZM0-19.5A1.5 1.5 0 1 1 0-19.4ZM8-17A1.5 1.5 0 1 1 8-16.9Z", "#fff"),
  yellow:
    shape("M-11-17C-12-29 12-29 11-17Z", "#ffb700", 1.4) +
    line("M-4-25V-18M4-25V-18", "#a86f00", 1.4) +
    shape("M-15-16C-8-20 8-20 15-16C8-14-8-14-15-16Z", "#ffcf40", 1.4),
  green:
    shape("M-15-15C-10-17-8-20 4-30C6-24 9-20 14-16C5-19-6-18-15-15Z", "#1e6b35", 1.4) +
    shape("M7-20C10-26 15-29 19-29C18-24 14-20 9-18Z", "#e23b3b", 1.1),
};

/** Skin in the light and in the shade. */
const SKIN: Record<Team, [string, string]> = {
  blue: ["#7fb2ff", "#3f78d6"],
  red: ["#ff9c8f", "#cf4a44"],
  yellow: ["#ffe07a", "#d39a0c"],
  green: ["#93dd8b", "#3c9a4f"],
};

function badge(team: Team, letter: string, x: number, y: number): string {
  return (
    moved(x, y, 0.92, shape(MARKS[team], "#fff", 1.5)) +
    `<text x="${x}" y="${y + (team === "red" ? 2.6 : 4.2)}" text-anchor="middle" font-size="10.5" font-weight="800" fill="${INK}">${letter}</text>`
  );
}

const EYES =
  `<ellipse cx="-4.6" cy="-9" rx="4.9" ry="5.8" fill="#fff" stroke="${INK}" stroke-width="1.3"/><ellipse cx="5.4" cy="-9" rx="4.9" ry="5.8" fill="#fff" stroke="${INK}" stroke-width="1.3"/>` +
  `<g class="pupils"><circle cx="-3.4" cy="-8" r="2.2" fill="${INK}"/><circle cx="6.2" cy="-8" r="2.2" fill="${INK}"/><circle cx="-4.1" cy="-9" r=".8" fill="#fff"/><circle cx="5.5" cy="-9" r=".8" fill="#fff"/></g>`;

/** Each letter has a temper of its own. */
const TEMPERS: Record<string, string> = {
  A: line("M-9-16L-2-14M10-16L3-14", INK, 1.8) + line("M-3-1Q1 2 6-1", INK, 1.5),
  B: line("M-9-15Q-5-18-2-16M3-16Q7-18 10-15", INK, 1.5) + shape("M-3-2H6C6 3-3 3-3-2Z", "#7c1f2a", 1.3),
  C: line("M-9-14L-2-16M10-14L3-16", INK, 1.6) + line("M-2 0Q1-2 5 0", INK, 1.5),
  D: line("M-9-15H-1M3-17L10-15", INK, 1.8) + line("M-3 0L6-2", INK, 1.5) + shape("M1-1H4V2H1Z", "#fff", 1),
};

function standing(team: Team, letter: string): string {
  const [light, dark] = SKIN[team];
  const body =
    "M17 11C20 16 15 19 8 19H-4C-13 19-15 13-13 6C-12 1-14-4-14-9A13.8 13 0 0 1 14-9C14-3 10 0 9 5C8 9 13 8 17 11Z";
  return (
    shape(body, light, 1.8) +
    flat(
      "M17 11C20 16 15 19 8 19H-4C-8 19-10 18-12 16C2 18 8 16 9 5C8 9 13 8 17 11ZM14-9C14-3 10 0 9 5C6 4 9-4 9-10C9-16 6-20 3-22C10-21 14-15 14-9Z",
      dark,
      0.6,
    ) +
    flat("M-11-8C-11-14-7-18-3-19C-7-15-8-11-8-7Z", "#fff", 0.5) +
    EYES +
    (TEMPERS[letter] ?? TEMPERS.A) +
    HATS[team] +
    (letter ? badge(team, letter, -2, 9.5) : moved(-2, 9.5, 0.6, shape(MARKS[team], "#fff", 1.5)))
  );
}

function lying(team: Team, letter: string): string {
  const [light, dark] = SKIN[team];
  const star = "M0-3L.9-.9 3-.9 1.4.6 2 3 0 1.6-2 3-1.4.6-3-.9-.9-.9Z";
  return (
    shape(
      "M-20 9C-22 0-9-4-3 2C2 7 9 6 14 3C20-1 24 6 20 12C17 18 9 19 0 19C-12 19-19 18-20 9Z",
      light,
      1.8,
    ) +
    flat("M20 12C17 18 9 19 0 19C-12 19-19 18-20 11C-14 17 8 18 20 12Z", dark, 0.6) +
    line("M-17 4L-13 8M-13 4L-17 8M-9 3L-5 7M-5 3L-9 7", INK, 1.8) +
    line("M-14 13Q-11 10-8 13", INK, 1.5) +
    shape("M-8-3L2-6 3-2-6 2Z", "#f6e2c3", 1.1) +
    moved(-15, -9, 1.1, shape(star, "#ffd24d", 0.9)) +
    moved(-6, -12, 1.3, shape(star, "#ffd24d", 0.9)) +
    badge(team, letter, 8, 9)
  );
}

export const ICE =
  `<path d="M-19-24L-15-29H22V14L18 20H-19Z" fill="#bfe9ff" opacity=".42"/>` +
  line("M-19-24L-15-29H22V14L18 20H-19ZM-19-24H18V20M18-24L22-29", "#4d9cc4", 1.5) +
  line("M-14-18V-6M-10-18V-12M12 14L15 9", "#fff", 2.2);

/** Some worm of a team. */
export const figure = (team: Team): string => standing(team, "");

/** Any Thing; a worm of which only the team is known as some worm of it. */
export function thing({ kind, team, letter, lying: lies, frozen }: Thing): string {
  if (!team) return THINGS[kind] ?? "";
  return (lies ? lying : standing)(team, letter ?? "") + (frozen ? ICE : "");
}
