// The page as an app: its worker, whether there is a newer version of it, and the badge on its icon.

import { site } from "../table/tables";

const LOOK_AGAIN_AFTER = 3600_000;
const KEEP_AGAIN_AFTER = 4000;

let waiting = $state.raw<ServiceWorker | null>(null);
let online = $state(navigator.onLine);
let kept = $state(false);
addEventListener("online", () => (online = true));
addEventListener("offline", () => (online = false));

/** Whether a newer version is there, and waits to be let in. */
export const hasNewVersion = () => waiting !== null;
export const isOnline = () => online;
/** Whether a page that is its own table opens without a network: its worker has begun only once it has all of it. */
export const isKeptHere = () => kept;

/** Nothing is lost: what happens in a room is at the table, and what is ours, in the browser. */
export function loadNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage({ what: "take over" });
}

export async function becomeApp(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // the table is not reached by https
  const register = () => navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
  const registration = await register();
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  const lookForNewer = () => void registration.update().catch(() => {});
  setInterval(lookForNewer, LOOK_AGAIN_AFTER);
  // Without a connection nothing newer was found, or the worker could not even begin.
  addEventListener("online", () => void register().then(lookForNewer, () => {}));
  const { active } = await navigator.serviceWorker.ready;
  kept = !!site;
  if (site) return;
  const keepFetched = () =>
    active?.postMessage({
      what: "keep",
      files: performance.getEntriesByType("resource").map(({ name }) => name),
    });
  keepFetched();
  setTimeout(keepFetched, KEEP_AGAIN_AFTER); // what was on its way before the worker heard of it
}

/** On the icon: how many games wait for the reader. */
export function showBadge(games: number): void {
  if ("setAppBadge" in navigator)
    void (games ? navigator.setAppBadge(games) : navigator.clearAppBadge()).catch(() => {});
}
