// The pseudo-language: English with accents, a third longer, in brackets. What lacks them was never translated.

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const STRETCHED = new Set("aeiou");

function accentedLetter(letter: string): string {
  const place = PLAIN.indexOf(letter);
  const accent = place < 0 ? letter : ([...ACCENTED][place] ?? letter);
  return STRETCHED.has(letter) ? accent + accent : accent;
}

export function accented(text: string): string {
  return [...text].map(accentedLetter).join("");
}

export function bracketed(text: string): string {
  return `⟦${text}⟧`;
}
