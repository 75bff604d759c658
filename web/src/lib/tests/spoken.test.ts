import { expect, test } from "vitest";
import { headed, listed } from "../spoken";

test("no part of a sentence ends with a full stop before the next one", () => {
  expect(listed(["Edo", "Force: Koi 2.", "next to Oshu"])).toBe("Edo; Force: Koi 2; next to Oshu");
  expect(listed(["Shrine of Fujin", "Two moves."])).toBe("Shrine of Fujin; Two moves.");
});

test("a heading has a colon behind it, a sentence its own stop", () => {
  expect(headed(["The war: Spring", "It is over.", "Points: Anna +2."])).toBe("The war: Spring: It is over. Points: Anna +2.");
  expect(headed([])).toBe("");
});
