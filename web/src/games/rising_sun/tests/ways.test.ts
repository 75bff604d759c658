import { expect, test } from "vitest";
import type { Tale } from "../../../lib/game";
import { PROVINCES } from "../components";
import { LAY } from "../map/geometry";
import { taleMarks } from "../map/tales";
import { headOf, wayBetween } from "../map/ways";
import type { Province, View } from "../view";

const ALL = PROVINCES.map(({ id }) => id);
const PAIRS = ALL.flatMap((source) => ALL.filter((target) => target !== source).map((target) => [source, target] as const));

/** Whose name a point lies on. */
const nameAt = ({ x, y }: { x: number; y: number }): Province[] =>
  ALL.filter((id) => Math.abs(x - LAY[id].name.x) < id.length * 5 && y > LAY[id].name.y - 16 && y < LAY[id].name.y + 2);

/** Half as wide as the head of a stroke. */
const HEAD = 12;

const touchedBy = ({ x, y }: { x: number; y: number }): Province[] =>
  ALL.filter((id) => {
    const { name } = LAY[id];
    const [aside, above] = [Math.abs(x - name.x) - id.length * 5, Math.abs(y - (name.y - 7)) - 9];
    return Math.hypot(Math.max(aside, 0), Math.max(above, 0)) < HEAD;
  });

test.each(PAIRS)("where pieces go from %s to %s every name can be read, and the head of the stroke touches none", (source, target) => {
  const { along } = wayBetween(source, target);
  expect(along.length).toBeGreaterThan(8);
  expect(along.flatMap(nameAt)).toEqual([]);
  expect(touchedBy(headOf(along))).toEqual([]);
});

const moved = (number: number, source: Province, province: Province): Tale =>
  ({ number, seat: 0, lines: [{ event: { event: "moves", seat: 0, source, province } }] }) as unknown as Tale;

test("a way that two of them went is drawn once, and the numbers stand side by side", () => {
  const view = { players: [{ clan: "koi" }], shrines: [] } as unknown as View;
  const [first, second] = taleMarks(view, [moved(1, "kyushu", "hokkaido"), moved(2, "kyushu", "hokkaido")]);
  expect(first?.along?.length).toBeGreaterThan(8);
  expect(second?.along).toEqual([]);
  const [one, other] = [first!.tail!, second!.tail!];
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36);
});
