import { describe, expect, it } from "vitest";
import { outlived, roadOf } from "../roads";

const HERE = "https://chabudai.example";
const asked = (path: string, more: Partial<{ method: string; mode: string }> = {}) =>
  roadOf({ method: "GET", mode: "cors", url: new URL(path, HERE).href, ...more }, HERE);

describe("what the service worker answers", () => {
  it("never anything of the API, whatever is asked and how", () => {
    for (const path of ["/api", "/api/me", "/api/waiting?x=/assets/a.js", "/api/tables/x/socket", "/api/docs"]) {
      for (const mode of ["navigate", "cors", "no-cors", "same-origin"]) {
        for (const method of ["GET", "POST", "PUT", "DELETE", "HEAD"]) expect(asked(path, { mode, method })).toBeNull();
      }
    }
  });

  it("pages, and assets, whose names change with their content", () => {
    expect(asked("/t/abc", { mode: "navigate" })).toBe("page");
    expect(asked("/assets/index-abc.js")).toBe("asset");
    expect(asked("/assets/index-abc.js", { method: "POST" })).toBeNull();
  });

  it("nothing else, and nothing of others", () => {
    expect(asked("/")).toBeNull();
    expect(asked("/sw.js")).toBeNull();
    expect(asked("https://elsewhere.example/assets/a.js")).toBeNull();
    expect(asked("https://elsewhere.example/", { mode: "navigate" })).toBeNull();
  });

  it("keeps the assets of its own build and of the one before", () => {
    const names = ["chabudai-1", "another", "chabudai-2", "chabudai-3"];
    expect(outlived(names, "chabudai-", "chabudai-3")).toEqual(["chabudai-1"]);
    expect(outlived(["chabudai-3"], "chabudai-", "chabudai-3")).toEqual([]);
  });
});
