// How the prints of the games stand on the home page, however many there are.

/** More beside each other are too small to read. */
const MOST = 4;

/** In as few rows as they fit into, and these as even as can be: five are three and two, six twice three. */
export function columnsFor(games: number): number {
  const rows = Math.max(1, Math.ceil(games / MOST));
  return Math.max(1, Math.ceil(games / rows));
}
