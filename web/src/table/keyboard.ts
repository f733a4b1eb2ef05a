// Keys of the room's page: digits answer, letters ask the board, ← → Home End and space walk through a replay, Escape
// goes back. Letters are those of a Latin keyboard, wherever they are printed: other alphabets have them in the same places.

import { flushSync } from "svelte";
import { settings } from "../shell/settings.svelte";
import { type Asking, goTo } from "./asking.svelte";
import type { Query } from "./commands";
import { forgetDigits, isDigit, typeDigit } from "./digits";
import { keysHelp } from "./keysHelp.svelte";
import type { Room } from "./room.svelte";
import { findOption } from "./typeAhead";

const TYPING = "input, textarea, select, dialog";
const PRESSING = "button, a, summary, [role=button], [role=tab]";
/** Where digits are meant for the question, and letters for the board. */
const ANSWERING = "h1, #question, .board, .hand, .options";

/** What letters ask. */
export const QUERY_KEYS: Readonly<Record<string, Query>> = {
  R: "around",
  F: "foes",
  M: "own",
  X: "rest",
  L: "lines",
  O: "odds",
  T: "last",
  C: "clock",
  P: "question",
};
const codeOf = (letter: string) => `Key${letter}`;
const QUERIES_BY_CODE = new Map(Object.entries(QUERY_KEYS).map(([letter, query]) => [codeOf(letter), query]));

/** A board with options that can be asked: what a room and a lesson have in common. */
interface Answered {
  readonly asking: Asking;
  readonly question: { readonly number: number } | null;
  readonly options: Room["options"];
  readonly picking: Pick<Room["picking"], "choose">;
  readonly scene: Room["scene"];
  readonly pictures: Room["pictures"];
}

export function answerKeys(event: KeyboardEvent, room: Room): void {
  const target = targetOf(event);
  if (!target) return;
  if (goBack(event.key, room) || askKeys(event, room) || walkThroughThePast(event.key, room, target))
    event.preventDefault();
}

/** What is pressed to answer or to ask; the same in a room and in a lesson. */
export function askKeys(event: KeyboardEvent, room: Answered): boolean {
  const target = targetOf(event);
  if (!target || !settings.shortcuts) return false;
  const { key, code } = event;
  if (key === "?") return (keysHelp.open = true);
  if (!target.closest(ANSWERING)) return false;
  if (isDigit(key)) return answerByNumber(key, room);
  if (target.closest(".options")) return key.length === 1 && key !== " " && findOption(key);
  if (target.closest(".board") && key === "Home") return goHome(room);
  if (code === "KeyN") return goToNext(room, event.shiftKey ? -1 : 1);
  if (code === "KeyB") return focus(".board svg [tabindex='0']");
  if (code === "KeyI") return openTheBox(room);
  const query = QUERIES_BY_CODE.get(code);
  if (query) void room.asking.ask(query);
  return !!query;
}

function targetOf(event: KeyboardEvent): Element | null {
  const target = event.target instanceof Element ? event.target : document.body;
  const meant = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  return meant && !target.closest(TYPING) ? target : null;
}

function answerByNumber(digit: string, { question, options, picking }: Answered): boolean {
  if (!question || !options.length) return false;
  const number = typeDigit(digit, question.number, options.length);
  const option = number && options[number - 1];
  if (option) void picking.choose(option);
  return true;
}

/** From one of one's own pieces to the next. */
function goHome({ scene, pictures }: Answered): boolean {
  const spots = pictures.asking?.home(scene) ?? [];
  const next = spots[(spots.indexOf(scene.cursor.spot ?? "") + 1) % spots.length];
  if (next) goTo(next);
  return !!next;
}

/** From one place where something can be chosen to the next, in the order of the list. */
function goToNext({ scene, pictures, options }: Answered, by: number): boolean {
  const spots = [...new Set(options.flatMap((option) => pictures.asking?.spotOf(option) ?? []))];
  const at = spots.indexOf(scene.cursor.spot ?? "");
  const next = spots[at < 0 ? 0 : (at + by + spots.length) % spots.length];
  if (next) goTo(next);
  return !!next;
}

function openTheBox({ asking }: Answered): boolean {
  asking.open = true;
  flushSync(); // what is folded cannot have the focus
  return focus(".ask input");
}

function focus(selector: string): boolean {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  return true;
}

function goBack(key: string, room: Room): boolean {
  const { past, picking } = room;
  if (key !== "Escape") return false;
  if (picking.pending || picking.choosing) picking.cancel();
  else if (forgetDigits()) return true;
  else if (room.playing || past.running) (past.stop(), room.skip());
  else if (past.shown && !room.over) past.leave();
  else return false;
  return true;
}

/** On the board the arrows move its cursor; elsewhere they walk through the past, once somebody looks at it. */
function walkThroughThePast(key: string, { past }: Room, target: Element): boolean {
  if (!past.shown || target.closest(".board")) return false;
  if (key === "ArrowLeft") past.step(-1);
  else if (key === "ArrowRight") past.step(1);
  else if (key === "Home") past.step(-past.shown.moment);
  else if (key === "End") past.step(past.shown.moments - past.shown.moment);
  else if (key === " " && !target.closest(PRESSING))
    past.running ? past.stop() : void past.run(past.shown.moments);
  else return false;
  return true;
}
