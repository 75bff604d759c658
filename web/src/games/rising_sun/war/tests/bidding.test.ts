// A bid is laid freely on four advantages and sent as one.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Play } from "../../../../lib/game";
import type { MenuEntry } from "../../../../lib/protocol";
import { storage } from "../../../../lib/tests/storage";
import type { View } from "../../view";
import { Bidding } from "../bidding.svelte";

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

const coins = (count: number): MenuEntry[] =>
  Array.from({ length: count + 1 }, (_, each) => ({
    ...{ action: `coins ${each}`, does: { verb: "coins", coins: String(each) }, label: { key: "label-bid", values: {} }, refusal: null },
  }));

function play(has: number, picked: string[] = [], number = 2): Play<View> {
  const battle = { number, province: "edo", participants: [0, 1], bids: [null, null, null], prospects: [null, null, null] };
  const position = { menu: coins(has), picked: picked.map((action) => ({ action })), deciders: picked.length > 0 ? [1] : [0, 1] };
  return { view: { season: "spring", battle }, position, id: "table", seat: 0, draft: {} } as unknown as Play<View>;
}

test("coins that are laid on one advantage are gone for the others", () => {
  const bidding = new Bidding(play(3));
  bidding.lay("ronin", 1);
  bidding.lay("ronin", 1);
  bidding.lay("seppuku", 1);
  expect([bidding.left, bidding.may("poets", 1), bidding.may("poets", -1)]).toEqual([0, false, false]);
  expect(bidding.actions).toEqual(["coins 1", "coins 0", "coins 2", "coins 0"]);
  bidding.lay("poets", 1);
  expect(bidding.left).toBe(0);
});

test("steps are taken back one by one, or all at once", () => {
  const bidding = new Bidding(play(3));
  bidding.lay("hostage", 1);
  bidding.lay("poets", 1);
  bidding.takeBack();
  expect(bidding.actions.join()).toBe("coins 0,coins 1,coins 0,coins 0");
  bidding.helpers[0]?.press();
  expect(bidding.actions.join()).toBe("coins 0,coins 0,coins 0,coins 0");
  expect(bidding.helpers).toEqual([]);
});

test("the list has a row for each coin that can be laid or taken back", () => {
  const bidding = new Bidding(play(1));
  expect(bidding.rows.map(({ id }) => id)).toEqual(["more seppuku", "more hostage", "more ronin", "more poets"]);
  bidding.rows[1]?.press();
  expect(bidding.rows.map(({ id }) => id)).toEqual(["less hostage"]);
});

test("a bid that was sealed is shown as it is, and asks for nothing", () => {
  const bidding = new Bidding(play(0, ["coins 1", "coins 0", "coins 4", "coins 0"]));
  expect(bidding.asked).toBe(false);
  expect(bidding.bid.ronin).toBe(4);
});

test("a bid that is laid is there after the page is loaded anew, for this battle alone and as long as it can be paid", () => {
  new Bidding(play(3)).lay("ronin", 2);
  expect(new Bidding(play(3)).bid.ronin).toBe(2);
  expect(new Bidding(play(1)).bid.ronin).toBe(0);
  expect(new Bidding(play(3, [], 3)).bid.ronin).toBe(0);
});

test("nothing is remembered of a bid that is sealed", () => {
  const bidding = new Bidding(play(3));
  bidding.lay("ronin", 2);
  bidding.sent();
  expect(new Bidding(play(3)).bid.ronin).toBe(0);
});
