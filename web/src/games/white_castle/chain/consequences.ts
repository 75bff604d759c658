// What a choice would bring: what the server foresees, and what one sees on the table without it.

import type { Play } from "../../../lib/game";
import type { MenuEntry, Message } from "../../../lib/protocol";
import { bundleOf, keyOf, type Effect } from "../components";
import { messagesOf, said, sentences } from "../names";
import type { Clan, Good, View } from "../view";
import { changed, next, type Outcome } from "./outcome";

const GOODS: readonly Good[] = ["food", "iron", "pearl", "coin", "seal"];

export function consequence(entry: MenuEntry, play: Play<View>, clan: Clan): Message | null {
  const outcome = play.preview(entry) ?? null;
  if (entry.does.verb === "cross") return crossed(entry, clan, outcome);
  if (entry.label.key === "label-stop") return said("board-brings-stop", { space: clan.influence });
  const seen = onTheTable(entry, clan);
  const told = outcome ? changed(clan, outcome) : have(entry, clan);
  // what is seen says more than the name of the next question
  return sentences([...seen, told, seen.length === 0 && outcome ? next(outcome, play.view) : null]);
}

/** For whom it is, and what they can do: as it lies on the table. */
function onTheTable({ does, label }: MenuEntry, clan: Clan): Message[] {
  if (does["bundle"] !== undefined) return bundleOf(does["bundle"]).effects.flatMap((effect) => opened(effect, clan));
  if (does["row"] !== undefined) return [said("board-brings-row", { goods: rewards(label) })];
  if (does.verb === "ascend") return [said("board-brings-ascend", { origin: label.values["origin"] ?? "" })];
  if (does.verb === "audience") return [said("board-brings-audience", { home: clan.home.courtiers })];
  return [];
}

/** The last thing that a row opens is its part of the action card. */
const rewards = ({ values }: Message): Message[] => messagesOf(values["opens"]).slice(0, -1);

function opened(effect: Effect, { home, food, iron }: Clan): Message[] {
  switch (effect.op) {
    case "courtiers":
      return [said("board-brings-courtiers", { home: home.courtiers })];
    case "gardeners":
      return [said("board-brings-gardeners", { home: home.gardeners, n: food })];
    case "warriors":
      return [said("board-brings-warriors", { home: home.warriors, n: iron })];
    case "domain":
      return [said("board-brings-domain")];
    default:
      return [];
  }
}

/** Where the outcome cannot be foreseen: how much there is now of what would come. */
function have({ label, does }: MenuEntry, clan: Clan): Message | null {
  const named = JSON.stringify(label.values);
  const goods = GOODS.filter((good) => good === does["good"] || named.includes(`"${keyOf("effect-gain", good)}"`));
  const amounts = goods.map((good) => said(keyOf("effect-gain", good), { n: clan[good] }));
  return goods.length === 0 ? null : said("board-brings-now", { goods: amounts });
}

function crossed({ label }: MenuEntry, clan: Clan, outcome: Outcome | null): Message {
  const after = outcome?.view.clans.find(({ seat }) => seat === clan.seat);
  if (!after) return said("board-brings-crossing", label.values);
  return said("board-brings-cross", { ...label.values, space: after.influence });
}
