// The White Castle at the table.

import "../../look/board.css";
import "./stitch.css";
import type { GameClient } from "../../lib/game";
import Races from "./Races.svelte";
import Chain from "./chain/Chain.svelte";
import Offer from "./chain/Offer.svelte";
import Stage from "./draft/Stage.svelte";
import { explaining } from "./explain/explain";
import { icon, itemIcon, promptIcon } from "./icons";
import { byTheWay, declines, inTray, isOffer, isVisit } from "./menu";
import { foretell } from "./foretell";
import { placeOf, places } from "./places";
import { confirm, detail, goods, heading, hint, label, remark, role, undo } from "./sayings";
import { retelling } from "./retelling";
import Holdings from "./Holdings.svelte";
import Tray from "./Tray.svelte";
import TrayLine from "./TrayLine.svelte";
import type { View } from "./view";

export default {
  sky: "--sky-white-castle",
  Board: Stage,
  Tray,
  TrayLine,
  inTray,
  Races,
  Holdings,
  trayBeside: true,
  Offer,
  offers: ({ menu }) => isOffer(menu),
  onlyShows: ({ menu }) => isVisit(menu),
  Course: Chain,
  order: (view) => view.order,
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
  undo,
  declines,
  byTheWay,
  explaining,
  heading,
  retelling,
  places,
  placeOf,
} satisfies GameClient<View>;
