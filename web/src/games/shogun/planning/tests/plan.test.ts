import { describe, expect, test } from "vitest";
import type { Action, Planning, Province, Space } from "../../view";
import { again, answerOf, emptyLeft, EMPTY, freeSpaces, lay, picks, planOf, restBlank, take, type Card, type Hand, type Plan } from "../plan";

const KNOWN: Action[] = ["castle", "deploy5", "tax", "rice", "battle_a"];
const HIDDEN: Action[] = ["temple", "theatre", "deploy3", "deploy1_move", "battle_b"];
const SPACES: Space[] = ["bid", ...KNOWN, ...HIDDEN];
const COSTS = { castle: 3, temple: 2, theatre: 1, rice: 0, tax: 0, deploy5: 3, deploy3: 2, deploy1_move: 1, battle_a: 0, battle_b: 0 };
const PROVINCES: Province[] = ["settsu", "aki", "hida", "kai", "noto", "omi", "mino", "izu", "ise"];

const PROSPECT = { tax: 5, rice: 3, farmers: 0, armies: 3, free_sites: 2 };

function handOf(own: number, chests = 9): Hand {
  const provinces = Object.fromEntries(PROVINCES.slice(0, own).map((name) => [name, PROSPECT]));
  const planning = { spaces: SPACES, chest_cards: 5, empty: Math.max(0, 6 - own), costs: COSTS, provinces } as unknown as Planning;
  const noBids = new Set<Card>([0, 1, 2, 3, 4].filter((value) => value > chests).map((value): Card => `chest-${value}`));
  if (own >= 6) noBids.add(EMPTY);
  return { planning, known: KNOWN, chests, noBids };
}

const laid = (hand: Hand, cards: Partial<Record<Space, Card>>): Plan =>
  Object.entries(cards).reduce<Plan>((plan, [space, card]) => lay(plan, card, space as Space, hand), {});

describe("laying", () => {
  const hand = handOf(9);

  test("a card lies on one space: laid elsewhere it leaves the first (S-6.4)", () => {
    expect(laid(hand, { castle: "aki", temple: "aki" })).toEqual({ temple: "aki" });
  });

  test("what lay there goes back to the hand, or to where the card came from", () => {
    expect(lay({ castle: "aki" }, "hida", "castle", hand)).toEqual({ castle: "hida" });
    expect(lay({ castle: "aki", tax: "hida" }, "hida", "castle", hand)).toEqual({ castle: "hida", tax: "aki" });
  });

  test("a card that is laid again where it lies stays there", () => {
    expect(lay({ castle: "aki" }, "aki", "castle", hand)).toEqual({ castle: "aki" });
  });

  test("a bid that cannot be paid is not laid, and does not come there by a swap (S-6.7)", () => {
    const poor = handOf(9, 1);
    expect(lay({}, "chest-2", "bid", poor)).toEqual({});
    expect(lay({}, "chest-2", "castle", poor)).toEqual({ castle: "chest-2" });
    expect(lay({ castle: "chest-2", bid: "aki" }, "aki", "castle", poor)).toEqual({ castle: "aki" });
  });

  test("anything is taken back", () => {
    expect(take({ castle: "aki", bid: "chest-1" }, "bid")).toEqual({ castle: "aki" });
  });

  test("only as many spaces stay empty as cards are missing (S-6.3)", () => {
    expect(lay({}, EMPTY, "castle", hand)).toEqual({});
    const few = handOf(5);
    const one = lay({}, EMPTY, "castle", few);
    expect([one, emptyLeft(one, few)]).toEqual([{ castle: EMPTY }, 0]);
    expect(lay(one, EMPTY, "tax", few)).toEqual(one);
    expect(lay(one, EMPTY, "castle", few)).toEqual(one);
  });
});

describe("the rest blank", () => {
  test("fills with chest cards, the smallest first and on the bid space one that can be paid", () => {
    const plan = restBlank(laid(handOf(9), { castle: "aki", tax: "hida", rice: "kai", deploy5: "omi", battle_a: "mino", temple: "noto" }), handOf(9));
    expect(plan).toMatchObject({ bid: "chest-0", theatre: "chest-1", battle_b: "chest-4" });
    expect(freeSpaces(plan, handOf(9))).toEqual([]);
  });

  test("changes the last chest card, too high for the bid, with one that lies on an action (S-6.7)", () => {
    const hand = handOf(6, 3);
    const orders = { castle: "settsu", tax: "aki", rice: "hida", temple: "kai", theatre: "noto", battle_b: "omi" } as const;
    const chests = { deploy5: "chest-0", battle_a: "chest-1", deploy3: "chest-2", deploy1_move: "chest-3" } as const;
    const plan = restBlank(laid(hand, { ...orders, ...chests }), hand);
    expect(plan).toEqual({ ...orders, ...chests, deploy5: "chest-4", bid: "chest-0" });
  });

  test("leaves free what only provinces can fill", () => {
    expect(freeSpaces(restBlank({}, handOf(9)), handOf(9))).toHaveLength(6);
  });

  test("leaves empty what no card is left for", () => {
    const hand = handOf(2);
    const plan = restBlank(laid(hand, { castle: "settsu", tax: "aki" }), hand);
    expect([freeSpaces(plan, hand), Object.values(plan).filter((card) => card === EMPTY)]).toEqual([[], [EMPTY, EMPTY, EMPTY, EMPTY]]);
  });
});

describe("as it is sent", () => {
  const hand = handOf(5);
  const orders = laid(hand, { rice: "aki", castle: "settsu", tax: "hida", temple: "kai", deploy3: "noto", theatre: EMPTY });
  const whole = restBlank(orders, hand);

  test("nothing before every space is filled", () => {
    expect(picks(orders, hand)).toBeNull();
  });

  test("what is laid so far, with gaps, is what the server is asked about", () => {
    expect(answerOf(orders, hand)).toEqual([
      ...[null, "plan settsu", null, "plan hida", "plan aki", null],
      ...["plan kai", "empty", "plan noto", null, null],
    ]);
  });

  test("the bid first, then the spaces in the order in which they are asked (S-16.1)", () => {
    expect(picks(whole, hand)).toEqual([
      ...["bid 0", "plan settsu", "blank", "plan hida", "plan aki", "blank"],
      ...["plan kai", "empty", "plan noto", "blank", "blank"],
    ]);
  });

  test("and back again", () => {
    const sent = picks(whole, hand) ?? [];
    expect(picks(planOf(sent, hand), hand)).toEqual(sent);
  });

  test("a province and nothing can be bid", () => {
    expect(picks({ ...whole, bid: "omi" }, hand)?.[0]).toBe("bid_card omi");
    expect(picks({ ...whole, bid: EMPTY }, hand)?.[0]).toBe("bid_nothing");
  });
});

test("as last time: without provinces that are lost and bids that cannot be paid", () => {
  const last: Plan = { bid: "chest-4", castle: "settsu", tax: "mutsu", rice: "chest-1", temple: EMPTY };
  expect(again({}, last, handOf(9, 2))).toEqual({ castle: "settsu", rice: "chest-1" });
});

test("as last time: what is laid since stays, and so does every card on its space", () => {
  const last: Plan = { castle: "settsu", tax: "aki", rice: "chest-1" };
  expect(again({ castle: "hida", bid: "aki" }, last, handOf(9))).toEqual({ castle: "hida", bid: "aki", rice: "chest-1" });
});
