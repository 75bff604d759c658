import { describe, expect, it } from "vitest";
import { isAnother } from "../new_version";

const page = (script: string): string => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

describe("a newer page", () => {
  it("begins with another script", () => {
    expect(isAnother(page("/assets/index-new.js"), "/assets/index-old.js")).toBe(true);
    expect(isAnother(page("/assets/index-old.js"), "/assets/index-old.js")).toBe(false);
  });

  it("is not what somebody between us and the server says", () => {
    expect(isAnother("<h1>Log in to the hotel</h1>", "/assets/index-old.js")).toBe(false);
  });
});
