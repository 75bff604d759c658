import { expect, test } from "vitest";
import type { Play } from "../../../lib/game";
import type { MenuEntry, Message, Preview } from "../../../lib/protocol";
import { consequence } from "../chain/consequences";
import { changed, next } from "../chain/outcome";
import { messagesOf } from "../names";
import type { Clan, View } from "../view";
import { clan, view } from "./clans";

const gain = (good: string, n: number): Message => ({ key: `effect-gain-${good}`, values: { n } });

function entry(verb: string, does: Record<string, string>, label: Message): MenuEntry {
  return { action: [verb, ...Object.values(does)].join(" "), does: { verb, ...does }, label, refusal: null };
}

function perform(bundle: string, ...effects: Message[]): MenuEntry {
  const values = { bundle: { key: "bundle", values: { effects } } };
  return entry("perform", { bundle }, { key: "label-perform", values });
}

/** What the server foresees: the clan as it would be, and what would be told of it. */
function outcome(after: Partial<Clan>, log: [string, Message["values"]][] = [], agenda: Message[] = []): Preview<View> {
  const lines = log.map(([event, values]) => ({
    event: { event, seat: 0 },
    message: { key: `event-${event}`, values: { seat: 0, ...values } },
  }));
  return { view: view({ clans: [clan(after), clan({ seat: 1 })] }), log: lines, agenda, prompt: null, scores: [] };
}

function play(own: Clan, foreseen: Preview<View> | null | undefined): Play<View> {
  return { view: view({ clans: [own, clan({ seat: 1 })] }), seat: 0, preview: () => foreseen } as unknown as Play<View>;
}

/** All keys of a message and of those inside it. */
function keys(message: Message | null): string[] {
  if (message === null) return [];
  return [message.key, ...Object.values(message.values).flatMap(messagesOf).flatMap(keys)];
}

const goods = (message: Message | null): unknown => message?.values["goods"];

test("a block of goods tells how much one would then have, as the server foresees it", () => {
  const own = clan({ iron: 3 });
  const told = consequence(perform("steward-02.3", gain("iron", 2)), play(own, outcome({ iron: 5 })), own);
  expect(told?.key).toBe("board-brings-after");
  expect(goods(told)).toEqual([gain("iron", 5)]);
});

test("what would be performed but not gained has no room", () => {
  const bundle = { key: "bundle", values: { effects: [gain("iron", 2)] } };
  const full = outcome({ iron: 7 }, [
    ["performs", { bundle }],
    ["gains", { goods: [gain("iron", 1)] }],
  ]);
  expect(keys(changed(clan({ iron: 6 }), full))).toContain("board-brings-lost");
  const fitting = outcome({ iron: 7 }, [
    ["performs", { bundle }],
    ["gains", { goods: [gain("iron", 2)] }],
  ]);
  expect(keys(changed(clan({ iron: 5 }), fitting))).not.toContain("board-brings-lost");
});

test("the token and the points are told where they change", () => {
  const told = changed(clan({ influence: 3, points: 1 }), outcome({ influence: 5, points: 3 }));
  expect(keys(told)).toEqual(["board-sentences", "board-brings-steps", "board-brings-points"]);
  expect(changed(clan({ influence: 3 }), outcome({ influence: 3 }))).toBeNull();
});

test("only what a choice brings about comes next, not what waited before it", () => {
  const [barrier, rest]: Message[] = [
    { key: "chain-barrier", values: { seals: 1, n: 1 } },
    { key: "chain-row", values: {} },
  ];
  const asked = view({ pending: [{ key: "chain-perform", values: {} }, rest as Message] });
  expect(next(outcome({}, [], [barrier as Message, rest as Message]), asked)?.values["opens"]).toEqual(barrier);
  expect(next(outcome({}, [], [rest as Message]), asked)).toBeNull();
  expect(next(outcome({}, [], asked.pending), asked)).toBeNull();
});

test("an outcome nobody can foresee is told by what one has now", () => {
  const own = clan({ iron: 3 });
  const told = consequence(perform("steward-02.3", gain("iron", 2)), play(own, null), own);
  expect(told).toEqual({ key: "board-brings-now", values: { goods: [gain("iron", 3)] } });
});

test("crossing a barrier tells where the token would come to rest", () => {
  const own = clan({ influence: 5, seal: 1 });
  const cross = entry("cross", {}, { key: "label-cross", values: { seals: 1, n: 2 } });
  expect(consequence(cross, play(own, outcome({ influence: 7 })), own)?.values["space"]).toBe(7);
  expect(consequence(cross, play(own, null), own)?.key).toBe("board-brings-crossing");
});

test("gardeners are sent by what is at home, whatever the server foresees", () => {
  const own = clan({ food: 2 });
  const told = consequence(perform("gardeners"), play(own, outcome({ food: 2 })), own);
  expect(told).toEqual({ key: "board-brings-gardeners", values: { home: 5, n: 2 } });
});
