// What the page and the workers of its own table say to each other.

/** Pages of the store, by their numbers. */
export type FromPage =
  | { what: "open"; python: string }
  | { what: "call"; id: number; method: string; path: string; headers: string; body: string }
  | { what: "connect"; id: number; language: string }
  | { what: "say"; id: number; text: string | null };

export type FromTable =
  | { what: "opened" }
  /** It could not begin, or cannot go on. */
  | { what: "failed"; why: string }
  | { what: "taken" }
  /** Whether the browser keeps what is played. */
  | { what: "keeps"; all: boolean }
  | { what: "answered"; id: number; status: number; headers: string; body: Uint8Array<ArrayBuffer> }
  | { what: "told"; id: number; text: string }
  | { what: "closed"; id: number; code: number };

/** Between the worker that is the table and the one that thinks for it. */
export type ToThinker = { what: "begin"; python: string } | { what: "think"; job: Uint8Array };
/** Nothing, if it is broken. */
export type FromThinker = Uint8Array | null;
