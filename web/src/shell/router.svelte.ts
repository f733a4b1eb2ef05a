// Where we are: the fragment of the address, which the server never sees.

export type Route =
  | { page: "front" }
  | { page: "room"; room: string; token: string | null; watching: boolean }
  | { page: "lesson"; game: string; id: string }
  | { page: "rules"; game: string; clause: string; room: string | null }
  | { page: "records" };

export function readRoute(hash: string): Route {
  const [page = "", first = "", second = "", third = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if ((page === "room" || page === "watch") && first)
    return { page: "room", room: first, token: second || null, watching: page === "watch" };
  if (page === "lesson" && second) return { page: "lesson", game: first, id: second };
  if (page === "rules" && first) return { page: "rules", game: first, clause: second, room: third || null };
  if (page === "records") return { page: "records" };
  return { page: "front" };
}

let route = $state.raw<Route>(readRoute(location.hash));
addEventListener("hashchange", () => (route = readRoute(location.hash)));

export const here = () => route;

export const hrefs = {
  front: "#/",
  records: "#/records",
  room: (room: string, token?: string | null) => `#/room/${room}${token ? `/${token}` : ""}`,
  watch: (room: string, token: string) => `#/watch/${room}/${token}`,
  lesson: (game: string, id: string) => `#/lesson/${game}/${id}`,
  /** Of the standard box, or of the one that a room is played with. */
  rules: (game: string, clause = "", room = "") =>
    `#/rules/${game}${clause || room ? `/${clause}` : ""}${room ? `/${room}` : ""}`,
};

export function go(href: string): void {
  location.hash = href;
}

/** An address that can be given to somebody else. */
export const whole = (href: string) => `${location.origin}${location.pathname}${href}`;
