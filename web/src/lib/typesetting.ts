// Where no line may be broken: behind a Czech one-letter word, between a number and what it counts, before a dash.
// The twin of chabudai.core.typesetting: catalogues hold ordinary spaces, every sentence is bound when it is said.

const NO_BREAK = "\u00A0";
const COUNTED = /(?<=\d) (?=\p{L})|(?<=\d\.) (?=[a-záčďéěíňóřšťúůýžöőüű])/u; // 3 mince, 7. falu
const DASH = / (?=–)/u;
const ONE_LETTER = /(?<=(?<![\p{L}\p{N}_])[ksvzouaiKSVZOUAI]) (?=\S)/u;

const either = (...places: RegExp[]): RegExp => new RegExp(places.map(({ source }) => source).join("|"), "gu");
const LOOSE: Record<string, RegExp> = { cs: either(ONE_LETTER, COUNTED, DASH), hu: either(COUNTED, DASH) };

/** The text with spaces that do not break, where the typography of its language asks for them. */
export function bound(text: string, language: string): string {
  const loose = LOOSE[language];
  return loose ? text.replace(loose, NO_BREAK) : text;
}
