import { expect, test } from "vitest";
import type { DeviceLink } from "../../../lib/account_protocol";
import { isSettled, minutesLeft, stageAfter, type Stage } from "../device_link";

const link = (state: DeviceLink["state"]): DeviceLink => ({ id: "k", state, device: "Firefox, Linux", expires: "" });

test("a link is asked for, granted and used", () => {
  let stage: Stage = "open";
  const stages = [[link("open")], [link("asked")], [link("granted")], []].map(
    (links) => (stage = stageAfter(stage, "k", links)),
  );
  expect(stages).toEqual(["open", "asked", "granted", "in"]);
});

test("a link that goes without a yes is over, and other links say nothing of it", () => {
  expect(stageAfter("open", "k", [])).toBe("over");
  expect(stageAfter("asked", "k", [{ ...link("granted"), id: "other" }])).toBe("over");
});

test("what is settled stays so", () => {
  for (const stage of ["in", "over", "refused"] as const) {
    expect(isSettled(stage)).toBe(true);
    expect(stageAfter(stage, "k", [link("asked")])).toBe(stage);
  }
  expect((["open", "asked", "granted"] as const).some(isSettled)).toBe(false);
});

test("minutes are counted as begun, whatever the clock of this device says", () => {
  const at = (seconds: number): number => minutesLeft("2026-01-01T12:00:00Z", Date.parse("2026-01-01T12:00:00Z") - seconds * 1000);
  expect([600, 541, 61, 60, 1, 0, -500, 9000].map(at)).toEqual([10, 10, 2, 1, 1, 1, 1, 10]);
});
