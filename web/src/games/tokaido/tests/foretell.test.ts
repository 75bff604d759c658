import { expect, test } from "vitest";
import type { Play } from "../../../lib/game";
import type { MenuEntry, Preview } from "../../../lib/protocol";
import { foretell } from "../foretell";
import type { Traveler, View } from "../view";

const traveler = (coins: number, points: number): Traveler => ({ seat: 0, coins, points }) as Traveler;
const viewOf = (coins: number, points: number): View => ({ travelers: [traveler(coins, points)] }) as View;

const donate: MenuEntry = {
  action: "donate 2",
  does: { verb: "donate", coins: "2" },
  label: { key: "label-donate", values: { coins: 2, points: 2 } },
  refusal: null,
};

/** What stands beside it in the list. */
const brings = { key: "phrase-points", values: donate.label.values };

function play(preview: Preview<View> | null | undefined): Play<View> {
  return { view: viewOf(5, 10), seat: 0, preview: () => preview } as unknown as Play<View>;
}

test("a gift tells what is left and what it brings", () => {
  const preview: Preview<View> = { view: viewOf(3, 12), log: [], agenda: [], prompt: null, scores: [12] };
  expect(foretell(donate, play(preview)).line).toEqual({
    key: "board-brings-and-after",
    values: {
      what: brings,
      goods: [
        { key: "phrase-coins", values: { coins: 3 } },
        { key: "phrase-points", values: { points: 12 } },
      ],
    },
  });
});

test("where nothing can be foreseen, nothing more is said than what stands beside the choice", () => {
  expect(foretell(donate, play(null)).line).toEqual(brings);
  expect(foretell(donate, play(undefined)).line).toEqual(brings);
});
