// What a player has been told in the first games, and what is still news.

/** What somebody at this device has been told of one game. */
export interface Learned {
  /** The first tables, as far as they count as first games. */
  tables: string[];
  /** Where each kind of question came for the first time: looking at it again tells the same. */
  met: Record<string, string>;
}

export interface Asking {
  game: string;
  table: string;
  /** The position at which it is asked. */
  at: number;
  /** The key of the question, `prompt-move`. */
  question: string;
}

const FIRST_GAMES = 3;

export const NOTHING_YET: Learned = { tables: [], met: {} };

/** The key of the sentence in the game's catalogues: `aid-move` for `prompt-move`. */
export const aidKey = (question: string): string => question.replace(/^prompt-/, "aid-");

const placeOf = ({ table, at }: Asking): string => `${table}/${at}`;

export function isFirstGame(learned: Learned, table: string): boolean {
  return learned.tables.length < FIRST_GAMES || learned.tables.includes(table);
}

export function isNews(learned: Learned, asking: Asking): boolean {
  const met = learned.met[asking.question];
  return isFirstGame(learned, asking.table) && (met === undefined || met === placeOf(asking));
}

/** After the question has been met; the same object where nothing is new. */
export function learnedBy(learned: Learned, asking: Asking): Learned {
  const { tables, met } = learned;
  if (!isNews(learned, asking) || met[asking.question] !== undefined) return learned;
  return {
    tables: tables.includes(asking.table) ? tables : [...tables, asking.table],
    met: { ...met, [asking.question]: placeOf(asking) },
  };
}
