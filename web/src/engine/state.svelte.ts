// Whether the page's own table, if it has one, can be played at yet, or no more.

import { site } from "../table/tables";

export type EngineState = "beginning" | "open" | "failed" | "broken" | "taken";

let state = $state<EngineState>("beginning");
let keeps = $state(true);

/** Python is on its way, which takes a phone a while at the first visit: whoever has begun something is told so. */
export const isBeginning = () => site !== null && state === "beginning";
export const engineState = () => state;
export const setEngineState = (now: EngineState) => (state = now);
/** Whether nothing more comes from it. */
export const isGone = () => state === "failed" || state === "broken";
/** Whether the browser keeps what is played: some keep nothing in private windows, or have no room left. */
export const isKeeping = () => keeps;
export const setKeeping = (now: boolean) => (keeps = now);
