// A room, as it answers those who ask.

import type { Option } from "../games/contract";
import type { OddsTold } from "../wire";
import { say, sayIn } from "../words";
import type { Askable } from "./asking.svelte";
import { timeInWords } from "./clocks";
import { dateInWords, readDays } from "./dayClock";
import type { Room } from "./room.svelte";
import { nameOf } from "./seats";
import { statusOf } from "./statusOf";

export const askable = (room: Room): Askable => ({
  game: room.game,
  scene: room.scene,
  pictures: room.pictures,
  picking: room.picking,
  get question() {
    return room.question;
  },
  get status() {
    return statusOf(room);
  },
  get weighed() {
    return room.weighing.option;
  },
  lookAhead: (option) => room.weighing.lookAhead(option),
  weigh: async (option) => (await oddsOf(room, option)).map(({ id, args }) => sayIn(room.game)(id, args)),
  lastTold: () => room.telling.lastTold,
  clocksLeft: () => clocksLeft(room),
  hint: room.askForHint,
  undo: room.undo,
});

async function oddsOf(room: Room, option: Option): Promise<OddsTold["lines"]> {
  const question = room.question?.number;
  if (question === undefined) return [];
  const ask = () => room.send<OddsTold>({ type: "odds", question, text: option.text });
  const known = room.advice.oddsOf(option) ?? (await ask().catch(() => null));
  return known?.lines ?? [];
}

/** What is left on a seat's clock now, in milliseconds. */
export function leftOf(room: Room, seat: number): number {
  const passed = room.asked === seat && !room.over ? performance.now() - room.clocks.at : 0;
  return Math.max(0, (room.clocks.left[seat] ?? 0) - passed);
}

function clocksLeft(room: Room): string[] {
  if (!room.info || room.info.clock === "none") return [say("clock-none")];
  if (readDays(room.info.clock))
    return room.due === null ? [] : [say("clock-until", { time: dateInWords(room.due) })];
  return room.info.seats.map((seat, i) =>
    say("clock-of", { name: nameOf(seat), time: timeInWords(Math.ceil(leftOf(room, i) / 1000)) }),
  );
}
