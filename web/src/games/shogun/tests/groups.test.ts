import { expect, test } from "vitest";
import type { MenuEntry } from "../../../lib/protocol";
import { groupsOf, sizesOf } from "../round/groups";
import { remark } from "../sayings";
import type { View } from "../view";

const view = { players: [{ groups: [5, 4, 2, 2] }, { groups: [4, 3] }], march: null } as unknown as View;

test("army groups are counted by size, the largest first (S-3.4.1)", () => {
  expect(sizesOf(view)).toEqual([5, 4, 3, 2]);
  expect(view.players.map((player) => groupsOf(player, 2))).toEqual([2, 0]);
});

test("beside a group stands how many such the reader has left", () => {
  const entry = { does: { verb: "place", group: "2" }, label: { values: {} } } as unknown as MenuEntry;
  expect(remark(entry, view, 0)).toMatchObject({ key: "board-groups-of", values: { count: 2 } });
});

test("beside a special card stands the place in the turn order that comes with it (S-7.6)", () => {
  const entry = { does: { verb: "choose", special: "deploy6" }, label: { values: { place: 3 } } } as unknown as MenuEntry;
  expect(remark(entry, view, 0)).toMatchObject({ key: "board-role-place", values: { place: 3 } });
});
