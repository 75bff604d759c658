// The rules in the reader's language, fetched once for each game and language.

import { getRules } from "./api";
import type { Rulebook } from "./protocol";

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game} ${language}`;
  const found = books.get(key);
  if (found) return found;
  const fetched = getRules(game, language);
  books.set(key, fetched);
  fetched.catch(() => books.delete(key));
  return fetched;
}

/** The text of a clause, or null if the rulebook has none of that number. */
export async function clauseText(game: string, language: string, clause: string): Promise<string | null> {
  const { chapters } = await rulebook(game, language);
  const clauses = chapters.flatMap((chapter) => chapter.clauses);
  return clauses.find((each) => each.id === clause)?.text ?? null;
}
