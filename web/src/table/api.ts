// What the table can be asked, wherever it is: all addresses are relative to the page's own. What is refused is thrown
// with its reason.

import type * as wire from "../wire";
import { table } from "./tables";

/** Nothing was changed, and why. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, any>,
    text: string,
  ) {
    super(text);
  }
}

/** Of a player who has left, or a device that was removed. */
export const KEY_GONE = "player-key-unknown";
let hearGone = (_key: string): void => {};
/** Who forgets such a key. */
export const whenGone = (hear: typeof hearGone) => (hearGone = hear);

export async function call(path: string, token?: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {
    "Accept-Language": globalThis.document?.documentElement.lang || "en",
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = {
    headers,
    method: body === undefined ? "GET" : "POST",
    body: body === undefined ? null : JSON.stringify(body),
  };
  let response: Response;
  try {
    response = await table().fetch(path, init);
  } catch {
    throw new Refused("table-unreachable", {}, "table-unreachable");
  }
  if (response.ok) return response;
  const why: wire.Refusal | null = await response.json().catch(() => null);
  if (why?.id === KEY_GONE && token) {
    hearGone(token);
    return call(path, null, body); // as a guest
  }
  throw new Refused(why?.id ?? "table-unreachable", why?.args ?? {}, why?.text ?? response.statusText);
}

export async function ask<Answer>(path: string, token?: string | null, body?: unknown): Promise<Answer> {
  return (await call(path, token, body)).json();
}

async function text(path: string, token?: string | null): Promise<string> {
  return (await call(path, token)).text();
}

async function pictured(box: wire.BoxInfo): Promise<wire.BoxInfo> {
  const drawn = box.sheets.filter(({ facts }) => facts.picture);
  await Promise.all(
    drawn.map(async ({ facts }) => (facts.picture = await table().picture(facts.picture as string))),
  );
  return box;
}

type Token = string | null;
const of = (room: string) => `api/rooms/${encodeURIComponent(room)}`;

export const api = {
  games: () => ask<wire.GamesInfo>("api/games"),
  box: (game: string) => ask<wire.BoxInfo>(`api/games/${game}/box`),
  roomBox: async (room: string) => pictured(await ask<wire.BoxInfo>(`${of(room)}/box`)),
  lesson: (game: string, id: string) => ask<wire.LessonInfo>(`api/games/${game}/lessons/${id}`),
  practice: (game: string, room: string | null, wanted: wire.Practising) =>
    ask<wire.PracticeInfo>(`${room ? of(room) : `api/games/${game}`}/practice`, null, wanted),
  puzzles: (game: string, player?: string) => ask<wire.PuzzlesInfo>(`api/games/${game}/puzzles`, player),
  puzzle: (game: string, id: string) =>
    ask<wire.PuzzleInfo>(`api/games/${game}/puzzles/${encodeURIComponent(id)}`),
  tryPuzzle: (game: string, id: string, wanted: wire.Trying, player?: string) =>
    ask<wire.TriedInfo>(`api/games/${game}/puzzles/${encodeURIComponent(id)}`, player, wanted),
  /** Of a game that does not speak the language, in the one that it speaks instead. */
  words: async (language: string, part: string) => {
    const answer = await call(`words/${language}/${part}`);
    return { language: answer.headers.get("Content-Language") ?? language, text: await answer.text() };
  },

  publicRooms: () => ask<wire.RoomInfo[]>("api/rooms"),
  open: (wanted: wire.NewRoom, player?: string) => ask<wire.RoomLinks>("api/rooms", player, wanted),
  bring: (record: wire.Importing) => ask<wire.RoomLinks>("api/records", null, record),

  info: (room: string, token: Token) => ask<wire.RoomInfo>(of(room), token),
  join: (room: string, join: wire.Join) => ask<wire.Joining>(`${of(room)}/join`, null, join),
  seating: (room: string, token: Token, seating: wire.Seating) =>
    ask<wire.Done>(`${of(room)}/seating`, token, seating),
  move: (room: string, token: Token, seat: number) => ask<wire.Done>(`${of(room)}/move`, token, { seat }),
  holiday: (room: string, token: Token, resting: wire.Resting) =>
    ask<wire.Done>(`${of(room)}/holiday`, token, resting),
  mute: (room: string, token: Token, muted: boolean) => ask<wire.Done>(`${of(room)}/mute`, token, { muted }),
  takeBack: (room: string, token: Token) => ask<wire.Done>(`${of(room)}/return`, token, {}),
  invite: (room: string, token: Token, seat: number) =>
    ask<wire.SeatLink>(`${of(room)}/invite`, token, { seat }),
  rematch: (room: string, token: Token, rematch: wire.Rematch) =>
    ask<wire.Following>(`${of(room)}/rematch`, token, rematch),
  decline: (room: string, token: Token) => ask<wire.Done>(`${of(room)}/decline`, token, {}),
  story: (room: string, token: Token) => ask<wire.MomentInfo[]>(`${of(room)}/story`, token),
  at: (room: string, token: Token, moment: number) =>
    ask<wire.MomentShown>(`${of(room)}/at/${moment}`, token),
  analysis: (room: string, token: Token) => ask<wire.LookBackInfo>(`${of(room)}/analysis`, token),
  look: (room: string, token: Token) => ask<wire.Update>(`${of(room)}/look`, token),
  day: (game: string) => ask<wire.DayInfo>(`api/games/${game}/day`),
  roomDay: (room: string, token: Token) => ask<wire.DayResultsInfo>(`${of(room)}/day`, token),
  finale: (room: string, token: Token) => ask<wire.FinaleInfo>(`${of(room)}/finale`, token),
  record: (room: string, token: Token) => text(`${of(room)}/record`, token),
  dice: (room: string, token: Token) => ask<wire.Dice>(`${of(room)}/dice`, token),
  fork: (room: string, token: Token, fork: wire.Forking) =>
    ask<wire.RoomLinks>(`${of(room)}/fork`, token, fork),
};
