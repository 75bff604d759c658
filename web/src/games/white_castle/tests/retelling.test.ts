import { expect, test } from "vitest";
import type { Line, Message, Value } from "../../../lib/protocol";
import { talesOf, turnsOf } from "../../../table/since/turns";
import { retelling } from "../retelling";

const line = (event: string, seat: number, values: Record<string, Value> = {}): Line => ({
  at: 0,
  part: 0,
  event: { event, seat },
  message: { key: `event-${event}`, values: { seat, ...values } },
});
const good = (name: string, n: number): Message => ({ key: `effect-gain-${name}`, values: { n } });

test("a turn is told by what it put on the board and what came of it, goods added up", () => {
  const lines = [
    line("takes", 1),
    line("places", 1, { coins: 2 }),
    line("gains", 1, { goods: [good("iron", 1), good("coin", 1)] }),
    line("tends", 1),
    line("gains", 1, { goods: [good("iron", 2)] }),
    line("moves-token", 1, { steps: 2 }),
  ];
  expect(retelling.did(lines).map(({ key }) => key)).toEqual(["board-since-places", "board-since-tends"]);
  expect(retelling.brought(lines)).toEqual([
    good("coin", 3),
    good("iron", 3),
    { key: "effect-influence", values: { n: 2 } },
  ]);
});

test("the visitor's turn is one like any other: from its die on, up to the next die of the player", () => {
  const visit = [line("turns-card", 1), line("turns-card", 1), line("visitor-takes", 1), line("places", 1)];
  const log = [line("takes", 0), line("places", 0), ...visit, line("takes", 0), line("gains", 0)];
  const turns = turnsOf(log, retelling.begins);
  expect(turns.map(({ seat }) => seat)).toEqual([0, 1, 0]);
  expect(talesOf(turns)[1]?.lines).toEqual(visit);
});
