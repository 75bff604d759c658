import { expect, test } from "vitest";
import type { Line } from "../../../lib/protocol";
import { retelling } from "../retelling";

const line = (event: string, values: Record<string, number | string> = {}): Line => ({
  at: 0,
  part: 0,
  event: { event, seat: 1, ...values },
  message: { key: `event-${event}`, values: { seat: 1, ...values } },
});

test("a turn is told by where it led and what was done there", () => {
  const lines = [line("moves", { station: "village_2" }), line("reveals"), line("pays", { coins: 1 }), line("buys", { points: 1 })];
  expect(retelling.did(lines).map(({ key }) => key)).toEqual(["board-since-moves", "board-since-buys"]);
  expect(retelling.brought(lines)).toEqual([{ key: "phrase-points", values: { points: 1 } }]);
});

test("sections and gifts are worth what the rules say, and achievements are named", () => {
  const lines = [line("takes-section", { section: 3 }), line("achieves", { points: 3 }), line("donates", { coins: 2 })];
  expect(retelling.brought(lines).map(({ key }) => key)).toEqual([
    "board-since-takes-section",
    "board-since-achieves",
    "phrase-points",
  ]);
  expect(retelling.brought(lines).at(-1)?.values).toEqual({ points: 8 });
});
