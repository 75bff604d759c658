import { expect, test } from "vitest";
import type { MenuEntry } from "../../../lib/protocol";
import { detail, label, remark } from "../sayings";
import type { View } from "../view";

const VIEW = { travelers: [], offer: {} } as unknown as View;

const entry = (does: MenuEntry["does"], key: string, values: MenuEntry["label"]["values"]): MenuEntry => ({
  ...{ action: Object.values(does).join(" "), does, refusal: null },
  label: { key, values },
});

/** What a row of the list says: what, for how much, what it brings. */
const row = (choice: MenuEntry): (string | undefined)[] =>
  [label(choice), remark(choice, VIEW, 0), detail(choice, VIEW, 0)].map((message) => message?.key);

test("a gift is named by its coins and says beside them what it brings", () => {
  const gift = entry({ verb: "donate", coins: "2" }, "label-donate", { coins: 2, points: 2 });
  expect(row(gift)).toEqual(["board-donate", "phrase-points", undefined]);
});

test("a section of a panorama is named by the panorama, with its number and its points beside it", () => {
  const section = entry({ verb: "admire", panorama: "sea" }, "label-admire", { panorama: "panorama-sea", section: 3 });
  expect(row(section)).toEqual(["board-word", "phrase-section-points", "board-section"]);
});
