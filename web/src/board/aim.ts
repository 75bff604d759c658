// Where on a board a choice can be made.

import type { MenuEntry } from "../lib/protocol";
import type { Box } from "./draw";

export interface Aim {
  /** All choices that lead there, in menu order. */
  entries: readonly MenuEntry[];
  box: Box;
  /** What it is called where it cannot be seen. */
  name: string;
}

export const isOpen = ({ entries }: Aim): boolean => entries.some((entry) => entry.refusal === null);
export const leadsTo = ({ entries }: Aim, action: string | undefined): boolean =>
  entries.some((entry) => entry.action === action);
