// Offers to the reader are told where the reader looks, and counted until they are answered.

import { expect, test } from "vitest";
import type { Play } from "../../../../lib/game";
import type { Offer, View } from "../../view";
import { Reading } from "../reading.svelte";
import { pending, termsOf } from "../talk";

const offer = (giver: number, taker: number, coins = 1): Offer => ({
  ...{ giver, taker, which: 1, coins, ronin: 0, asked_coins: 0, asked_ronin: 2, ally: true, private: true, promise: null },
  asked_promise: { kind: "stay_out_of_province", province: "edo", mandate: null, advantage: null, kami: null, coins: null, ronin: null },
});
const playing = (offers: Offer[], seat: number | null = 0, log: readonly unknown[] = []): Play<View> =>
  ({ seat, log, view: { talk: { offers } } }) as unknown as Play<View>;
const made = ({ giver, taker, which }: Offer): unknown => ({ event: { event: "offers", seat: giver, other: taker, which } });

test("what is open to the reader is counted, and nothing else", () => {
  const offers = [offer(1, 0), offer(0, 1), offer(1, 2), offer(2, 0)];
  expect(pending(playing(offers))).toBe(2);
  expect(pending(playing(offers, null))).toBe(0);
});

test("the newest offer is told first, none while the list is in sight, and none again that is put off", () => {
  const offers = [offer(1, 0), offer(2, 0)]; // as the view lists them, whoever came first
  const reading = new Reading(playing(offers, 0, [made(offer(2, 0)), made(offer(1, 0))]));
  expect(reading.untold).toEqual([offer(1, 0), offer(2, 0)]);
  reading.here = true;
  expect(reading.untold).toEqual([]);
  reading.here = false;
  reading.later();
  expect(reading.untold).toEqual([]);
  offers.push(offer(2, 0, 3));
  expect(reading.untold).toEqual([offer(2, 0, 3)]);
});

test("each part of an offer names who does it for whom, as the log does", () => {
  const told = termsOf(offer(1, 0)).map(({ words }) => [words.key, words.values["seat"], words.values["other"]]);
  expect(told).toEqual([
    ...[["term-alliance", 1, { seat: 0 }], ["term-coins", 1, { seat: 0 }]],
    ...[["term-ronin", 0, { seat: 1 }], ["term-promise", 0, { seat: 1 }]],
  ]);
});
