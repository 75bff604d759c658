// Something that is told over the board when it has happened to the reader.

export interface Told {
  /** It has come to its end: before it is no news. */
  over: boolean;
  /** It happened to the reader; the others are told when they are asked for. */
  mine: boolean;
  title: string;
  /** On the button that tells of it once more. */
  short: string;
  icon: string;
}
