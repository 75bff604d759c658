// What figures of wood are cut from.

export interface Shape {
  d: string;
  /** What it is made of, unless it has the colour of its seat. */
  fill?: string;
}

export const STRAW = "#e9d6a6";
