import { beforeAll, expect, test } from "vitest";
import { Words } from "../../../lib/catalogue";
import type { Tale, Retelling } from "../../../lib/game";
import type { Line } from "../../../lib/protocol";
import { loadWords } from "../../../lib/text.svelte";
import { retold, signed, spoken } from "../retold";

const WORDS = new Words("en", [
  "event-goes = { $name } goes.\nevent-gains = { $name } gains { $n }.\ndid = to { $where }\nbrought = { $n } coins\ninn = the inn",
]);
const line = (event: string, values: Record<string, number | string>): Line => ({
  at: 1,
  part: 0,
  event: { event, seat: 1 },
  message: { key: `event-${event}`, values: { seat: 1, ...values } },
});
const tale: Tale = { number: 1, seat: 1, at: 1, lines: [line("goes", { where: "inn" }), line("gains", { n: 3 })] };
const retelling: Retelling<unknown> = {
  begins: () => true,
  isFirst: () => false,
  did: ([first]) => [{ key: "did", values: first?.message.values ?? {} }],
  brought: ([, second]) => [{ key: "brought", values: second?.message.values ?? {} }],
};
const teller = (game: { retelling?: Retelling<unknown> }): Parameters<typeof retold>[1] => ({
  ...{ game, words: WORDS, names: ["Hana", "Petr"], seat: 0 },
});

beforeAll(() => loadWords(""));

test("a tale is who, what, and what it brought, in the game's short words", () => {
  expect(retold(tale, teller({ retelling }))).toEqual({ name: "Petr", did: "to the inn", sentence: null, brought: "3 coins" });
});

test("a game without short words is told in those of the log", () => {
  const { did, sentence, brought } = retold(tale, teller({}));
  expect([did, sentence?.key, brought]).toEqual(["", "event-goes", "Petr gains 3."]);
});

test("whoever hears the page is told all of it in one go", () => {
  expect(spoken([tale, { ...tale, number: 2 }], teller({ retelling }))).toBe(
    "Petr to the inn: 3 coins. Petr to the inn: 3 coins.",
  );
  expect(spoken([tale], teller({}))).toBe("Petr goes. Petr gains 3.");
});

test("a change of points has its sign", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});
