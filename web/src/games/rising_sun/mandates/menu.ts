// Which choices are made by pressing a mandate tile.

import type { MenuEntry } from "../../../lib/protocol";

const TILES = new Set(["play", "bury", "announce"]);

export const mandateEntries = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.filter(({ does, refusal }) => TILES.has(does.verb) && refusal === null);
