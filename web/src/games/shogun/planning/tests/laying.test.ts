import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Play } from "../../../../lib/game";
import { storage } from "../../../../lib/tests/storage";
import type { Action, Foreseen, Province, Space, View } from "../../view";
import { Laying } from "../laying.svelte";
import type { Card } from "../plan";

const ACTIONS: Action[] = ["castle", "temple", "theatre", "tax", "rice", "deploy5", "deploy3", "deploy1_move", "battle_a", "battle_b"];
const PROVINCES: Province[] = ["settsu", "aki", "hida", "kai", "noto", "omi"];
const PROSPECT = { tax: 5, rice: 3, farmers: 0, armies: 3, free_sites: 2 };
const ORDER = { gain: 5, after: 3, farmers: 0, targets: [], doubt: null };

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

type Server = (answer: readonly (string | null)[]) => Foreseen | null | undefined;
const SILENT: Server = () => undefined;

/** Of somebody with these chests who plans; the server bars the bids that cannot be paid. */
function layingWith(chests: number, server: Server = SILENT): Laying {
  const planning = {
    ...{ spaces: ["bid", ...ACTIONS], chest_cards: 5, empty: 0, costs: Object.fromEntries(ACTIONS.map((action) => [action, 0])) },
    provinces: Object.fromEntries(PROVINCES.map((name) => [name, PROSPECT])),
  };
  const menu = [0, 1, 2, 3, 4].map((value) => ({ does: { verb: "bid", chests: String(value) }, refusal: value > chests ? {} : null }));
  return new Laying({
    ...{ id: "table", seat: 0, draft: {}, names: [], foresee: server },
    position: { deciders: [0], picked: [], menu },
    view: { round: 1, planning, players: [{ chests }], actions: ACTIONS.slice(0, 5) },
  } as unknown as Play<View>);
}

function lay(laying: Laying, plan: Partial<Record<Space, Card>>): void {
  for (const [space, card] of Object.entries(plan)) laying.lay(card, space as Space);
}

const ORDERS = { castle: "settsu", temple: "aki", theatre: "hida", tax: "kai", rice: "noto", deploy5: "omi" } as const;
const CHESTS = { deploy3: "chest-0", deploy1_move: "chest-1", battle_a: "chest-2", battle_b: "chest-3" } as const;

test("where no card in the hand may be bid, those that lie on actions are listed, and what may not be is with its reason (S-6.7)", () => {
  const laying = layingWith(3);
  lay(laying, { ...ORDERS, ...CHESTS });
  laying.pressSpace("bid");
  const open = laying.rows.filter((row) => !row.barred);
  expect(open.slice(0, 4).map((row) => row.id)).toEqual(["chest-0", "chest-1", "chest-2", "chest-3"].map((card) => `lay ${card} bid`));
  expect(open[0]?.detail).toMatchObject({ key: "plan-from-space" });
  expect(laying.rows.filter((row) => row.barred)).toMatchObject([{ id: "lay chest-4 bid", detail: { key: "refusal-bid-too-high" } }]);
  open[0]?.press();
  expect(laying.plan).toMatchObject({ bid: "chest-0" });
});

test("and all that is missing is filled with one press", () => {
  const laying = layingWith(3);
  lay(laying, { ...ORDERS, ...CHESTS });
  laying.helpers.find(({ id }) => id === "rest")?.press();
  expect(laying.plan).toMatchObject({ bid: "chest-0", deploy3: "chest-4" });
  expect(laying.missing).toBeNull();
});

test("a short way keeps its place and says why it can do nothing", () => {
  const laying = layingWith(3);
  expect(laying.helpers).toMatchObject([{ id: "rest", reason: null }]);
  lay(laying, { ...CHESTS, bid: "chest-3", battle_b: "chest-4" });
  expect(laying.helpers).toMatchObject([{ id: "rest", reason: { key: "plan-nothing-rest" } }]);
  lay(laying, ORDERS);
  expect(laying.helpers).toMatchObject([{ id: "rest", reason: { key: "plan-nothing-free" } }]);
});

test("a card too high for the bid says so where it is held (S-6.7)", () => {
  const laying = layingWith(3);
  laying.pressCard("chest-4");
  expect(laying.rows.filter((row) => row.barred)).toMatchObject([{ id: "lay chest-4 bid" }]);
  expect(laying.rows).toHaveLength(11);
});

/** As the server would: every order brings five, and what lies on the castle is doubted for the bid that lies there. */
function foreseen(answer: readonly (string | null)[]): Foreseen {
  const laid = ACTIONS.flatMap((action, place) => (answer[place + 1]?.startsWith("plan ") ? [action] : []));
  const doubt = { why: "chests", sure: "planned", have: 1, need: 3 } as const;
  const orders = laid.map((action) => [action, { ...ORDER, doubt: action === "castle" && answer[0] !== null ? doubt : null }]);
  return { purse: [{ space: "bid", change: 0, chests: laid.length }], orders: Object.fromEntries(orders) as Foreseen["orders"] };
}

test("what would come of a card that is held is asked of each space, and of what is laid of the whole plan", () => {
  const laying = layingWith(3, foreseen);
  laying.lay("chest-1", "bid");
  laying.pressCard("settsu");
  const details = Object.fromEntries(laying.rows.map((row) => [row.id, row.detail]));
  expect(details["lay settsu tax"]).toEqual({ key: "plan-tax", values: { chests: 5, farmers: 0, armies: 3 } });
  expect(details["lay settsu castle"]).toEqual({ key: "plan-short-of-chests-planned", values: { chests: 1, cost: 3 } });
  laying.pressSpace("castle");
  expect(laying.doubts.map(({ space }) => space)).toEqual(["castle"]);
});

test("until the server has answered, what it told last of the same orders stands, and of new ones nothing", () => {
  let server: Server = foreseen;
  const laying = layingWith(3, (answer) => server(answer));
  lay(laying, { bid: "chest-1", castle: "settsu", tax: "aki" });
  expect([laying.doubts.length, laying.purse[0]?.chests]).toEqual([1, 2]);
  server = SILENT;
  lay(laying, { rice: "hida", tax: "kai" });
  expect([laying.doubts.length, laying.purse[0]?.chests]).toEqual([1, 2]);
  expect([laying.order("tax"), laying.order("rice")]).toEqual([null, null]);
  expect(laying.outcome("hida", "rice")).toEqual({ message: { key: "plan-soon", values: {} }, warns: false });
  expect(laying.outcome("chest-2", "battle_a").message.key).toBe("plan-no-action");
});
