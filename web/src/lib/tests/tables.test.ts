import { expect, test } from "vitest";
import type { GameOption } from "../protocol";
import { isFor } from "../tables";

const option = (more: Partial<GameOption>): GameOption => ({ id: "setup", clause: "X-1", values: ["free", "fixed"], default: "free", ...more });

test("an option is shown where it matters: with these numbers of seats, beside this value of another", () => {
  expect(isFor(option({}), 3, {})).toBe(true);
  expect(isFor(option({ seats: [2] }), 3, {})).toBe(false);
  expect(isFor(option({ beside: ["side", "sun"] }), 3, { side: "sun" })).toBe(true);
  expect(isFor(option({ beside: ["side", "sun"] }), 3, { side: "moon" })).toBe(false);
  expect(isFor(option({ seats: [2], beside: ["side", "sun"] }), 3, { side: "sun" })).toBe(false);
});
