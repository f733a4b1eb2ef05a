// What the page speaks to: a table elsewhere, over HTTP and sockets, or one of its own, in a worker of this browser.
// Which of them is decided once, at the start; all others only know the interface.

/** As much of a WebSocket as a connection needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Call {
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Table {
  fetch(path: string, call: Call): Promise<Response>;
  socket(): Socket;
  /** Whether anybody is there, however slow. */
  answers(): Promise<boolean>;
  /** Where the browser finds a picture that the table has at this address. */
  picture(address: string): Promise<string>;
  /** Where the browser finds a page that the table has at this address, and what that page links to. */
  document(address: string): Promise<string>;
}

/** What a page that is its own table consists of (`site_build.py`). */
export interface Site {
  readonly python: string;
  readonly told: string;
  readonly files: readonly string[];
}

const ANSWERS_WITHIN = 10_000; // milliseconds
const SMALL = "manifest.webmanifest"; // of what every table and every proxy before one lets everybody read
const ADDRESS = () => new URL("socket", location.href).href.replace(/^http/, "ws");

const elsewhere: Table = {
  fetch: (path, call) => fetch(path, call),
  socket: () => new WebSocket(ADDRESS()),
  answers: () =>
    fetch(SMALL, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    }).then(
      () => true,
      () => false,
    ),
  picture: async (address) => address,
  document: async (address) => address,
};

let chosen = elsewhere;

export const table = () => chosen;

const written = globalThis.document?.getElementById?.("site")?.textContent;
export const site: Site | null = written ? JSON.parse(written) : null;

/** Before anything is asked. */
export async function chooseTable(): Promise<void> {
  if (site) chosen = (await import("../engine/engine")).openEngine(site);
}
