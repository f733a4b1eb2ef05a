// Where we are: the fragment of the address, which the server never sees. Tokens come in links, and are taken out of the
// address at once: nobody who looks at the screen has them, and no history keeps them. This page of the browser does.

export type Route =
  | { page: "front" }
  | { page: "room"; room: string; token: string | null; watching: boolean; moment: number | null }
  | { page: "lesson"; game: string; id: string }
  | { page: "practice"; game: string; card: string; room: string | null }
  | { page: "puzzles"; game: string; id: string }
  | { page: "rules"; game: string; clause: string; room: string | null }
  /** Whoever works there has a key, and a player's device comes along by a link; where in them, they know themselves. */
  | { page: "studio" | "lab" | "operator" | "me"; parts: readonly [string, string, string] }
  /** Where links of mails lead. */
  | { page: "confirm" | "unsubscribe"; said: string }
  /** All, or one of them. */
  | { page: "tournaments"; id: string }
  | { page: "records" }
  | { page: "keys" };

export function readRoute(hash: string): Route {
  const [path = "", at = ""] = hash.replace(/^#\/?/, "").split("?at=");
  const [page = "", first = "", second = "", third = ""] = path.split("/").map(decoded);
  if ((page === "room" || page === "watch") && first)
    return {
      page: "room",
      room: first,
      token: second || null,
      watching: page === "watch",
      moment: /^\d+$/.test(at) ? Number(at) : null,
    };
  if (page === "lesson" && second) return { page: "lesson", game: first, id: second };
  if (page === "practice" && first)
    return { page: "practice", game: first, card: second, room: third || null };
  if (page === "puzzles" && first) return { page: "puzzles", game: first, id: second };
  if (page === "rules" && first) return { page: "rules", game: first, clause: second, room: third || null };
  if (page === "studio" || page === "lab" || page === "operator" || page === "me")
    return { page, parts: [first, second, third] };
  if ((page === "confirm" || page === "unsubscribe") && first) return { page, said: first };
  if (page === "tournaments") return { page, id: first };
  if (page === "records" || page === "keys") return { page };
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
  if (
    (found.page === "studio" || found.page === "operator" || found.page === "me") &&
    found.parts[0] &&
    !found.parts[1]
  ) {
    const href = hrefs[found.page];
    keepToken(href, found.parts[0]); // the key, from whoever runs the table; or what brings a device along
    return { href, route: readRoute(href) };
  }
  if (found.page !== "room") return { href: hash, route: found };
  const room = encodeURIComponent(found.room);
  const place = found.watching ? hrefs.watch : hrefs.room;
  if (found.token) keepToken(place(room), found.token);
  return { href: place(room, null, found.moment), route: { ...found, token: tokens[place(room)] ?? null } };
}

function arriveByAddress(): Route {
  const { href, route } = arrive(location.hash);
  if (href !== location.hash) history.replaceState(history.state, "", href);
  return route;
}

const atMoment = (moment: number | null = null) => (moment === null ? "" : `?at=${moment}`);

export const hrefs = {
  front: "#/",
  records: "#/records",
  studio: "#/studio",
  operator: "#/operator",
  keys: "#/keys",
  me: "#/me",
  along: (link: string) => `#/me/${link}`,
  tournaments: "#/tournaments",
  tournament: (id: string) => `#/tournaments/${encodeURIComponent(id)}`,
  /** At a moment of its game, or now. */
  room: (room: string, token?: string | null, moment?: number | null) =>
    `#/room/${room}${token ? `/${token}` : ""}${atMoment(moment)}`,
  watch: (room: string, token?: string | null, moment?: number | null) =>
    `#/watch/${room}${token ? `/${token}` : ""}${atMoment(moment)}`,
  lesson: (game: string, id: string) => `#/lesson/${game}/${id}`,
  /** Of the standard box, or of the one that a room is played with; so too below. */
  practice: (game: string, card = "", room = "") =>
    `#/practice/${game}${card || room ? `/${encodeURIComponent(card)}` : ""}${room ? `/${room}` : ""}`,
  /** All of a game, or one of them. */
  puzzles: (game: string, id = "") => `#/puzzles/${game}${id ? `/${id}` : ""}`,
  rules: (game: string, clause = "", room = "") =>
    `#/rules/${game}${clause || room ? `/${clause}` : ""}${room ? `/${room}` : ""}`,
};

let route = $state.raw<Route>(arriveByAddress());
addEventListener("hashchange", () => (route = arriveByAddress()));

export const here = () => route;

export const studioKey = () => tokens[hrefs.studio];
export const operatorKey = () => tokens[hrefs.operator];
export const alongLink = () => tokens[hrefs.me];
export const forgetAlongLink = () => keepToken(hrefs.me, "");

export function go(to: string): void {
  const there = arrive(to);
  if (location.hash === there.href) route = there.route;
  else location.hash = there.href;
}

/** An address that can be given to somebody else. */
export const whole = (href: string) => `${location.origin}${location.pathname}${href}`;
