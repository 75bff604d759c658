import { expect, test } from "vitest";
import { PROVINCES } from "../components";
import { BOX, CELLS, LAND, SHAPE, spotOf } from "../map/geometry";

test("every province has a closed outline, and no cell belongs to two of them", () => {
  const cells = CELLS.map(({ row, column }) => `${row} ${column}`);
  expect(new Set(cells).size).toBe(cells.length);
  expect(PROVINCES.filter(({ id }) => !/^(M[^Mz]+z)+$/.test(SHAPE[id]))).toEqual([]);
  expect(LAND.endsWith("z")).toBe(true);
});

test("what is written in a province stands inside its box", () => {
  const outside = PROVINCES.filter(({ id }) => {
    const [{ x, y }, box] = [spotOf(id), BOX[id]];
    return x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height;
  });
  expect(outside).toEqual([]);
});
