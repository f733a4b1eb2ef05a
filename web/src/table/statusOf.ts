// How a room stands, in a sentence.

import { say, sayEvent, sayQuestion } from "../words";
import type { Room } from "./room.svelte";
import { nameOf } from "./seats";

/** What the status line says: the effect that is being shown, or who must do what. */
export function statusOf(room: Room): string {
  const { effect } = room.scene;
  if (effect) return sayEvent(room.game, effect) ?? "";
  const question = room.past.shown ? room.past.shown.question : room.question;
  if (question) return sayQuestion(room.game, question, !room.past.shown && room.mine);
  return room.over ? resultOf(room) : say("room-waiting");
}

/** Who has won. */
export function resultOf({ info, winners }: Room): string {
  const names = (info?.seats ?? []).filter((seat) => winners?.includes(seat.speaker)).map(nameOf);
  const gone = (info?.seats ?? []).filter(({ resigned }) => resigned).map(nameOf);
  if (info?.ended === "agreed") return say("over-agreed");
  if (info?.ended === "closed") return say("over-closed");
  if (gone.length && names.length)
    return `${say("over-won", { count: names.length, names })} ${say("over-resigned", { names: gone })}`;
  return names.length ? say("over-won", { count: names.length, names }) : say("over-draw");
}
