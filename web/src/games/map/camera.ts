// Which part of a map is in the picture. A frame is the middle of the picture and how many pixels a unit of the map is.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export type Camera = Point & { readonly scale: number };

export const SIDES = ["left", "up", "down", "right"] as const;
export type Side = (typeof SIDES)[number];

const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** All of the box, but never smaller than the least scale: then its middle. */
export function fit(box: Box, screen: Screen, least: number): Camera {
  const scale = Math.min(screen.width / box.width, screen.height / box.height);
  return { ...middleOf(box), scale: Math.max(scale, least) };
}

export function boxOf({ x, y, scale }: Camera, screen: Screen): Box {
  const [width, height] = [screen.width / scale, screen.height / scale];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Where a point of the screen, counted from its corner, lies on the map. */
export function under(point: Point, frame: Camera, screen: Screen): Point {
  const { left, top } = boxOf(frame, screen);
  return { x: left + point.x / frame.scale, y: top + point.y / frame.scale };
}

/** Drawn larger or smaller about a point of the screen, under which the same point of the map stays. */
export function zoomed(frame: Camera, scale: number, about: Point, screen: Screen): Camera {
  const { x, y } = under(about, frame, screen);
  const by = frame.scale / scale;
  return { x: x + (frame.x - x) * by, y: y + (frame.y - y) * by, scale };
}

export function moved(frame: Camera, by: Point): Camera {
  return { ...frame, x: frame.x - by.x / frame.scale, y: frame.y - by.y / frame.scale };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** With its middle somewhere in the box: nobody loses the map. */
export function kept(frame: Camera, { left, top, width, height }: Box): Camera {
  return { ...frame, x: between(left, frame.x, left + width), y: between(top, frame.y, top + height) };
}

/** A box around points, with room to spare. */
export function boxAround(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** On which side of the picture a point lies; none, if it is in it with some room around. */
export function sideOf({ x, y }: Point, { left, top, width, height }: Box, room: number): Side | null {
  const beyond: Record<Side, number> = {
    left: left + room - x,
    up: top + room - y,
    down: y - (top + height - room),
    right: x - (left + width - room),
  };
  const side = SIDES.reduce((one, other) => (beyond[other] > beyond[one] ? other : one));
  return beyond[side] > 0 ? side : null;
}

/** Moved just so far that the point is in the picture, with room around. */
export function towards(frame: Camera, { x, y }: Point, screen: Screen, room: number): Camera {
  const { width, height } = boxOf(frame, screen);
  const slack = (size: number) => Math.max(0, size / 2 - room);
  return {
    ...frame,
    x: between(x - slack(width), frame.x, x + slack(width)),
    y: between(y - slack(height), frame.y, y + slack(height)),
  };
}
