import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "../socket.svelte";

const TRY_LATER = 1013;
const SIGNED_OUT = 4401;

/** A line that does what the test says. */
class Line {
  static opened: Line[] = [];
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    Line.opened.push(this);
  }

  readonly said: { type: string; visible?: boolean }[] = [];

  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const page = { visibilityState: "visible", seen: () => undefined as void };
const error = { type: "error", id: null, error: { kind: "unavailable", key: "error-storage-lost", values: {} } };
const last = (): Line => Line.opened.at(-1)!;

/** The server takes the call, says that it has no table to show, and hangs up. */
function turnedAway(): void {
  last().onopen();
  last().hear(error);
  last().onclose({ code: TRY_LATER });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { origin: "http://house" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_: string, doing: () => void) => (page.seen = doing),
    removeEventListener: () => (page.seen = () => undefined),
  });
  page.visibilityState = "visible";
  vi.spyOn(Math, "random").mockReturnValue(1);
  Line.opened = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a server that takes the call but has no table is asked less and less often", () => {
  const socket = new TableSocket("t", () => undefined);
  for (const pause of [500, 1000, 2000, 4000]) {
    const calls = Line.opened.length;
    turnedAway();
    expect(socket.state).toBe("lost");
    expect(socket.trouble?.key).toBe("error-storage-lost");
    vi.advanceTimersByTime(pause - 1);
    expect(Line.opened.length).toBe(calls);
    vi.advanceTimersByTime(1);
    expect(Line.opened.length).toBe(calls + 1);
  }
  socket.close();
});

test("once the table has answered, the next break is the first again", () => {
  const socket = new TableSocket("t", () => undefined);
  for (const pause of [500, 1000]) {
    turnedAway();
    vi.advanceTimersByTime(pause);
  }
  last().onopen();
  last().hear({ type: "table", table: {} });
  expect([socket.state, socket.lostSince, socket.trouble]).toEqual(["open", null, null]);
  const calls = Line.opened.length;
  last().onclose({ code: TRY_LATER });
  vi.advanceTimersByTime(500);
  expect(Line.opened.length).toBe(calls + 1);
  socket.close();
});

test("a session that ends in the middle is told once, and the line waits for whoever one is then", () => {
  const socket = new TableSocket("t", () => undefined);
  last().onopen();
  last().hear({ type: "table", table: {} });
  last().onclose({ code: SIGNED_OUT });
  vi.advanceTimersByTime(600_000);
  expect([socket.state, socket.signedOut, Line.opened.length]).toEqual(["lost", 1, 1]);
  socket.reconnect();
  expect(Line.opened.length).toBe(2);
  socket.close();
});

test("a line that is turned away as signed out before it showed the table is not begun anew", () => {
  const socket = new TableSocket("t", () => undefined);
  last().onopen();
  last().onclose({ code: SIGNED_OUT });
  vi.advanceTimersByTime(600_000);
  expect([socket.signedOut, socket.trouble?.key, Line.opened.length]).toEqual([0, "web-signed-out", 1]);
  socket.close();
});

test("the server is told when the page goes behind others and comes back", () => {
  const socket = new TableSocket("t", () => undefined);
  last().onopen();
  expect(last().said).toEqual([]);
  for (const visible of [false, true]) {
    page.visibilityState = visible ? "visible" : "hidden";
    page.seen();
    expect(last().said.at(-1)).toMatchObject({ type: "look", visible });
  }
  socket.close();
});

test("a page that is opened behind others says so at once", () => {
  page.visibilityState = "hidden";
  const socket = new TableSocket("t", () => undefined);
  last().onopen();
  expect(last().said).toMatchObject([{ type: "look", visible: false }]);
  socket.close();
});
