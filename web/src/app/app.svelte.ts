// The page as an app: its worker, whether there is a newer version of it, and the badge on its icon.

import { site } from "../table/tables";

const LOOK_AGAIN_AFTER = 3600_000;
const KEEP_AGAIN_AFTER = 4000;

let waiting = $state.raw<ServiceWorker | null>(null);
let online = $state(navigator.onLine);
addEventListener("online", () => (online = true));
addEventListener("offline", () => (online = false));

/** Whether a newer version is there, and waits to be let in. */
export const hasNewVersion = () => waiting !== null;
export const isOnline = () => online;

/** Nothing is lost: what happens in a room is at the table, and what is ours, in the browser. */
export function loadNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage({ what: "take over" });
}

export async function becomeApp(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // the table is not reached by https
  const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN_AFTER);
  addEventListener("online", () => void registration.update().catch(() => {}));
  const { active } = await navigator.serviceWorker.ready;
  const keepFetched = () =>
    active?.postMessage({
      what: "keep",
      files: site
        ? site.files.map((file) => new URL(file, document.baseURI).href)
        : performance.getEntriesByType("resource").map(({ name }) => name),
    });
  keepFetched();
  setTimeout(keepFetched, KEEP_AGAIN_AFTER); // what was on its way before the worker heard of it
}

/** On the icon: how many games wait for the reader. */
export function showBadge(games: number): void {
  if ("setAppBadge" in navigator)
    void (games ? navigator.setAppBadge(games) : navigator.clearAppBadge()).catch(() => {});
}
