// The service worker: the page when there is no network, assets that never change, and notices.
// It never keeps nor answers anything of the API.

import { noticeIn, pathOf, showing } from "./notice";
import { outlived, roadOf } from "./roads";
import { told } from "./subscription";

declare const self: ServiceWorkerGlobalScope;
/** Written in when the client is built. */
declare const BUILD: { id: string; offline: string; kept: string[]; icon: string; badge: string };

const PREFIX = "chabudai-";
const OWN = PREFIX + BUILD.id;
const { origin } = self.location;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOffline());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const road = roadOf(event.request, origin);
  if (road === "page") event.respondWith(page(event.request));
  if (road === "asset") event.respondWith(asset(event.request));
});

async function keepOffline(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll([BUILD.offline, ...BUILD.kept].map((path) => new Request(path, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** Pages that are open may go on: nothing here belongs to one build but assets, whose names do. */
async function takeOver(): Promise<void> {
  const old = outlived(await caches.keys(), PREFIX, OWN);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(OWN);
    return (await cache.match(BUILD.offline)) ?? Response.error();
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === "basic") {
    const copy = answer.clone();
    const cache = await caches.open(OWN);
    await cache.put(request, copy).catch(() => undefined); // the disk may be full
  }
  return answer;
}

// --- notices ---------------------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const { title, body, tag, url, count } = noticeIn(event.data?.text(), origin);
  const { icon, badge } = BUILD;
  // `renotify` is of the standard, and not in the types
  const shown = { body, tag, icon, badge, data: { url }, renotify: true } as NotificationOptions;
  event.waitUntil(Promise.all([self.registration.showNotification(title, shown), showCount(count)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url }: { url?: unknown } = event.notification.data ?? {};
  event.waitUntil(openPage(pathOf(typeof url === "string" ? url : "", origin)));
});

async function showCount(count: number | null): Promise<void> {
  if (count === null) return;
  const { navigator } = self;
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = showing(pages, path, origin);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** The browser has given this device another address: it is told to the server, or nothing would arrive any more. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain(event as unknown as PushSubscriptionChange));
});

interface PushSubscriptionChange {
  newSubscription?: PushSubscription | null;
  oldSubscription?: PushSubscription | null;
}

async function subscribeAgain({ newSubscription, oldSubscription }: PushSubscriptionChange): Promise<void> {
  const subscription = newSubscription ?? (await subscribed(oldSubscription?.options.applicationServerKey ?? null));
  const body = subscription && told(subscription);
  if (!body) return;
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  await fetch("/api/notices/push", { method: "POST", headers, body: JSON.stringify(body) });
}

async function subscribed(known: ArrayBuffer | null): Promise<PushSubscription | null> {
  const key = known ?? (await serverKey());
  if (!key) return null;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function serverKey(): Promise<string | null> {
  const answer = await fetch("/api/notices");
  if (!answer.ok) return null;
  const { ways } = (await answer.json()) as { ways: { push: { key: string | null } } };
  return ways.push.key;
}
