import { expect, test } from "vitest";
import type { Line, Position, Preview } from "../../../lib/protocol";
import type { Step } from "../../live/steps";
import { interimOf } from "../interim";

const line = (event: string, seat: number): Line => ({ at: 5, part: 0, event: { event, seat }, message: { key: event, values: {} } });
const position = (given: Partial<Position<string>>): Position<string> =>
  ({ at: 4, n: 4, over: false, view: "before", deciders: [0], menu: [], scores: [0, 0], ...given }) as Position<string>;
const before = position({});
const step: Step<string> = {
  position: position({ at: 5, n: 5, view: "after both" }),
  ...{ log: [line("goes", 0), line("gains", 0), line("turns", 1), line("goes", 1)], chapters: [], from: 5 },
};
const foreseen = (log: Line[]): Preview<string> => ({ view: "after mine", log, agenda: [], prompt: null, scores: [1, 0] });

test("where a rival moves in the same breath, the reader's own move is seen first", () => {
  const interim = interimOf(step, before, foreseen(step.log.slice(0, 2)), 0);
  expect(interim?.position.view).toBe("after mine");
  expect(interim?.log.map(({ event }) => event.event)).toEqual(["goes", "gains"]);
  expect(interim?.position.prompt).toEqual({ key: "table-moves", values: { seat: 1 } });
  expect(interim?.position.deciders).toEqual([]);
});

test("where nobody else moved, or it was foreseen as well, nothing comes between", () => {
  const own = { ...step, log: step.log.slice(0, 2) };
  expect(interimOf(own, before, foreseen(step.log.slice(0, 1)), 0)).toBeNull();
  expect(interimOf(own, before, foreseen(own.log), 0)).toBeNull();
});

test("what was not foreseen is not made up", () => {
  expect(interimOf(step, before, null, 0)).toBeNull();
  expect(interimOf(step, before, undefined, 0)).toBeNull();
});
