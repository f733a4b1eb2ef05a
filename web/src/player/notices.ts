// Where a player wants to be told of things, and this browser among them.

import { me } from "../shell/me.svelte";
import { ask } from "../table/api";
import type * as wire from "../wire";
import { spoken } from "../words";

export type About = wire.NewChannel["about"];

export const notices = {
  all: () => ask<wire.OwnNotices>("api/me/notices", me()?.key),
  add: (channel: Omit<wire.NewChannel, "language">) =>
    ask<wire.ChannelInfo>("api/me/notices", me()?.key, { ...channel, language: spoken() }),
  remove: (id: string) => ask<wire.Stopped>(`api/me/notices/${id}/delete`, me()?.key, {}),
  confirm: (said: string) =>
    ask<wire.Stopped>("api/notices/confirm", null, { said } satisfies wire.Confirming),
  stop: (id: string) => ask<wire.Stopped>(`api/notices/stop/${id}`, null, {}),
};

export const canPush = () => "serviceWorker" in navigator && "PushManager" in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address by which this browser is told something, if it is. */
export const ownAddress = async () => (canPush() ? ((await subscription())?.endpoint ?? null) : null);

/** Whether the reader lets us. */
export async function subscribe(key: string, about: About): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await notices.add({
    kind: "push",
    address: endpoint!,
    about,
    public_key: keys!.p256dh!,
    auth: keys!.auth!,
  });
  return true;
}

export async function unsubscribe(id: string): Promise<void> {
  await (await subscription())?.unsubscribe();
  await notices.remove(id);
}
