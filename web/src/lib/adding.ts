// Answers that several things add up to. The menu lists every sum; the reader gathers the things, and never reads all sums.

import type { MenuEntry } from "./protocol";

/** What a choice is made of; null for one that stands alone. */
export type ThingsOf = (entry: MenuEntry) => readonly string[] | null;

/** One of the things that add up, seen from what is gathered now. */
export interface Addend {
  thing: string;
  /** Gathered. */
  on: boolean;
  alone: MenuEntry;
  /** What is gathered with it. */
  sum: MenuEntry;
  /** What is gathered without it; null for nothing. */
  rest: MenuEntry | null;
}

interface Sum {
  things: readonly string[];
  entry: MenuEntry;
}

export function addends(menu: readonly MenuEntry[], chosen: MenuEntry | null, thingsOf: ThingsOf): Addend[] {
  const sums = menu.flatMap((entry): Sum[] => {
    const things = thingsOf(entry);
    return things === null ? [] : [{ things, entry }];
  });
  const gathered = sums.find(({ entry }) => entry.action === chosen?.action)?.things ?? [];
  return sums.flatMap(({ things: [thing, ...more], entry }) =>
    thing === undefined || more.length > 0 ? [] : [addend(thing, entry, gathered, sums)],
  );
}

function addend(thing: string, alone: MenuEntry, gathered: readonly string[], sums: readonly Sum[]): Addend {
  const others = gathered.filter((each) => each !== thing);
  return {
    thing,
    alone,
    on: others.length < gathered.length,
    // a sum that the menu does not know is begun anew
    sum: entryOf(sums, [...others, thing]) ?? alone,
    rest: entryOf(sums, others),
  };
}

function entryOf(sums: readonly Sum[], wanted: readonly string[]): MenuEntry | null {
  const isWanted = ({ things }: Sum): boolean =>
    things.length === wanted.length && things.every((thing) => wanted.includes(thing));
  return sums.find(isWanted)?.entry ?? null;
}

/** What pressing it chooses: the sum with it or without it. The last one is put back by choosing it again. */
export function pressed({ on, sum, rest }: Addend): MenuEntry {
  return on ? (rest ?? sum) : sum;
}
