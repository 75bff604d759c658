import { expect, test } from "vitest";
import type { Line } from "../../../lib/protocol";
import { monsterOn } from "../cards/words";
import { crests } from "../clan/crests";
import { CARDS, CLANS, MONSTERS } from "../components";
import { forcesIn, isTied } from "../facts";
import { TYPE_COLOUR, TYPE_ICON } from "../icons";
import { lastDeed } from "../last";
import { cellsOf } from "../mandates/track";
import { DRAWN } from "../pieces/shapes";
import { retelling } from "../retelling";
import type { Played, View } from "../view";

const TURNS = ["mandate", "mandate", "mandate", "kami", "mandate", "mandate", "kami", "mandate", "mandate", "kami"] as const;
const played = (mandate: Played["mandate"], seat: number): Played => ({ mandate, seat, hidden: seat === 1, tile: null });
const season = (turn: number, track: Played[], upcoming: number[], phase = "political"): View =>
  ({ phase, political: { turns: [...TURNS], turn, track, active: 2, upcoming } }) as unknown as View;
const line = (event: string, seat: number, told: Record<string, string | number> = {}): Line => ({
  at: 1,
  part: 0,
  event: { event, seat, ...told },
  message: { key: `event-${event}`, values: { seat, ...told } },
});

test("the track shows what was played, what is carried out, and who takes the turns to come", () => {
  const cells = cellsOf(season(3, [played("recruit", 0), played("harvest", 1)], [0, 1, 2, 0]));
  expect(cells).toHaveLength(12);
  expect(cells[0]).toMatchObject({ kind: "tea", state: "done" });
  expect(cells[2]).toMatchObject({ mandate: "harvest", seat: 1, hidden: true, state: "done" });
  expect(cells[3]).toMatchObject({ kind: "mandate", state: "now", mandate: null, seat: 2 });
  expect(cells[4]).toMatchObject({ kind: "kami", state: "soon", seat: null });
  expect(cells[5]).toMatchObject({ kind: "mandate", seat: 0, number: 4 });
});

test("before the first turn tea is on, in war everything else is over", () => {
  expect(cellsOf(season(0, [], [0], "tea_ceremony"))[0]).toMatchObject({ kind: "tea", state: "now" });
  expect(cellsOf(season(10, [], [], "war")).map(({ state }) => state)).toEqual([...Array(11).fill("done"), "now"]);
});

test("of equals whoever has more honor is first", () => {
  const pieces = [
    { seat: 0, figures: { bushi: 2 }, strongholds: 0, force: 2 },
    { seat: 1, figures: { bushi: 2 }, strongholds: 0, force: 2 },
    { seat: 2, figures: {}, strongholds: 1, force: 0 },
  ];
  const view = { provinces: { edo: { pieces, strongest: 1, war: 1 } }, honor: [1, 0, 2] } as unknown as View;
  const forces = forcesIn(view, "edo");
  expect(forces).toEqual([{ seat: 1, force: 2 }, { seat: 0, force: 2 }]);
  expect(isTied(forces)).toBe(true);
});

test("every monster is drawn in its own way, and every card that brings one says which", () => {
  const drawings = MONSTERS.map(({ id }) => DRAWN[id].shapes.map(({ d }) => d).join(""));
  expect(new Set(drawings).size).toBe(MONSTERS.length);
  for (const { id, type } of CARDS) {
    expect(monsterOn(id) !== null, id).toBe(type === "monster");
    expect(TYPE_ICON[type] && TYPE_COLOUR[type], id).toBeTruthy();
  }
});

test("each clan has a crest and colours of its own, by the key of its role", () => {
  expect(Object.keys(crests).sort()).toEqual(CLANS.map(({ id }) => `clan-${id}`).sort());
  expect(new Set(Object.values(crests).map(({ colours }) => colours)).size).toBe(CLANS.length);
});

test("the last deed is what whoever acted last has done since others acted", () => {
  const log = [
    line("plays", 0),
    line("moves", 1, { source: "edo", province: "oshu", piece: "bushi" }),
    line("moves", 2, { source: "kyoto", province: "edo", piece: "bushi" }),
    line("worships", 2, { province: "edo", kami: "fujin", figure: "shinto" }),
  ];
  expect(lastDeed(log, 1)).toEqual([
    { province: "edo", kami: null, source: "kyoto", seat: 2 },
    { province: null, kami: "fujin", source: null, seat: 2 },
  ]);
});

test("a turn is retold by what was done, then by what it brought", () => {
  const lines = [line("buys", 0, { card: "card-yurei" }), line("points", 0, { points: "2" }), line("draws", 0)];
  expect(retelling.did(lines).map(({ key }) => key)).toEqual(["board-done-buys"]);
  expect(retelling.brought(lines).map(({ key }) => key)).toEqual(["board-brought-points"]);
});

test("that somebody's own figures die is told by the seppuku, that others die by itself", () => {
  const dies = (owner: number): Line => line("kills", 0, { owner, n: 1, province: "edo", figure: "bushi" });
  const lines = [line("commits-seppuku", 0, { province: "edo" }), dies(0), dies(1)];
  expect(retelling.did(lines).map(({ key }) => key)).toEqual(["board-done-commits-seppuku"]);
  expect(retelling.brought(lines).map(({ values }) => values["owner"])).toEqual([1]);
});

test("what was bid in battle after battle is told of who did nothing else, and once", () => {
  const bids = (poets: number): Line => line("bids", 0, { seppuku: 0, hostage: 0, ronin: 0, poets });
  const told = (...lines: Line[]): unknown[] => retelling.did(lines).map(({ key, values }) => [key, values["poets"] ?? null]);
  expect(told(bids(1), line("buys", 0, { card: "card-yurei" }), bids(2))).toEqual([["board-done-buys", null]]);
  expect(told(bids(1), bids(2))).toEqual([["board-done-bids", 2]]);
});
