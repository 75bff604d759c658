import { expect, test } from "vitest";
import type { MenuEntry } from "../../../lib/protocol";
import { PROVINCES } from "../components";
import type { Group } from "../facts";
import { shownOf } from "../../../board/aim";
import { aimsOf, couldHaveBeen } from "../map/aims";
import { around, crowd } from "../map/crowd";
import { BOX, HEIGHT, isIn, LAY, SEA_ROUTES, SHAPE, WIDTH } from "../map/geometry";
import { middleOf } from "../map/spots";
import { routeBetween } from "../map/tolls";
import type { Province, View } from "../view";

const entry = (action: string, does: Record<string, string>, refused = false): MenuEntry => ({
  action,
  does: { verb: action.split(" ")[0] ?? "", ...does },
  label: { key: "label", values: {} },
  refusal: refused ? { key: "refusal", values: {}, clause: "R-5.7" } : null,
});
const asked = (asking: Partial<View["asking"]>): View => ({ mover: 1, asking: { province: null, kami: null, ...asking } }) as View;
const group = (piece: Group["piece"], seat = 0): Group => ({ seat, clan: "koi", piece, count: 1 });
const ALL = ["stronghold", "daimyo", "bushi", "shinto", "komainu", "yurei", "oni_of_skulls", "oni_of_blood", "oni_of_souls"] as const;

test("every province lies on the board, and its pieces stand on its own land", () => {
  for (const { id } of PROVINCES) {
    const { x, y, width, height } = BOX[id];
    expect(x >= 0 && y >= 0 && x + width <= WIDTH && y + height <= HEIGHT, id).toBe(true);
    expect(isIn(middleOf(id), id), id).toBe(true);
    expect(SHAPE[id]).toMatch(/^M.*z$/);
  }
});

test("neighbours by land share an edge", () => {
  const points = (id: Province): Set<string> => new Set(SHAPE[id].slice(1, -1).split("L"));
  for (const { id, land } of PROVINCES) {
    for (const other of land) expect([...points(id)].filter((point) => points(other).has(point)).length, `${id} ${other}`).toBeGreaterThan(4);
  }
});

test("sea routes run over the sea between the two provinces they join", () => {
  expect(SEA_ROUTES).toHaveLength(6);
  for (const { between, ends, middle } of SEA_ROUTES) {
    for (const province of between) expect([...ends, middle].some((point) => isIn(point, province))).toBe(false);
  }
});

test("a few pieces stand in one row, many in several; all of them inside", () => {
  const box = LAY.kansai.stand;
  const few = crowd([group("stronghold"), group("daimyo"), group("bushi")], box);
  expect(new Set(few.map(({ y }) => y)).size).toBe(1);
  const many = crowd([0, 1, 2].flatMap((seat) => ALL.slice(0, 5).map((piece) => group(piece, seat))), box);
  expect(new Set(many.map(({ y }) => y)).size).toBeGreaterThan(1);
  for (const piece of many) {
    const { x, width } = around(piece);
    expect(x >= box.x - 1 && x + width <= box.x + box.width + 1).toBe(true);
  }
});

test("pieces are pressed where they stand, and what is asked of others where they are", () => {
  const moves = [entry("move kansai bushi", { province: "kansai", piece: "bushi" }), entry("done", {})];
  expect(aimsOf(asked({}), moves)).toMatchObject([{ kind: "piece", province: "kansai", seat: 1, piece: "bushi" }]);
  const betrayed = [entry("choose 3 shinto", { player: "3", figure: "shinto" })];
  expect(aimsOf(asked({ province: "edo" }), betrayed)).toMatchObject([{ kind: "piece", province: "edo", seat: 2, piece: "shinto" }]);
  expect(aimsOf(asked({ kami: "fujin" }), betrayed)).toMatchObject([{ kind: "shrine", kami: "fujin" }]);
});

test("provinces and shrines stand for the choices that lead there, the legal one first", () => {
  const menu = [entry("to edo", { province: "edo" }, true), entry("shrine fujin", { kami: "fujin" })];
  const [edo, fujin] = aimsOf(asked({}), menu);
  expect(edo).toMatchObject({ kind: "province", province: "edo" });
  expect(fujin).toMatchObject({ kind: "shrine", kami: "fujin" });
  expect(shownOf(fujin!, null, null).action).toBe("shrine fujin");
});

test("what is not among the choices can be asked about", () => {
  expect(couldHaveBeen("province:oshu", [entry("to edo", { province: "edo" })])).toBe("to oshu");
  expect(couldHaveBeen("kami:raijin", [entry("shrine fujin", { kami: "fujin" })])).toBe("shrine raijin");
  expect(couldHaveBeen("province:oshu", [entry("done", {})])).toBeNull();
});

test("a province is reached over land, or by the sea route between the two", () => {
  expect(routeBetween("kansai", "hokkaido")).not.toBeNull();
  expect(routeBetween("kansai", "kyoto")).toBeNull();
});
