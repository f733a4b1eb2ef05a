// Things that are drawn on more than one card, in a box from -20 to 20, and the grounds behind them.

import { disc, flat, INK, line, moved, shape } from "./things";

const ALL = "M-32-24H32V24H-32Z";
const CLOUD = "M-9 3C-13 3-13-3-8-3C-7-8 1-8 2-4C7-6 11 3 5 3Z";

function hill(colour: string, shade: string): string {
  return (
    flat("M-32 16C-18 8-6 9 6 14S24 17 32 12V24H-32Z", shade) +
    flat("M-32 19C-16 13 2 21 32 16V24H-32Z", colour)
  );
}

/** Rays from the middle: what is behind something mighty. */
function rays(colour: string): string {
  const beams = Array.from({ length: 12 }, (_, i) => {
    const at = (turn: number) => `${(50 * Math.cos(turn)).toFixed(0)} ${(50 * Math.sin(turn)).toFixed(0)}`;
    return `M0 2L${at((i * Math.PI) / 6)} ${at(((i + 0.5) * Math.PI) / 6)}Z`;
  });
  return flat(beams.join(""), colour);
}

export const GROUNDS = {
  day:
    flat(ALL, "#bfe3f2") +
    moved(-20, -14, 0.9, flat(CLOUD, "#fff")) +
    moved(20, -17, 0.6, flat(CLOUD, "#fff")) +
    hill("#8cc152", "#a9d07a"),
  dusk:
    flat(ALL, "#ffd2a1") +
    flat("M-32-4H32V24H-32Z", "#f9b489") +
    disc(18, -9, 6, "#fff0b8", 0) +
    hill("#9a6a4f", "#c58a63"),
  night:
    flat(ALL, "#35365c") +
    flat("M-26-18h1v1h-1zM-10-21h1v1h-1zM6-15h1v1h-1zM25-19h1v1h-1zM15-6h1v1h-1zM-22-4h1v1h-1z", "#fff") +
    hill("#2c4a46", "#3f5f63"),
  fire: flat(ALL, "#4d1f2b") + flat("M-32-2C-16-8 10 4 32-6V24H-32Z", "#7a2a2b") + hill("#2b1620", "#b4452c"),
  sea:
    flat(ALL, "#c9e8ef") +
    flat("M-32 4Q-26-2-20 4T-8 4 4 4 16 4 28 4 40 4V24H-32Z", "#6aaecd") +
    flat("M-32 13Q-26 7-20 13T-8 13 4 13 16 13 28 13 40 13V24H-32Z", "#3f86aa"),
  gold: flat(ALL, "#ffd95e") + rays("#ffeaa0") + flat("M-32 19C-10 14 12 14 32 19V24H-32Z", "#c98a1b"),
  ice: flat(ALL, "#dff3fb") + hill("#fff", "#bfe0ef"),
};

export const missile = (body = "#d3463a"): string =>
  shape("M-14-4L-21-9-19 0-21 9-14 4Z", "#59616e", 1.3) +
  shape("M-16-5H8C14-5 18-2 20 0C18 2 14 5 8 5H-16Z", "#eef1f4") +
  shape("M8-5C14-5 18-2 20 0C18 2 14 5 8 5Z", body, 1.3) +
  flat("M-16 2H8V5H-16Z", "#9aa4b0");

export const TRAIL = flat(
  "M-24 0C-30-3-33-7-38-6C-36-2-42-1-40 2C-44 4-38 7-35 6C-32 8-28 4-24 0Z",
  "#fff",
  0.85,
);

export const BOMB =
  line("M8-9Q12-16 17-12", "#8a6a3a", 2.4) +
  shape("M4-12L11-8 9-4 2-8Z", "#59616e", 1.3) +
  disc(0, 4, 13, "#3d4454") +
  flat("M-9 2C-8-4-3-7 1-7C-3-4-5-1-5 4Z", "#9aa6bd") +
  flat("M17-18L18-14 22-15 20-11 23-9 18-9 17-5 15-9 11-9 14-12Z", "#ffc63d");

export const SHEEP =
  line("M-8 12V19M-2 13V19M7 13V19M12 11V19", INK, 2.6) +
  shape(
    "M-14 8C-20 6-18-2-13-2C-13-9-4-11-1-7C4-11 12-8 12-3C19-3 19 7 13 9C10 15 2 13 0 11C-4 15-12 14-14 8Z",
    "#fffdf6",
  ) +
  shape("M11-8C17-10 22-5 20 1C19 5 13 5 12 1Z", "#3b3440", 1.3) +
  shape("M12-7C8-10 6-7 9-4Z", "#3b3440", 1) +
  disc(16, -4, 2, "#fff", 0.6) +
  disc(16.6, -4, 0.8, INK, 0) +
  line("M-8 2Q-5 5-2 2M2 5Q5 8 8 5", "#cfc7b5", 1.3);

export const PLANE =
  shape("M-20-8L-14-2H6C14-2 18 1 20 4C14 7-2 7-10 5C-16 4-19 0-20-8Z", "#7f8f6b") +
  shape("M2-2C3-7 9-7 12-1Z", "#bfe3f2", 1.2) +
  shape("M-4 2L-14 11H-7L6 3Z", "#65744f", 1.2) +
  line("M21-3V10", INK, 1.8) +
  disc(-8, 1, 2, "#fff", 0.8);

export const BOOM =
  shape(
    "M0-20L4-10 14-15 10-5 20-1 11 4 15 14 5 10 0 20-5 10-15 14-11 4-20-1-10-5-14-15-4-10Z",
    "#e2432f",
    1.3,
  ) +
  flat("M0-13L3-6 9-9 7-3 13 0 7 3 9 9 3 6 0 13-3 6-9 9-7 3-13 0-7-3-9-9-3-6Z", "#ffb52e") +
  disc(0, 0, 5, "#fff4b8", 0);

export const PARACHUTE =
  line("M-14-12L-5 0M14-12L5 0M0-12V0", INK, 1.1) +
  shape("M-16-11C-15-26 15-26 16-11Q12-14 8-11Q4-14 0-11Q-4-14-8-11Q-12-14-16-11Z", "#fff3e0", 1.4) +
  flat("M-8-11C-7-18-4-21 0-22C4-21 7-18 8-11Q4-14 0-11Q-4-14-8-11Z", "#d3463a");

export const METEOR =
  flat("M-3-5L20-24 12-8 26-14 5 5Z", "#ffb52e") +
  flat("M0-3L15-17 8-5 16-8 4 4Z", "#fff0b0") +
  disc(-4, 5, 8, "#6b4a45", 1.4) +
  flat("M-8 3a2 2 0 1 1 .1 0zM-2 9a1.6 1.6 0 1 1 .1 0z", "#44302f");

export const FIST =
  shape("M-20-6H-6C-4-12 4-13 8-11C15-11 18-6 17-1C19 4 17 10 11 11C4 14-4 12-6 7H-20Z", "#f1b48e") +
  line("M6-10C3-8 3-4 6-3M8-3H16M6 4H16M-6 7C-2 6 0 3 2 0", INK, 1.4);

export const HEART = "M0 14C-6 9-15 3-15-5A8 8 0 0 1 0-9A8 8 0 0 1 15-5C15 3 6 9 0 14Z";

export function gust(colour: string): string {
  return line("M-20-6H4A6 6 0 1 0-2-13M-20 2H12A6 6 0 1 1 6 10M-14 9H-3A4.5 4.5 0 1 1-7 16", colour, 3);
}
