// What figures of wood are cut from.

export interface Shape {
  d: string;
  /** What it is made of, unless it has the colour of its seat. */
  fill?: string;
}

export const STRAW = "#e9d6a6";

/** Where a figure wears its crest, how large, and in which colour unless that of its seat. */
export interface Mark {
  x: number;
  y: number;
  size: number;
  color?: string;
}

export const MARK: Mark = { x: 0, y: -11, size: 11.5 };
