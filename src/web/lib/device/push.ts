/** This browser's own side of web push: its permission, its subscription, and the notices that it shows. */
import { workerReady } from "./worker.ts";

/** `install`: on iPhones only an installed app may ask. `blocked`: its owner has said no, in the browser's own settings. */
export type PushAbility = "able" | "install" | "blocked" | "none";

export function pushAbility(): PushAbility {
  if (!("serviceWorker" in navigator)) return "none";
  if (!("PushManager" in window) || !("Notification" in window)) return isApplePhone() ? "install" : "none";
  return Notification.permission === "denied" ? "blocked" : "able";
}

function isApplePhone(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1)
  );
}

export interface SubscriptionKeys {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks for permission where it was not given yet; null where the answer is no, or the browser cannot. */
export async function subscribeBrowser(publicKey: string): Promise<SubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  if (!(await workerReady())) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another installation's key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Takes notices off the screen of this device that were read elsewhere. */
export async function takeAwayRead(readIds: ReadonlySet<string>): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notice of shown) if (readIds.has(notice.data?.id)) notice.close();
}
