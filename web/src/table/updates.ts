// What the table tells again only if it has changed: an update is completed from the one before it.

import type { EventInfo, RoomInfo, Update } from "../wire";
import { merge, type Json } from "./merge";

/** What somebody sees: everybody's view, and what only they know, if they have a seat. */
export interface Seen {
  readonly view: Json | null;
  readonly own: Json | null;
}

export interface Complete extends Update {
  seat: number | null;
  info: RoomInfo;
}

/** What is seen after an event. */
export const changed = ({ view, own }: Seen, event: EventInfo): Seen => ({
  view: event.change ? merge(view, event.change) : view,
  own: event.own ? merge(own, event.own) : own,
});

/** An update with all that was told before it and still holds. */
export function complete(update: Update, before: Complete | null): Complete {
  const { view, own }: Seen =
    update.fresh || update.view || !before ? update : update.events.reduce(changed, before as Seen);
  const seat = update.seat === undefined ? before!.seat : update.seat;
  return { ...update, seat, info: update.info ?? before!.info, view, own };
}
