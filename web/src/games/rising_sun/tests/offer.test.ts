import { expect, test } from "vitest";
import type { Play } from "../../../lib/game";
import type { MenuEntry } from "../../../lib/protocol";
import { offers } from "../offer";
import type { View } from "../view";

const entry = (verb: string, does: Record<string, string> = {}): MenuEntry =>
  ({ action: verb, does: { verb, ...does }, label: { key: "label", values: {} }, refusal: null }) as MenuEntry;
const asked = (menu: MenuEntry[], view: Partial<View> = {}, key = "prompt-pay-toll"): Play<View> =>
  ({ menu, view: { phase: "political", battle: null, asking: null, mover: 0, ...view }, position: { prompt: { key } } }) as unknown as Play<View>;

test("mandates and whatever nothing on the map stands for are chosen over the board", () => {
  expect(offers(asked([entry("play", { mandate: "train" }), entry("play", { mandate: "recruit" })]))).toBe(true);
  expect(offers(asked([entry("turn_back"), entry("pay")]))).toBe(true);
  expect(offers(asked([]))).toBe(false);
});

test("what is pressed on the map, in the reserve, on the market or in a room is not offered again", () => {
  expect(offers(asked([entry("to", { province: "edo" }), entry("stay")]))).toBe(false);
  expect(offers(asked([entry("summon", { figure: "bushi" }), entry("skip")]))).toBe(false);
  expect(offers(asked([entry("buy", { card: "yurei" }), entry("pass")]))).toBe(false);
  expect(offers(asked([entry("pass"), entry("offer", { player: "2" })], {}, "prompt-make-offer"))).toBe(false);
  expect(offers(asked([entry("no"), entry("yes")], { phase: "war", battle: {} as View["battle"] }))).toBe(false);
});
