import { expect, test } from "vitest";
import type { Line, MenuEntry } from "../../../lib/protocol";
import { afterTurn, doneNow } from "../chain/done";
import { byTheWay, isOffer, mainEntries } from "../menu";
import { view } from "./clans";

const line = (event: string, seat: number): Line => ({
  at: 0,
  part: 0,
  event: { event, seat },
  message: { key: `event-${event}`, values: { seat } },
});
const entry = (verb: string): MenuEntry => ({
  action: verb,
  does: { verb },
  label: { key: "label", values: {} },
  refusal: null,
});
const events = (lines: Line[]): string[] => lines.map(({ event }) => event.event);

test("what was done in a turn is what the log tells since the die was taken", () => {
  const before = [line("gains", 0), line("takes", 1), line("gains", 1)];
  const log = [...before, line("takes", 0), line("places", 0), line("gains", 0)];
  expect(events(doneNow(log, 0))).toEqual(["places", "gains"]);
  expect(doneNow(log, 1)).toEqual([]);
});

test("after a turn comes the next in the order, after the last one the end of the round", () => {
  expect(afterTurn(view({ mover: 1, next: 0 }))).toEqual({ key: "board-chain-turn", values: { seat: 0 } });
  expect(afterTurn(view({ mover: 1, next: null }))?.key).toBe("board-chain-round");
  expect(afterTurn(view({ phase: "gardens", mover: null }))).toBeNull();
});

test("exchanges stand beside a question, unless they are the question", () => {
  const menu = [entry("audience"), entry("decline"), entry("exchange")];
  expect(menu.map((each) => byTheWay(each, menu))).toEqual([false, false, true]);
  expect(mainEntries(menu).map((each) => each.action)).toEqual(["audience"]);
  const last = [entry("exchange"), entry("decline")];
  expect(mainEntries(last).map((each) => each.action)).toEqual(["exchange"]);
});

test("places on the board are chosen there, everything else is laid out", () => {
  expect(isOffer([entry("place"), entry("exchange")])).toBe(false);
  expect(isOffer([entry("perform"), entry("decline")])).toBe(true);
  expect(isOffer([])).toBe(false);
});
