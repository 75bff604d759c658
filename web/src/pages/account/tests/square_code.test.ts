import { encode } from "uqr";
import { expect, test } from "vitest";
import { squareCode } from "../square_code";

const LINK = "https://house.example/account#open=abcdefghijklmnopqrstuvwxyz012345";

/** The cells that a path of runs fills. */
function filled(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join("")).toBe(path);
  return new Set(
    runs.flatMap(([, x, y, long]) => Array.from({ length: Number(long) }, (_, step) => `${Number(x) + step} ${y}`)),
  );
}

test("the path fills exactly the dark cells", () => {
  const { data } = encode(LINK, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`${x} ${y}`] : [])));
  expect(filled(squareCode(LINK).path)).toEqual(new Set(dark));
});

test("there is a rim of four white cells, and three corners for the camera", () => {
  const { size, path } = squareCode(LINK);
  const dark = filled(path);
  for (const cell of dark) for (const place of cell.split(" ").map(Number)) {
    expect(place).toBeGreaterThanOrEqual(4);
    expect(place).toBeLessThan(size - 4);
  }
  const far = size - 5;
  expect([`4 4`, `${far} 4`, `4 ${far}`].every((corner) => dark.has(corner))).toBe(true);
});
