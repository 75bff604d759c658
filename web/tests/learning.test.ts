// Every game that has a board has what the page of its rules opens with, and its pictures stand where there is a rule.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { GameLearning, Picture } from "../src/lib/game";

// What a page would ask of its browser before it draws anything.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { loadLearning } = await import("../src/lib/games");

const WEB = new URL("../src", import.meta.url).pathname;
const GAMES = new URL("../../src/chabudai/games", import.meta.url).pathname;
const games = readdirSync(join(WEB, "games")).filter((game) => existsSync(join(WEB, "games", game, "index.ts")));

// Before any test: what they draw with takes a while to load.
const loaded = new Map(await Promise.all(games.map(async (game) => [game, await loadLearning(game)] as const)));

function learningOf(game: string): GameLearning {
  const learning = loaded.get(game);
  if (!learning) throw new Error(`${game} has no learning/index.ts`);
  return learning;
}

/** Whatever a game may say in English. */
function keysOf(game: string): Set<string> {
  const rooms = readdirSync(join(WEB, "games", game), { recursive: true, encoding: "utf8" });
  const files = [
    join(GAMES, game, "text/en.ftl"),
    ...rooms.filter((file) => file.endsWith("text/en.ftl")).map((file) => join(WEB, "games", game, file)),
  ];
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key));
}

function numbersIn(game: string): string[] {
  const rules = readFileSync(join(GAMES, game, "RULES.md"), "utf8");
  return [...rules.matchAll(/^(?:## | *- \*\*)([A-Z]+-[\d.]+)/gm)].map(([, number = ""]) => number);
}

test.each(games)("the rules of %s open with an aim, a turn in three to five pictures and a legend", (game) => {
  const { aim, turn, legend } = learningOf(game);
  expect(aim.key).not.toBe("");
  expect(turn.length).toBeGreaterThanOrEqual(3);
  expect(turn.length).toBeLessThanOrEqual(5);
  expect(new Set(legend.map(({ icon }) => icon)).size).toBe(legend.length);
  expect(legend.length).toBeGreaterThan(0);
});

test.each(games)("every picture and icon of the rules of %s has words", (game) => {
  const { aim, turn, legend, pictures } = learningOf(game);
  const said = ({ shows, caption }: Picture): string[] => [shows.key, caption.key];
  const all = [aim.key, ...[...turn, ...Object.values(pictures)].flatMap(said), ...legend.map(({ word }) => word.key)];
  const keys = keysOf(game);
  expect(all.filter((key) => !keys.has(key))).toEqual([]);
});

test.each(games)("the icons of the legend of %s are drawn", (game) => {
  const { legend } = learningOf(game);
  const folders = [join(WEB, "look/icons"), join(WEB, "games", game, "icons")].filter((folder) => existsSync(folder));
  const drawn = folders.flatMap((folder) => readdirSync(folder));
  expect(legend.map(({ icon }) => `${icon}.svg`).filter((file) => !drawn.includes(file))).toEqual([]);
});

test.each(games)("the pictures of %s stand at chapters and clauses that there are", (game) => {
  const { pictures, box } = learningOf(game);
  const numbers = numbersIn(game);
  expect([...Object.keys(pictures), box].filter((number) => !numbers.includes(number ?? ""))).toEqual([]);
});

test("a game without pictures has nothing to open with", async () => {
  expect(await loadLearning("nowhere")).toBeNull();
});
