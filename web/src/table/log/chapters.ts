// Where in a game its parts begin, found with few questions: a part is taken to be one stretch without gaps.

/** What one asks at most, so that a strange game does not make us fetch all of it. */
const MOST_QUESTIONS = 120;

export interface Part {
  at: number;
  where: string;
}

type Asking = (at: number) => Promise<string | null>;

/** The first position of every part between `first` and `last`. */
export async function partsBetween(first: number, last: number, ask: Asking): Promise<Part[]> {
  const known = new Map<number, string | null>();
  const look = async (at: number): Promise<string | null> => {
    if (!known.has(at)) known.set(at, known.size < MOST_QUESTIONS ? await ask(at) : null);
    return known.get(at) ?? null;
  };
  const parts: Part[] = [];
  const opening = await look(first);
  if (opening !== null) parts.push({ at: first, where: opening });
  await bisect(first, last, look, parts);
  return parts;
}

async function bisect(low: number, high: number, look: Asking, parts: Part[]): Promise<void> {
  const [before, after] = [await look(low), await look(high)];
  if (before === after || before === null || after === null) return;
  if (high - low <= 1) {
    parts.push({ at: high, where: after });
    return;
  }
  const middle = Math.floor((low + high) / 2);
  await bisect(low, middle, look, parts);
  await bisect(middle, high, look, parts);
}
