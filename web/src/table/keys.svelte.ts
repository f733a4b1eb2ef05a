// The tokens of rooms that were opened or joined here, kept in this browser only.

import type { RoomLinks } from "../wire";
import type { Standing } from "./standing";
import { site } from "./tables";

export interface Keys {
  room: string;
  game: string;
  opened: number;
  host?: string;
  watch?: string;
  /** The room in which it was played, of a game that was taken along to here. */
  from?: string;
  /** What we came by, before we had a seat. */
  link?: string;
  /** The seat that is mine, on this or my other page, and the link that I came by. */
  mine?: { seat: number; token: string; link?: string | null } | undefined;
  /** What shall open a seat, while the table has not said that it does. */
  pending?: { key: string; entropy: string } | undefined;
  /** Everybody at this screen. */
  screen?: { seat: number; token: string }[];
  /** Seats to be given away, as links. */
  invited?: { seat: number; token: string }[];
  /** What we bring to the dice, by seats. */
  entropy?: Record<number, string>;
  /** What the room had committed to when we sat down, and every seat when we revealed what we brought. */
  commitment?: string;
  committed?: string[];
  /** The day whose game it is. */
  daily?: string;
  /** How things stood when somebody last asked: who plays, who is asked, and who has won once it is over. */
  stood?: Standing;
  /** The last answer that was seen. */
  seen?: number;
  /** The number of the last message of the chat that was read. */
  heard?: number;
  /** Spectators whose messages are not shown here, and whether nobody's are. */
  hidden?: string[];
  quiet?: boolean;
}

const KEY = site ? "rumpus-own-rooms" : "rumpus-rooms"; // both may come from one address
const MOST = 1000; // whoever brings all games of another browser keeps those of this one

let rooms = $state.raw<Keys[]>(read());

function read(): Keys[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function write(changed: Keys[]): void {
  rooms = changed.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms));
  } catch {
    // a browser that keeps nothing still plays, as long as its page is open
  }
}

addEventListener("storage", (event) => event.key === KEY && (rooms = read()));

/** The newest first. */
export const keptRooms = () => rooms;
export const keysOf = (room: string) => rooms.find((one) => one.room === room);

export function keep(keys: Keys): void {
  write([keys, ...rooms.filter((one) => one.room !== keys.room)]);
}

/** Changes what is kept of a room, in its place; a room that is not kept stays so. */
export function amend(room: string, changes: Partial<Keys>): void {
  write(rooms.map((one) => (one.room === room ? { ...one, ...changes } : one)));
}

/** A key opens nothing any more: neither do the seats that were taken with it. */
export function dropKey(key: string): void {
  const dropped = rooms.map((one) => (one.mine?.token === key ? { ...one, mine: undefined } : one));
  write(dropped.filter((one, i) => one === rooms[i] || tokenOf(one)));
}

export const forget = (room: string) => write(rooms.filter((one) => one.room !== room));

/** What to show oneself with in a room: with one's key, where a link has been used by ourselves. */
export function tokenFor(keys: Keys | undefined, token: string | null): string | null {
  if (!token || token === keys?.mine?.link) return keys?.mine?.token ?? token ?? keys?.host ?? null;
  return token;
}

/** What to look into a room with. */
export const tokenOf = ({ mine, screen, host, watch, link }: Keys): string | null =>
  mine?.token ?? screen?.[0]?.token ?? host ?? watch ?? link ?? null;

/** The keys of a room that was just opened, before anybody sits in it. */
export function keysFor(game: string, links: RoomLinks): Keys {
  const { room, host, watch, commitment } = links;
  return { room, game, opened: Date.now(), host, watch, commitment };
}
