import { describe, expect, test } from "vitest";
import { GOING_AWAY, GONE, pauseAfter, SIGNED_OUT } from "../backoff";

const TRY_LATER = 1013;

describe("coming back to a table", () => {
  test("the pauses grow, up to half a minute", () => {
    const pauses = [0, 1, 2, 3, 10, 1000].map((failures) => pauseAfter(failures, TRY_LATER, 1));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 30_000, 30_000]);
  });

  test("not everybody waits equally long", () => {
    expect(pauseAfter(3, null, 0)).toBe(2000);
    expect(pauseAfter(3, null, 0.5)).toBe(3000);
  });

  test("when a server hands its players over they come back within two seconds, one by one", () => {
    expect([0, 0.5, 1].map((luck) => pauseAfter(0, GOING_AWAY, luck))).toEqual([0, 750, 1500]);
    expect(pauseAfter(1, GOING_AWAY, 1)).toBe(1000);
  });

  test("who was signed out does not come back by themselves", () => {
    expect(pauseAfter(0, SIGNED_OUT)).toBeNull();
  });

  test("to a table that is not there nobody comes back", () => {
    expect(pauseAfter(0, GONE)).toBeNull();
  });
});
