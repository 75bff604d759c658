// An offer is laid on one form; the server says step by step what may stand in it.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NextWords, Play } from "../../../../lib/game";
import type { MenuEntry } from "../../../../lib/protocol";
import { storage } from "../../../../lib/tests/storage";
import type { Offer, View } from "../../view";
import { Composing } from "../composing.svelte";

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

const entry = (action: string, barred = false): MenuEntry => {
  const [verb = "", player = ""] = action.split(" ");
  const refusal = barred ? { clause: "R-29.N.2", key: "refusal-nothing-offered", values: {} } : null;
  return { action, does: { verb, player }, label: { key: action, values: {} }, refusal };
};

/** A server that asks for coins both ways, an alliance, both promises and the circle, as in the tea ceremony. */
class Desk {
  readonly done: string[][] = [];
  asked = 0;
  /** Open ones, which may be declined. */
  offers: Offer[] = [];
  season = "spring";

  get play(): Play<View> {
    const beside = {
      ...{ begins: [...this.#declines(), entry("offer 2"), entry("offer 3")], heard: 0, see: () => undefined },
      next: (said: readonly string[]) => Promise.resolve(this.next(said)),
      act: (said: readonly string[]) => Promise.resolve(this.done.push([...said]) > 0),
    };
    const view = { talk: { offers: this.offers }, season: this.season };
    return { id: "table", seat: 0, beside, menu: [], view, position: { n: 1, at: 1 } } as unknown as Play<View>;
  }

  #declines(): MenuEntry[] {
    return this.offers.map(({ giver, which }) => ({
      ...entry(`decline ${giver + 1} ${which}`),
      does: { verb: "decline", player: String(giver + 1), which: String(which) },
    }));
  }

  next([, ...said]: readonly string[]): NextWords {
    this.asked += 1;
    const steps: [string, string[]][] = [
      ["coins", ["coins 0", "coins 1", "coins 2"]],
      ["asked-coins", ["coins 0", "coins 1"]],
      ["alliance", ["no_alliance", "alliance"]],
      ["promise", ["promise none", "promise stay_out_of_province"]],
      ["asked-promise", ["promise none", "promise stay_out_of_province"]],
      ["circle", ["openly", "secretly"]],
    ];
    let place = 0;
    const left = [...said];
    for (; left.length > 0; place++) {
      const last = left.shift();
      if (last === "promise stay_out_of_province" && left.shift() === undefined) return words("province", ["at edo", "at oshu"]);
    }
    const step = steps[place];
    const empty = step?.[0] === "asked-promise" && !said.includes("alliance") && !said.some((each) => /coins [1-9]|province/.test(each));
    return step ? words(...step, empty ? "promise none" : "") : { whole: true, prompt: null, menu: [] };
  }
}

function words(name: string, menu: string[], barred = ""): NextWords {
  const entries = menu.map((action) => entry(action, action === barred));
  return { whole: false, prompt: { key: `prompt-offer-${name}`, values: {} }, menu: entries };
}

const settled = async (composing: Composing): Promise<void> => {
  while (composing.busy) await Promise.resolve();
};

test("whoever is chosen is offered an alliance, in secret, and nothing else", async () => {
  const desk = new Desk();
  const composing = new Composing(desk.play);
  composing.turnTo(1);
  await settled(composing);
  expect(composing.whole).toBe(true);
  expect(await composing.send()).toBe(true);
  expect(desk.done).toEqual([["offer 2", "coins 0", "coins 0", "alliance", "promise none", "promise none", "secretly"]]);
  expect(composing.whom).toBe(null);
});

test("what a promise is about belongs to that promise", async () => {
  const composing = new Composing(new Desk().play);
  composing.turnTo(2);
  composing.wish("asked-promise", "promise stay_out_of_province");
  composing.wish("asked-promise-province", "at oshu");
  await settled(composing);
  expect(composing.fields.map(({ name }) => name)).toEqual([
    ...["coins", "asked-coins", "alliance", "promise", "asked-promise", "asked-promise-province", "circle"],
  ]);
  expect(composing.value("asked-promise-province")).toBe("at oshu");
});

test("an offer of nothing says why it cannot be sent, and promises nothing by itself", async () => {
  const composing = new Composing(new Desk().play);
  composing.turnTo(1);
  composing.wish("alliance", "no_alliance");
  await settled(composing);
  expect(composing.whole).toBe(false);
  expect(composing.refused?.refusal?.key).toBe("refusal-nothing-offered");
  expect(composing.value("asked-promise")).toBe(null);
});

test("the same words are asked of the server once", async () => {
  const desk = new Desk();
  const composing = new Composing(desk.play);
  composing.turnTo(1);
  await settled(composing);
  const before = desk.asked;
  composing.wish("circle", "openly");
  await settled(composing);
  expect(desk.asked - before).toBe(1);
});

const OFFERED: Offer = {
  ...{ giver: 2, taker: 0, which: 1, coins: 1, ronin: 0, asked_coins: 2, asked_ronin: 0, ally: true, private: false },
  ...{ promise: null, asked_promise: null },
};

test("a counter-offer is the offer the other way round", async () => {
  const composing = new Composing(new Desk().play);
  composing.counter(OFFERED);
  await settled(composing);
  expect([composing.whom, composing.value("coins"), composing.value("asked-coins"), composing.value("circle")]).toEqual([
    ...[2, "coins 2", "coins 1", "openly"],
  ]);
});

test("an offer that is laid is there after the page is loaded anew, and asked about once more", async () => {
  const before = new Composing(new Desk().play);
  before.turnTo(1);
  before.wish("coins", "coins 2");
  await settled(before);
  const after = new Composing(new Desk().play);
  after.refresh();
  await settled(after);
  expect([after.whom, after.value("coins"), after.whole]).toEqual([1, "coins 2", true]);
});

test("an offer that was begun and never sent is forgotten with its season", async () => {
  const before = new Composing(new Desk().play);
  before.turnTo(1);
  before.wish("coins", "coins 2");
  await settled(before);
  const summer = new Desk();
  summer.season = "summer";
  const after = new Composing(summer.play);
  expect(after.whom).toBeNull();
  after.turnTo(1);
  await settled(after);
  expect(after.value("coins")).toBe("coins 0");
});

test("nothing is remembered of an offer that is sent", async () => {
  const composing = new Composing(new Desk().play);
  composing.turnTo(1);
  await settled(composing);
  await composing.send();
  expect(new Composing(new Desk().play).whom).toBe(null);
});

test("an offer that was countered is declined when the counter-offer is made", async () => {
  const desk = new Desk();
  desk.offers = [OFFERED];
  const composing = new Composing(desk.play);
  composing.counter(OFFERED);
  await settled(composing);
  expect(composing.countered).toEqual(OFFERED);
  await composing.send();
  expect(desk.done.map(([first]) => first)).toEqual(["offer 3", "decline 3 1"]);
  expect(composing.countered).toBe(null);
});

test("another offer under the same number is not declined with it", async () => {
  const desk = new Desk();
  desk.offers = [{ ...OFFERED, coins: 5 }];
  const composing = new Composing(desk.play);
  composing.counter(OFFERED);
  await settled(composing);
  await composing.send();
  expect(desk.done.map(([first]) => first)).toEqual(["offer 3"]);
});

test("whoever turns to somebody else counters nothing any more", async () => {
  const desk = new Desk();
  desk.offers = [OFFERED];
  const composing = new Composing(desk.play);
  composing.counter(OFFERED);
  composing.turnTo(1);
  await settled(composing);
  await composing.send();
  expect(desk.done.map(([first]) => first)).toEqual(["offer 2"]);
});
