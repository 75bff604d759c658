import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AskingAgain } from "../asking_again";

const MINUTE = 60_000;
const even = (): number => 0.5;
let hidden = false;

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("asking again and again", () => {
  it("asks about every minute while somebody looks", async () => {
    const ask = vi.fn(() => Promise.resolve());
    const asking = new AskingAgain(ask, undefined, even);
    await asking.now();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("asks more seldom while nobody looks", async () => {
    const ask = vi.fn(() => Promise.resolve());
    hidden = true;
    const asking = new AskingAgain(ask, undefined, even);
    await asking.now();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("asks less and less often what does not answer, and as before once it does", async () => {
    const ask = vi.fn(() => Promise.reject(new Error("away")));
    const asking = new AskingAgain(ask, undefined, even);
    const pauses = [];
    for (let time = 0; time < 6; time++) {
      await asking.now();
      pauses.push(asking.pause() / MINUTE);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 16, 16]);
    ask.mockImplementation(() => Promise.resolve() as Promise<never>);
    await asking.now();
    expect(asking.pause()).toBe(MINUTE);
  });

  it("tells when there is an answer again", async () => {
    const ask = vi.fn(() => Promise.resolve());
    const back = vi.fn();
    const asking = new AskingAgain(ask, back, even);
    await asking.now();
    expect(back).not.toHaveBeenCalled();
    ask.mockRejectedValueOnce(new Error("away"));
    await asking.now();
    await asking.now();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("makes one question of several reasons, and asks once more if the answer may be too old", async () => {
    let answer = (): void => undefined;
    const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const asking = new AskingAgain(ask, undefined, even);
    asking.soon();
    asking.soon();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(1);
    asking.soon();
    answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("never lets all pages ask at the same moment", () => {
    const pauses = [0, 0.5, 1].map((luck) => new AskingAgain(() => Promise.resolve(), undefined, () => luck).pause());
    expect(pauses).toEqual([45_000, 60_000, 75_000]);
  });
});
