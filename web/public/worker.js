// Between the page and the table, in browsers that let it: shows notices, and keeps what the page itself is made of, so
// that it opens without a connection. What happens in rooms always comes from the table.

const VERSION = "__VERSION__"; // of the page; the table puts it in
const scope = new URL(self.registration.scope);
const OURS = `page-${scope.pathname}-`; // below a table there may be a page that is its own
const KEPT = OURS + VERSION;
const REPORTS = `reports${scope.pathname}`;
const inScope = (path) => new URL(path, scope).href;

/** Named after what is in them: they never change. */
const isForever = (url) => url.href.startsWith(inScope("assets/"));
/** What the page opens with: the same for everybody. */
const isShell = (url) =>
  url.href === scope.href ||
  url.href === inScope("api/games") ||
  url.href.startsWith(inScope("words/")) ||
  [".webmanifest", ".png", ".svg"].some(
    (ending) => url.pathname.endsWith(ending) && !url.href.startsWith(inScope("api/")),
  );

/** What a page that is its own table has written down to be read, and lies in a cache of its own. */
const isReport = (url) => url.href.startsWith(inScope("lab/"));

addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  url.hash = ""; // where in the page, which is the same page
  if (event.request.method !== "GET" || url.origin !== scope.origin) return;
  if (isForever(url)) event.respondWith(keptFirst(event.request));
  else if (isShell(url)) event.respondWith(keptIfLost(event.request));
  else if (isReport(url)) event.respondWith(written(event.request));
});

async function written(request) {
  return (await caches.match(request, { cacheName: REPORTS })) ?? fetch(request);
}

async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request, await fetch(request));
}

async function keptIfLost(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (lost) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw lost;
  }
}

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone()).catch(() => {}); // the disk may be full
  return answer;
}

addEventListener("message", (event) => {
  if (event.data.what === "take over") skipWaiting();
  if (event.data.what === "keep") event.waitUntil(keepAll(event.data.files));
});

/** What the page had fetched before we were there. */
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
