import { expect, test } from "vitest";
import type { GameInfo, GameOption } from "../protocol";
import { isFor, rolesOf } from "../tables";

const option = (more: Partial<GameOption>): GameOption => ({ id: "setup", clause: "X-1", values: ["free", "fixed"], default: "free", ...more });

test("an option is shown where it matters: with these numbers of seats, beside this value of another", () => {
  expect(isFor(option({}), 3, {})).toBe(true);
  expect(isFor(option({ seats: [2] }), 3, {})).toBe(false);
  expect(isFor(option({ beside: ["side", "sun"] }), 3, { side: "sun" })).toBe(true);
  expect(isFor(option({ beside: ["side", "sun"] }), 3, { side: "moon" })).toBe(false);
  expect(isFor(option({ seats: [2], beside: ["side", "sun"] }), 3, { side: "sun" })).toBe(false);
});

test("whom a seat will play goes by the number of seats and by what is chosen; what is drawn nobody says", () => {
  const seated = [
    { seats: 5, option: null, value: null, roles: ["a", "b", "c", "d", "e"] },
    { seats: 3, option: "people", value: "b_c_d", roles: ["b", "c", "d"] },
  ];
  const info = { id: "tiny", seated } as unknown as GameInfo;
  expect(rolesOf(info, 5, { people: "random" })).toEqual(["a", "b", "c", "d", "e"]);
  expect(rolesOf(info, 3, { people: "b_c_d" })).toEqual(["b", "c", "d"]);
  expect([rolesOf(info, 3, { people: "random" }), rolesOf(info, 4, {})]).toEqual([[], []]);
});
