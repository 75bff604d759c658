// What is told beside a choice fits in two lines; whatever stands on the board explains itself.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Play } from "../../../lib/game";
import type { Message } from "../../../lib/protocol";
import { LANGUAGES } from "../../../lib/text.svelte";
import { briefOf } from "../cards/words";
import { CARDS, CLANS, MONSTERS, PROVINCES } from "../components";
import { explaining } from "../explain/explain";
import { pictured } from "../explain/pictured";
import type { View } from "../view";

const HERE = new URL("..", import.meta.url).pathname;
const CATALOGUES = [join(HERE, "text"), join(HERE, "../../../../src/chabudai/games/rising_sun/text")];
const TWO_LINES = 64;

/** All that a language says of the game and its board. */
const wordsIn = (language: string): string =>
  CATALOGUES.map((folder) => readFileSync(join(folder, `${language}.ftl`), "utf8")).join("\n");

/** The text of a message, or its gloss. */
function textOf(catalogue: string, { key, values: { word } }: Message): string {
  const found = word
    ? new RegExp(`^${String(word)} = .*(?:\\n {4}.*)*?\\n {4}\\.gloss = (.*)$`, "m").exec(catalogue)
    : new RegExp(`^${key} = (.*)$`, "m").exec(catalogue);
  return found?.[1] ?? "";
}

test.each(LANGUAGES)("whatever a card does can be told beside it in two lines of a list, in %s", (language) => {
  const catalogue = wordsIn(language);
  for (const { id } of CARDS) {
    const said = textOf(catalogue, briefOf(id));
    expect(said.length, id).toBeGreaterThan(4);
    expect(said.length, `${id}: ${said}`).toBeLessThanOrEqual(TWO_LINES);
  }
});

const provinces = Object.fromEntries(PROVINCES.map(({ id }) => [id, { pieces: [], strongest: null, war: null }]));
const there = { seat: 0, figures: { oni_of_skulls: 1, bushi: 2 }, strongholds: 0, force: 3 };
const view = {
  ...{ seat: 0, honor: [0, 1], wars: [], market: [], shrines: [] },
  players: [
    { seat: 0, clan: "koi", cards: [], monsters: [{ monster: "oni_of_skulls", place: "edo" }] },
    { seat: 1, clan: "turtle", cards: [], monsters: [] },
  ],
  provinces: { ...provinces, edo: { pieces: [there], strongest: 0, war: null } },
} as unknown as View;
const play = { view, seat: 0, menu: [], preview: () => null } as unknown as Play<View>;

test("the words under a player's name are explained: the clan, what it can do, earns and where it begins", () => {
  expect(explaining.role?.(1, view)).toBe("clan:turtle");
  for (const { id, home, season_income: coins } of CLANS) {
    const told = explaining.explain(`clan:${id}`, play);
    expect(told?.rows.map(({ on }) => on.key)).toEqual(["board-explain-power", "board-explain-income", "board-explain-home"]);
    expect(told?.rows[1]?.says).toEqual([{ key: "board-explain-income-each", values: { coins } }]);
    expect(told?.rows[2]?.says).toEqual([{ key: "board-word", values: { word: `province-${home}` } }]);
    expect(pictured(`clan:${id}`)).toBe(true);
  }
});

test("a province tells what its harvest brings, and what a monster that stands there can do", () => {
  const [harvest, ...rows] = explaining.explain("province:edo", play)?.rows ?? [];
  expect(harvest?.on.values).toEqual({ word: "mandate-harvest" });
  expect(rows.flatMap(({ says }) => says ?? [])).toContainEqual({ key: "board-explain-monster", values: { word: "figure-oni-of-skulls" } });
  expect(JSON.stringify(explaining.explain("province:kyoto", play)?.rows)).not.toContain("board-explain-monster");
});

test("what everybody has so much of, and every monster, explains itself", () => {
  for (const good of ["coins", "ronin", "tokens", "reserve"]) expect(explaining.explain(`good:${good}`, play)?.clauses).not.toEqual([]);
  for (const { id } of MONSTERS) {
    expect(explaining.explain(`figure:${id}`, play)?.rows[0]?.says).toEqual([{ key: "board-gloss", values: { word: `figure-${id.replaceAll("_", "-")}` } }]);
    expect(pictured(`figure:${id}`)).toBe(true);
  }
});
