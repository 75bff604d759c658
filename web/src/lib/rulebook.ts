// The text of the rules: light marks become pieces, so that nothing is ever put into the page as markup.

export interface RulePiece {
  text: string;
  kind: "plain" | "strong" | "code" | "clause";
}

const MARKS = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\b([A-Z]{1,3}-\d+(?:\.\d+)*)/g;

export function rulePieces(text: string): RulePiece[] {
  const pieces: RulePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), kind: "plain" });
    pieces.push(markedPiece(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), kind: "plain" });
  return pieces;
}

function markedPiece([, strong, code, soft, clause]: RegExpMatchArray): RulePiece {
  if (strong !== undefined) return { text: strong, kind: "strong" };
  if (code !== undefined) return { text: code, kind: "code" };
  return clause === undefined ? { text: soft ?? "", kind: "strong" } : { text: clause, kind: "clause" };
}

/** Letters without their accents, so that "kjoto" finds Kjóto. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
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
