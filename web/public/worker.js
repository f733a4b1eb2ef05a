// Between the page and the table, in browsers that let it: shows notices, and keeps what the page itself is made of, so
// that it opens without a connection. What happens in rooms always comes from the table.

const VERSION = "__VERSION__"; // of the page; the table puts it in
const FILES = [/* __FILES__ */]; // of a page that is its own table: all that it consists of
const scope = new URL(self.registration.scope);
const OURS = `page-${scope.pathname}-`; // below a table there may be a page that is its own
const KEPT = OURS + VERSION;
const REPORTS = `reports${scope.pathname}`;
const PATIENCE = 2000; // milliseconds for which a connection may be silent, in a tunnel for instance
const LONGEST = 10_000;
const inScope = (path) => new URL(path, scope).href;

/** Named after what is in them: they never change. */
const isForever = (url) => url.href.startsWith(inScope("assets/"));
/** The page itself, which some call by the name of its file. */
const isPage = ({ pathname }) => pathname === scope.pathname || pathname === `${scope.pathname}index.html`;
/** What the page opens with: the same for everybody. */
const isShell = (url) =>
  isPage(url) ||
  url.href === inScope("api/games") ||
  url.href.startsWith(inScope("words/")) ||
  [".webmanifest", ".png", ".svg"].some(
    (ending) => url.pathname.endsWith(ending) && !url.href.startsWith(inScope("api/")),
  );

/** What a page that is its own table has written down to be read, and lies in a cache of its own. */
const isReport = (url) => url.href.startsWith(inScope("lab/"));

addEventListener("install", (event) => event.waitUntil(keepSite()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

/** A version of a page that is its own table is there as a whole, or not at all. */
async function keepSite() {
  if (!FILES.length) return;
  const page = await fetch(scope.href, { cache: "no-cache" });
  const text = await page.clone().text();
  if (!FILES.every((file) => text.includes(`"${file}"`)))
    throw new Error("another version is being put there");
  const kept = await caches.open(KEPT);
  await Promise.all(FILES.map((file) => keepFile(kept, new URL(file, scope))));
  await kept.put(scope.href, page);
}

/** Most of it is in the version before, too. */
async function keepFile(kept, url) {
  const before = isForever(url) && (await caches.match(url.href, { ignoreVary: true }));
  const answer = before || (await fetch(url.href, { cache: isForever(url) ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(url.href);
  await kept.put(url.href, answer);
}

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  url.hash = ""; // where in the page, which is the same page
  if (event.request.method !== "GET" || url.origin !== scope.origin) return;
  const name = isPage(url) ? scope.href : url.href;
  if (isForever(url) || (FILES.length && isShell(url))) event.respondWith(keptFirst(event.request, name));
  else if (isShell(url)) event.respondWith(keptIfLost(event.request, name));
  else if (isReport(url)) event.respondWith(written(event.request));
});

async function written(request) {
  return (await caches.match(request, { cacheName: REPORTS })) ?? fetch(request);
}

/** As it is in this version; what never changes, from whichever has it. */
async function findKept(name) {
  const ours = await caches.match(name, { cacheName: KEPT, ignoreVary: true });
  return ours ?? (isForever(new URL(name)) ? caches.match(name, { ignoreVary: true }) : undefined);
}

async function keptFirst(request, name) {
  return (await findKept(name)) ?? keep(name, await fetch(request));
}

/** Anew, if that can be had soon; what comes a little too late is kept for the next time. */
async function keptIfLost(request, name) {
  const kept = await findKept(name);
  if (!kept) return keep(name, await fetch(request));
  const giveUp = new AbortController(); // browsers have few connections to one host
  const late = setTimeout(() => giveUp.abort(), LONGEST);
  const { headers, redirect, cache } = request;
  const asked = fetch(name, { headers, redirect, cache, credentials: "include", signal: giveUp.signal })
    .then((answer) => keep(name, answer))
    .catch(() => kept)
    .finally(() => clearTimeout(late));
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE, kept))]);
}

async function keep(name, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(name, answer.clone()).catch(() => {}); // the disk may be full
  return answer;
}

addEventListener("message", (event) => {
  if (event.data.what === "take over") skipWaiting();
  if (event.data.what === "keep") event.waitUntil(keepAll(event.data.files));
});

/** What a table's page had fetched before we were there. */
async function keepAll(files) {
  const kept = await caches.open(KEPT);
  for (const file of [scope.href, ...files]) {
    const url = new URL(file);
    if ((isForever(url) || isShell(url)) && !(await kept.match(file))) await kept.add(file).catch(() => {});
  }
}

addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    Promise.all([
      registration.showNotification(told.title ?? "Rumpus", {
        body: told.body ?? "",
        tag: told.link || "rumpus",
        icon: inScope("icon-192.png"),
        data: { link: told.link ?? "" },
      }),
      told.turns ? navigator.setAppBadge?.(told.turns) : undefined,
    ]),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(inScope(event.notification.data.link)));
});

/** In a window that is there already, if there is one. */
async function open(address) {
  const [there] = await clients.matchAll({ type: "window" });
  if (!there) return clients.openWindow(address);
  await there.focus().catch(() => {}); // which a browser may not allow any more
  return there.navigate(address);
}
