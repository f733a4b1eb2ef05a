// A picture of a card that nobody has drawn, of somebody's own box: what it does, the most telling first.

import { BOMB, BOOM, FIST, GROUNDS, gust, HEART, PARACHUTE } from "./props";
import { CRATE, DRUM, figure, FIRE, ICE, INK, line, MINE, moved, shape, TARGET } from "./things";

export type Ground = keyof typeof GROUNDS;

/** What the sheet of a card says of it. */
export interface CardFacts {
  readonly deck?: string;
  readonly superweapon?: boolean;
  readonly does?: readonly string[];
  /** Where a picture is that the box brings. */
  readonly picture?: string;
}

/** What a card of somebody's own box does, and with which Things (facts of its sheet), the most telling first. */
export const DEEDS: readonly (readonly [deeds: readonly string[], art: string])[] = [
  [["ice_cubes"], figure("blue") + ICE],
  [["move_worm_to_target"], moved(0, 0, 0.85, figure("yellow")) + line("M12-4H24M19-9L25-4 19 1", INK, 2.4)],
  [["fire", "spray_fire"], FIRE],
  [["mine"], MINE],
  [["drum"], DRUM],
  [["blast"], moved(0, 1, 0.9, BOMB)],
  [["push_neighbours", "blasts-push-neighbours"], BOOM],
  [
    [
      ...["damage_a_thing", "damage_a_worm", "push_a_worm", "push_it", "push_neighbours"],
      ...["knockback_it", "knockback_every_other_worm", "lay_every_worm"],
    ],
    moved(0, 0, 1.1, FIST),
  ],
  [["relief", "flip_for_healthy_worms", "nobody-heals"], shape(HEART, "#e2432f")],
  [["change_wind", "blow_other_crates"], gust("#fff")],
  [["crate", "crater", "crates-give-superweapons"], PARACHUTE + moved(0, 11, 0.75, CRATE)],
  [["target"], TARGET],
];
export const GROUND_OF: Record<string, Ground> = {
  starter: "day",
  supply: "dusk",
  drop: "sea",
  "sudden-death": "night",
};
type Place = readonly [x: number, y: number, scale: number];
const PLACE: readonly Place[] = [[0, 2, 1.1]];
const TWO_PLACES: readonly Place[] = [
  [-13, 3, 0.85],
  [14, 1, 0.7],
];

export function invented(facts: CardFacts): readonly [Ground, string] {
  const ground = facts.superweapon ? "gold" : (GROUND_OF[facts.deck ?? ""] ?? "day");
  const does = facts.does ?? [];
  const found = DEEDS.filter(([deeds]) => deeds.some((deed) => does.includes(deed))).map(([, art]) => art);
  const shown = (found.length ? found : [TARGET]).slice(0, TWO_PLACES.length);
  const places = shown.length > 1 ? TWO_PLACES : PLACE;
  return [ground, shown.map((art, i) => moved(...places[i]!, art)).join("")];
}
