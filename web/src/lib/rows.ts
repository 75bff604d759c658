// How the games stand beside each other, however many there are.

/** More in a row are too small to read. */
const MOST = 4;

/** In as few rows as they fit into, and these as even as can be: five are three and two, six twice three. */
export function columnsFor(games: number): number {
  const rows = Math.max(1, Math.ceil(games / MOST));
  return Math.max(1, Math.ceil(games / rows));
}

/** The same where one row needs no columns. */
export const inRows = (games: number): number | undefined => (games > MOST ? columnsFor(games) : undefined);
