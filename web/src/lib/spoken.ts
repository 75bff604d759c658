// Texts put together for those who hear them: each keeps its own sentence, and the stops between them fit.

/** Without the full stop, where more follows in the same sentence. */
export const unstopped = (text: string): string => text.replace(/\.$/u, "");

/** Parts of one sentence: "The bag; nine marbles; next to the table". */
export const listed = (parts: readonly string[]): string =>
  parts.map((part, place) => (place < parts.length - 1 ? unstopped(part) : part)).join("; ");

/** A heading and what it is about: "The end: Anna wins. Points: …", with a colon only where no sentence has ended. */
export const headed = (parts: readonly string[]): string =>
  parts.reduce((said, part) => (said === "" ? part : `${said}${/[.?!]$/u.test(said) ? "" : ":"} ${part}`), "");
