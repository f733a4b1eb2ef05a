// A room as a game's pictures see it.

import type { Scene } from "../games/contract";
import { Cursor } from "../games/cursor.svelte";
import { factsOf } from "../shell/box.svelte";
import { motionTime } from "../shell/settings.svelte";
import { sayIn } from "../words";
import { explainer } from "./explainer.svelte";
import type { Room } from "./room.svelte";

/** The scene as a game's pictures see it: what is shown now, be it the present or the past. */
export function sceneOf(room: Room): Scene<any, any> {
  const snapshot = () => (room.past.shown ? room.past.snapshot : room.snapshot);
  return {
    get view() {
      return snapshot().view;
    },
    get own() {
      const { own } = snapshot();
      return own && room.secretsHidden ? { seat: own.seat } : own;
    },
    get effect() {
      return snapshot().effect;
    },
    get recent() {
      return snapshot().recent;
    },
    get told() {
      const until = room.past.shown?.moment ?? Infinity;
      return room.logbook.lines.filter(({ moment }) => moment <= until).map(({ event }) => event);
    },
    get question() {
      return room.past.shown ? room.past.shown.question : room.question;
    },
    get options() {
      return room.options;
    },
    get considered() {
      return room.weighing.option;
    },
    get outlook() {
      return room.weighing.outlook;
    },
    get pace() {
      return motionTime();
    },
    cursor: new Cursor(),
    consider: (option) => room.weighing.consider(option),
    pick: (options, name) => room.picking.pick(options, name),
    explain: (id) => explainer.open(room.game, id),
    facts: (id, kind) => factsOf(room.game, id, kind),
    say: sayIn(room.game),
  };
}
