// What the page judges by itself so that nobody waits, such as where a dragged card may lie: held to the engine over
// thousands of random plans, bids and positions, which Python makes anew each time.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Play } from "../src/lib/game";
import type { MenuEntry } from "../src/lib/protocol";
import { storage } from "../src/lib/tests/storage";
import { ADVANTAGES } from "../src/games/rising_sun/components";
import { Bidding } from "../src/games/rising_sun/war/bidding.svelte";
import type { Advantage, View as War } from "../src/games/rising_sun/view";
import { Laying } from "../src/games/shogun/planning/laying.svelte";
import {
  again,
  answerOf,
  chestCards,
  EMPTY,
  freeSpaces,
  lay,
  mayLie,
  picks,
  planOf,
  provinceCards,
  restBlank,
  take,
  type Card,
  type Hand,
  type Plan,
} from "../src/games/shogun/planning/plan";
import type { View as Planning } from "../src/games/shogun/view";
import { setsOf } from "../src/games/tokaido/collection/sets";
import { standingAt, nextSlot } from "../src/games/tokaido/facts";
import type { View as Road } from "../src/games/tokaido/view";

const CHECKOUT = new URL("../..", import.meta.url).pathname;
const PYTHON = `${CHECKOUT}.venv/bin/python`;
const SCRIPT = new URL("judges.py", import.meta.url).pathname;

interface Asked<View> {
  seat: number;
  view: View;
  menu: MenuEntry[];
}

interface Tables {
  shogun: Asked<Planning>[];
  rising_sun: Asked<War>[];
  tokaido: { view: Road; slots: Record<string, number | null> }[];
}

/** What the page takes for an answer, or for the beginning of none. */
interface Made {
  table: number;
  picks: (string | null)[];
  whole: boolean;
  legal: boolean;
}

const python = (work: string, input = ""): string =>
  execFileSync(PYTHON, [SCRIPT, work], { input, encoding: "utf8", maxBuffer: 2 ** 28 });

/** Numbers that look random and are the same each time. */
class Luck {
  #seed = 1;

  below(most: number): number {
    this.#seed = (this.#seed * 48271) % 0x7fffffff;
    return this.#seed % most;
  }

  one<Thing>(of: readonly Thing[]): Thing {
    return of[this.below(of.length)] as Thing;
  }
}

function playOf<View>({ seat, view, menu }: Asked<View>): Play<View> {
  const position = { deciders: [seat], picked: [], menu, view };
  return { id: "table", seat, view, menu, position, draft: {}, names: [], foresee: () => undefined } as unknown as Play<View>;
}

describe.skipIf(!existsSync(PYTHON))("what the page judges by itself", () => {
  let tables: Tables;
  const luck = new Luck();

  beforeAll(() => {
    vi.stubGlobal("localStorage", storage());
    tables = JSON.parse(python("tables")) as Tables;
  });
  afterAll(() => vi.unstubAllGlobals());

  const PLANS = 20;
  const STEPS = 30;

  /** A plan laid, changed and filled at random; what was refused on the way is noted with what lay there then. */
  function planned(hand: Hand, table: number, made: Made[]): Plan {
    const cards: Card[] = [...provinceCards(hand), ...chestCards(hand), EMPTY];
    let plan: Plan = {};
    for (let step = luck.below(STEPS); step > 0; step -= 1) plan = turned(plan, hand, cards, table, made);
    return filled(restBlank(plan, hand), hand, cards);
  }

  function turned(plan: Plan, hand: Hand, cards: readonly Card[], table: number, made: Made[]): Plan {
    const [card, space] = [luck.one(cards), luck.one(hand.planning.spaces)];
    if (luck.below(6) === 0) return take(plan, space);
    if (mayLie(plan, card, space, hand) !== null) {
      const refused = answerOf({ ...plan, [space]: card }, hand);
      made.push({ table, picks: refused, whole: false, legal: false });
    }
    const turned = lay(plan, card, space, hand);
    made.push({ table, picks: answerOf(turned, hand), whole: false, legal: true });
    return turned;
  }

  function filled(plan: Plan, hand: Hand, cards: readonly Card[]): Plan {
    return freeSpaces(plan, hand).reduce((laid, space) => {
      const left = cards.find((card) => !Object.values(laid).includes(card) && mayLie(laid, card, space, hand) === null);
      return left === undefined ? laid : lay(laid, left, space, hand);
    }, plan);
  }

  test("a plan of Shogun is one by the rules, and what may not be laid could not become one (S-6.2, S-6.3, S-6.7)", () => {
    const made: Made[] = [];
    tables.shogun.forEach((asked, table) => {
      const { hand } = new Laying(playOf(asked));
      let last: Plan = {};
      for (let number = 0; number < PLANS; number += 1) {
        const plan = planned(hand, table, made);
        const whole = picks(plan, hand);
        expect(whole).not.toBeNull();
        made.push({ table, picks: whole ?? [], whole: true, legal: true });
        made.push({ table, picks: answerOf(again({}, last, hand), hand), whole: false, legal: true });
        expect(picks(planOf(whole ?? [], hand), hand)).toEqual(whole);
        last = plan;
      }
    });
    expect(made.filter(({ legal }) => !legal).length).toBeGreaterThan(1000);
    expect(made.filter(({ whole }) => whole).length).toBeGreaterThanOrEqual(3000);
    expect(JSON.parse(python("check", JSON.stringify({ shogun: made })))).toEqual([]);
  });

  test("a bid of Rising Sun is one by the rules, and one coin more than may be laid is not", () => {
    const made: Made[] = [];
    const advantages: Advantage[] = ADVANTAGES.map(({ id }) => id);
    tables.rising_sun.forEach((asked, table) => {
      for (let number = 0; number < PLANS; number += 1) {
        const bidding = new Bidding(playOf(asked));
        for (let step = luck.below(STEPS); step > 0; step -= 1) bidding.lay(luck.one(advantages), luck.one([1, 1, 1, -1]));
        made.push({ table, picks: bidding.actions, whole: true, legal: true });
        const more = luck.one(advantages);
        const raised = advantages.map((each) => `coins ${bidding.bid[each] + (each === more ? 1 : 0)}`);
        made.push({ table, picks: raised, whole: true, legal: bidding.may(more, 1) });
      }
    });
    expect(made.filter(({ legal }) => !legal).length).toBeGreaterThan(100);
    expect(JSON.parse(python("check", JSON.stringify({ rising_sun: made })))).toEqual([]);
  });

  test("on the road of Tokaido whoever comes next takes the place that is drawn (T-3.5)", () => {
    for (const { view, slots } of tables.tokaido) {
      const taken = Object.entries(slots).filter(([, slot]) => slot !== null);
      for (const [step, slot] of taken) expect([step, nextSlot(view, step.split(" ")[1] ?? "")]).toEqual([step, slot]);
    }
    expect(tables.tokaido.some(({ view }) => view.travelers.some(({ station }) => standingAt(view, station).length > 1))).toBe(true);
  });

  test("the souvenirs of Tokaido are worth in their sets what they have scored (T-4.2.6)", () => {
    const gathered = tables.tokaido.flatMap(({ view }) => view.travelers).filter(({ souvenirs }) => souvenirs.length > 2);
    expect(gathered.length).toBeGreaterThan(20);
    for (const { souvenirs, items } of gathered) {
      const points = setsOf(souvenirs).flat().reduce((sum, cell) => sum + (cell.souvenir === null ? 0 : cell.points), 0);
      expect(points).toBe(items["souvenirs"]);
    }
  });
});
