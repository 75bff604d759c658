// What is told over the board: in which order, when as one, and what somebody who comes back is told.

import { beforeEach, expect, test } from "vitest";
import { Telling, type Audience } from "../telling.svelte";
import type { Told } from "../told";

const tale = (until: number, chapter = "first"): Told => ({
  ...{ chapter, sums: false, over: true, until, title: `tale ${until}`, short: "", icon: "log", sentence: "", line: "" },
});
const whole = (until: number, over: boolean, chapter = "first"): Told => ({
  ...{ ...tale(until, chapter), sums: true, over, title: `whole of ${chapter}` },
});

let now = { atOnce: false, asked: false, answers: false };
let kept: number | null = 0;
const audience: Audience = {
  ...{ atOnce: () => now.atOnce, asked: () => now.asked, answers: () => now.answers },
  ...{ recall: () => kept, remember: (lines) => (kept = lines) },
};

beforeEach(() => {
  now = { atOnce: false, asked: false, answers: false };
  kept = 0;
});

/** Somebody who was here from the beginning. */
function listener(): Telling {
  const telling = new Telling(audience);
  telling.hear([], 0);
  return telling;
}

/** What is told until there is no more of it. */
function heardOf(telling: Telling): string[] {
  const heard: string[] = [];
  for (let told = telling.now; told; told = telling.now) {
    heard.push(told.title);
    telling.goOn();
  }
  return heard;
}

test("a tale is told as soon as it is over, whatever is asked next", () => {
  const telling = listener();
  now.asked = true;
  telling.hear([whole(3, false)], 3);
  expect(telling.now).toBeNull();
  telling.hear([tale(5), whole(6, false)], 6);
  expect(telling.now?.title).toBe("tale 5");
});

test("tales that end while one is told wait for it, and none is left out", () => {
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  telling.hear([tale(5), tale(9), whole(10, false)], 10);
  telling.hear([tale(5), tale(9), tale(12), whole(13, true)], 13);
  expect(heardOf(telling)).toEqual(["tale 5", "tale 9", "tale 12", "whole of first"]);
});

test("what was told is not told again", () => {
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  telling.goOn();
  telling.hear([tale(5), whole(8, false)], 8);
  expect(telling.now).toBeNull();
});

test("all at once: what waits is told as one, and what is still to come when the chapter is over", () => {
  const telling = listener();
  telling.hear([tale(5), tale(9), whole(10, false)], 10);
  expect(telling.mayJoin).toBe(true);
  telling.join();
  expect(heardOf(telling)).toEqual(["whole of first"]);
  telling.hear([tale(5), tale(9), tale(12), whole(13, false)], 13);
  expect(telling.now).toBeNull();
  telling.hear([tale(5), tale(9), tale(12), whole(15, true)], 15);
  expect(heardOf(telling)).toEqual(["whole of first"]);
});

test("the next chapter is told tale by tale again", () => {
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  telling.join();
  telling.hear([tale(5), whole(9, true), tale(20, "second"), whole(21, false, "second")], 21);
  expect(heardOf(telling)).toEqual(["whole of first", "tale 20"]);
});

test("the last tale of a chapter leads to the whole, and cannot be joined with anything", () => {
  const telling = listener();
  telling.hear([tale(5), whole(6, true)], 6);
  expect(telling.mayJoin).toBe(false);
  expect(heardOf(telling)).toEqual(["tale 5", "whole of first"]);
});

test("where bots move at once a chapter is one summary, told when it is over", () => {
  now.atOnce = true;
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  telling.hear([tale(5), tale(9), whole(10, false)], 10);
  expect(telling.now).toBeNull();
  telling.hear([tale(5), tale(9), whole(12, true)], 12);
  expect(heardOf(telling)).toEqual(["whole of first"]);
});

test("whoever is asked in the midst of such a chapter is told what has happened so far", () => {
  now = { ...now, atOnce: true, asked: true };
  const telling = listener();
  telling.hear([tale(5), tale(9), whole(10, false)], 10);
  expect(heardOf(telling)).toEqual(["whole of first"]);
  telling.hear([tale(5), tale(9), tale(14), whole(15, false)], 15);
  expect(heardOf(telling)).toEqual(["tale 14"]);
});

test("what came meanwhile where bots move at once is told as one after what is told", () => {
  now = { ...now, atOnce: true, asked: true };
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  telling.hear([tale(5), tale(9), tale(12), whole(13, false)], 13);
  expect(heardOf(telling)).toEqual(["tale 5", "whole of first"]);
});

test("whoever comes back is told once what was missed", () => {
  kept = 5;
  const telling = new Telling(audience);
  telling.hear([tale(5), tale(9), tale(12), whole(13, true)], 20);
  expect(heardOf(telling)).toEqual(["whole of first"]);
  expect(kept).toBe(13);
  const again = new Telling(audience);
  again.hear([tale(5), tale(9), tale(12), whole(13, true)], 20);
  expect(again.now).toBeNull();
});

test("whoever loads the page before going on is told of it still", () => {
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  const again = new Telling(audience);
  again.hear([tale(5), whole(6, false)], 6);
  expect(heardOf(again)).toEqual(["whole of first"]);
});

test("whoever was never here is told of what happens from now on", () => {
  kept = null;
  const stranger = new Telling(audience);
  stranger.hear([tale(5), whole(6, false)], 6);
  expect(stranger.now).toBeNull();
  stranger.hear([tale(5), tale(9), whole(10, false)], 10);
  expect(heardOf(stranger)).toEqual(["tale 9"]);
});

test("nothing opens over an answer, and whoever answers has read enough", () => {
  const telling = listener();
  now.answers = true;
  telling.hear([tale(5), whole(6, false)], 6);
  expect(telling.now).toBeNull();
  now.answers = false;
  telling.hear([tale(5), whole(6, false)], 6);
  expect(telling.now?.title).toBe("tale 5");
  telling.letGo();
  telling.hear([tale(5), whole(7, false)], 7);
  expect(telling.now).toBeNull();
});

test("a tale that was taken back is told when it is fought anew", () => {
  const telling = listener();
  telling.hear([tale(5), whole(6, false)], 6);
  telling.goOn();
  telling.hear([whole(3, false)], 3);
  telling.hear([tale(5), whole(6, false)], 6);
  expect(telling.now?.title).toBe("tale 5");
});

test("any of them is opened again from its place, and closed without telling more", () => {
  const telling = listener();
  const tales = [tale(5), tale(9), whole(10, true)];
  telling.hear(tales, 10);
  heardOf(telling);
  telling.show(0);
  expect(heardOf(telling)).toEqual(["tale 5"]);
});

test("what is open stays open while more comes", () => {
  const telling = listener();
  telling.hear([tale(5), tale(9), whole(10, false)], 10);
  telling.show(2);
  telling.hear([tale(5), tale(9), tale(12), whole(13, false)], 13);
  expect(telling.now?.title).toBe("whole of first");
});

test("in a replay nothing is told by itself", () => {
  const telling = new Telling();
  telling.hear([tale(5), whole(6, true)], 6);
  expect(telling.now).toBeNull();
  telling.show(0);
  expect(telling.now?.title).toBe("tale 5");
});
