// A game that has no board of its own yet: its view is shown as a list. Choices, log and scores are as always.

import type { GameClient } from "../lib/game";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Holdings from "./Holdings.svelte";

export default {
  sky: "--sky-home",
  Board,
  Tray: Nothing,
  Races: Nothing,
  Holdings,
  order: (_view, seats) => Array.from({ length: seats }, (_each, seat) => seat),
  goods: () => [],
  icon: () => "hand",
  promptIcon: () => "hand",
  itemIcon: () => "seal",
  remark: () => null,
  detail: () => null,
  confirm: (entry) => entry.label,
  heading: () => ({ key: "table-choices", values: {} }),
} satisfies GameClient;
