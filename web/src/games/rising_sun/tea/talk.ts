// What can be read off the view about offers and promises, and the choices that answer them.

import type { Play } from "../../../lib/game";
import type { MenuEntry, Message } from "../../../lib/protocol";
import { keyOf } from "../components";
import { kamiKey, advantageKey, mandateKey, provinceKey, said } from "../names";
import type { MadePromise, Offer, View, Word } from "../view";

export const offersTo = ({ talk }: View, seat: number | null): Offer[] =>
  seat === null ? [] : talk.offers.filter(({ taker }) => taker === seat);
export const offersOf = ({ talk }: View, seat: number | null): Offer[] =>
  seat === null ? [] : talk.offers.filter(({ giver }) => giver === seat);
/** Those made before the whole table that neither come from nor go to this seat. */
export const offersAround = ({ talk }: View, seat: number | null): Offer[] =>
  talk.offers.filter(({ giver, taker }) => giver !== seat && taker !== seat);

/** How many offers wait for the reader's answer. */
export const pending = (play: Play<View>): number => offersTo(play.view, play.seat).length;

export const offerKey = ({ giver, taker, which, private: secret }: Offer): string => `${giver} ${taker} ${which} ${secret}`;

const OFFERING = /^prompt-(make-offer|offer-.*|answer)$/;

/** R-29.N.5: the reader is asked for an offer, for a part of one, or for an answer to one. */
export const offering = (play: Play<View>): boolean => play.menu.length > 0 && OFFERING.test(play.position.prompt?.key ?? "");

/** Parts of an offer that may be said now. */
export const partsOf = (play: Play<View>): readonly MenuEntry[] => (play.view.talk.draft === null ? [] : play.menu);

type Answer = "accept" | "decline" | "withdraw";

/** The act beside the question, or the choice of the question, that answers an offer; null where there is none. */
export function answerTo(play: Play<View>, offer: Offer, answer: Answer): { entry: MenuEntry; asked: boolean } | null {
  const { giver, taker, which } = offer;
  const player = answer === "withdraw" ? taker : giver;
  const fits = ({ does }: MenuEntry): boolean =>
    does.verb === answer && (does.player === undefined || Number(does.player) === player + 1) && (does.which === undefined || Number(does.which) === which);
  const beside = play.beside?.begins.find(fits);
  if (beside) return { entry: beside, asked: false };
  const entry = play.menu.find(fits);
  return entry ? { entry, asked: true } : null;
}

/** Gives such an answer. */
export async function give(play: Play<View>, { entry, asked }: { entry: MenuEntry; asked: boolean }): Promise<void> {
  if (entry.refusal !== null) play.choose(entry);
  else if (asked) play.confirm(entry);
  else await play.beside?.act([entry.action]);
}

/** One thing that an offer brings or asks, with its sign. */
export interface Term {
  icon: string;
  words: Message;
}

/** What changes hands at once, then what is only promised; as the reader is concerned by it. */
export function termsOf({ giver, taker, coins, ronin, asked_coins, asked_ronin, ally, promise, asked_promise }: Offer): Term[] {
  return [
    ...(ally ? [term("alliance", "alliance", giver, taker, {})] : []),
    ...sideOf(giver, taker, coins, ronin, promise),
    ...sideOf(taker, giver, asked_coins, asked_ronin, asked_promise),
  ];
}

/** What one of the two gives and promises the other: the same clauses as in the log. */
function sideOf(seat: number, other: number, coins: number, ronin: number, word: Word | null): Term[] {
  return [
    ...(coins > 0 ? [term("coins", "coin", seat, other, { coins })] : []),
    ...(ronin > 0 ? [term("ronin", "ronin", seat, other, { ronin })] : []),
    ...(word === null || word.kind === "none" ? [] : [term("promise", "hand", seat, other, { promise: promiseOf(word) })]),
  ];
}

const term = (key: string, icon: string, seat: number, other: number, values: Message["values"]): Term => ({
  ...{ icon, words: said(`term-${key}`, { seat, other: { seat: other }, ...values }) },
});

/** "Kappa promises you to stay out of Kansai.", as the log says it. */
export const promiseSaid = (seat: number, other: number, word: Word): Message =>
  said("event-promises", { seat, other: { seat: other }, promise: promiseOf(word) });

function promiseOf(word: Word): Message {
  return said(keyOf("promise", word.kind), {
    ...{ coins: word.coins ?? 0, ronin: word.ronin ?? 0 },
    ...(word.mandate && { mandate: mandateKey(word.mandate) }),
    ...(word.province && { province: provinceKey(word.province) }),
    ...(word.advantage && { advantage: advantageKey(word.advantage) }),
    ...(word.kami && { kami: kamiKey(word.kami) }),
  });
}

export const STATUS_ICON: Record<MadePromise["status"], string> = {
  open: "clock",
  kept: "check",
  broken: "betrayal",
  undecidable: "why",
};
