// The order of the rules on their page, and where their pictures stand.

import { expect, test } from "vitest";
import type { Picture } from "../../../lib/game";
import { inReadingOrder, passagesOf, type Chapter } from "../reading";

const clause = (id: string, section = ""): Chapter["clauses"][number] => ({ id, depth: 0, text: "", section });
const chapter = (id: string, ...clauses: Chapter["clauses"]): Chapter => ({ id, title: "", introduction: "", clauses });
const picture = (key: string): Picture => ({
  Drawing: (() => ({})) as unknown as Picture["Drawing"],
  shows: { key, values: {} },
  caption: { key, values: {} },
});
const told = (passages: ReturnType<typeof passagesOf>): string[] =>
  passages.map(({ heading, picture, clauses }) =>
    [heading, picture?.caption.key ?? "", clauses.map(({ id }) => id).join("+")].join("|"),
  );

test("what is in the box is read last, all else as it is written", () => {
  const chapters = ["N-1", "N-2", "N-3"].map((id) => chapter(id));
  expect(inReadingOrder(chapters, "N-1").map(({ id }) => id)).toEqual(["N-2", "N-3", "N-1"]);
  expect(inReadingOrder(chapters, undefined).map(({ id }) => id)).toEqual(["N-1", "N-2", "N-3"]);
});

test("a chapter without headings and pictures is one passage", () => {
  expect(told(passagesOf(chapter("N-1", clause("N-1.1"), clause("N-1.2")), {}))).toEqual(["||N-1.1+N-1.2"]);
});

test("the picture of a chapter stands at its beginning, that of a clause at the clause", () => {
  const pictures = { "N-1": picture("all"), "N-1.3": picture("one") };
  const passages = passagesOf(chapter("N-1", clause("N-1.1"), clause("N-1.2"), clause("N-1.3")), pictures);
  expect(told(passages)).toEqual(["|all|N-1.1+N-1.2", "|one|N-1.3"]);
});

test("a heading begins a passage and is written once", () => {
  const clauses = [clause("N-1.1"), clause("N-1.2", "Two players"), clause("N-1.3", "Two players")];
  expect(told(passagesOf(chapter("N-1", ...clauses), { "N-1.3": picture("two") }))).toEqual([
    "||N-1.1",
    "Two players||N-1.2",
    "|two|N-1.3",
  ]);
});
