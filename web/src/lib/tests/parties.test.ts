import { expect, test } from "vitest";
import { crestOf, partiesOf } from "../parties";
import type { Seat, TableInfo } from "../protocol";
import { coloursOf, crestHref, seatMark } from "../sprite";

const sits = (seat: number): Seat => ({ seat, name: `Guest ${seat}`, kind: "guest", bot: null, here: true, away: null, host: seat === 0, profile: null });
const TABLE = { game: "tiny", seats: [sits(0), sits(1)] } as TableInfo;
const CRANE = { mark: "role-crane", colours: 3 };

test("a seat is told by its own crest", () => {
  expect(partiesOf(TABLE, 2).map(({ crest }) => crest)).toEqual([0, 1]);
  expect(seatMark(1)).toBe("2");
});

test("where the game has a crest for whom a seat plays, the seat bears it and its colours", () => {
  const parties = partiesOf(TABLE, 2, ["role-crane", null], { "role-crane": CRANE });
  expect(parties.map(({ crest }) => crest)).toEqual([CRANE, 1]);
  expect(crestHref(crestOf(parties, 0))).toContain("#m-role-crane");
  expect(seatMark(crestOf(parties, 0))).toBe("4");
  expect(coloursOf(CRANE)).toBe(3);
});

test("a role that the game has no crest for changes nothing", () => {
  expect(partiesOf(TABLE, 2, ["traveller-hiro", null], { "role-crane": CRANE })[0]?.crest).toBe(0);
});
