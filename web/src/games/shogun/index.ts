// Shogun at the table.

import "../../look/board.css";
import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { explaining } from "./explain/explain";
import Holdings from "./Holdings.svelte";
import { icon, itemIcon, promptIcon } from "./icons";
import { placeOf, places } from "./places";
import { gathering } from "./planning/laying.svelte";
import Races from "./Races.svelte";
import { retelling } from "./retelling";
import { confirm, declines, detail, foretell, goods, heading, hint, label, order, remark, role } from "./sayings";
import Tray from "./Tray.svelte";
import TrayLine from "./TrayLine.svelte";
import type { View } from "./view";

export default {
  sky: "--sky-shogun",
  Board,
  Tray,
  TrayLine,
  Races,
  Holdings,
  order,
  goods,
  role,
  icon,
  promptIcon,
  itemIcon,
  label,
  remark,
  detail,
  confirm,
  foretell,
  hint,
  declines,
  explaining,
  heading,
  retelling,
  gathering,
  places,
  placeOf,
} satisfies GameClient<View>;
