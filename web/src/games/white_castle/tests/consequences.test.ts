import { expect, test } from "vitest";
import type { MenuEntry, Message } from "../../../lib/protocol";
import { consequence } from "../chain/consequences";
import { clan, view } from "./clans";

function perform(bundle: string): MenuEntry {
  const label = { key: "label-perform", values: {} };
  return { action: `perform ${bundle}`, does: { verb: "perform", bundle }, label, refusal: null };
}

/** All keys of a message and of those inside it. */
function keys(message: Message | null): string[] {
  if (message === null) return [];
  const inner = Object.values(message.values).flat().filter((value) => typeof value === "object");
  return [message.key, ...inner.flatMap(keys)];
}

const goods = (message: Message | null): unknown => message?.values["goods"];

test("a block of goods tells how much one would then have", () => {
  const told = consequence(perform("steward-02.3"), view(), clan({ iron: 3 }));
  expect(goods(told)).toEqual([{ key: "effect-gain-iron", values: { n: 5 } }]);
});

test("what there is no room for is told too", () => {
  const told = consequence(perform("steward-02.3"), view(), clan({ iron: 6 }));
  expect(keys(told)).toContain("board-brings-lost");
  expect(keys(consequence(perform("steward-02.3"), view(), clan({ iron: 5 })))).not.toContain("board-brings-lost");
});

test("the well gives its seal and both tiles", () => {
  const told = consequence(perform("well"), view({ well: ["pearl", "pearl"] }), clan({ seal: 1, pearl: 2 }));
  expect(goods(told)).toEqual([
    { key: "effect-gain-seal", values: { n: 2 } },
    { key: "effect-gain-pearl", values: { n: 4 } },
  ]);
});

test("steps that meet a barrier tell its price", () => {
  const far = consequence(perform("diplomat-02.2"), view(), clan({ influence: 4 }));
  expect(far).toEqual({ key: "board-brings-barrier", values: { space: 6, seals: 1 } });
  expect(consequence(perform("diplomat-02.2"), view(), clan({ influence: 3 }))?.key).toBe("board-brings-steps");
});
