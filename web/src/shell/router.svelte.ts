// Where we are: the fragment of the address, which the server never sees. Tokens come in links, and are taken out of the
// address at once: nobody who looks at the screen has them, and no history keeps them. This page of the browser does.

export type Route =
  | { page: "front" }
  | { page: "room"; room: string; token: string | null; watching: boolean }
  | { page: "lesson"; game: string; id: string }
  | { page: "rules"; game: string; clause: string; room: string | null }
  | { page: "records" };

export function readRoute(hash: string): Route {
  const [page = "", first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if ((page === "room" || page === "watch") && first)
    return { page: "room", room: first, token: second || null, watching: page === "watch" };
  if (page === "lesson" && second) return { page: "lesson", game: first, id: second };
  if (page === "rules" && first) return { page: "rules", game: first, clause: second, room: third || null };
  if (page === "records") return { page: "records" };
  return { page: "front" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // somebody has typed a % that means nothing
  }
}

const KEY = "rumpus-tokens";
const tokens: Record<string, string> = readTokens();

function readTokens(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function keepToken(place: string, token: string): void {
  tokens[place] = token;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tokens));
  } catch {
    // a browser that keeps nothing has it as long as the page is open
  }
}

/** The same place as it may be seen by others, and as it is for us. */
function arrive(hash: string): { href: string; route: Route } {
  const found = readRoute(hash);
  if (found.page !== "room") return { href: hash, route: found };
  const room = encodeURIComponent(found.room);
  const href = found.watching ? hrefs.watch(room) : hrefs.room(room);
  if (found.token) keepToken(href, found.token);
  return { href, route: { ...found, token: tokens[href] ?? null } };
}

function arriveByAddress(): Route {
  const { href, route } = arrive(location.hash);
  if (href !== location.hash) history.replaceState(history.state, "", href);
  return route;
}

export const hrefs = {
  front: "#/",
  records: "#/records",
  room: (room: string, token?: string | null) => `#/room/${room}${token ? `/${token}` : ""}`,
  watch: (room: string, token?: string | null) => `#/watch/${room}${token ? `/${token}` : ""}`,
  lesson: (game: string, id: string) => `#/lesson/${game}/${id}`,
  /** Of the standard box, or of the one that a room is played with. */
  rules: (game: string, clause = "", room = "") =>
    `#/rules/${game}${clause || room ? `/${clause}` : ""}${room ? `/${room}` : ""}`,
};

let route = $state.raw<Route>(arriveByAddress());
addEventListener("hashchange", () => (route = arriveByAddress()));

export const here = () => route;

export function go(to: string): void {
  const there = arrive(to);
  if (location.hash === there.href) route = there.route;
  else location.hash = there.href;
}

/** An address that can be given to somebody else. */
export const whole = (href: string) => `${location.origin}${location.pathname}${href}`;
