// In which order the rules are read, and where pictures stand among them.

import type { Picture } from "../../lib/game";
import type { Rulebook } from "../../lib/protocol";

export type Chapter = Rulebook["chapters"][number];
export type Clause = Chapter["clauses"][number];

/** Clauses that stand together: under one heading, beside one picture. */
export interface Passage {
  /** The heading that stands over it; empty where the one before it goes on. */
  heading: string;
  picture: Picture | null;
  clauses: Clause[];
}

/** The list of what is in the box comes last: one looks it up when something is missing. */
export function inReadingOrder(chapters: readonly Chapter[], box: string | undefined): Chapter[] {
  return [...chapters.filter(({ id }) => id !== box), ...chapters.filter(({ id }) => id === box)];
}

/** A heading or a picture begins a passage. The picture of the chapter stands beside its beginning. */
export function passagesOf(chapter: Chapter, pictures: Readonly<Record<string, Picture>>): Passage[] {
  const passages: Passage[] = [];
  for (const clause of chapter.clauses) {
    const last = passages.at(-1);
    const heading = clause.section === last?.clauses.at(-1)?.section ? "" : clause.section;
    const picture = pictures[clause.id] ?? (last ? null : (pictures[chapter.id] ?? null));
    if (last && !picture && !heading) last.clauses.push(clause);
    else passages.push({ heading, picture, clauses: [clause] });
  }
  return passages;
}
