import { expect, test } from "vitest";
import { covered } from "../../../lib/boxes";
import { placeOfOdds } from "../odds/place";

const FRAME = { width: 800, height: 500 };
const PANEL = { width: 262, height: 120 };
const WANTED = { x: 180, y: 8 };

test("the chances stand beside the tower, where nothing that may be chosen lies under them", () => {
  expect(placeOfOdds(PANEL, FRAME, WANTED, [{ x: 500, y: 300, width: 80, height: 80 }])).toEqual(WANTED);
});

test("with a target there they go where none is", () => {
  const targets = [{ x: 300, y: 60, width: 80, height: 80 }, { x: 380, y: 300, width: 90, height: 80 }];
  const place = placeOfOdds(PANEL, FRAME, WANTED, targets);
  expect(place).not.toBeNull();
  expect(covered({ ...PANEL, ...WANTED, ...place }, targets)).toBe(0);
});

test("where targets are everywhere they are not drawn", () => {
  const column = (x: number) => ({ x, y: 0, width: 60, height: 500 });
  expect(placeOfOdds(PANEL, FRAME, WANTED, [0, 200, 400, 600, 740].map(column))).toBeNull();
});

test("nor where the frame is too narrow for them beside the tower", () => {
  const place = placeOfOdds(PANEL, { width: 400, height: 500 }, { x: 200, y: 8 }, []);
  expect((place?.x ?? 0) + PANEL.width).toBeLessThanOrEqual(400);
});
