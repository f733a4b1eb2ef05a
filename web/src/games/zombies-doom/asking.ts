// The map of Zombies Doom, asked instead of looked at: where monsters and figures are, how far and which way.

import type { Asking } from "../contract";
import { isSamePlace, keyOf } from "./grid";
import { placeName, seatName, tileName, together, wayName } from "./names";
import type { Option, Say, Scene } from "./scene";
import type { DirectionName, Place, TileView } from "./types";

const EDGES: readonly { edge: DirectionName; x: number; y: number }[] = [
  { edge: "north", x: 0, y: -1 },
  { edge: "east", x: 1, y: 0 },
  { edge: "south", x: 0, y: 1 },
  { edge: "west", x: -1, y: 0 },
];
const ACROSS: Record<DirectionName, DirectionName> = {
  north: "south",
  east: "west",
  south: "north",
  west: "east",
};

const tiles = (scene: Scene) => Object.values(scene.view.map);
const tileAt = (scene: Scene, place: Place) => scene.view.map[keyOf(place)];
const tileBy = (scene: Scene, spot: string): TileView => scene.view.map[spot] ?? tiles(scene)[0]!;
const own = (scene: Scene) => (scene.own ? scene.view.seats[scene.own.seat]?.place : null);
const plain = (scene: Scene, tile: TileView) => tileName(scene.say, tile, false);

export const distance = (from: Place, to: Place) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);

/** So many tiles to the east or west, and so many to the north or south. */
export function legs(from: Place, to: Place): { edge: DirectionName; count: number }[] {
  return EDGES.map(({ edge, x, y }) => ({ edge, count: (to.x - from.x) * x + (to.y - from.y) * y })).filter(
    ({ count }) => count > 0,
  );
}

function way(say: Say, from: Place, to: Place): string {
  const found = legs(from, to);
  return say("zombies-way", {
    count: distance(from, to),
    way: found[0] ? wayName(say, found[0].edge) : "",
    parts: found.map(({ edge, count }) => say("zombies-leg", { count, way: wayName(say, edge) })),
  });
}

function line(scene: Scene, from: Place, place: Place, name: string): string {
  const { say } = scene;
  return isSamePlace(from, place)
    ? say("zombies-piece-here", { name, place: placeName(place) })
    : say("zombies-piece", { name, place: placeName(place), way: way(say, from, place) });
}

export const asking: Asking<Scene, Option> = {
  named(scene) {
    const places = tiles(scene).map(({ place }) => ({ spot: keyOf(place), names: [placeName(place)] }));
    const figures = scene.view.seats.flatMap(({ place }, seat) =>
      place ? [{ spot: keyOf(place), names: [seatName(scene.say, seat)] }] : [],
    );
    return [...figures, ...places];
  },
  home(scene) {
    const place = own(scene);
    return place ? [keyOf(place)] : [];
  },
  spotOf: ({ about }) => (about?.place ? keyOf(about.place) : null),
  isForemost: (scene, { about }) => !!about?.place && (tileAt(scene, about.place)?.monsters.length ?? 0) > 0,
  at: (scene, spot) => scene.say("zombies-on", { what: plain(scene, tileBy(scene, spot)) }),
  around(scene, spot) {
    const { say } = scene;
    const here = tileBy(scene, spot);
    return EDGES.map(({ edge, x, y }) => {
      const tile = tileAt(scene, { x: here.place.x + x, y: here.place.y + y });
      if (!tile) return say("zombies-beside-nothing", { way: wayName(say, edge) });
      const rock = here.rock.includes(edge) || tile.rock.includes(ACROSS[edge]);
      return say(rock ? "zombies-beside-rock" : "zombies-beside", {
        way: wayName(say, edge),
        what: plain(scene, tile),
      });
    });
  },
  pieces(scene, spot, which) {
    const { say } = scene;
    const here = tileBy(scene, spot).place;
    const nearest = (one: { place: Place }, other: { place: Place }) =>
      distance(here, one.place) - distance(here, other.place);
    const monsters = tiles(scene).filter((tile) => tile.monsters.length);
    const figures = scene.view.seats.flatMap(({ place }, seat) =>
      place && (seat === scene.own?.seat) === (which === "own") ? [{ place, seat }] : [],
    );
    const found =
      which === "foes"
        ? monsters.sort(nearest).map((tile) => line(scene, here, tile.place, together(say, tile.monsters)))
        : figures.sort(nearest).map(({ place, seat }) => line(scene, here, place, seatName(say, seat)));
    return found.length ? found : [say("zombies-no-pieces", { which })];
  },
  far(scene, from, to) {
    const [here, there] = [tileBy(scene, from).place, tileBy(scene, to).place];
    const { say } = scene;
    const names = { from: placeName(here), to: placeName(there) };
    return isSamePlace(here, there)
      ? say("zombies-far-same", names)
      : say("zombies-far", { ...names, way: way(say, here, there) });
  },
};
