// The pictures of the printed game, taken from those of the page by tests/helpers/page/printed.py.

import type { Printed } from "../contract";
import Emblem from "./Emblem.svelte";
import Dial from "./board/Dial.svelte";
import { ART, cardArt } from "./art/cards";
import { DEEDS, GROUND_OF } from "./art/invented";
import { coinArt, dieArt } from "./art/dice";
import { GROUNDS } from "./art/props";
import { GROUND_TARGET, ICE, thing, THINGS } from "./art/things";
import { MARKS } from "./look";
import type { Face, Team } from "./scene";

const CARD = "-32 -24 64 48";
const THING = "-26 -31 52 52";
const TEAMS = Object.keys(MARKS) as Team[];
const FACES: Face[] = [1, 2, 3, 4, 5, 6, "wind", "bullseye"];
const ARROW = `<path d="M-9 22V-8H-17L0-28 17-8H9V22L0 15Z" fill="#d3202a" stroke="#fff" stroke-width="2.500" stroke-linejoin="round"/>`;

export const pictures: Record<string, Printed> = {
  ...Object.fromEntries(Object.keys(ART).map((card) => [`card-${card}`, { box: CARD, svg: cardArt(card) }])),
  ...Object.fromEntries(Object.entries(GROUNDS).map(([name, svg]) => [`ground-${name}`, { box: CARD, svg }])),
  ...Object.fromEntries(DEEDS.map(([deeds, svg]) => [`deed-${deeds[0]}`, { box: THING, svg }])),
  ...Object.fromEntries(Object.entries(THINGS).map(([kind, svg]) => [`thing-${kind}`, { box: THING, svg }])),
  ...Object.fromEntries(
    TEAMS.flatMap((team) =>
      ["A", "B", "C", "D"].flatMap((letter) =>
        [false, true].map((lying) => [
          `worm-${team}-${letter}${lying ? "-lying" : ""}`,
          { box: THING, svg: thing({ kind: "worm", team, letter, lying } as Parameters<typeof thing>[0]) },
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(FACES.map((face) => [`die-${face}`, { box: "-22 -22 44 44", svg: dieArt(face) }])),
  emblem: { box: "0 0 400 150", component: Emblem },
  "coin-danger": { box: "-20 -20 40 40", svg: coinArt(true) },
  "coin-safe": { box: "-20 -20 40 40", svg: coinArt(false) },
  target: { box: "-32 -32 64 64", svg: GROUND_TARGET },
  airstrike: { box: "-32 -32 64 64", svg: ARROW },
  ice: { box: "-26 -31 52 52", svg: ICE },
  dial: {
    box: "-40 -40 80 80",
    component: Dial,
    props: { hex: { q: 0, r: 0 }, wind: 1, label: "", pace: 0 },
    without: [".arrow", "title"],
  },
  arrow: {
    box: "-20 -20 40 40",
    component: Dial,
    props: { hex: { q: 0, r: 0 }, wind: 1, label: "", pace: 0 },
    only: ".arrow",
  },
};

/** Of which a card that nobody has drawn gets its picture: a ground for its deck, and what it does. */
export const tables = { deeds: DEEDS.map(([deeds]) => deeds), grounds: GROUND_OF };
