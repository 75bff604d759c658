// What earned is told from the log alone, and adds up to the rows of the sheet.

import { expect, test } from "vitest";
import type { Line, Message } from "../../../lib/protocol";
import { PROVINCES } from "../components";
import { earned } from "../earned";

const line = (event: string, seat: number | undefined, told: Record<string, unknown> = {}): Line => ({
  ...{ at: 1, part: 0, event: { event, ...(seat === undefined ? {} : { seat }), ...told } as Line["event"] },
  message: { key: `event-${event}`, values: {} },
});
const points = (seat: number, count: number, source: string): Line => line("points", seat, { points: count, source });
const vp = (province: string): number => PROVINCES.find(({ id }) => id === province)?.harvest.vp ?? 0;

const LOG = [
  line("harvests", 0, { coins: 1, points: vp("kyoto"), ronin: 0, provinces: ["kyoto", "oshu"] }),
  line("harvests", 0, { coins: 1, points: vp("kyoto"), ronin: 0, provinces: ["kyoto"] }),
  line("harvests", 1, { coins: 1, points: vp("edo"), ronin: 0, provinces: ["edo"] }),
  points(0, 2, "card:benevolence"),
  points(0, 3, "kami:susanoo"),
  points(0, 2, "card:benevolence"),
  points(0, 5, "card:justice"),
  line("battle", undefined, { province: "edo", participants: [0, 1] }),
  points(0, 1, "advantage:poets"),
  line("points-taken", 0, { owner: 1, points: 1, source: "advantage:hostage" }),
  line("battle", undefined, { province: "oshu", participants: [0, 1] }),
  points(0, 3, "advantage:poets"),
];
const SHEET = { harvests: 2 * vp("kyoto"), kami: 3, virtues: 9, poets: 4, hostages: 1, seppuku: 0, tokens: 5 };

/** By row: what brought how much. */
function told(sheet: Record<string, number>): Record<string, unknown> {
  const parts = ({ values }: Message): unknown[] => (values["names"] as Message[]).map((each) => [each.values["what"], each.values["points"]]);
  return Object.fromEntries(Object.entries(earned(LOG, 0, sheet)).map(([item, message]) => [item, parts(message)]));
}

test("a row is told by the provinces, cards and kami that brought it, the most first", () => {
  expect(told(SHEET)).toEqual({
    harvests: [["province-kyoto", 2 * vp("kyoto")]],
    kami: [["kami-susanoo", 3]],
    virtues: [["card-justice", 5], ["card-benevolence", 4]],
    poets: [["province-oshu", 3], ["province-edo", 1]],
    hostages: [["province-edo", 1]],
  });
});

test("a row that the log does not add up to is left to its name", () => {
  expect(told({ ...SHEET, virtues: 10 })).not.toHaveProperty("virtues");
});
