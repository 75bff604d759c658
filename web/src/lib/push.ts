// Pushes to this browser: whether it can, and its subscription, which is asked for by a press and never by itself.

import { told, type Subscribed } from "../worker/subscription";

export type PushState = "unsupported" | "denied" | "possible";

export function pushState(): PushState {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) {
    return "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Asks the person, then the browser; null if one of them says no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const old = await pushManager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe(); // the host has another key by now
  return told(await pushManager.subscribe(wanted));
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return base64url(bytes) === key.replace(/=+$/, "");
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
