// Which drawing of the sprite stands for what.

import type { MenuEntry, Position } from "../../lib/protocol";
import { bundleOf } from "./components";
import { effectIcon, goodIcon } from "./effects";
import { mainEntries } from "./menu";
import type { Item, Row, View } from "./view";

const ROW_ICON: Record<Row, string> = { courtiers: "courtier", gardeners: "gardener", warriors: "warrior" };

export const ITEM_ICON: Record<Item, string> = {
  during_game: "clan-point",
  coins_and_seals: "coin",
  resources: "any-good",
  season_track: "influence",
  courtiers: "courtier",
  warriors: "warrior",
  gardeners: "gardener",
};

const VERB_ICON: Record<string, string> = {
  draft: "purse",
  choose: "any-good",
  take: "die",
  place: "die",
  perform: "castle-light",
  resolve: "domain",
  audience: "courtier",
  ascend: "courtier",
  train: "warrior",
  tend: "gardener",
  cross: "influence",
  exchange: "seal",
  admit: "courtier",
  allot: "gardener",
};
const NO = "close";

export const itemIcon = (item: string): string => ITEM_ICON[item as Item] ?? "clan-point";

/** What is asked is seen in what may be answered. */
export function promptIcon(position: Position<View>): string {
  const [first] = mainEntries(position.menu);
  return VERB_ICON[first?.does.verb ?? "exchange"] ?? "castle";
}

export function icon(entry: MenuEntry): string {
  const { verb, good, space, bundle, row, garden, card } = entry.does;
  if (good !== undefined) return goodIcon(good);
  if (space !== undefined) return spaceIcon(space);
  if (row !== undefined) return ROW_ICON[row as Row];
  if (garden !== undefined) return garden.endsWith("stone") ? "garden-stone" : "garden-plant";
  if (bundle !== undefined) return bundleIcon(bundle);
  if (card !== undefined) return actionIcon(entry);
  return verb === "train" ? "yard" : (VERB_ICON[verb] ?? NO);
}

function spaceIcon(space: string): string {
  if (space === "well") return "well";
  if (space in ROW_ICON) return ROW_ICON[space as Row];
  return space.startsWith("outside") ? "board" : "castle";
}

function bundleIcon(bundle: string): string {
  const [first] = bundleOf(bundle).effects;
  return first ? effectIcon(first) : NO;
}

/** A starting pair is known by the action that comes with it. */
function actionIcon(entry: MenuEntry): string {
  const text = JSON.stringify(entry.label.values["action"] ?? "");
  const found = Object.entries(ROW_ICON).find(([row]) => text.includes(row));
  return found?.[1] ?? "purse";
}
