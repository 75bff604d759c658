// A traveler's souvenirs, laid out as sets: the first card of every category, the second of every category, and so on.

import { CATEGORIES, POINTS_IN_SET, souvenirOf } from "../components";

export interface Cell {
  category: string;
  souvenir: string | null;
  /** What the card scored, or would score, in its set. */
  points: number;
  /** Not owned yet: about to be bought. */
  fresh: boolean;
}

interface Laid {
  souvenir: string;
  points: number;
  fresh: boolean;
}

/** The cards score in the order in which they came into their set. */
export function setsOf(owned: readonly string[], fresh: readonly string[] = []): Cell[][] {
  const sets: Map<string, Laid>[] = [new Map()];
  const cards = [
    ...owned.map((souvenir) => ({ souvenir, fresh: false })),
    ...fresh.map((souvenir) => ({ souvenir, fresh: true })),
  ];
  for (const card of cards) {
    const { category } = souvenirOf(card.souvenir);
    const set = sets.find((each) => !each.has(category)) ?? added(sets);
    set.set(category, { ...card, points: POINTS_IN_SET[set.size] ?? 0 });
  }
  return sets.map((set) =>
    CATEGORIES.map((category) => {
      const laid = set.get(category);
      return laid
        ? { category, ...laid }
        : { category, souvenir: null, points: POINTS_IN_SET[set.size] ?? 0, fresh: false };
    }),
  );
}

function added(sets: Map<string, Laid>[]): Map<string, Laid> {
  const set = new Map<string, Laid>();
  sets.push(set);
  return set;
}

/** What the cards of the first set that is not full have scored, and what its next one will. */
export function nextInSet(owned: readonly string[]): { scored: number[]; next: number } {
  const open = setsOf(owned).find((set) => set.some((cell) => cell.souvenir === null)) ?? [];
  const count = open.filter((cell) => cell.souvenir !== null).length;
  return { scored: POINTS_IN_SET.slice(0, count), next: POINTS_IN_SET[count] ?? 0 };
}
