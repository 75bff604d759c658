// Several things to choose: pressed in any order, put back, sent as one.

import { expect, test } from "vitest";
import type { MenuEntry, Position, Select } from "../../../lib/protocol";
import { Selecting } from "../selecting.svelte";

function entry(action: string, barred = false): MenuEntry {
  const label = { key: `label-${action}`, values: {} };
  const refusal = barred ? { key: "refusal-sour", values: {}, clause: "K-1.2" } : null;
  return { action, does: { verb: "buy", fruit: action.slice(4) }, label, refusal };
}

const MENU = [entry("buy apple"), entry("buy fig"), entry("buy lemon", true), entry("buy plum")];
const TWO: Select = { least: 2, most: 2, stop: null, times: { "buy apple": 2 } };

class Asked {
  position: Position | null;
  kept: readonly string[] = [];
  refused: string[] = [];
  readonly selecting: Selecting;

  constructor(select: Select | null, menu = MENU, recalled: readonly string[] = []) {
    const asked = { n: 3, picks: 0, prompt: { key: "prompt-buy", values: {} }, menu } as unknown as Position;
    this.position = select ? { ...asked, select } : asked;
    this.selecting = new Selecting({
      position: () => this.position,
      heading: () => ({ key: "heading", values: {} }),
      row: ({ label, refusal }) => ({ icon: "hand", label, detail: refusal, remark: null, warns: false }),
      refuse: ({ action }) => this.refused.push(action),
      keep: (actions) => (this.kept = actions),
      recall: () => recalled,
    });
  }

  press(...ids: string[]): this {
    for (const id of ids) this.selecting.rows.find((row) => row.id === id)?.press();
    return this;
  }

  get on(): string[] {
    return this.selecting.rows.filter((row) => row.on).map((row) => row.id);
  }
}

test("each thing is a row as often as it is there, and a barred one says why", () => {
  const asked = new Asked(TWO);
  expect(asked.selecting.rows.map((row) => row.id)).toEqual(["buy apple", "buy apple 2", "buy fig", "buy lemon", "buy plum"]);
  asked.press("buy lemon");
  expect([asked.refused, asked.on]).toEqual([["buy lemon"], []]);
});

test("an answer is whole when so many are chosen, in whatever order", () => {
  const asked = new Asked(TWO).press("buy plum");
  expect([asked.selecting.actions, asked.selecting.missing?.values]).toEqual([null, { left: 1 }]);
  expect(asked.selecting.send).toEqual(asked.selecting.missing);
  asked.press("buy apple");
  expect(asked.selecting.actions).toEqual(["buy plum", "buy apple"]);
  expect([asked.selecting.missing, asked.selecting.goesOn]).toEqual([null, false]);
});

test("what is pressed again is put back, and of two copies one", () => {
  const asked = new Asked(TWO).press("buy apple", "buy apple 2");
  expect(asked.on).toEqual(["buy apple", "buy apple 2"]);
  expect(asked.press("buy apple 2").on).toEqual(["buy apple"]);
  expect(asked.press("buy apple").on).toEqual([]);
});

test("where all are chosen the first makes room for another", () => {
  expect(new Asked(TWO).press("buy apple", "buy fig", "buy plum").selecting.selected).toEqual(["buy fig", "buy plum"]);
});

test("on the board an entry is pressed once for each copy, and once more to put them back", () => {
  const asked = new Asked(TWO);
  const [apple] = MENU as [MenuEntry];
  for (const chosen of [1, 2, 0]) {
    asked.selecting.turn(apple);
    expect(asked.selecting.selected.length).toBe(chosen);
  }
});

test("of equal things one is put back at a time", () => {
  const asked = new Asked(TWO).press("buy apple", "buy apple 2");
  const [apple] = MENU as [MenuEntry];
  for (const left of [1, 0, 0]) {
    asked.selecting.putBack(apple);
    expect(asked.selecting.selected.length).toBe(left);
  }
});

test("who may do with fewer ends with the action that says so, and not where all are chosen", () => {
  const asked = new Asked({ least: 0, most: 2, stop: "enough", times: {} }, [...MENU, entry("enough")]);
  expect(asked.selecting.rows.map((row) => row.id)).not.toContain("enough");
  expect(asked.selecting.actions).toEqual(["enough"]);
  expect(asked.press("buy fig").selecting.actions).toEqual(["buy fig", "enough"]);
  expect(asked.press("buy plum").selecting.actions).toEqual(["buy fig", "buy plum"]);
});

test("the last is taken back first, and to let go takes back all", () => {
  const asked = new Asked(TWO).press("buy fig", "buy plum");
  asked.selecting.takeBack();
  expect(asked.on).toEqual(["buy fig"]);
  expect([asked.selecting.letGo(), asked.selecting.letGo(), asked.on]).toEqual([true, false, []]);
});

test("another question begins with nothing chosen", () => {
  const asked = new Asked(TWO).press("buy fig");
  asked.position = { ...(asked.position as Position), n: 4 };
  expect(asked.selecting.selected).toEqual([]);
});

test("what was chosen before the page was opened anew is chosen again, as far as it still may be", () => {
  expect(new Asked(TWO, MENU, ["buy fig", "buy lemon"]).selecting.selected).toEqual(["buy fig"]);
});

test("an answer that was sent and is taken back lies there again, without the word that ended it", () => {
  const asked = new Asked({ least: 1, most: 3, stop: "enough", times: {} }, [...MENU, entry("enough")]);
  asked.selecting.resume(["buy plum", "enough"]);
  expect([asked.on, asked.kept]).toEqual([["buy plum"], ["buy plum"]]);
});

test("any other question asks for no selection", () => {
  const asked = new Asked(null);
  expect([asked.selecting.isAsked, asked.selecting.selected]).toEqual([false, []]);
});
