// No-break spaces: behind a Czech one-letter word, between a number and what it counts or names, before a dash.
// The twin of chabudai.core.typesetting: catalogues hold ordinary spaces, every sentence is bound when it is said.

const NO_BREAK = "\u00A0";
const COUNTED = /(?<=\d) (?![kvzouai] )(?=\p{L}|%|\d{3}(?!\d))/u; // 3 mince, 54 %, 10 000, not: 3 a 5
const ORDINAL = /(?<=\d\.) (?=\d|[a-záčďéěíňóřšťúůýžöőüű])/u; // 7. falu, 3. 5. 2026
const SIGN = / (?=–|[+−×=] )|(?<= [+−×]) (?=\d)/u; // 3 + 4
const ONE_LETTER = /(?<=(?<![\p{L}\p{N}_])[ksvzouaiKSVZOUAI]) (?=\S)/u;
// do vesnice 3 za 5 mincí: no noun that is counted is shorter than three letters
const NUMBERED = /(?<=\p{L}) (?=\d+(?!\d|[ \u00A0](?:\p{L}{3}|%)|\.[ \u00A0][a-záčďéěíňóřšťúůýžöőüű]))/u;

const either = (...places: RegExp[]): RegExp => new RegExp(places.map(({ source }) => source).join("|"), "gu");
const LOOSE: Record<string, RegExp> = {
  cs: either(ONE_LETTER, NUMBERED, COUNTED, ORDINAL, SIGN),
  hu: either(COUNTED, ORDINAL, SIGN),
};

/** The text with spaces that do not break, where the typography of its language asks for them. */
export function bound(text: string, language: string): string {
  const loose = LOOSE[language];
  return loose ? text.replace(loose, NO_BREAK) : text;
}
