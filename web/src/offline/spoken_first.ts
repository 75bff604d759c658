/** Of the languages there are, the first that is wanted; else the first. */
export function spokenFirst(spoken: readonly string[], wanted: readonly string[]): string {
  const tags = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag) => spoken.includes(tag)) ?? spoken[0] ?? "en";
}
