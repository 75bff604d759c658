import { expect, test } from "vitest";
import { MOVED, PROVINCES, regionOf } from "../components";
import { BOX, spotOf, WIDTH } from "../map/geometry";
import { perchOf } from "../map/perches";

test("a seal or a number stands in its own province, and not on the number of its armies", () => {
  const astray = PROVINCES.filter(({ id }) => {
    const [{ x, y }, box, spot] = [perchOf(id), BOX[id], spotOf(id)];
    const isIn = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height && x > 20 && x < WIDTH - 20;
    return !isIn || Math.hypot(x - spot.x, y - spot.y - 15) < 16;
  });
  expect(astray.map(({ id }) => id)).toEqual([]);
});

test("eight provinces belong to another region on the Moon side (S-3.1)", () => {
  expect(MOVED.map(({ id }) => id).sort()).toEqual(
    ["echizen", "hitachi", "kai", "mimasaka", "owari", "sanuki", "shinano", "wakasa"],
  );
  expect(regionOf("sanuki", "sun")).not.toBe(regionOf("sanuki", "moon"));
});
