// One of the parts between which a reader turns.

export interface Tab<Name extends string> {
  name: Name;
  icon: string;
  label: string;
  /** How much of it is new, and that in words. */
  news?: number;
  newsLabel?: string;
}
