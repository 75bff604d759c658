// Something that is told over the board when it has happened, or a chapter of such things as a whole.

export interface Told {
  /** What it belongs to, such as a round. Where nobody waits for each, the chapter is told as one. */
  chapter: string;
  /** It tells of its whole chapter. */
  sums: boolean;
  /** It has come to its end: before it is no news, but it can be asked for. */
  over: boolean;
  /** How many lines of the log lie behind it at its end. */
  until: number;
  title: string;
  /** On the button that tells of it once more. */
  short: string;
  icon: string;
  /** How it ended, and what it brought: in place of the question while it is told. */
  sentence: string;
  line: string;
}
