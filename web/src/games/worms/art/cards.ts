// The illustrations of the cards, in a box 64 wide and 48 high around 0,0: a ground, and on it what the card is about.

import {
  BOMB,
  BOOM,
  FIST,
  GROUNDS,
  gust,
  HEART,
  METEOR,
  missile,
  PARACHUTE,
  PLANE,
  SHEEP,
  TRAIL,
} from "./props";
import { type CardFacts, type Ground, invented } from "./invented";
import { CRATE, disc, DRUM, figure, FIRE, flat, ICE, INK, line, MINE, moved, shape, TARGET } from "./things";

const dropped = (x: number, y: number, scale: number, art: string): string =>
  moved(x, y, scale, PARACHUTE + moved(0, 11, 0.75, art));
const overhead = (...falling: string[]): string =>
  moved(-4, -13, 0.85, PLANE) +
  falling.map((art, i) => moved(-17 + 16 * i, 6 + 4 * (i % 2), 0.5, art)).join("");
const falling = (art: string): string => `<g transform="rotate(75)">${art}</g>`;
const SIGHT = moved(14, 0, 0.62, TARGET);

export const ART: Record<string, readonly [Ground, string]> = {
  // Starters
  bazooka: [
    "day",
    moved(16, -9, 0.7, TRAIL + missile(), -25) +
      moved(
        -9,
        6,
        1,
        shape("M-18-5H14L19-8V8L14 5H-18L-21 7V-7Z", "#6f7f4c") +
          shape("M-4 5H1L-1 14H-6ZM4-5V-10H10V-5Z", "#4a5535", 1.3) +
          flat("M-18-4H14V-1H-18Z", "#9bab72"),
        -25,
      ),
  ],
  uzi: [
    "dusk",
    shape("M-20-9H14V-5H23V-1H14V3H2L4 17H-5L-6 3H-11L-13 12H-21L-19 3H-20Z", "#4d5563") +
      flat("M-18-8H12V-5H-18Z", "#8b95a6") +
      line("M3 4Q8 10 9 4", INK, 1.6) +
      flat("M24-5L30-8 28-3 31-1 26 1Z", "#ffb52e"),
  ],
  "ninja-rope": [
    "day",
    shape("M10-24H32V-6C24-4 16-10 10-24Z", "#8a6138") +
      line("M17-13Q6-2-6-4", "#7a4d20", 2.2) +
      line("M14-17L20-11M20-17L15-12", INK, 2.4) +
      moved(-12, 3, 0.72, figure("blue"), 18),
  ],
  girder: [
    "day",
    moved(
      0,
      1,
      1,
      shape("M-28-7H28V-3H-28ZM-28 5H28V9H-28Z", "#d3463a") +
        line("M-26 5L-18-3-10 5-2-3 6 5 14-3 22 5", "#d3463a", 3) +
        line("M-26 5L-18-3-10 5-2-3 6 5 14-3 22 5", INK, 0.8) +
        flat("M-25-6h2v2h-2zM-1-6h2v2h-2zM23-6h2v2h-2z", "#fff"),
      -12,
    ),
  ],
  grenade: [
    "day",
    shape("M-5-9H5V-14H-5Z", "#8b95a6") +
      line("M4-12Q14-12 15 2", "#59616e", 3) +
      disc(-10, -13, 4, "none", 1.8) +
      shape("M0-9C10-9 14-2 13 6C12 14 7 18 0 18S-12 14-13 6C-14-2-10-9 0-9Z", "#5f7d45") +
      line("M-12 2H12M-12 9H12M-5-8V17M5-8V17", "#3f5530", 1.4),
  ],
  shotgun: [
    "dusk",
    moved(
      0,
      -2,
      1,
      shape("M-28 8L-14-1H-8V5L-24 15Z", "#8a5a2f") +
        shape("M-14-4H28V0H-14ZM-14 0H28V4H-14Z", "#59616e") +
        shape("M-2 4H12V8H-2Z", "#8a5a2f", 1.3),
      -8,
    ) +
      shape("M2 12H12V17H2ZM16 10H26V15H16Z", "#d3463a", 1.3) +
      flat("M2 12H5V17H2ZM16 10H19V15H16Z", "#ffd24d"),
  ],
  "baseball-bat": [
    "day",
    moved(
      -4,
      0,
      1,
      shape("M-20-2L4-5C14-6 20-4 20 0S14 6 4 5L-20 2Z", "#d9a05b") +
        shape("M-24-3H-20V3H-24Z", "#a56d33", 1.3) +
        line("M-16-2V2M-12-2V2", "#7b4d20", 1.4),
      -38,
    ) + moved(19, -11, 0.5, BOOM),
  ],
  // Supply weapons
  "cluster-bomb": [
    "day",
    moved(-8, 3, 0.85, BOMB) +
      [
        [14, -12, 20],
        [22, 2, 60],
        [12, 11, -20],
      ]
        .map(([x, y, turn]) => moved(x!, y!, 0.38, BOMB, turn))
        .join(""),
  ],
  sheep: ["day", moved(0, 1, 1, SHEEP)],
  dynamite: [
    "dusk",
    line("M0-9Q2-18 10-16", "#8a6a3a", 2) +
      moved(13, -17, 0.3, BOOM) +
      shape("M-11-8H-4V17H-11ZM-4-8H4V17H-4ZM4-8H11V17H4Z", "#d3463a") +
      flat("M-9-6H-7V15H-9ZM-2-6H0V15H-2ZM6-6H8V15H6Z", "#ff9c8f") +
      shape("M-13 0H13V7H-13Z", "#3d4454", 1.3) +
      line("M-3 3.5H4", "#7dff9b", 2),
  ],
  "air-strike": ["day", overhead(falling(missile()), falling(missile()), falling(missile()))],
  "homing-missile": [
    "dusk",
    SIGHT + line("M-28 14Q-26-14-6-8", "#fff", 2.5) + moved(-1, -4, 0.7, missile("#3f78d6"), 18),
  ],
  prod: [
    "day",
    moved(12, 3, 0.8, figure("yellow"), 12) +
      moved(
        -12,
        -1,
        0.85,
        shape("M-24-8H-8C-6-10 0-10 2-6L17-4C20-3 20 1 17 2H6C6 8 0 12-8 10H-24Z", "#f1b48e") +
          line("M2-6C0-2 2 0 6 2M-2 9C0 6 0 4-1 2", INK, 1.3),
      ),
  ],
  teleport: [
    "night",
    flat("M-14 20L-9-24H9L14 20Z", "#9df0ff", 0.45) +
      `<ellipse cy="19" rx="15" ry="4" fill="#9df0ff"/>` +
      moved(0, 4, 0.75, figure("green")) +
      flat("M-18-6h3v3h-3zM16-12h3v3h-3zM20 4h2v2h-2zM-22 8h2v2h-2zM-14-18h2v2h-2z", "#9df0ff"),
  ],
  mine: ["day", moved(0, 2, 1, MINE)],
  "napalm-strike": ["dusk", overhead(FIRE, FIRE, FIRE)],
  "mine-strike": ["day", overhead(MINE, MINE, MINE)],
  "homing-pigeon": [
    "day",
    moved(
      0,
      2,
      1,
      shape("M-6 0C-16-4-22-14-18-18C-8-16 2-10 6-2Z", "#9aa6bd") +
        shape("M-20 10C-8 12-6 0 4-4C6-12 16-12 18-4C18 6 10 14-2 13C-10 14-16 14-20 10Z", "#b9c3d4") +
        shape("M18-5L25-2 17 0Z", "#f2a33c", 1.2) +
        shape("M8-9H19V-3H9Z", "#8a5a2f", 1.1) +
        disc(14, -6, 2.6, "#bfe3f2", 1) +
        shape("M-2 2C-6 10-12 10-16 4C-10 4-6 2-2 2Z", "#8b95a6", 1.2),
    ),
  ],
  mortar: [
    "dusk",
    line("M0 4L-4 18M2 4L14 18", INK, 3) +
      moved(
        4,
        2,
        1,
        shape("M-16-6H14V6H-16C-20 4-20-4-16-6Z", "#6f7f4c") + shape("M14-7H18V7H14Z", "#4a5535", 1.3),
        -55,
      ) +
      moved(18, -17, 0.4, BOMB) +
      flat("M8-14L10-20 13-15Z", "#fff"),
  ],
  minigun: [
    "dusk",
    shape("M-24-8H-6V10H-24Z", "#4d5563") +
      shape("M-6-9H22V-5H-6ZM-6-3H24V3H-6ZM-6 5H22V9H-6Z", "#8b95a6") +
      shape("M6-11H10V11H6Z", "#59616e", 1.3) +
      line("M-20-8V-14H-10V-8", INK, 3) +
      line("M-16 10Q-14 18-4 17T10 18", "#d9a53a", 4) +
      flat("M24-6L31-8 28-1 32 2 27 3 30 8 24 6Z", "#ffb52e"),
  ],
  "fire-punch": ["fire", moved(0, 4, 1.45, FIRE) + moved(0, 5, 0.85, FIST, -70)],
  "dragon-ball": [
    "night",
    disc(6, 0, 15, "#3f78d6", 0) +
      disc(6, 0, 11, "#7fb2ff", 0) +
      disc(6, 0, 6, "#fff", 0) +
      line("M-30-8L-14-4M-31 2H-15M-30 12L-13 7", "#7fb2ff", 3) +
      line("M6-20V-16M20-14L17-11M26 0H22M20 14L17 11M6 20V16", "#fff", 2),
  ],
  "jet-pack": [
    "day",
    moved(
      0,
      -4,
      0.9,
      shape("M-20-6H-12V12H-20ZM14-6H22V12H14Z", "#c3cad6") +
        shape("M-20-6C-20-12-12-12-12-6ZM14-6C14-12 22-12 22-6Z", "#d3463a", 1.3) +
        figure("red"),
    ) +
      moved(-14, 14, 0.45, FIRE, 180) +
      moved(16, 14, 0.45, FIRE, 180),
  ],
  "petrol-bomb": [
    "dusk",
    moved(
      0,
      1,
      1,
      shape("M-4-10V-2C-10 1-10 4-10 8V18H10V8C10 4 10 1 4-2V-10Z", "#6aa56f") +
        flat("M-8 8H8V16H-8Z", "#c8502c") +
        flat("M-6 2C-8 4-8 8-8 14H-5V6Z", "#fff", 0.6) +
        shape("M-5-14H5V-9H-5Z", "#f6e2c3", 1.2),
      14,
    ) + moved(5, -17, 0.45, FIRE),
  ],
  "old-woman": [
    "day",
    line("M16-2V19M16-2Q20-6 22-1", "#7b4d20", 2.4) +
      shape("M-12 19C-14 4-8-2 0-2S14 4 12 19Z", "#8a6fb0") +
      disc(0, -8, 9, "#f3cba8") +
      shape("M-10-8C-12-20 12-20 10-8C4-14-4-14-10-8Z", "#dfe3ea", 1.4) +
      disc(0, -19, 4, "#dfe3ea", 1.3) +
      disc(-4, -7, 3, "#ffffffaa", 1.1) +
      disc(4, -7, 3, "#ffffffaa", 1.1) +
      line("M-3-1Q0 1 3-1", INK, 1.2) +
      shape("M-22 6H-10V16H-22Z", "#3d4454", 1.3) +
      line("M-20 6Q-16-1-12 6", INK, 1.6) +
      moved(-16, 11, 0.18, BOOM),
  ],
  freeze: [
    "ice",
    moved(0, 4, 0.85, figure("blue") + ICE) +
      line(
        "M24-18V-8M19.5-15.5L28.5-10.5M28.5-15.5L19.5-10.5M-26-12V-4M-29.5-10L-22.5-6M-22.5-10L-29.5-6",
        "#4d9cc4",
        1.6,
      ),
  ],
  // Superweapons
  "banana-bomb": [
    "gold",
    moved(
      0,
      0,
      1,
      shape("M-16-6C-14 8 0 16 16 10C19 9 19 5 16 5C4 8-6 2-10-9C-12-12-17-10-16-6Z", "#ffe14d") +
        shape("M-6-12C-2 4 8 8 20 0C22-2 20-5 18-4C10 0 4-4 0-14C-2-17-7-16-6-12Z", "#ffd024") +
        flat("M14 5L19 6 18 10 15 10Z", "#6b4a20"),
    ) +
      line("M-3-15Q-2-21 4-20", "#8a6a3a", 2) +
      moved(7, -20, 0.25, BOOM),
  ],
  "holy-hand-grenade": [
    "gold",
    `<ellipse cy="-18" rx="13" ry="3.6" fill="none" stroke="#fff" stroke-width="2.6"/>` +
      shape("M-2-16H2V-12H6V-8H2V-4H-2V-8H-6V-12H-2Z", "#ffd24d", 1.3) +
      disc(0, 8, 12.5, "#f2b21c") +
      flat("M-8 5C-7-1-2-3 2-3C-2 0-4 3-4 9Z", "#fff3b8") +
      shape("M-13 5H13V11H-13Z", "#d3463a", 1.3) +
      flat("M-8 7h2v2h-2zM-1 7h2v2h-2zM6 7h2v2h-2z", "#fff"),
  ],
  "concrete-donkey": [
    "gold",
    shape("M-18 20H18V15H-18Z", "#7d8088") +
      shape(
        "M-14 15V-2C-14-6-8-7 0-6L6-13C4-18 6-22 8-20L11-15 15-21C18-20 16-15 15-13L21-4C20 0 16 0 13-3C12 0 10 3 10 5V15H5V6H-8V15Z",
        "#aeb2ba",
      ) +
      disc(14, -10, 1.4, INK, 0) +
      line("M-14-2Q-19 2-18 9M-6-2L-2 2-5 5M4-2L7 2", "#7d8088", 1.8),
  ],
  "super-sheep": [
    "gold",
    moved(0, -2, 1, shape("M4-7C-8-16-20-12-30-4C-22-4-22 2-28 6C-16 8-4 6 6 2Z", "#d3463a") + SHEEP, -14),
  ],
  "carpet-bomb": [
    "gold",
    moved(
      0,
      1,
      1,
      shape("M-26-4C-14-12 6 6 24-6L28 4C10 16-12-2-22 8Z", "#b0324a") +
        line("M-23-1C-12-9 6 9 25-3M-22 5C-10-4 10 13 27 1", "#ffd24d", 1.5) +
        line("M-26-4L-29-3M-25 0L-28 2M-23 5L-26 7", INK, 1.2),
    ) +
      moved(-12, -9, 0.42, BOMB) +
      moved(6, -4, 0.42, BOMB) +
      moved(-6, 15, 0.34, BOMB) +
      moved(12, 16, 0.34, BOMB),
  ],
  "sheep-strike": ["gold", overhead(SHEEP, SHEEP, SHEEP)],
  earthquake: [
    "gold",
    shape("M-32 6L-8 2-12 9-2 12-8 24H-32Z", "#a56d33") +
      shape("M32 0L2 2 6 8-2 10 6 14 0 24H32Z", "#8a5a2f") +
      flat("M-32 6L-8 2-10 5-32 9ZM32 0L2 2 4 5 32 4Z", "#8cc152") +
      moved(-19, -6, 0.55, figure("green"), -20) +
      moved(19, -9, 0.55, figure("red"), 22),
  ],
  armageddon: [
    "fire",
    moved(-14, -2, 0.9, METEOR) +
      moved(12, 4, 1.1, METEOR) +
      moved(2, -16, 0.5, METEOR) +
      moved(-24, 14, 0.4, BOOM),
  ],
  // Drop cards
  supplies: ["day", dropped(-13, 4, 0.85, CRATE) + dropped(14, 0, 0.7, CRATE)],
  "mine-drop": ["day", dropped(-12, 3, 0.85, CRATE) + moved(15, 8, 0.75, MINE)],
  "oil-drum-drop": ["day", dropped(-12, 3, 0.85, CRATE) + moved(15, 5, 0.8, DRUM)],
  "crate-drop": ["day", dropped(0, 4, 1, CRATE)],
  minefield: ["day", moved(-17, 6, 0.7, MINE) + moved(3, 10, 0.75, MINE) + moved(19, 2, 0.6, MINE)],
  "fuel-dump": ["dusk", moved(-11, 3, 0.85, DRUM) + moved(11, 5, 0.9, DRUM)],
  squall: ["sea", moved(-8, -4, 0.85, gust("#fff")) + moved(17, 2, 0.7, CRATE, 18)],
  relief: [
    "day",
    moved(-13, 6, 0.75, CRATE) +
      moved(13, -2, 0.9, shape(HEART, "#e2432f") + line("M0-5V6M-5.5.5H5.5", "#fff", 3.6)),
  ],
  // Sudden death cards
  "high-explosive": [
    "fire",
    moved(0, 0, 1.1, BOOM) + line("M-22-12L-29-17M22-12L29-17M-22 12L-29 17M22 12L29 17", "#ffd24d", 3.4),
  ],
  "rising-water": [
    "sea",
    shape("M-14 6C-10-8 10-8 14 6Z", "#8cc152") +
      moved(0, -9, 0.6, figure("yellow")) +
      flat("M-32 8Q-26 2-20 8T-8 8 4 8 16 8 28 8 40 8V24H-32Z", "#3f86aa") +
      line("M-24 2V-12M-28-8L-24-13-20-8M24 2V-12M20-8L24-13 28-8", "#fff", 2.6),
  ],
  "one-health": [
    "night",
    moved(0, 0, 1.2, shape(HEART, "#e2432f") + line("M0-9L-4-3 3 1-2 6 0 14", "#fff", 2.2)),
  ],
  "nuclear-test": [
    "dusk",
    shape("M-6 18C-2 10-3 4-4 0H4C3 4 2 10 6 18Z", "#f2d9b8") +
      shape("M-18 0C-24-4-18-12-12-11C-10-20 10-20 12-11C18-12 24-4 18 0C14 5-14 5-18 0Z", "#f7e6cf") +
      flat("M-14-1C-8 2 8 2 14-1C10 4-10 4-14-1Z", "#d99a68") +
      `<ellipse cy="12" rx="15" ry="2.8" fill="none" stroke="#fff" stroke-width="2"/>` +
      shape("M-16 18C-8 14 8 14 16 18V21H-16Z", "#d99a68", 1.3),
  ],
  "live-mines": [
    "fire",
    disc(0, -4, 17, "#e2432f55", 0) +
      moved(0, 2, 1.1, MINE) +
      line("M-16-16L-10-11M16-16L10-11M0-23V-14", "#ffd24d", 2.6),
  ],
  firestorm: ["fire", moved(-17, 4, 0.85, FIRE) + moved(4, 0, 1.05, FIRE) + moved(22, 7, 0.65, FIRE)],
  "meteor-shower": [
    "night",
    moved(-16, 2, 0.7, METEOR) + moved(8, -6, 0.85, METEOR) + moved(18, 12, 0.55, METEOR),
  ],
  "arms-race": [
    "gold",
    [-16, 0, 16]
      .map((x, i) => moved(x, 4 - 4 * i, 0.72, missile(["#3f78d6", "#d3463a", "#3c9a4f"][i]), -90))
      .join("") + line("M26-8V-20M22-16L26-21 30-16", INK, 2),
  ],
};

export function cardArt(card: string, facts: CardFacts = {}): string {
  const [ground, art] = ART[card] ?? invented(facts);
  const { picture } = facts;
  return (
    GROUNDS[ground] + (picture ? `<image href="${picture}" x="-32" y="-24" width="64" height="48"/>` : art)
  );
}
