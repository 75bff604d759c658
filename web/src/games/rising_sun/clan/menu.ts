// Which choices are made by pressing a figure in the reserve.

import type { MenuEntry } from "../../../lib/protocol";
import type { Piece } from "../view";

const FROM_RESERVE = new Set(["summon", "with"]);

export const inTray = ({ does }: MenuEntry): boolean => FROM_RESERVE.has(does.verb);

export const entryOf = (menu: readonly MenuEntry[], piece: Piece): MenuEntry | undefined =>
  menu.find((entry) => inTray(entry) && entry.does.figure === piece);
