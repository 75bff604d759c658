import { describe, expect, it } from "vitest";
import { elsewhere, nextGame } from "../next_game";

const tables = ["a", "b", "c"].map((id) => ({ id, game: "tiny", since: "2026-01-01T12:00:00Z" }));

describe("the next game that waits", () => {
  it("is the one that has waited longest, seen from where nothing waits", () => {
    expect(nextGame(tables, undefined)?.id).toBe("a");
    expect(nextGame(tables, "z")?.id).toBe("a");
  });

  it("leads through all of them and round again", () => {
    const walk = ["a"];
    for (let step = 0; step < 3; step++) walk.push(nextGame(tables, walk.at(-1))?.id ?? "nowhere");
    expect(walk).toEqual(["a", "b", "c", "a"]);
  });

  it("is never the one at hand", () => {
    expect(nextGame(tables.slice(0, 1), "a")).toBeNull();
    expect(nextGame([], "a")).toBeNull();
    expect(elsewhere(tables, "b").map(({ id }) => id)).toEqual(["a", "c"]);
  });
});
