// The same Thing is the same piece from one picture to the next, so that it can be seen to glide.

import type { EventInfo } from "../../wire";
import { centre } from "./hexes";
import { places, standing } from "./layout";
import { isWorm, nameOf } from "./options";
import type { WormsView } from "./view";

export interface Piece {
  key: string;
  words: string;
  hex: string;
  x: number;
  y: number;
  scale: number;
  sinking: boolean;
}

/** Effects are told just before the view shows them: where the worm is going, as the effect says it. */
function heading(effect: EventInfo | null): { worm: string; hex: string; sinking: boolean } | null {
  const worm = effect?.args.worm ?? effect?.args.thing;
  if (!effect || typeof worm !== "string" || !isWorm(worm)) return null;
  if (["inches", "jumps", "moves"].includes(effect.id)) return { worm, hex: effect.args.to, sinking: false };
  if (effect.id === "drowns") return { worm, hex: effect.args.hex, sinking: true };
  return null;
}

function thingsShown(view: WormsView, effect: EventInfo | null): Map<string, string[]> {
  const shown = new Map(Object.entries(view.map.things).map(([hex, things]) => [hex, [...things]]));
  const going = heading(effect);
  if (!going) return shown;
  let words = going.worm;
  for (const things of shown.values()) {
    const found = things.findIndex((thing) => nameOf(thing) === going.worm);
    if (found >= 0) words = things.splice(found, 1)[0]!;
  }
  shown.set(going.hex, [...(shown.get(going.hex) ?? []), words]);
  return shown;
}

/** All pieces of a view. Worms are known by name; of the others, those that stay keep their keys, and one that left
 *  a hex is taken for one of its kind that came to another. */
export function piecesOf(view: WormsView, effect: EventInfo | null, before: readonly Piece[]): Piece[] {
  const sinking = heading(effect)?.sinking ? heading(effect)!.worm : null;
  const pieces: Piece[] = [];
  for (const [hex, things] of thingsShown(view, effect)) {
    const up = standing(things);
    const { x, y } = centre(hex);
    places(up.length).forEach((place, i) => {
      const words = up[i]!;
      const key = isWorm(words) ? nameOf(words) : "";
      pieces.push({
        key,
        words,
        hex,
        x: x + place.dx,
        y: y + place.dy,
        scale: place.scale,
        sinking: key !== "" && key === sinking,
      });
    });
  }
  const left = before.filter((piece) => !isWorm(piece.words));
  const give = (same: (old: Piece, piece: Piece) => boolean): void => {
    for (const piece of pieces.filter(({ key }) => !key)) {
      const found = left.findIndex((old) => old.words === piece.words && same(old, piece));
      if (found >= 0) piece.key = left.splice(found, 1)[0]!.key;
    }
  };
  give((old, piece) => old.hex === piece.hex);
  give(() => true);
  for (const piece of pieces) piece.key ||= `${piece.words} ${++made}`;
  return pieces.sort((a, b) => a.key.localeCompare(b.key)); // a stable order in the document, so that nothing restarts
}

let made = 0;
