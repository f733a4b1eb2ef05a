// Keys of the room's page: 1 to 9 answer, ← → Home End and space walk through a replay, Escape goes back.

import { settings } from "../shell/settings.svelte";
import type { Room } from "./room.svelte";

const TYPING = "input, textarea, select, dialog";
const PRESSING = "button, a, summary, [role=button], [role=tab]";
/** Where digits are meant for the question. */
const ANSWERING = "h1, #question, .board, .hand, .options";

export function answerKeys(event: KeyboardEvent, room: Room): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target?.closest(TYPING))
    return;
  if (press(event.key, room, target)) event.preventDefault();
}

function press(key: string, room: Room, target: Element | null): boolean {
  const { past, picking, options } = room;
  if (key === "Escape") {
    if (picking.pending || picking.choosing) picking.cancel();
    else if (room.playing || past.running) (past.stop(), room.skip());
    else if (past.shown && !room.over) past.leave();
    else return false;
    return true;
  }
  const option = settings.digits && /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
  if (option && target?.closest(ANSWERING)) {
    void picking.choose(option);
    return true;
  }
  // On the board the arrows move its cursor; elsewhere they walk through the past, once somebody looks at it.
  if (!past.shown || target?.closest(".board")) return false;
  if (key === "ArrowLeft") past.step(-1);
  else if (key === "ArrowRight") past.step(1);
  else if (key === "Home") past.step(-past.shown.moment);
  else if (key === "End") past.step(past.shown.moments - past.shown.moment);
  else if (key === " " && !target?.closest(PRESSING))
    past.running ? past.stop() : void past.run(past.shown.moments);
  else return false;
  return true;
}
