// The map of Worms, asked instead of looked at: where Things lie, how far and which way.

import type { Asking, Pieces } from "../contract";
import { DIRECTIONS, neighbour, type Place, placeOf } from "./hexes";
import { hexName, placeName, thingName, wayName } from "./names";
import { isWorm, type Option, type Say, type Scene, wormKey } from "./scene";
import type { Thing } from "./types";

interface Found {
  readonly thing: Thing;
  readonly place: Place;
}

const steps = (from: Place, direction: number, count: number): Place =>
  count ? steps(neighbour(from, direction), direction, count - 1) : from;

export const distance = (from: Place, to: Place): number => {
  const [q, r] = [to.q - from.q, to.r - from.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** Any hex is reached by going one way and then one of its neighbours; on a straight line, one way only. */
export function legs(from: Place, to: Place): { direction: number; count: number }[] {
  const far = distance(from, to);
  for (const direction of DIRECTIONS)
    for (let count = far; count > 0; count--) {
      const next = (direction % 6) + 1;
      if (steps(steps(from, direction, count), next, far - count) !== to) continue;
      return count === far
        ? [{ direction, count }]
        : [
            { direction, count },
            { direction: next, count: far - count },
          ];
    }
  return [];
}

const spots = (scene: Scene) => Object.values(scene.view.map.things);
const all = (scene: Scene): Found[] =>
  spots(scene).flatMap(({ hex, things }) => things.map((thing) => ({ thing, place: placeOf(hex) })));
const ownTeam = (scene: Scene) => (scene.own ? scene.view.seats[scene.own.seat]?.team : null);
const isFoe = (scene: Scene, thing: Thing) => isWorm(thing) && thing.team !== ownTeam(scene);

const solid = ({ view: { map } }: Scene) => [...map.land, ...map.covered, map.dial].map(placeOf);

function placeBy(scene: Scene, spot: string): Place {
  const options = scene.options.flatMap(({ about }) => (about?.hex ? [placeOf(about.hex)] : []));
  const near = solid(scene).flatMap((place) => [place, ...DIRECTIONS.map((way) => neighbour(place, way))]);
  return [...near, ...options].find(({ key }) => key === spot) ?? placeOf(scene.view.map.dial);
}

function way(say: Say, from: Place, to: Place): string {
  const [first, ...more] = legs(from, to).map((leg) => ({ ...leg, way: wayName(say, leg.direction) }));
  if (!more.length) return say("worms-way-straight", { count: first?.count ?? 0, way: first?.way ?? "" });
  const parts = [first, ...more].map((leg) => say("worms-leg", { count: leg!.count, way: leg!.way }));
  return say("worms-way-round", { count: distance(from, to), parts });
}

function pieceLine(scene: Scene, from: Place, { thing, place }: Found): string {
  const { say } = scene;
  const name = thingName(say, thing);
  const hex = placeName(place);
  return place === from
    ? say("worms-piece-here", { name, hex })
    : say("worms-piece", { name, hex, way: way(say, from, place) });
}

const belongs = (scene: Scene, { thing }: Found, which: Pieces): boolean => {
  if (which === "rest") return !isWorm(thing) && thing.kind !== "crater";
  return isWorm(thing) && isFoe(scene, thing) === (which === "foes");
};

export const asking: Asking<Scene, Option> = {
  named(scene) {
    const { say } = scene;
    const worms = all(scene).filter(({ thing }) => isWorm(thing));
    const called = worms.map(({ thing, place }) => ({
      spot: place.key,
      names: [
        thingName(say, { ...thing, lying: false, frozen: false }),
        ...(isFoe(scene, thing) || !thing.letter ? [] : [thing.letter]),
      ],
    }));
    const places = [
      ...new Set([
        ...solid(scene),
        ...solid(scene).flatMap((one) => DIRECTIONS.map((way) => neighbour(one, way))),
      ]),
    ];
    return [...called, ...places.map((place) => ({ spot: place.key, names: [placeName(place)] }))];
  },
  home(scene) {
    const { worm } = scene.view.turn;
    const own = all(scene).filter(({ thing }) => isWorm(thing) && thing.team === ownTeam(scene));
    const turns = worm ? own.filter(({ thing }) => wormKey(thing) === wormKey(worm)) : [];
    return [...new Set([...turns, ...own].map(({ place }) => place.key))];
  },
  spotOf: ({ about }) => (about?.hex ? placeOf(about.hex).key : null),
  isForemost(scene, { about }) {
    const things = about?.hex ? (scene.view.map.things[placeOf(about.hex).key]?.things ?? []) : [];
    return [...things, ...(about?.thing ? [about.thing] : [])].some((thing) => isFoe(scene, thing));
  },
  at: (scene, spot) => hexName(scene.say, scene.view, placeBy(scene, spot)),
  around(scene, spot) {
    const { say, view } = scene;
    const here = placeBy(scene, spot);
    return DIRECTIONS.map((direction) =>
      say("worms-beside", {
        way: wayName(say, direction),
        what: hexName(say, view, neighbour(here, direction)),
      }),
    );
  },
  pieces(scene, spot, which) {
    const here = placeBy(scene, spot);
    const found = all(scene)
      .filter((one) => belongs(scene, one, which))
      .sort((one, other) => distance(here, one.place) - distance(here, other.place));
    return found.length
      ? found.map((one) => pieceLine(scene, here, one))
      : [scene.say("worms-no-pieces", { which })];
  },
  lines(scene, spot) {
    const { say } = scene;
    const here = placeBy(scene, spot);
    const furthest = Math.max(...solid(scene).map((place) => distance(here, place)));
    return DIRECTIONS.map((direction) => {
      const found = all(scene).flatMap(({ thing, place }) => {
        const [leg, more] = legs(here, place);
        if (more || leg?.direction !== direction || leg.count > furthest) return [];
        return [
          { count: leg.count, text: say("worms-in-line", { count: leg.count, name: thingName(say, thing) }) },
        ];
      });
      const things = found.sort((one, other) => one.count - other.count).map(({ text }) => text);
      return say(things.length ? "worms-line" : "worms-line-empty", {
        way: wayName(say, direction),
        things,
      });
    });
  },
  far(scene, from, to) {
    const [here, there] = [placeBy(scene, from), placeBy(scene, to)];
    const { say } = scene;
    const names = { from: placeName(here), to: placeName(there) };
    return here === there
      ? say("worms-far-same", names)
      : say("worms-far", { ...names, way: way(say, here, there) });
  },
};
