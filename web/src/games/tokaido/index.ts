// Tokaido at the table.

import "../../look/board.css";
import type { GameClient } from "../../lib/game";
import { adding } from "./adding";
import Races from "./Races.svelte";
import Board from "./Board.svelte";
import { explaining } from "./explain";
import { fromBehind } from "./facts";
import { foretell } from "./foretell";
import { icon, itemIcon, promptIcon } from "./icons";
import { placeOf, places } from "./places";
import { retelling } from "./retelling";
import { confirm, detail, goods, heading, label, remark, rivalry } from "./sayings";
import Holdings from "./Holdings.svelte";
import Tray from "./Tray.svelte";
import TrayLine from "./TrayLine.svelte";
import type { View } from "./view";

export default {
  sky: "--sky-tokaido",
  Board,
  Tray,
  TrayLine,
  Races,
  Holdings,
  // Whoever is farthest behind moves first; the neutral traveler has no seat.
  order: (view) =>
    fromBehind(view)
      .filter((traveler) => !traveler.neutral)
      .map((traveler) => traveler.seat),
  goods,
  rivalry,
  icon,
  promptIcon,
  itemIcon,
  label,
  remark,
  detail,
  confirm,
  foretell,
  heading,
  retelling,
  adding,
  explaining,
  places,
  placeOf,
} satisfies GameClient<View>;
