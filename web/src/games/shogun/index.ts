// Shogun at the table.

import "../../look/board.css";
import "./colours.css";
import type { GameClient } from "../../lib/game";
import plain from "../../plain";
import Holdings from "./Holdings.svelte";
import { gathering } from "./planning/laying.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";
import type { View } from "./view";

export default {
  ...plain,
  sky: "--sky-shogun",
  Board: Stage,
  Tray,
  Holdings,
  gathering,
} satisfies GameClient<View>;
