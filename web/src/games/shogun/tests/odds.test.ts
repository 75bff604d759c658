import { expect, test } from "vitest";
import type { MenuEntry } from "../../../lib/protocol";
import { TABLE } from "../learning/example";
import { chancesIn, fewOf, oddsRows, shareKey, sharesOf } from "../odds/odds";
import { chancesTold } from "../sayings";
import type { Chances, Province, View } from "../view";

const chances = (attacker: number, defender: number): Chances => ({ attacker, defender, neutral: 1 - attacker - defender });
const entry = (does: Record<string, string>): MenuEntry =>
  ({ action: Object.values(does).join(" "), label: { key: "label-march-attack", values: {} }, refusal: null, does }) as unknown as MenuEntry;
const marching = (target: Province | null): View => ({
  ...TABLE,
  march: {
    source: "echizen",
    farmers: 1,
    target,
    odds: [
      { target: "mino", armies: target ? 2 : 3, chances: chances(0.54, 0.27) },
      { target: target ? "mino" : "wakasa", armies: target ? 1 : 3, chances: chances(0.2, 0) },
    ],
  },
});

test("the attacks that may be chosen are drawn in the order of the menu; a move into an own province is none (S-11.3)", () => {
  const menu = ["wakasa", "kaga", "mino"].map((province) => entry({ verb: "march", province }));
  const rows = oddsRows(marching(null), menu, menu[2] ?? null);
  expect(rows.map(({ target, meant }) => [target, meant])).toEqual([["wakasa", false], ["mino", true]]);
});

test("once the target is known the rows are the numbers of armies", () => {
  const menu = ["2", "1"].map((armies) => entry({ verb: "send", armies }));
  const rows = oddsRows(marching("mino"), menu, null);
  expect(rows.map(({ name }) => name.values["armies"])).toEqual([2, 1]);
});

test("of many numbers of armies some are drawn, and always the one that is meant", () => {
  const rows = Array.from({ length: 18 }, (_, place) => ({
    ...{ id: String(18 - place), name: { key: "board-odds-armies", values: {} }, target: "mino" as const },
    ...{ chances: chances(0.5, 0.5), meant: place === 1 },
  }));
  expect(fewOf(rows, 6).map(({ id }) => id)).toEqual(["18", "17", "15", "11", "8", "4", "1"]);
  expect(fewOf(rows.slice(0, 6), 6)).toHaveLength(6);
});

test("nothing is drawn where nothing is foretold", () => {
  expect(oddsRows(TABLE, [entry({ verb: "march", province: "mino" })], null)).toEqual([]);
  expect(oddsRows({ ...marching(null), march: { source: "echizen", target: null, farmers: 1, odds: [] } }, [entry({ verb: "march", province: "mino" })], null)).toEqual([]);
});

test("the shares of a bar add up to a hundred, and what cannot happen has none", () => {
  const shares = sharesOf(chances(0.544, 0.273), 0, 1);
  expect(shares.map(({ kind, seat, percent }) => [kind, seat, percent])).toEqual([
    ["attacker", 0, 54],
    ["defender", 1, 27],
    ["neutral", null, 19],
  ]);
  const neutral = sharesOf(chances(0.82, 0), 0, null);
  expect(neutral.map(({ percent }) => percent)).toEqual([82, 18]);
  expect(neutral.map((share) => shareKey(share, false))).toEqual(["board-odds-attacker", "board-odds-stays"]);
});

test("whoever is attacked is told the chances from the other side", () => {
  const battle = { attacker: 2, defender: 0, source: "mino", target: "echizen", armies: 3, against: 4, extra_attack: 0, extra_defence: 0 } as const;
  const view: View = { ...TABLE, seat: 0, battle: { ...battle, chances: chances(0.3, 0.5) } };
  const told = chancesTold(chances(0.3, 0.5), "echizen", view);
  expect(told).toEqual({ key: "board-chances-defender", values: { win: 30, holds: 50, neutral: 20, other: { seat: 2 } } });
  expect(chancesTold(chances(0.3, 0.5), "echizen", { ...view, seat: 2 }).key).toBe("board-chances");
});

test("what was foretold of an attack is found again, also once it is under way", () => {
  expect(chancesIn(marching(null), "mino", 3)).toEqual(chances(0.54, 0.27));
  expect(chancesIn(marching(null), "mino", 2)).toBeNull();
  expect(chancesIn(TABLE, "mino", 3)).toBeNull();
  const battle = { target: "mino", chances: chances(0.6, 0.3) } as unknown as View["battle"];
  expect(chancesIn({ ...marching(null), battle }, "mino", 2)).toEqual(chances(0.6, 0.3));
});
