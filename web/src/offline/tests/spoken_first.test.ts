import { expect, it } from "vitest";
import { spokenFirst } from "../spoken_first";

it("speaks the first wanted language that it knows, else the first it knows", () => {
  expect(spokenFirst(["en", "cs", "hu"], ["", "de-AT", "hu-HU", "cs"])).toBe("hu");
  expect(spokenFirst(["en", "cs", "hu"], ["pseudo"])).toBe("en");
});
