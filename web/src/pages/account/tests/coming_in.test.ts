import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ComingIn } from "../coming_in.svelte";

const PERSON = { id: "p", name: "Usagi", account: true };
const GONE = { error: { kind: "not-found", key: "error-token", values: {} } };
let answers: Record<string, { status: number; body: unknown }>;
let asked: string[];
let page: { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = {
    "/api/links/ask": { status: 200, body: { name: "Usagi", claim: "c" } },
    "/api/links/take": { status: 200, body: { me: null } },
  };
  page = { hidden: false };
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const { status, body } = answers[path]!;
    return { ok: status < 400, json: async () => body };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const taken = (): number => asked.filter((path) => path.endsWith("take")).length;

test("opening the link asks for nothing; the press asks, and then it waits for a yes", async () => {
  const coming = new ComingIn("t");
  expect([asked, coming.waiting]).toEqual([[], false]);
  await coming.ask();
  expect([coming.name, coming.waiting]).toEqual(["Usagi", true]);
  const stop = coming.start();
  await vi.advanceTimersByTimeAsync(2500);
  expect([taken(), coming.person]).toEqual([1, null]);
  answers["/api/links/take"] = { status: 200, body: { me: PERSON } };
  await vi.advanceTimersByTimeAsync(2500);
  expect([coming.person, coming.waiting]).toEqual([PERSON, false]);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(taken()).toBe(2);
});

test("a page that nobody looks at asks for nothing", async () => {
  const coming = new ComingIn("t");
  await coming.ask();
  const stop = coming.start();
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(taken()).toBe(0);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(2500);
  expect(taken()).toBe(1);
  stop();
});

test("a no ends the waiting, a server that fails for a moment does not", async () => {
  const coming = new ComingIn("t");
  await coming.ask();
  answers["/api/links/take"] = { status: 503, body: { error: { kind: "unavailable", key: "error-busy", values: {} } } };
  await coming.look();
  expect(coming.waiting).toBe(true);
  answers["/api/links/take"] = { status: 404, body: GONE };
  await coming.look();
  expect([coming.waiting, coming.problem !== null]).toEqual([false, true]);
});

test("a link that was used already says so at the press", async () => {
  answers["/api/links/ask"] = { status: 404, body: GONE };
  const coming = new ComingIn("t");
  await coming.ask();
  expect([coming.waiting, coming.busy, coming.problem !== null]).toEqual([false, false, true]);
});
