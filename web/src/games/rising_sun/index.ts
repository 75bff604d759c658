// Rising Sun at the table.

import "../../look/board.css";
import type { GameClient } from "../../lib/game";
import Board from "./Board.svelte";
import { crests } from "./clan/crests";
import { inTray } from "./clan/menu";
import { earned } from "./earned";
import { explaining } from "./explain/explain";
import Picture from "./explain/Picture.svelte";
import { pictured } from "./explain/pictured";
import Holdings from "./Holdings.svelte";
import { icon, itemIcon, promptIcon } from "./icons";
import Offer from "./Offer.svelte";
import { offers } from "./offer";
import { placeOf, places } from "./places";
import Races from "./Races.svelte";
import { retelling } from "./retelling";
import { bond, confirm, declines, detail, foretell, goods, heading, hint, label, order, remark, role } from "./sayings";
import Deals from "./tea/Deals.svelte";
import Pending from "./tea/Pending.svelte";
import { pending } from "./tea/talk";
import Tray from "./Tray.svelte";
import TrayLine from "./TrayLine.svelte";
import type { View } from "./view";
import { gathering } from "./war/bidding.svelte";

export default {
  sky: "--sky-rising-sun",
  Board,
  Tray,
  TrayLine,
  inTray,
  Races,
  Holdings,
  Offer,
  offers,
  Beside: Deals,
  Pending,
  pending,
  gathering,
  crests,
  order,
  goods,
  role,
  bond,
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
  explaining: { ...explaining, Picture, pictured },
  heading,
  retelling,
  earned,
  places,
  placeOf,
} satisfies GameClient<View>;
