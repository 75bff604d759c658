// Walking through a row or a list with the arrow keys: one stop of the Tab key, whatever stands in it.

const DOWN: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const ACROSS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads in a list; nothing if it does not walk. */
export function walkedDown(key: string, now: number, count: number): number | undefined {
  const to: Record<string, number> = { Home: 0, End: count - 1 };
  const step = DOWN[key];
  const wanted = step === undefined ? to[key] : now + step;
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, count - 1));
}

/** The same in a row, which begins anew after its end. */
export function walkedAcross(key: string, now: number, count: number): number | undefined {
  const step = ACROSS[key];
  return step === undefined ? undefined : (now + step + count) % count;
}
