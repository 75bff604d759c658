import { expect, test } from "vitest";
import type { Preview } from "../../../lib/protocol";
import { Answers } from "../answers.svelte";

type Told = Preview<string> | null;

const preview = (view: string): Preview<string> => ({ view, log: [], agenda: [], prompt: null, scores: [] });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A server that answers every question with the action itself, but knows nothing of `hidden`. */
function previews(): { book: Answers<Told>; asked: [number, string[]][] } {
  const asked: [number, string[]][] = [];
  const book = new Answers<Told>(({ n }, actions) => {
    asked.push([n, actions]);
    const answers = actions.map((action) => [action, action === "hidden" ? null : preview(action)]);
    return Promise.resolve(Object.fromEntries(answers) as Record<string, Told>);
  }, 24);
  book.turnTo({ n: 7, picks: 0 });
  return { book, asked };
}

test("what is wanted at the same time is asked at once, and only once", async () => {
  const { book, asked } = previews();
  expect(book.of("place well")).toBeUndefined();
  expect(book.of("hidden")).toBeUndefined();
  book.of("place well");
  await settled();
  expect(asked).toEqual([[7, ["place well", "hidden"]]]);
  expect(book.of("place well")?.view).toBe("place well");
  expect(book.of("hidden")).toBeNull();
  await settled();
  expect(asked).toHaveLength(1);
});

test("no question is longer than the server allows", async () => {
  const { book, asked } = previews();
  for (let action = 0; action < 30; action += 1) book.of(`take ${action}`);
  await settled();
  expect(asked.map(([, actions]) => actions.length)).toEqual([24, 6]);
});

test("another position begins anew", async () => {
  const { book, asked } = previews();
  book.of("decline");
  await settled();
  book.turnTo({ n: 8, picks: 0 });
  expect(book.of("decline")).toBeUndefined();
  await settled();
  expect(asked.map(([n]) => n)).toEqual([7, 8]);
});

test("an answer that comes too late is forgotten", async () => {
  const { book } = previews();
  book.of("decline");
  book.turnTo({ n: 8, picks: 0 });
  await settled();
  expect(book.of("decline")).toBeUndefined();
});
