// The way from one game that waits to the next.

import type { WaitingTable } from "./protocol";

/** The games that wait elsewhere than here. */
export function elsewhere(tables: readonly WaitingTable[], here: string | undefined): WaitingTable[] {
  return tables.filter(({ id }) => id !== here);
}

/** The one after this table, round and round, so that one press after another leads through all of them. */
export function nextGame(tables: readonly WaitingTable[], here: string | undefined): WaitingTable | null {
  const place = tables.findIndex(({ id }) => id === here);
  return [...tables.slice(place + 1), ...tables.slice(0, Math.max(0, place))][0] ?? null;
}
