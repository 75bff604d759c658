// The cards of the visitor from Tokugawa in icons and words.

import type { Message } from "../../../lib/protocol";
import { keyOf, type SoloAct, type SoloCard } from "../components";
import { said } from "../names";

const ICONS: Record<SoloAct["act"], string> = {
  gate: "courtier",
  climb: "courtier",
  warrior: "warrior",
  gardener: "gardener",
  influence: "influence",
  coins: "coin",
  points: "clan-point",
};

export const actIcon = ({ act }: SoloAct): string => ICONS[act];

/** In the words of the rules' own catalogue. */
export function actSaid(act: SoloAct): Message {
  return act.act === "gardener" ? said(`act-gardener-${act.kind}`) : said(`act-${act.act}`, { n: numberOf(act) });
}

function numberOf(act: SoloAct): number {
  if (act.act === "climb") return act.floors;
  if (act.act === "warrior") return act.iron;
  return "n" in act ? act.n : 0;
}

export function dieSaid({ bridge, position }: SoloCard["front"]): Message {
  return said("board-solo-die", { bridge: keyOf("board-bridge", bridge), end: keyOf("board-end", position) });
}
