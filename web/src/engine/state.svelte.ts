// Whether the page's own table, if it has one, can be played at yet, or no more.

export type EngineState = "beginning" | "open" | "failed" | "taken";

let state = $state<EngineState>("beginning");

export const engineState = () => state;
export const setEngineState = (now: EngineState) => (state = now);
