// The text of the rules in pieces: clauses that are named become links, and what is searched for is marked.

const CLAUSE = /\b[A-Z]{1,3}-\d+(?:\.(?:\d+|[A-Z]\b))*(?:[a-z]\b)?/g;

export interface RulePiece {
  text: string;
  clause: boolean;
}

export function rulePieces(text: string): RulePiece[] {
  const pieces: RulePiece[] = [];
  let end = 0;
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    pieces.push({ text: text.slice(end, index), clause: false }, { text: clause, clause: true });
    end = index + clause.length;
  }
  return [...pieces, { text: text.slice(end), clause: false }];
}

/** Letters without their accents and spaces of one kind, so that "do kjota" finds “do Kjóta”. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/\s/gu, " ")
    .toLowerCase();
}

/** A piece of text cut where the words searched for stand in it. */
export function foundIn(text: string, wanted: string): { text: string; hit: boolean }[] {
  const plain = plainLetters(text);
  const place = wanted === "" || plain.length !== text.length ? -1 : plain.indexOf(wanted);
  if (place < 0) return [{ text, hit: false }];
  return [
    { text: text.slice(0, place), hit: false },
    { text: text.slice(place, place + wanted.length), hit: true },
    ...foundIn(text.slice(place + wanted.length), wanted),
  ];
}
