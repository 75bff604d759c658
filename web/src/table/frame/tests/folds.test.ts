import { describe, expect, test } from "vitest";
import { foldOf, isBeside, isSlim, listsChoices, trayOf } from "../folds";

describe("the fold of a table", () => {
  test.each([
    [1440, 900, "wide"],
    [1200, 900, "wide"],
    [1360, 780, "wide"],
    [1280, 800, "short"],
    [1280, 720, "short"],
    [1024, 768, "middle"],
    [768, 1024, "middle"],
    [820, 1180, "upright"],
    [390, 844, "narrow"],
    [844, 390, "sideways"],
    [640, 360, "sideways"],
    [1280, 460, "sideways"],
    [480, 320, "narrow"],
  ])("at %i×%i is %s", (width, height, fold) => {
    expect(foldOf(width, height)).toBe(fold);
  });

  test("has narrow columns where a whole board would not fit between wide ones", () => {
    expect([isSlim("short", 1440), isSlim("wide", 1280), isSlim("wide", 1440)]).toEqual([true, true, false]);
    expect(isSlim("middle", 1024)).toBe(false);
  });

  test("leaves the tray one line on a low screen, and nothing on a phone", () => {
    expect(trayOf("wide", 900)).toBe("open");
    expect(trayOf("wide", 800)).toBe("line");
    expect(trayOf("short", 720)).toBe("line");
    expect(trayOf("middle", 500)).toBeNull();
    expect(trayOf("narrow", 844)).toBeNull();
    expect(trayOf("sideways", 390)).toBeNull();
  });

  test("never folds away a hand of cards where there is room for it", () => {
    expect(trayOf("short", 800, true)).toBe("open");
    expect(trayOf("wide", 800, true)).toBe("open");
    expect(trayOf("middle", 600, true)).toBe("open");
    expect(trayOf("narrow", 844, true)).toBe("open");
    expect(trayOf("narrow", 640, true)).toBeNull();
    expect(trayOf("short", 500, true)).toBe("line");
    expect(trayOf("sideways", 390, true)).toBeNull();
  });

  test("puts the tray beside the board only on a tablet that lies", () => {
    expect(isBeside("middle", 1024, 768)).toBe(true);
    expect(isBeside("middle", 768, 1024)).toBe(false);
    expect(isBeside("upright", 820, 1180)).toBe(false);
  });

  test("keeps the choices open wherever there is room for them", () => {
    expect(listsChoices("short")).toBe(true);
    expect(listsChoices("sideways")).toBe(true);
    expect(listsChoices("middle")).toBe(false);
    expect(listsChoices("narrow")).toBe(false);
  });
});
