// A private note while it is written: nothing is lost, and nothing is overwritten unseen.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, offline } from "../../../lib/api";
import type { Note } from "../../../lib/people_protocol";
import { storage } from "../../../lib/tests/storage";
import { NoteModel } from "../note.svelte";

/** A server that keeps one note, as the real one does. */
class Kept {
  note: Note = { text: "", version: 0 };
  away = false;
  hung: (() => void) | null = null;
  hangs = false;

  read = async (): Promise<Note> => this.note;

  write = async ({ text, version }: Note): Promise<Note> => {
    if (this.away) throw offline();
    if (version !== this.note.version) throw new ApiError({ kind: "stale", key: "error-note-changed", values: {} });
    this.note = { text, version: version + 1 };
    if (this.hangs) await new Promise<void>((done) => (this.hung = done));
    return this.note;
  };
}

const kept = (): Kept => new Kept();
const opened = async (server: Kept, person = "hana"): Promise<NoteModel> => {
  const model = new NoteModel("table", person, server);
  await model.load();
  return model;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a note is saved a moment after the last letter, once", async () => {
  const server = kept();
  const model = await opened(server);
  model.write("r");
  model.write("plums");
  expect(server.note.version).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.note).toEqual({ text: "plums", version: 1 });
  expect(model.unsaved).toBe(false);
});

test("when the page is hidden it is saved at once", async () => {
  const server = kept();
  const model = await opened(server);
  model.write("plums");
  void model.save();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.note.text).toBe("plums");
});

test("what could not be saved before the page was closed is saved when it is opened again", async () => {
  const server = kept();
  const first = await opened(server);
  server.away = true;
  first.write("plums");
  first.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.note.text).toBe("");
  server.away = false;
  const second = await opened(server);
  expect(second.text).toBe("plums");
  await vi.advanceTimersByTimeAsync(10);
  expect(server.note).toEqual({ text: "plums", version: 1 });
});

test("what was sent as the page was closed is no conflict with what was written after it", async () => {
  const server = kept();
  const first = await opened(server);
  server.hangs = true;
  first.write("plums");
  void first.save();
  first.write("plums and tea");
  first.close();
  server.hangs = false;
  const second = await opened(server);
  expect([second.text, second.other]).toEqual(["plums and tea", null]);
  await vi.advanceTimersByTimeAsync(10);
  expect(server.note).toEqual({ text: "plums and tea", version: 2 });
});

test("without the server it is tried again until it is saved", async () => {
  const server = kept();
  const model = await opened(server);
  server.away = true;
  model.write("plums");
  await vi.advanceTimersByTimeAsync(2000);
  expect(model.problem).not.toBe(null);
  server.away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([server.note.text, model.problem]).toEqual(["plums", null]);
});

test("who is late is shown both texts, and decides", async () => {
  const server = kept();
  const here = await opened(server);
  server.note = { text: "of another tab", version: 1 };
  here.write("of this one");
  await vi.advanceTimersByTimeAsync(1000);
  expect([here.text, here.other, server.note.text]).toEqual(["of this one", "of another tab", "of another tab"]);
  here.write("of this one, longer");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.note.text).toBe("of another tab");
  here.decide("both");
  await vi.advanceTimersByTimeAsync(10);
  expect([server.note, here.other]).toEqual([{ text: "both", version: 2 }, null]);
});

test("taking the other text writes nothing", async () => {
  const server = kept();
  const here = await opened(server);
  server.note = { text: "of another tab", version: 1 };
  here.write("of this one");
  await vi.advanceTimersByTimeAsync(1000);
  here.decide("of another tab");
  await vi.advanceTimersByTimeAsync(1000);
  expect([here.text, here.unsaved, server.note.version]).toEqual(["of another tab", false, 1]);
});

test("another person in this browser does not find what the first could not save", async () => {
  const server = kept();
  const first = await opened(server);
  server.away = true;
  first.write("plums");
  first.close();
  expect((await opened(kept(), "petr")).text).toBe("");
});

test("whoever comes back to the page reads what was written elsewhere", async () => {
  const server = kept();
  const model = await opened(server);
  server.note = { text: "of another tab", version: 1 };
  await model.lookAgain();
  expect(model.text).toBe("of another tab");
});
