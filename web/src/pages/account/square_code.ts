// A square code as one path of an SVG: a run of dark cells in a row is one step of it.

import { encode } from "uqr";

export interface SquareCode {
  /** Cells on a side, the white rim included. */
  size: number;
  path: string;
}

/** Readers of codes need this much white around. */
const RIM = 4;

export function squareCode(text: string): SquareCode {
  const { data, size } = encode(text, { ecc: "M", border: RIM });
  return { size, path: data.map(rowPath).join("") };
}

function rowPath(cells: boolean[], y: number): string {
  const row = cells.map((dark) => (dark ? "1" : "0")).join("");
  return [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join("");
}
