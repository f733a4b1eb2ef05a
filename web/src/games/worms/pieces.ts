// The same Thing is the same piece from one picture to the next, so that it can be seen to glide.

import { centre, type Place, placeOf } from "./hexes";
import { places, standing } from "./layout";
import { type Effect, isWorm, wormKey } from "./scene";
import type { Thing, View } from "./types";

export interface Piece {
  key: string;
  thing: Thing;
  hex: Place;
  x: number;
  y: number;
  scale: number;
  sinking: boolean;
}

/** What is on which hex. A worm that drowns is seen to sink where it fell, as it was until then. */
function thingsShown(
  view: View,
  sinking: { worm: Thing; hex: Place } | null,
): { hex: Place; things: Thing[] }[] {
  const spots = Object.values(view.map.things).map(({ hex, things }) => ({ hex: placeOf(hex), things }));
  if (!sinking) return spots;
  const gone = wormKey(sinking.worm);
  const left = spots.map(({ hex, things }) => ({
    hex,
    things: things.filter((thing) => !isWorm(thing) || wormKey(thing) !== gone),
  }));
  return [...left, { hex: sinking.hex, things: [sinking.worm] }];
}

function drowning(effect: Effect | null, before: readonly Piece[]): { worm: Thing; hex: Place } | null {
  const { thing, hex } = effect?.about ?? {};
  if (effect?.id !== "drowns" || !thing || !hex) return null;
  const known = before.find(({ key }) => key === wormKey(thing));
  return { worm: known?.thing ?? thing, hex: placeOf(hex) };
}

/** All pieces of a view. Worms are known by name; of the others, those that stay keep their keys, and one that left
 *  a hex is taken for one of its kind that came to another. */
export function piecesOf(view: View, effect: Effect | null, before: readonly Piece[]): Piece[] {
  const sinking = drowning(effect, before);
  const pieces: Piece[] = [];
  for (const { hex, things } of thingsShown(view, sinking)) {
    const up = standing(things);
    const { x, y } = centre(hex);
    places(up.length).forEach((place, i) => {
      const thing = up[i]!;
      const key = isWorm(thing) ? wormKey(thing) : "";
      pieces.push({
        key,
        thing,
        hex,
        x: x + place.dx,
        y: y + place.dy,
        scale: place.scale,
        sinking: thing === sinking?.worm,
      });
    });
  }
  const left = before.filter((piece) => !isWorm(piece.thing));
  const give = (same: (old: Piece, piece: Piece) => boolean): void => {
    for (const piece of pieces.filter(({ key }) => !key)) {
      const found = left.findIndex((old) => old.thing.kind === piece.thing.kind && same(old, piece));
      if (found >= 0) piece.key = left.splice(found, 1)[0]!.key;
    }
  };
  give((old, piece) => old.hex === piece.hex);
  give(() => true);
  for (const piece of pieces) piece.key ||= `${piece.thing.kind} ${++made}`;
  return pieces.sort((a, b) => a.key.localeCompare(b.key)); // a stable order in the document, so that nothing restarts
}

let made = 0;
