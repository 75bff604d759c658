import { describe, expect, test } from "vitest";
import { framed } from "../../../../board/draw";
import type { MenuEntry } from "../../../../lib/protocol";
import type { View } from "../../view";
import { shownOf } from "../../../../board/aim";
import { aimsOf, couldHaveBeen } from "../aims";
import { daimyoSlot, gardenAction, gardenBox, OUTSIDE_BOX, outsideAction, ROOM_BOX } from "../lay";

const view = {
  seat: 0,
  bridges: { orange: { left: null, middle: [], right: 4 } },
  clans: [{ influence: 5 }],
  rooms: {
    steward_1: { card: "steward-05", tiles: ["orange", "white", "black"] },
    steward_2: { card: null, tiles: ["orange", "white", "black"] },
  },
  spaces: { outside_1: [], outside_2: [{ colour: "black", value: 4 }] },
  daimyo: { card: "daimyo-05", slots: [null, null, null] },
  gardens: { black_plant: "plant-3" },
  yards: { yard_5: ["yard-tile-7.blue", "yard-tile-1.yellow"] },
} as unknown as View;

function entry(action: string, barred = false): MenuEntry {
  const refusal = barred ? { key: "refused", values: {}, clause: "W-1" } : null;
  return { action, does: { verb: action.split(" ")[0] ?? "" }, label: { key: "label", values: {} }, refusal };
}

function keys(...actions: string[]): string[] {
  const menu = actions.map((action) => entry(action));
  return aimsOf(view, menu).map(({ key }) => key);
}

describe("what can be pressed on the board", () => {
  test("all ways into a room are one target", () => {
    const menu = [entry("ascend gate diplomat_1"), entry("ascend floor_1 diplomat_1"), entry("decline")];
    const [aim, ...others] = aimsOf(view, menu);
    expect(others).toEqual([]);
    expect(aim?.entries.map(({ action }) => action)).toEqual(["ascend gate diplomat_1", "ascend floor_1 diplomat_1"]);
  });

  test("a target stands for what is chosen, else for the first that may be chosen", () => {
    const menu = [entry("ascend gate diplomat_1", true), entry("ascend floor_1 diplomat_1")];
    const [aim] = aimsOf(view, menu);
    if (!aim) throw new Error("no target");
    expect(shownOf(aim, null, null).action).toBe("ascend floor_1 diplomat_1");
    expect(shownOf(aim, null, menu[0] ?? null).action).toBe("ascend gate diplomat_1");
  });

  test("only an end with a die can be pressed", () => {
    expect(keys("take orange left", "take orange right")).toEqual(["orange right"]);
  });

  test("rows of the domain and questions about goods are not on the board", () => {
    expect(keys("place courtiers", "resolve warriors", "exchange coin", "choose food")).toEqual([]);
  });

  test("a block is pressed where its card lies, and nowhere once somebody has taken the card", () => {
    const [block] = aimsOf(view, [entry("perform steward-05.2")]);
    expect(block?.frame.y).toBeGreaterThan(ROOM_BOX.steward_1.y);
    expect(keys("perform steward-10.1")).toEqual([]);
  });

  test("slots, gardens and tiles are found by what they do", () => {
    const [slot, garden] = aimsOf(view, [entry("perform daimyo-05.3"), entry("perform plant-3")]);
    expect(slot?.frame).toEqual(framed(daimyoSlot(2), 1, 5));
    expect(garden?.frame).toEqual(framed(gardenAction(gardenBox("black_plant")), 1, 5));
    expect(keys("perform yard-tile-1.yellow", "perform well")).toEqual(["yard-tile-1.yellow", "well"]);
  });

  test("courtiers outside the walls are meant where the die lies", () => {
    const [aim] = aimsOf(view, [entry("perform courtiers")]);
    expect(aim?.frame).toEqual(framed(outsideAction(OUTSIDE_BOX.outside_2, 0), 1, 5));
  });

  test("the barrier to cross is the next one", () => {
    expect(keys("cross")).toEqual(["barrier 6"]);
  });
});

describe("what is not among the choices", () => {
  test("is asked about with the verb of the question", () => {
    expect(couldHaveBeen("steward_2", [entry("place well")])).toBe("place steward_2");
    expect(couldHaveBeen("yard_5", [entry("train yard_1")])).toBe("train yard_5");
    expect(couldHaveBeen("black_stone", [entry("tend white_stone")])).toBe("tend black_stone");
    expect(couldHaveBeen("gate", [entry("place well")])).toBeNull();
  });
});
