import { expect, test } from "vitest";
import type { Line } from "../../../../lib/protocol";
import type { Laid, View } from "../../view";
import { cameOf, deedsOf, ordersOf } from "../orders";

const card = (kind: Laid["card"], open: boolean, province: Laid["province"] = null): Laid => ({ card: kind, province, chests: null, open });

const view = {
  actions: ["tax", "castle", "rice", "battle_a", "deploy3", "temple", null, null, null, null],
  place: 3,
  mover: 0,
  players: [
    {
      board: {
        ...{ bid: { ...card("chest", true), chests: 2 }, castle: card("province", true, "aki"), tax: card("chest", true) },
        ...{ rice: card("province", true, "kii"), battle_a: card("lost", true, "omi"), deploy3: card("province", false, "ise") },
        ...{ theatre: card("empty", true), temple: card("covered", false) },
      },
    },
  ],
} as unknown as View;

const line = (event: string, more: object = {}): Line => ({ event: { event, ...more } }) as unknown as Line;

test("what was ordered stands in the order of the action cards with what became of it, the bid last", () => {
  const log = [
    line("cancelled", { seat: 0, action: "rice" }),
    line("round"),
    line("cancelled", { seat: 0, action: "castle" }),
    line("cancelled", { seat: 1, action: "rice" }),
  ];
  expect(ordersOf(view, 0, log).map(({ space, place, state }) => [space, place, state])).toEqual([
    ["tax", 1, "chest"],
    ["castle", 2, "cancelled"],
    ["rice", 3, "now"],
    ["battle_a", 4, "lost"],
    ["deploy3", 5, "waits"],
    ["temple", 6, "covered"],
    ["theatre", null, "empty"],
    ["bid", null, "done"],
  ]);
});

test("before all have planned there is nothing to see", () => {
  expect(ordersOf({ ...view, players: [{ board: {} }] } as unknown as View, 0, [])).toEqual([]);
});

test("of each order that was carried out in this round the deed is told, not what others did", () => {
  const log = [
    line("reveals", { seat: 0, action: "castle" }),
    line("builds", { seat: 0, building: "castle" }),
    line("round"),
    line("reveals", { seat: 0, action: "tax" }),
    line("taxes", { seat: 0, chests: 4 }),
    line("unrest", { seat: 0 }),
    line("reveals", { seat: 1, action: "tax" }),
    line("taxes", { seat: 1, chests: 7 }),
    line("reveals", { seat: 0, action: "battle_a" }),
    line("attacks", { seat: 0 }),
    line("holds", { seat: 1 }),
    line("action-due"),
    line("deploys", { seat: 1 }),
  ];
  expect([...deedsOf(log, 0)].map(([action, { event }]) => [action, event.event])).toEqual([["tax", "taxes"], ["battle_a", "holds"]]);
});

test("what came of an order is told in a few words, a battle by its end", () => {
  const told = (event: string): Line => ({ ...line(event), message: { key: `event-${event}`, values: { armies: 2 } } });
  expect(["deploys", "conquers"].map((event) => cameOf(told(event)))).toEqual([
    { key: "board-came-deploys", values: { armies: 2 } },
    { key: "board-ended-conquers", values: { armies: 2 } },
  ]);
});
