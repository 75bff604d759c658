import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { Words } from "../../../lib/catalogue";
import type { Play } from "../../../lib/game";
import type { Line } from "../../../lib/protocol";
import { loadWords } from "../../../lib/text.svelte";
import { linesOf } from "../log";
import Log from "../Log.svelte";

const WORDS = new Words("en", ["event-storm = A storm comes up.\nevent-moves = { $name } moves.\nforced-only-way = only option"]);
const STORM: Line = { at: 1, part: 0, event: { event: "storm" }, message: { key: "event-storm", values: {} } };
const MOVE: Line = { at: 2, part: 0, event: { event: "moves", seat: 0 }, message: { key: "event-moves", values: { seat: 0 } } };

function shown(log: Line[], known: number | null = null): string {
  const parties = [{ place: 0, name: "Hana", crest: 0, seat: null }];
  const play = { log, parties, names: ["Hana"], seat: null } as unknown as Play;
  return render(Log, { props: { id: "table", play, words: WORDS, known } }).body;
}

beforeAll(() => loadWords(""));

test("an event of nobody is told without anybody's mark", () => {
  const page = shown([STORM]);
  expect(page).toContain("A storm comes up.");
  expect(page).not.toContain("crest");
});

test("its line takes as much room as any other", () => {
  expect(shown([STORM, MOVE]).match(/class="nobody/g)).toHaveLength(1);
  expect(shown([STORM, MOVE]).match(/class="crest/g)).toHaveLength(1);
});

test("it belongs to its move as every event does", () => {
  expect(linesOf([STORM, MOVE], { at: 1, part: 0 })).toEqual([STORM]);
});

test("a forced move says why nobody was asked", () => {
  const forced = { seat: 0, reason: { key: "forced-only-way", values: {} } };
  expect(shown([MOVE])).not.toContain("<small");
  expect(shown([{ ...MOVE, forced }])).toContain("(only option)</small>");
});

test("over what the reader knows stands a line, and what is newer is marked", () => {
  const page = shown([MOVE, { ...MOVE, at: 3 }, { ...MOVE, at: 4 }], 1);
  expect(page.match(/data-yours/g)).toHaveLength(1);
  expect(page.indexOf("at=4")).toBeLessThan(page.indexOf("data-yours"));
  expect(page.indexOf("data-yours")).toBeLessThan(page.indexOf("at=2"));
  expect(page.match(/ new"/g)).toHaveLength(2);
  expect(shown([MOVE])).not.toContain("data-yours");
});
