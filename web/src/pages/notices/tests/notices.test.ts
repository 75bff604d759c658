// The settings of notices against a server of our own making that keeps to the wire of docs/protocol.md.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storage } from "../../../lib/tests/storage";
import { setLanguage } from "../../../lib/text.svelte";
import type { Notices } from "../../../lib/notices_protocol";
import { NoticesModel } from "../notices.svelte";

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

const KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM";
let held: Notices;
let asked: Asked[];
let refuses: boolean;

function fresh(): Notices {
  return {
    kinds: ["turn", "over"],
    ways: {
      push: { key: KEY, devices: [] },
      mail: { available: true, address: null },
      hook: { shape: null, since: null },
    },
    settings: { turn: { push: 0, mail: null, hook: null }, over: { push: null, mail: null, hook: null } },
    delays: [0, 5, 30, 120],
    digest: { every: 0, hour: 8, zone: "UTC" },
    quiet: { tables: [] },
    daily: 4,
  };
}

const REFUSAL = { kind: "bad-value", key: "web-error-server", values: {} };
const json = (status: number, body: unknown): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });

function answer({ method, path, body }: Asked): Response {
  if (refuses && method !== "GET") return json(400, REFUSAL);
  if (path === "/api/notices/push" && method === "POST") {
    const { push } = held.ways;
    const device = { id: `d${push.devices.length + 1}`, device: "Firefox, Linux", since: "2026-01-01T12:00:00Z" };
    held = { ...held, ways: { ...held.ways, push: { ...push, devices: [...push.devices, device] } } };
    return json(201, held);
  }
  if (path.startsWith("/api/notices/push/")) {
    const devices = held.ways.push.devices.filter(({ id }) => !path.endsWith(`/${id}`));
    held = { ...held, ways: { ...held.ways, push: { ...held.ways.push, devices } } };
    return json(204, null);
  }
  if (path === "/api/notices/hook") {
    const shape = method === "DELETE" ? null : (body?.["shape"] as "discord");
    held = { ...held, ways: { ...held.ways, hook: { shape, since: shape && "2026-01-01T12:00:00Z" } } };
    return json(method === "DELETE" ? 204 : 200, held);
  }
  if (path === "/api/notices/test") return json(200, { sent: false, reason: "gone" });
  if (path.startsWith("/api/tables/")) return json(204, null);
  if (method === "PUT") held = { ...held, ...body };
  return json(200, held);
}

const subscription = {
  options: { applicationServerKey: null },
  unsubscribe: vi.fn(() => Promise.resolve(true)),
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "key", auth: "secret" } }),
};

beforeEach(async () => {
  held = fresh();
  asked = [];
  refuses = false;
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("navigator", {
    serviceWorker: {
      ready: Promise.resolve({
        pushManager: { getSubscription: () => Promise.resolve(null), subscribe: () => Promise.resolve(subscription) },
      }),
      getRegistration: () =>
        Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }),
    },
  });
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("granted"), permission: "default" });
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    const request = { method, path, body: typeof body === "string" ? JSON.parse(body) : null } as Asked;
    asked.push(request);
    return Promise.resolve(answer(request));
  });
  await setLanguage("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
  subscription.unsubscribe.mockClear();
});

async function loaded(): Promise<NoticesModel> {
  const model = new NoticesModel();
  await model.load();
  asked = [];
  return model;
}

describe("kinds by ways", () => {
  it("switches a cell on with the delay that suits its way, and off again", async () => {
    const model = await loaded();
    await model.turn("over", "mail", true);
    expect(model.delayOf("over", "mail")).toBe(30);
    await model.turn("over", "push", true);
    expect(model.delayOf("over", "push")).toBe(0);
    await model.turn("over", "mail", false);
    expect(model.delayOf("over", "mail")).toBeNull();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(3).fill("PUT /api/notices"));
    expect(held.settings).toEqual({
      turn: { push: 0, mail: null, hook: null },
      over: { push: 0, mail: null, hook: null },
    });
  });

  it("shows what is wanted at once, and what the server has if it refuses", async () => {
    const model = await loaded();
    refuses = true;
    const changing = model.setDelay("turn", "push", 120);
    expect(model.delayOf("turn", "push")).toBe(120);
    await changing;
    expect(model.delayOf("turn", "push")).toBe(0);
  });

  it("keeps a way shut by which nothing can arrive", async () => {
    const model = await loaded();
    expect([model.isOpen("push"), model.isOpen("mail"), model.isOpen("hook")]).toEqual([true, false, false]);
    held.ways.mail.address = "hana@example.org";
    held.ways.push.key = null;
    await model.load();
    expect([model.isOpen("push"), model.isOpen("mail"), model.isOpen("hook")]).toEqual([false, true, false]);
  });

  it("sends a digest with the hour and the zone it is meant in", async () => {
    const model = await loaded();
    await model.setDigest({ every: 24, hour: 7, zone: "Europe/Prague" });
    expect(asked[0]?.body).toEqual({ digest: { every: 24, hour: 7, zone: "Europe/Prague" } });
  });
});

describe("this browser", () => {
  it("is subscribed by a press, and known among the devices", async () => {
    const model = await loaded();
    expect(await model.subscribeHere()).toBe(true);
    expect(asked.at(-1)?.body).toEqual({ endpoint: "https://push.example/1", p256dh: "key", auth: "secret" });
    expect(model.here).toBe("d1");
  });

  it("is not where the person says no", async () => {
    vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("denied") });
    const model = await loaded();
    expect(await model.subscribeHere()).toBe(false);
    expect(asked).toEqual([]);
  });

  it("ends its own subscription when it is removed, and no other's", async () => {
    const model = await loaded();
    await model.subscribeHere();
    held.ways.push.devices.push({ id: "phone", device: "Chrome, Android", since: "2026-01-01T12:00:00Z" });
    await model.load();
    await model.removeDevice("phone");
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
    await model.removeDevice("d1");
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(model.here).toBeNull();
  });
});

describe("a webhook", () => {
  it("is sent with its shape and is told again only as a shape and a day", async () => {
    const model = await loaded();
    await model.setHook("discord", "https://discord.example/secret");
    expect(asked[0]?.body).toEqual({ shape: "discord", address: "https://discord.example/secret" });
    expect(JSON.stringify(model.notices)).not.toContain("secret");
    expect(model.isOpen("hook")).toBe(true);
    await model.removeHook();
    expect(model.isOpen("hook")).toBe(false);
  });

  it("says what is wrong with its address", async () => {
    const model = await loaded();
    refuses = true;
    await expect(model.setHook("json", "http://inside", "text")).rejects.toMatchObject({ error: { kind: "bad-value" } });
  });
});

describe("trying and silence", () => {
  it("tells what came of a test", async () => {
    const model = await loaded();
    const testing = model.test("hook");
    expect(model.testedBy("hook")).toBe("sending");
    await testing;
    expect(model.testedBy("hook")).toEqual({ sent: false, reason: "gone" });
  });

  it("mutes a table, and hears it again", async () => {
    const model = await loaded();
    await model.mute("abc", true);
    expect(model.isMuted("abc")).toBe(true);
    await model.mute("abc", false);
    expect(model.isMuted("abc")).toBe(false);
    expect(asked).toEqual([
      { method: "PUT", path: "/api/tables/abc/notices", body: { muted: true } },
      { method: "PUT", path: "/api/tables/abc/notices", body: { muted: false } },
    ]);
  });
});
